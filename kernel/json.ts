/** Equality of plain JSON values; the order of keys does not count. */
export function sameJson(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (a === null || b === null || typeof a !== 'object' || typeof b !== 'object') return false;
  if (Array.isArray(a) || Array.isArray(b)) return Array.isArray(a) && Array.isArray(b) && sameList(a, b);
  const left = a as Record<string, unknown>;
  const right = b as Record<string, unknown>;
  // counted on the way instead of asking for lists of keys: most that differ do so early
  let more = 0;
  for (const key in left) {
    const one = left[key];
    const other = right[key];
    if ((one !== other || one === undefined) && (!Object.hasOwn(right, key) || !sameJson(one, other))) return false;
    more++;
  }
  for (const _ in right) more--;
  return more === 0;
}

function sameList(a: readonly unknown[], b: readonly unknown[]): boolean {
  if (a.length !== b.length) return false;
  for (let index = 0; index < a.length; index++) if (a[index] !== b[index] && !sameJson(a[index], b[index])) return false;
  return true;
}

const under = (path: string, key: string): string => (path === '' ? key : `${path}.${key}`);

/** The path of the first place where two JSON values differ, or undefined. */
export function firstDifference(a: unknown, b: unknown, path = ''): string | undefined {
  if (sameJson(a, b)) return undefined;
  if (a === null || b === null || typeof a !== 'object' || typeof b !== 'object') return path;
  if (Array.isArray(a) !== Array.isArray(b)) return path;
  const left = a as Record<string, unknown>;
  const right = b as Record<string, unknown>;
  for (const key of new Set([...Object.keys(left), ...Object.keys(right)])) {
    if (!Object.hasOwn(left, key) || !Object.hasOwn(right, key)) return under(path, key);
    const inner = firstDifference(left[key], right[key], under(path, key));
    if (inner !== undefined) return inner;
  }
  return path;
}

/** The path of the first thing that would not survive being written as JSON and read again, or undefined. */
export function firstUnplain(value: unknown, path = ''): string | undefined {
  if (value === null || typeof value === 'string' || typeof value === 'boolean' || Number.isFinite(value)) return undefined;
  if (typeof value !== 'object') return path;
  const list = Array.isArray(value);
  if (Object.getPrototypeOf(value) !== (list ? Array.prototype : Object.prototype)) return path;
  const entries = Object.entries(value);
  if (list && entries.length !== value.length) return path;
  for (const [key, inner] of entries) {
    const found = firstUnplain(inner, under(path, key));
    if (found !== undefined) return found;
  }
  return undefined;
}

/** No JSON of the house is a third as deep; whatever walks through a deeper one could run out of stack. */
export const DEEPEST_JSON = 32;

/** Whether a JSON text is nested too deep: counted before parsing, brackets outside strings only. */
export function isTooDeep(text: string): boolean {
  let depth = 0;
  let quoted = false;
  for (let at = 0; at < text.length; at++) {
    const letter = text.charCodeAt(at);
    if (quoted) {
      if (letter === 0x5c) at++;
      else if (letter === 0x22) quoted = false;
    } else if (letter === 0x22) quoted = true;
    else if (letter === 0x5b || letter === 0x7b) {
      if (++depth > DEEPEST_JSON) return true;
    } else if (letter === 0x5d || letter === 0x7d) depth--;
  }
  return false;
}
