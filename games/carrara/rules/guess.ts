/** One full table that fits a view: the pile in some order, the unseen blocks dealt anew, florins of a likely size. */
import { type Random, type RandomState, shuffle, type Viewer } from '@bottega/kernel';
import { CITY_INDEX, COLOURS, TYPES } from '../edition/names.ts';
import { clone } from './clone.ts';
import { payingPower } from './payment.ts';
import { anyPlaceOpen } from './places.ts';
import { type Counts, editionOf, isEmpty, type Player, type State, type Tile } from './state.ts';
import type { View } from './view.ts';
import { anythingAffordable } from './wheel.ts';

export function guess(view: View, _viewer: Viewer, random: Random): State {
  // the nulls of the view are all filled in below
  const state = clone(view as unknown as State);
  state.random = Array.from({ length: 4 }, () => random(0x100000000) | 0) as RandomState;
  state.pile = shuffle(unseenTiles(state), random);
  const strangers = state.players.filter((_, seat) => view.players[seat].florins === null);
  for (const player of strangers) player.florins = likelyFlorins(random);
  dealBlocks(state, strangers, random);
  enableActor(state, strangers);
  return state;
}

/** The tiles in play that lie neither on display, nor built, nor in the box. */
function unseenTiles(state: State): Tile[] {
  const values = editionOf(state).buildings.values[state.players.length as 2 | 3 | 4];
  const unseen = TYPES.flatMap((type) => values.map((value): Tile => ({ type, value })));
  const seen: (Tile | null)[] = [
    ...state.display,
    ...state.box.tiles,
    ...state.players.flatMap(({ columns }) => columns.flat().filter(({ monument }) => !monument)),
  ];
  for (const tile of seen) {
    if (tile === null) continue;
    unseen.splice(
      unseen.findIndex(({ type, value }) => type === tile.type && value === tile.value),
      1,
    );
  }
  return unseen;
}

/** Nobody hoards for long: mostly small sums, seldom large ones. */
const likelyFlorins = (random: Random): number => random(16) + random(16);

/** Shares the unseen blocks between the strangers' screens and the bag; an empty bag leaves them all to the strangers. */
function dealBlocks(state: State, strangers: readonly Player[], random: Random): void {
  const { perColour } = editionOf(state).blocks;
  const bagIsEmpty = isEmpty(state.bag);
  const unseen: number[] = [];
  COLOURS.forEach((_, colour) => {
    const seen =
      sum(state.wheel, colour) +
      sum(
        state.players.filter((player) => !strangers.includes(player)).map(({ blocks }) => blocks),
        colour,
      );
    for (let count = seen; count < perColour; count++) unseen.push(colour);
  });
  shuffle(unseen, random);
  for (const player of strangers) player.blocks = COLOURS.map(() => 0);
  state.bag = COLOURS.map(() => 0);
  if (bagIsEmpty) for (const colour of unseen) strangers[random(strangers.length)].blocks[colour]++;
  else {
    for (const player of strangers) for (let count = random(7); count > 0 && unseen.length > 1; count--) player.blocks[unseen.pop()!]++;
    for (const colour of unseen) state.bag[colour]++;
  }
}

const sum = (lists: readonly Counts[], colour: number): number => lists.reduce((total, counts) => total + counts[colour], 0);

/** A stranger in the middle of something must be able to finish it. */
function enableActor(state: State, strangers: readonly Player[]): void {
  const frame = state.agenda.at(-1);
  if (frame === undefined || !strangers.includes(state.players[frame.seat])) return;
  const player = state.players[frame.seat];
  const raiseUntil = (enough: () => boolean): void => {
    while (!enough()) player.florins++;
  };
  switch (frame.step) {
    case 'choose-sector':
      raiseUntil(() => anythingAffordable(state, frame.seat));
      break;
    case 'take-blocks':
      // somebody who has taken nothing yet can pay for something there
      raiseUntil(() => frame.taken.length > 0 || player.florins >= 6);
      break;
    case 'mark-place':
      raiseUntil(() => player.florins > 1000 || anyPlaceOpen(state, frame.seat, player.florins));
      break;
    case 'pay':
      takeBlocksFor(
        state,
        player,
        CITY_INDEX[frame.city],
        frame.left,
        strangers.filter((other) => other !== player),
      );
  }
}

/** Gives the payer what the payment still needs, out of the bag first, then out of other guessed hands. */
function takeBlocksFor(state: State, payer: Player, city: number, left: number, others: readonly Player[]): void {
  for (const hand of [state.bag, ...others.map(({ blocks }) => blocks)]) {
    for (let colour = 0; colour <= city; colour++) {
      while (payingPower(payer.blocks, city) < left && hand[colour] > 0) {
        hand[colour]--;
        payer.blocks[colour]++;
      }
    }
  }
}
