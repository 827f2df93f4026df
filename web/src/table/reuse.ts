/**
 * The new value, with the very objects of the old one wherever they say the same, so that only what changed is drawn
 * again.
 */
export function reuse<T>(old: unknown, fresh: T): T {
  if (Object.is(old, fresh) || typeof old !== 'object' || typeof fresh !== 'object' || old === null || fresh === null) return fresh;
  if (Array.isArray(old) !== Array.isArray(fresh)) return fresh;
  const before = old as Record<string, unknown>;
  const after = (Array.isArray(fresh) ? [...fresh] : { ...fresh }) as Record<string, unknown>;
  const keys = Object.keys(after);
  let same = keys.length === Object.keys(before).length;
  for (const key of keys) {
    after[key] = reuse(before[key], after[key]);
    // a missing key reads as undefined, which no plain value is
    if (after[key] !== before[key]) same = false;
  }
  return (same ? old : after) as T;
}
