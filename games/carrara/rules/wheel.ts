/** The wheel of blocks, and the icons that lie on its sectors in the advanced game. */
import { draw, type Log, type Seat } from '@bottega/kernel';
import { COLOURS, type Colour, type Decoration } from '../edition/names.ts';
import { type Counts, editionOf, isEmpty, type State } from './state.ts';

const SLOTS = 6;

export const priceOf = (state: State, slot: number, colour: number): number => editionOf(state).wheel.prices[slot][colour];

/** Whether the seat can pay for some block in the slot; free blocks count (ruling C5). */
export function affordable(state: State, seat: Seat, slot: number): boolean {
  const { florins } = state.players[seat];
  const sector = state.wheel[slot];
  const prices = editionOf(state).wheel.prices[slot];
  for (let colour = 0; colour < sector.length; colour++) {
    if (sector[colour] > 0 && prices[colour] <= florins) return true;
  }
  return false;
}

export function anythingAffordable(state: State, seat: Seat): boolean {
  for (let slot = 0; slot < SLOTS; slot++) if (affordable(state, seat, slot)) return true;
  return false;
}

export const decorationAt = (state: State, slot: number): Decoration => editionOf(state).wheel.decorations[(slot - state.decorationWheel + SLOTS) % SLOTS];
export const statueAt = (state: State, slot: number): Colour => editionOf(state).wheel.statues[(slot - state.statueWheel + SLOTS) % SLOTS];

/** One sector clockwise: what lay in VI comes back to I and its prices (ruling C7). */
export function turnBlocks(state: State): void {
  state.wheel.unshift(state.wheel.pop()!);
  state.decorationWheel = (state.decorationWheel + 1) % SLOTS;
}

export function turnStatues(state: State): void {
  state.statueWheel = (state.statueWheel + 1) % SLOTS;
}

/** Draws blocks into slot I until the wheel is full or the bag is empty (ruling C6). */
export function refillWheel(state: State, log?: Log): void {
  const first = state.wheel[0];
  const drawn: Counts = [0, 0, 0, 0, 0, 0];
  let onWheel = 0;
  for (const sector of state.wheel) for (const blocks of sector) onWheel += blocks;
  for (; onWheel < editionOf(state).wheel.capacity && !isEmpty(state.bag); onWheel++) {
    const colour = drawBlock(state);
    first[colour]++;
    drawn[colour]++;
  }
  if (!isEmpty(drawn)) log?.({ code: 'drew-blocks', colour: listColours(drawn) });
}

function drawBlock(state: State): number {
  let total = 0;
  for (const blocks of state.bag) total += blocks;
  let pick = draw(state.random, total);
  let colour = 0;
  while (pick >= state.bag[colour]) pick -= state.bag[colour++];
  state.bag[colour]--;
  return colour;
}

/** The colours of so many blocks, each as often as it occurs. */
export const listColours = (blocks: Counts): Colour[] => blocks.flatMap((count, colour) => Array<Colour>(count).fill(COLOURS[colour]));
