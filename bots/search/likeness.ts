/**
 * Positions that are alike within a turn: the same is still to be decided, and everybody may expect the same. So two
 * orders of doing the same things are followed once, and what the judgement can't tell apart is not told apart.
 */
import type { BaseState } from '@bottega/kernel';

const float = new Float64Array(1);
const words = new Uint32Array(float.buffer);

let low = 0;
let high = 0;

/** Takes one more number in. */
function mix(value: number): void {
  low = Math.imul(low ^ value, 0x9e3779b1);
  low ^= low >>> 15;
  high = Math.imul(high ^ value, 0x85ebca6b);
  high ^= high >>> 13;
}

function mixText(text: string): void {
  for (let at = 0; at < text.length; at++) mix(text.charCodeAt(at));
}

/** A number for each likeness; two that differ share one by accident once in some billions. */
export function likeness({ agenda }: BaseState, points: readonly number[]): number {
  low = agenda.length;
  high = 1;
  for (let at = 0; at < agenda.length; at++) mixFields(agenda[at]);
  for (let seat = 0; seat < points.length; seat++) {
    float[0] = points[seat];
    mix(words[0]);
    mix(words[1]);
  }
  return (low >>> 0) * 0x100000 + (high & 0xfffff);
}

function mixFields(fields: object): void {
  for (const name in fields) mixValue((fields as Record<string, unknown>)[name]);
}

function mixValue(value: unknown): void {
  if (typeof value === 'number') mix(value + 1);
  else if (typeof value === 'string') mixText(value);
  else if (typeof value === 'boolean') mix(value ? 2 : 3);
  else if (Array.isArray(value)) mixList(value);
  else if (value !== null && value !== undefined) mixFields(value);
  else mix(5);
}

/** Lists in frames are what was gathered so far, in whatever order: their hashes are added up. */
function mixList(list: readonly unknown[]): void {
  const [lowBefore, highBefore] = [low, high];
  let lowSum = list.length;
  let highSum = 0;
  for (let at = 0; at < list.length; at++) {
    low = 7;
    high = 11;
    mixValue(list[at]);
    lowSum += low;
    highSum += high;
  }
  low = lowBefore;
  high = highBefore;
  mix(lowSum | 0);
  mix(highSum | 0);
}
