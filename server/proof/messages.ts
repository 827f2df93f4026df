/** Messages to a table: right by their schemas, nearly right, and wrong; and moves of the game that is being played. */
import { ASKS } from '@bottega/table/schemas';
import fc from 'fast-check';
import { Type } from 'typebox';
import { valuesOf } from './values.ts';

export type Who = (typeof WHO)[number];
/** The host in two pages, a second player, somebody without a seat, and somebody without a name. */
export const WHO = ['ada', 'ada again', 'bea', 'cleo', 'nobody'] as const;

/** A move of the running game: which of the legal ones, whose, in which form, and how many moves behind or ahead. */
export interface MoveWish {
  readonly nth: number;
  readonly form: 'json' | 'notation' | 'broken';
  readonly others: boolean;
  readonly off: number;
  readonly hold: boolean;
}

export type Wish =
  | { readonly kind: 'right'; readonly given: Readonly<Record<string, unknown>> }
  | { readonly kind: 'move'; readonly move: MoveWish }
  | { readonly kind: 'nearly'; readonly given: Readonly<Record<string, unknown>>; readonly flaw: Flaw }
  | { readonly kind: 'text'; readonly text: string }
  /** What was sent last, by whomever. */
  | { readonly kind: 'again' };

export interface Step {
  readonly who: Who;
  readonly wish: Wish;
  /** Whether the next one is sent without waiting for the answer. */
  readonly atOnce: boolean;
}

export interface Flaw {
  readonly how: 'drop' | 'add' | 'replace' | 'twice' | 'cut' | 'nest';
  readonly where: number;
  readonly value: unknown;
}

/** Those that end a game are rare, so that there is one to play. */
const RARE: readonly string[] = ['resign', 'vote-end', 'leave', 'replace', 'kick'];
const ID = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER });

const right = fc.oneof(
  ...Object.entries(ASKS).map(([verb, members]) => ({
    weight: RARE.includes(verb) ? 1 : 4,
    arbitrary: valuesOf(Type.Object({ id: ID, do: Type.Literal(verb), ...members })) as fc.Arbitrary<Record<string, unknown>>,
  })),
);

const nasty = fc.oneof(
  fc.constantFrom<unknown>(null, -1, 0.5, 1e308, 2 ** 53, '', '\u0000', '__proto__', '\ud800', 'x'.repeat(2001), 'x'.repeat(20_000), [], {}, [[[[]]]], {
    do: 'pass',
  }),
  fc.jsonValue(),
);
const flaw: fc.Arbitrary<Flaw> = fc.record({
  how: fc.constantFrom('drop', 'add', 'replace', 'twice', 'cut', 'nest'),
  where: fc.nat(50),
  value: nasty,
});

const move: fc.Arbitrary<MoveWish> = fc.record({
  nth: fc.nat(30),
  form: fc.constantFrom('json', 'json', 'notation', 'broken'),
  others: fc.integer({ min: 0, max: 5 }).map((n) => n === 5),
  off: fc.constantFrom(0, 0, 0, 0, 0, 0, -1, 1),
  hold: fc.integer({ min: 0, max: 7 }).map((n) => n === 7),
});

const wish: fc.Arbitrary<Wish> = fc.oneof(
  { weight: 8, arbitrary: fc.record({ kind: fc.constant('move' as const), move }) },
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('right' as const), given: right }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('nearly' as const), given: right, flaw }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('text' as const), text: fc.oneof(fc.json(), fc.string({ unit: 'binary', maxLength: 200 })) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('again' as const) }) },
);

export const steps = (most: number): fc.Arbitrary<Step[]> =>
  fc.array(
    fc.record({
      who: fc.oneof({ weight: 4, arbitrary: fc.constantFrom<Who>('ada', 'bea') }, { weight: 1, arbitrary: fc.constantFrom(...WHO) }),
      wish,
      atOnce: fc.integer({ min: 0, max: 3 }).map((n) => n === 3),
    }),
    { minLength: 1, maxLength: most, size: 'max' },
  );

/** A right message with one flaw, as text; it may happen to be right all the same. */
export function flawed(given: Readonly<Record<string, unknown>>, { how, where, value }: Flaw): string {
  const names = Object.keys(given);
  const name = names[where % names.length];
  const text = JSON.stringify(given);
  if (how === 'cut') return text.slice(0, where);
  if (how === 'twice') return text.replace(/}$/, `,${JSON.stringify(name)}:${JSON.stringify(value)}}`);
  if (how === 'nest') return JSON.stringify({ ...given, [name]: '@' }).replace('"@"', '['.repeat(where) + ']'.repeat(where));
  if (how === 'add') return JSON.stringify({ ...given, [['more', '__proto__x', 'constructor', 'seat'][where % 4]]: value });
  const others = Object.fromEntries(Object.entries(given).filter(([other]) => other !== name));
  return JSON.stringify(how === 'drop' ? others : { ...others, [name]: value });
}
