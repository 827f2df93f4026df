/**
 * What changed between two plain JSON values, small enough to be sent after every move.
 *
 *     [value]                         is replaced by the value
 *     [start, taken, ...put]          a list: so many members from there are taken out, and these put in
 *     { key: patch, gone: 0 }         a record or a list: these members change, `0` takes one out
 */
import { sameJson } from '@bottega/kernel';

export type Patch = readonly unknown[] | { readonly [key: string]: Patch | 0 };

type Plain = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Plain => value !== null && typeof value === 'object' && !Array.isArray(value);

/** The patch that makes `after` of `before`; undefined where they are equal. */
export function diff(before: unknown, after: unknown): Patch | undefined {
  if (before === after) return undefined;
  if (Array.isArray(before) && Array.isArray(after)) return before.length === after.length ? members(before, after) : splice(before, after);
  if (isRecord(before) && isRecord(after)) return members(before, after);
  return [after];
}

export function patch(before: unknown, change: Patch | undefined): unknown {
  if (change === undefined) return before;
  if (!Array.isArray(change)) return patchMembers(before, change as { readonly [key: string]: Patch | 0 });
  if (change.length === 1) return change[0];
  const [start, taken, ...put] = change as [number, number, ...unknown[]];
  const list = before as readonly unknown[];
  return [...list.slice(0, start), ...put, ...list.slice(start + taken)];
}

function patchMembers(before: unknown, change: { readonly [key: string]: Patch | 0 }): unknown {
  if (Array.isArray(before)) {
    const list = before.slice();
    for (const [index, inner] of Object.entries(change)) list[Number(index)] = patch(list[Number(index)], inner as Patch);
    return list;
  }
  // entries define each key as it is, even one that means something to JavaScript
  const record = new Map(Object.entries(before as Plain));
  for (const [key, inner] of Object.entries(change)) {
    if (inner === 0) record.delete(key);
    else record.set(key, patch(record.get(key), inner));
  }
  return Object.fromEntries(record);
}

/** Whoever changed altogether is sent whole. */
function members(before: Plain | readonly unknown[], after: Plain | readonly unknown[]): Patch | undefined {
  const old = before as Plain;
  const now = after as Plain;
  const changes: [string, Patch | 0][] = [];
  let kept = 0;
  for (const key of Object.keys(now)) {
    const inner = Object.hasOwn(old, key) ? diff(old[key], now[key]) : [now[key]];
    if (inner === undefined) kept++;
    else changes.push([key, inner]);
  }
  for (const key of Object.keys(old)) if (!Object.hasOwn(now, key)) changes.push([key, 0]);
  if (changes.length === 0) return undefined;
  return kept === 0 && changes.every(([, inner]) => Array.isArray(inner) && inner.length === 1) ? [after] : Object.fromEntries(changes);
}

function splice(before: readonly unknown[], after: readonly unknown[]): Patch {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && sameJson(before[start], after[start])) start++;
  let end = 0;
  while (end < shorter - start && sameJson(before[before.length - 1 - end], after[after.length - 1 - end])) end++;
  return [start, before.length - start - end, ...after.slice(start, after.length - end)];
}
