/**
 * Positions that are alike within a turn, though several ways led there: the same lies on the table and the same is
 * still to be decided. A number for each likeness; two that differ share one by accident once in some billions.
 */
import type { BaseState } from '@bottega/kernel';

let low = 0;
let high = 0;

/** Takes one more number in. */
function mix(value: number): void {
  low = Math.imul(low ^ value, 0x9e3779b1);
  low ^= low >>> 15;
  high = Math.imul(high ^ value, 0x85ebca6b);
  high ^= high >>> 13;
}

/** `loosely`: in whatever order things lie, as cards that were placed and taken back lie in a hand. */
export function likeness(state: BaseState, loosely = false): number {
  low = 1;
  high = 1;
  for (const name in state) {
    // chance to come is not seen by anybody, and an edition never changes
    if (name === 'random' || name === 'edition') continue;
    if (name === 'agenda') for (const frame of state.agenda) mixFields(frame, mixGathered);
    else mixValue((state as unknown as Record<string, unknown>)[name], loosely ? mixGathered : mixList);
  }
  return (low >>> 0) * 0x100000 + (high & 0xfffff);
}

type MixList = (list: readonly unknown[]) => void;

function mixFields(fields: object, lists: MixList): void {
  for (const name in fields) mixValue((fields as Record<string, unknown>)[name], lists);
}

function mixValue(value: unknown, lists: MixList): void {
  if (typeof value === 'number') mix(value + 1);
  else if (typeof value === 'string') mixText(value);
  else if (typeof value === 'boolean') mix(value ? 2 : 3);
  else if (value === null || value === undefined) mix(5);
  else if (Array.isArray(value)) lists(value);
  else mixFields(value, lists);
}

function mixText(text: string): void {
  for (let at = 0; at < text.length; at++) mix(text.charCodeAt(at));
}

/** Piles are long, and change at their ends. */
const LONG = 32;
const ENDS = 3;

function mixList(list: readonly unknown[]): void {
  const { length } = list;
  mix(length);
  for (let at = 0; at < length; at++) {
    if (length > LONG && at === ENDS) at = length - ENDS;
    mixValue(list[at], mixList);
  }
}

/** Lists in frames are what was gathered so far, in whatever order: their hashes are added up. */
function mixGathered(list: readonly unknown[]): void {
  const lowBefore = low;
  const highBefore = high;
  let lowSum = list.length;
  let highSum = 0;
  for (let at = 0; at < list.length; at++) {
    low = 7;
    high = 11;
    mixValue(list[at], mixGathered);
    lowSum += low;
    highSum += high;
  }
  low = lowBefore;
  high = highBefore;
  mix(lowSum | 0);
  mix(highSum | 0);
}
