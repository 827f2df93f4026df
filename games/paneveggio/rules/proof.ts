/** What the proofs need to know: the components, the secrets and the settings. */
import { type ProofKit, type Setup, seedRandom, shuffle } from '@bottega/kernel';
import { clone } from './clone.ts';
import { LEVELS } from './options.ts';
import type { Hidden, State } from './state.ts';

function components(state: State): Record<string, number> {
  const counts: Record<string, number> = { cards: state.deck.length + state.open.length + state.stage.length };
  const known = new Set<Hidden>([...state.deck, ...state.open, ...state.stage.map(({ card }) => card)]);
  state.sides.forEach((side, seat) => {
    const cards = [...side.hand, ...side.aside, ...side.packet, ...side.contacts.flat(), ...side.discards, ...side.apprentices];
    counts.cards += cards.length;
    for (const card of cards) known.add(card);
    const sum = (numbers: readonly number[]): number => numbers.reduce((total, count) => total + count, 0);
    counts[`violins of seat ${seat}`] = side.violins + side.wood.length + sum(side.heritage);
    counts[`lutherie of seat ${seat}`] =
      side.lutherie + side.ducats + side.studies + side.help + (side.boost === null ? 0 : 1) + sum(side.wood) - side.wood.length;
  });
  for (const { slots } of state.stage) {
    for (const violin of slots) {
      if (violin === null) continue;
      counts[`violins of seat ${violin.owner}`]++;
      for (const owner of violin.tokens) counts[`lutherie of seat ${owner}`]++;
    }
  }
  counts['different cards'] = known.size;
  return counts;
}

const players = (count: number, start: string, level?: string): Setup => ({ players: count, options: { start, ...(level && { level }) } });
const settings: Setup[] = [
  ...LEVELS.flatMap((level) => ['starter', 'mulligan'].map((start) => players(1, start, level))),
  ...['pianissimo', 'fortissimo'].map((level) => ({ players: 1, options: { start: 'starter', level, musicians: 'first-game' } })),
  ...[2, 3, 4].flatMap((count) => ['starter', 'mulligan', 'draft'].map((start) => players(count, start))),
];

export const proof: ProofKit<State> = {
  components,
  settings,
  /** Deals the deck, the other hands and whatever the others hold in secret anew. */
  scramble(state, viewer, random) {
    const other = clone(state);
    other.random = seedRandom(`scramble ${random(0x100000000)}`);
    const secret: Hidden[][] = [other.deck];
    other.sides.forEach((side, seat) => {
      if (seat === viewer) return;
      secret.push(side.aside, side.packet);
      if (other.agenda.length > 0) secret.push(side.hand);
    });
    // what was seen to go to a hand is no secret
    const seen = new Set<Hidden>(other.sides.flatMap(({ known }) => known));
    const cards = shuffle(
      secret.flat().filter((card) => !seen.has(card)),
      random,
    );
    for (const place of secret) for (let i = 0; i < place.length; i++) if (!seen.has(place[i])) place[i] = cards.pop() as Hidden;
    return other;
  },
};
