/** Notes have no names of their own: whoever draws them moving must guess which is which after a change. */
import type { Line } from '../../edition/names.ts';

const same = (a: readonly Line[], b: readonly Line[]): boolean => a.length === b.length && a.every((line, at) => line === b[at]);
const rotate = <T>(list: readonly T[]): T[] => [...list.slice(1), ...list.slice(0, 1)];
const back = <T>(list: readonly T[]): T[] => [...list.slice(-1), ...list.slice(0, -1)];
function swap<T>(list: readonly T[], beat: number): T[] {
  const swapped = list.slice();
  const next = (beat + 1) % list.length;
  [swapped[beat], swapped[next]] = [list[next], list[beat]];
  return swapped;
}

/** The ids of the notes by beat after a change, for the ids before it. */
export function noteIds(before: readonly Line[], after: readonly Line[], ids: readonly number[]): number[] {
  if (before.length !== after.length) return after.map((_, at) => ids[at] ?? at);
  const changed = after.filter((line, at) => line !== before[at]).length;
  if (changed < 2) return ids.slice();
  for (let beat = 0; beat < after.length; beat++) if (same(swap(before, beat), after)) return swap(ids, beat);
  if (same(rotate(before), after)) return rotate(ids);
  if (same(back(before), after)) return back(ids);
  return ids.slice();
}
