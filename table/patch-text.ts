/**
 * What `diff` finds, as the JSON that is sent, for values of which many look alike, such as the views of one game: each place learns which
 * members the records found there have, and code is made that compares just these. What looks different from what was learned is left
 * to `diff`, so that both always say the same. A page's policy forbids making code: this is for the server.
 */
import type { AnyGame } from '@bottega/kernel';
import { diff, type Patch, splice } from './patch.ts';

/** The patch as text; undefined where both are equal. */
export type PatchText = (before: unknown, after: unknown) => string | undefined;

/** One place: undefined where both are equal, WHOLE when all of it changed, else the patch as text. */
type Place = (before: unknown, after: unknown) => string | undefined;
const WHOLE = '';

const learned = new WeakMap<AnyGame, PatchText>();

/** What the views of a game taught so far serves all its tables. */
export function patchTextOf(game: AnyGame): PatchText {
  const known = learned.get(game) ?? patchText();
  learned.set(game, known);
  return known;
}

export function patchText(): PatchText {
  // several viewers share most of what they see, or all of it
  const top = remembering(newPlace(() => remembering(newPlace())));
  return (before, after) => {
    const text = top(before, after);
    return text === WHOLE ? wholeText(after) : text;
  };
}

const wholeText = (value: unknown): string => `[${typeof value === 'number' || value === null ? value : JSON.stringify(value)}]`;

function asText(change: Patch | undefined): string | undefined {
  if (change === undefined) return undefined;
  return Array.isArray(change) && change.length === 1 ? WHOLE : JSON.stringify(change);
}

/** A place that learns from the first record or the first list of records it is given; `inner` makes the places in it. */
function newPlace(inner: () => Place = newPlace): Place {
  let record: Place | undefined;
  let member: Place | undefined;
  return (before, after) => {
    if (before === after) return undefined;
    if (before === null || after === null || typeof before !== 'object' || typeof after !== 'object') return WHOLE;
    if (Array.isArray(before)) {
      if (!Array.isArray(after)) return WHOLE;
      if (before.length !== after.length) return JSON.stringify(splice(before, after));
      member ??= inner();
      return places(before, after, member);
    }
    if (Array.isArray(after)) return WHOLE;
    record ??= newRecord(after, inner);
    return record(before, after);
  };
}

/** Knows what it said last. Places further inside would remember in vain, and it takes time. */
function remembering(place: Place): Place {
  let lastBefore: unknown;
  let lastAfter: unknown;
  let last: string | undefined;
  return (before, after) => {
    if (before === after || typeof after !== 'object') return place(before, after);
    if (before === lastBefore && after === lastAfter) return last;
    lastBefore = before;
    lastAfter = after;
    last = place(before, after);
    return last;
  };
}

function places(before: readonly unknown[], after: readonly unknown[], member: Place): string | undefined {
  const { length } = after;
  const first = typeof after[0] === 'number' ? firstOther(before, after) : 0;
  if (first === length) return undefined;
  let text = '';
  let whole = first === 0;
  for (let index = first; index < length; index++) {
    const old = before[index];
    const now = after[index];
    if (old === now) {
      whole = false;
      continue;
    }
    const inner = typeof now === 'number' || now === null ? WHOLE : member(old, now);
    if (inner !== WHOLE) whole = false;
    if (inner !== undefined) text += `${text === '' ? '{' : ','}"${index}":${inner === WHOLE ? wholeText(now) : inner}`;
  }
  return text === '' ? undefined : whole ? WHOLE : `${text}}`;
}

/** Most lists hold numbers: a loop that meets nothing else is quicker than one that meets everything. */
function firstOther(before: readonly unknown[], after: readonly unknown[]): number {
  let index = 0;
  while (index < after.length && before[index] === after[index]) index++;
  return index;
}

const otherwise: Place = (before, after) => asText(diff(before, after));

/** Names that can stand in code as they are, and mean nothing special to JavaScript. */
const NAME = /^(?!__proto__$)[A-Za-z]\w*$/;

/** Compares records that have just the members of this one: as many, and none of them missing. */
function newRecord(example: object, inner: () => Place): Place {
  const keys = Object.keys(example);
  if (keys.length === 0 || !keys.every((key) => NAME.test(key))) return otherwise;
  const lines = keys.map(
    (key, index) => `
      old = before.${key}, now = after.${key};
      if (old === now) {
        if (old === undefined) return otherwise(before, after);
        whole = false;
      } else {
        if (old === undefined || now === undefined) return otherwise(before, after);
        inner = place${index}(old, now);
        if (inner !== '') whole = false;
        if (inner !== undefined) text += (text === '' ? '{"${key}":' : ',"${key}":') + (inner === '' ? wholeText(now) : inner);
      }`,
  );
  const code = `return (before, after) => {
      let members = 0, text = '', whole = true, old, now, inner;
      for (const _ in before) members++;
      for (const _ in after) members++;
      if (members !== ${2 * keys.length}) return otherwise(before, after);
      ${lines.join('')}
      return text === '' ? undefined : whole ? '' : text + '}';
    }`;
  const make = new Function('otherwise', 'wholeText', ...keys.map((_, index) => `place${index}`), code);
  return make(otherwise, wholeText, ...keys.map(() => inner())) as Place;
}
