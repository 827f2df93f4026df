/** Passing for good: in the last turns, in place of the turn's action, on the highest free spot (ruling LS-A4). */
import type { Seat } from '@bottega/kernel';
import { BONUS_SPACE } from '../edition/names.ts';
import { editionOf } from '../edition/schema.ts';
import type { Tell } from './events.ts';
import type { State } from './state.ts';

export const mayPassOut = (state: State): boolean => state.last > 0;

export function passOut(state: State, seat: Seat, log: Tell): void {
  state.players[seat].at = BONUS_SPACE;
  state.passed.push(seat);
  log?.({ code: 'passed-out', seat, points: passingPoints(state, seat) });
}

const spotsOf = (state: State): readonly number[] => editionOf(state).passing[String(state.players.length) as '2'];

/** What the spot is worth that a seat took; nothing for those who never passed for good. */
export const passingPoints = (state: State, seat: Seat): number => spotsOf(state)[state.passed.indexOf(seat)] ?? 0;

/** What a prompt says of it: which of the last turns this is, and what the highest free spot is worth. */
export const passingPrompt = (state: State): { last: number; points: number } => ({ last: state.last, points: spotsOf(state)[state.passed.length] ?? 0 });
