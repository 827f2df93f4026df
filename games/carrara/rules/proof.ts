/** What the proofs need to know: the components of the box, and what is secret from whom. */
import { type ProofKit, type Random, type RandomState, type Seat, shuffle, type Viewer } from '@bottega/kernel';
import { CITIES, COLOURS, DECORATIONS, type Piece, TYPES } from '../edition/names.ts';
import { editionOf } from '../edition/schema.ts';
import { clone } from './clone.ts';
import { type Counts, isEmpty, markersLeft, type State, type Tile } from './state.ts';

export const proof: ProofKit<State> = {
  components,
  scramble,
  settings: [2, 3, 4].flatMap((players) =>
    [false, true].flatMap((hidden) => ['normal', 'advanced'].map((variant) => ({ players, options: { variant, hidden } }))),
  ),
};

/** What the counted things are called, made once: counting happens at every move of a proof. */
const names = <Name extends string>(all: readonly Name[], kind: string) =>
  Object.fromEntries(all.map((name) => [name, `${name} ${kind}`])) as Record<Name, string>;
const BLOCKS = names(COLOURS, 'blocks');
const MONUMENTS = names(TYPES, 'monuments');
const UPGRADES = names(CITIES, 'upgrade tiles');
const PIECE_NAMES: Record<Piece, string> = { ...names(DECORATIONS, 'decorations'), ...names([...COLOURS, 'gold'], 'statues') };

function components(state: State): Record<string, number> {
  const count: Record<string, number> = {};
  const add = (what: string, number = 1): void => {
    if (number < 0) throw new Error(`${number} of ${what}`);
    count[what] = (count[what] ?? 0) + number;
  };
  const all = <Name extends string>(kinds: Record<Name, string>, order: readonly Name[], counts: Counts): void => {
    for (let index = 0; index < order.length; index++) add(kinds[order[index]], counts[index]);
  };
  const tile = ({ type, value }: Tile): void => add(`${type} ${value}`);
  all(BLOCKS, COLOURS, state.bag);
  for (const sector of state.wheel) all(BLOCKS, COLOURS, sector);
  all(PIECE_NAMES, COLOURS, state.statues);
  all(PIECE_NAMES, DECORATIONS, state.decorations);
  add(PIECE_NAMES.gold, state.gold + state.box.gold);
  all(MONUMENTS, TYPES, state.monuments);
  all(UPGRADES, CITIES, state.improvements);
  for (const shown of state.display) if (shown !== null) tile(shown);
  state.pile.forEach(tile);
  state.box.tiles.forEach(tile);
  state.players.forEach((player, seat) => {
    if (player.florins < 0) throw new Error(`seat ${seat} owes florins`);
    all(BLOCKS, COLOURS, player.blocks);
    all(UPGRADES, CITIES, player.improved);
    for (const { piece } of player.warehouse) add(PIECE_NAMES[piece]);
    for (const column of player.columns) {
      for (const building of column) {
        if (building.monument) add(MONUMENTS[building.type]);
        else tile(building);
        if (building.decorated) add(PIECE_NAMES[editionOf(state).buildings.types[building.type].decoration]);
        if (building.statue !== null) add(PIECE_NAMES[building.statue]);
      }
    }
    add(`markers of seat ${seat}`, markersLeft(player) + markersPlaced(state, seat));
  });
  return count;
}

/** On places of one's own, on shared ones, and in hand while a place is being chosen. */
function markersPlaced(state: State, seat: Seat): number {
  const { types, landscapes, statuePlaces } = state.players[seat];
  const used = (counts: Counts): number => counts.reduce((sum, place) => sum + place, 0);
  const held = (holders: readonly (Seat | null)[]): number => holders.filter((holder) => holder === seat).length;
  const inHand = state.agenda.some((frame) => frame.step === 'mark-place' && frame.seat === seat) ? 1 : 0;
  return used(types) + used(landscapes) + used(statuePlaces) + held(state.cities) + held(state.florinPlaces) + inHand;
}

/** Other florins and blocks behind the others' screens, another order in the pile, another fate. */
function scramble(state: State, viewer: Viewer, random: Random): State {
  const other = clone(state);
  const over = state.agenda.length === 0;
  other.random = Array.from({ length: 4 }, () => random(0x100000000) | 0) as RandomState;
  shuffle(other.pile, random);
  if (!state.hidden || over) return other;
  const strangers = other.players.filter((_, seat) => seat !== viewer);
  const mayMove = !isEmpty(other.bag);
  for (const player of strangers) {
    player.florins = random(80);
    for (const hand of strangers) if (hand !== player) exchangeBlocks(player.blocks, hand.blocks, random);
    if (mayMove) exchangeBlocks(player.blocks, other.bag, random);
  }
  return other;
}

/** Moves some blocks between two hands; the second never becomes empty by it, since an empty bag is public. */
function exchangeBlocks(a: number[], b: number[], random: Random): void {
  for (let colour = 0; colour < a.length; colour++) {
    const together = a[colour] + b[colour];
    a[colour] = random(together + 1);
    b[colour] = together - a[colour];
  }
  if (isEmpty(b)) for (let colour = 0; colour < a.length; colour++) [a[colour], b[colour]] = [b[colour], a[colour]];
}
