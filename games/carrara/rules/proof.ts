/** What the proofs need to know: the components of the box, and what is secret from whom. */
import { type ProofKit, type Random, type RandomState, shuffle, type Viewer } from '@bottega/kernel';
import { CITIES, COLOURS, DECORATIONS, TYPES } from '../edition/names.ts';
import { clone } from './clone.ts';
import { editionOf, isEmpty, markersLeft, type State } from './state.ts';

export const proof: ProofKit<State> = {
  components,
  scramble,
  settings: [2, 3, 4].flatMap((players) =>
    [true, false].flatMap((hidden) => ['normal', 'advanced'].map((variant) => ({ players, options: { variant, hidden } }))),
  ),
};

function components(state: State): Record<string, number> {
  const count: Record<string, number> = {};
  const add = (what: string, number = 1): void => {
    if (number < 0) throw new Error(`${number} of ${what}`);
    count[what] = (count[what] ?? 0) + number;
  };
  COLOURS.forEach((colour, index) => {
    add(`${colour} blocks`, state.bag[index]);
    for (const sector of state.wheel) add(`${colour} blocks`, sector[index]);
    add(`${colour} statues`, state.statues[index]);
  });
  DECORATIONS.forEach((decoration, index) => {
    add(`${decoration} decorations`, state.decorations[index]);
  });
  add('gold statues', state.gold + state.box.gold);
  const tile = (type: string, value: number): void => add(`${type} ${value}`);
  for (const shown of [...state.display, ...state.pile, ...state.box.tiles]) if (shown !== null) tile(shown.type, shown.value);
  TYPES.forEach((type, index) => {
    add(`${type} monuments`, state.monuments[index]);
  });
  CITIES.forEach((city, index) => {
    add(`${city} upgrade tiles`, state.improvements[index]);
  });
  state.players.forEach((player, seat) => {
    if (player.florins < 0) throw new Error(`seat ${seat} owes florins`);
    COLOURS.forEach((colour, index) => {
      add(`${colour} blocks`, player.blocks[index]);
    });
    CITIES.forEach((city, index) => {
      add(`${city} upgrade tiles`, player.improved[index]);
    });
    const piece = (name: string): void => add((DECORATIONS as readonly string[]).includes(name) ? `${name} decorations` : `${name} statues`);
    for (const { piece: stored } of player.warehouse) piece(stored);
    for (const building of player.columns.flat()) {
      if (building.monument) add(`${building.type} monuments`);
      else tile(building.type, building.value);
      if (building.decorated) piece(editionOf(state).buildings.types[building.type].decoration);
      if (building.statue !== null) piece(building.statue);
    }
    const places = [...player.types, ...player.landscapes, ...player.statuePlaces].reduce((sum, used) => sum + used, 0);
    const shared = [...state.cities, ...state.florinPlaces].filter((holder) => holder === seat).length;
    const inHand = state.agenda.some((frame) => frame.step === 'mark-place' && frame.seat === seat) ? 1 : 0;
    add(`markers of seat ${seat}`, markersLeft(player) + places + shared + inHand);
  });
  return count;
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
    for (const hand of strangers) exchangeBlocks(player.blocks, hand.blocks, random);
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
  if (a !== b && isEmpty(b)) for (let colour = 0; colour < a.length; colour++) [a[colour], b[colour]] = [b[colour], a[colour]];
}
