/** The wheel of blocks, and the icons that lie on its sectors in the advanced game. */
import { draw, type Log, type Seat } from '@bottega/kernel';
import { COLOURS, type Colour, type Decoration } from '../edition/names.ts';
import { editionOf } from '../edition/schema.ts';
import { type Counts, isEmpty, type State, total } from './state.ts';

const SLOTS = 6;

export const priceOf = (state: State, slot: number, colour: number): number => editionOf(state).wheel.prices[slot][colour];

/** Whether the seat can pay for some block in the slot; free blocks count (ruling C5). */
export const affordable = (state: State, seat: Seat, slot: number): boolean =>
  canPaySome(state.wheel[slot], editionOf(state).wheel.prices[slot], state.players[seat].florins);

function canPaySome(sector: Counts, prices: readonly number[], florins: number): boolean {
  // the dearest colour is the first
  for (let colour = sector.length - 1; colour >= 0; colour--) if (sector[colour] > 0 && prices[colour] <= florins) return true;
  return false;
}

/** A bit for each slot with a block that the seat can pay for. */
export function affordableSlots(state: State, seat: Seat): number {
  const { wheel } = state;
  const { prices } = editionOf(state).wheel;
  const { florins } = state.players[seat];
  let slots = 0;
  for (let slot = 0; slot < SLOTS; slot++) if (canPaySome(wheel[slot], prices[slot], florins)) slots |= 1 << slot;
  return slots;
}

export function anythingAffordable(state: State, seat: Seat): boolean {
  for (let slot = SLOTS - 1; slot >= 0; slot--) if (affordable(state, seat, slot)) return true;
  return false;
}

export const decorationAt = (state: State, slot: number): Decoration => editionOf(state).wheel.decorations[(slot - state.decorationWheel + SLOTS) % SLOTS];
export const statueAt = (state: State, slot: number): Colour => editionOf(state).wheel.statues[(slot - state.statueWheel + SLOTS) % SLOTS];

/** One sector clockwise: what lay in VI comes back to I and its prices (ruling C7). */
export function turnBlocks(state: State): void {
  // by hand: `unshift` takes longer than everything else that a turn of the wheel does
  const { wheel } = state;
  const last = wheel[SLOTS - 1];
  for (let slot = SLOTS - 1; slot > 0; slot--) wheel[slot] = wheel[slot - 1];
  wheel[0] = last;
  state.decorationWheel = (state.decorationWheel + 1) % SLOTS;
}

export function turnStatues(state: State): void {
  state.statueWheel = (state.statueWheel + 1) % SLOTS;
}

/** Draws blocks into slot I until the wheel is full or the bag is empty (ruling C6). */
export function refillWheel(state: State, log?: Log): void {
  const first = state.wheel[0];
  const drawn: Counts = [0, 0, 0, 0, 0, 0];
  let inBag = total(state.bag);
  let onWheel = 0;
  for (let slot = 0; slot < state.wheel.length; slot++) onWheel += total(state.wheel[slot]);
  for (; onWheel < editionOf(state).wheel.capacity && !isEmpty(state.bag); onWheel++, inBag--) {
    const colour = drawBlock(state, inBag);
    first[colour]++;
    drawn[colour]++;
  }
  if (!isEmpty(drawn)) log?.({ code: 'drew-blocks', colour: listColours(drawn) });
}

function drawBlock({ bag, random }: State, inBag: number): number {
  let pick = draw(random, inBag);
  let colour = 0;
  while (pick >= bag[colour]) pick -= bag[colour++];
  bag[colour]--;
  return colour;
}

/** The colours of so many blocks, each as often as it occurs. */
export const listColours = (blocks: Counts): Colour[] => blocks.flatMap((count, colour) => Array<Colour>(count).fill(COLOURS[colour]));
