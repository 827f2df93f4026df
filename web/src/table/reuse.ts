/**
 * The old value wherever the new one says the same: every scene comes as a fresh copy, and only what changed is to be drawn again.
 * Parts of `fresh` are replaced in place, so it must be nobody else's.
 */
export function reuse<T>(old: unknown, fresh: T): T {
  if (Object.is(old, fresh) || typeof old !== 'object' || typeof fresh !== 'object' || old === null || fresh === null) return fresh;
  if (Array.isArray(old) !== Array.isArray(fresh)) return fresh;
  const [before, after] = [old as Record<string, unknown>, fresh as Record<string, unknown>];
  const keys = Object.keys(after);
  let same = keys.length === Object.keys(before).length;
  for (const key of keys) {
    const kept = reuse(before[key], after[key]);
    if (kept !== after[key]) after[key] = kept;
    // a missing key reads as undefined, which no plain value is
    if (kept !== before[key]) same = false;
  }
  return same ? (old as T) : fresh;
}
