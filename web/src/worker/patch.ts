/** What changed between two plain values: a scene that is told costs what is new in it, and whatever stays is the very same object. */
export type Patch = { readonly set: unknown } | { readonly within: Readonly<Record<string, Patch>> /** Of an array. */; readonly length?: number };

type Tree = Readonly<Record<string, unknown>>;
const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;

/** Undefined when nothing changed. */
export function difference(old: unknown, fresh: unknown): Patch | undefined {
  if (Object.is(old, fresh)) return undefined;
  if (!isTree(old) || !isTree(fresh) || Array.isArray(old) !== Array.isArray(fresh)) return { set: fresh };
  const lists = Array.isArray(old) && Array.isArray(fresh);
  if (!lists && Object.keys(old).some((key) => !Object.hasOwn(fresh, key))) return { set: fresh };
  const within: Record<string, Patch> = {};
  for (const key of Object.keys(fresh)) {
    const inside = Object.hasOwn(old, key) ? difference(old[key], fresh[key]) : { set: fresh[key] };
    if (inside !== undefined) within[key] = inside;
  }
  if (lists && old.length !== fresh.length) return { within, length: fresh.length };
  return Object.keys(within).length === 0 ? undefined : { within };
}

export function patched(old: unknown, patch: Patch): unknown {
  if ('set' in patch) return patch.set;
  const fresh = (Array.isArray(old) ? old.slice(0, patch.length) : { ...(old as Tree) }) as Record<string, unknown>;
  for (const [key, inside] of Object.entries(patch.within)) fresh[key] = patched(fresh[key], inside);
  return fresh;
}
