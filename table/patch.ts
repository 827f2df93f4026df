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
  if (Array.isArray(before) && Array.isArray(after)) return before.length === after.length ? places(before, after) : splice(before, after);
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

/** Lists of equal length, place by place. Whatever changed altogether is sent whole. */
function places(before: readonly unknown[], after: readonly unknown[]): Patch | undefined {
  let changes: Record<string, Patch> | undefined;
  let whole = true;
  for (let index = 0; index < after.length; index++) {
    if (before[index] === after[index]) {
      whole = false;
      continue;
    }
    const inner = diff(before[index], after[index]);
    if (!isWhole(inner)) whole = false;
    if (inner === undefined) continue;
    changes ??= {};
    changes[index] = inner;
  }
  return changes !== undefined && whole ? [after] : changes;
}

function members(before: Plain, after: Plain): Patch | undefined {
  let changes: [string, Patch | 0][] | undefined;
  let whole = true;
  let gone = 0;
  for (const _ in before) gone++;
  for (const key in after) {
    const old = before[key];
    const now = after[key];
    if (old === now) {
      gone--;
      whole = false;
      continue;
    }
    const there = Object.hasOwn(before, key);
    if (there) gone--;
    const inner = there ? diff(old, now) : [now];
    if (!isWhole(inner)) whole = false;
    if (inner === undefined) continue;
    changes ??= [];
    changes.push([key, inner]);
  }
  if (gone > 0)
    for (const key in before) {
      if (Object.hasOwn(after, key)) continue;
      changes ??= [];
      changes.push([key, 0]);
    }
  if (changes === undefined) return undefined;
  return whole ? [after] : Object.fromEntries(changes);
}

const isWhole = (change: Patch | undefined): boolean => Array.isArray(change) && change.length === 1;

function splice(before: readonly unknown[], after: readonly unknown[]): Patch {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && sameJson(before[start], after[start])) start++;
  let end = 0;
  while (end < shorter - start && sameJson(before[before.length - 1 - end], after[after.length - 1 - end])) end++;
  return [start, before.length - start - end, ...after.slice(start, after.length - end)];
}
