/** What is wrong with data from outside, as data: where it is, a code and figures, never the checker's own sentences. */
import * as v from 'valibot';

export interface Fault {
  /** `cards.26.slots.value.2`; empty for the whole. */
  readonly path: string;
  /** Worded as `fault.…`, by the kernel or the game. */
  readonly fault: string;
  readonly [figure: string]: unknown;
}

/** The kernel's own codes; the schemas of games add theirs. */
export const FAULTS = [
  'missing',
  'unknown',
  'number',
  'whole',
  'least',
  'most',
  'one-of',
  'text',
  'yes-or-no',
  'list',
  'record',
  'entries',
  'entries-least',
  'entries-most',
  'letters-most',
  'name-signs',
  'wrong',
] as const;

const LONGEST = 40;
/** What was given, short enough to be told. */
function told(value: unknown): string {
  const text = value === undefined ? '–' : JSON.stringify(value);
  return text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text;
}

/** What a schema that knows its words would have: `("a" | 7)` is told as two. */
const wanted = (expected: string | null): string[] => (expected ?? '').match(/"[^"]*"|-?\d+|true|false/g)?.map((word) => word.replaceAll('"', '')) ?? [];

type Issue = v.BaseIssue<unknown>;

function kindOf(issue: Issue): Record<string, unknown> & { fault: string } {
  const { type, expected, requirement } = issue;
  if (type === 'raw_check') return { fault: issue.message, ...(JSON.parse(expected ?? '{}') as object) };
  if (type === 'check') return { fault: issue.message };
  if (type === 'strict_object' && expected === 'never') return { fault: 'unknown' };
  if (issue.kind === 'schema' && issue.input === undefined && issue.path !== undefined) return { fault: 'missing' };
  if (type === 'integer') return { fault: 'whole' };
  if (type === 'min_value') return { fault: 'least', least: requirement };
  if (type === 'max_value') return { fault: 'most', most: requirement };
  if (type === 'length') return { fault: 'entries', wanted: requirement, given: issue.received };
  if (type === 'min_length') return { fault: 'entries-least', least: requirement, given: issue.received };
  if (type === 'max_length' && typeof issue.input === 'string') return { fault: 'letters-most', most: requirement };
  if (type === 'max_length') return { fault: 'entries-most', most: requirement, given: issue.received };
  // a form's empty field
  if (type === 'number' && issue.input === '') return { fault: 'missing' };
  if (type === 'number' || type === 'boolean' || type === 'string') return { fault: type === 'number' ? 'number' : type === 'string' ? 'text' : 'yes-or-no' };
  if (expected === 'Array') return { fault: 'list' };
  if (expected === 'Object') return { fault: 'record' };
  const words = wanted(expected);
  return words.length > 0 ? { fault: 'one-of', wanted: words } : { fault: 'wrong' };
}

export function faultOf(issue: Issue): Fault {
  return { path: v.getDotPath(issue) ?? '', given: told(issue.input), ...kindOf(issue) };
}

/** Checks that look at several values: each names the first fault it finds, or nothing. */
export function fitting<Output>(...rules: readonly ((data: Output) => Fault | null)[]): v.RawCheckAction<Output> {
  return v.rawCheck<Output>(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    for (const rule of rules) {
      const found = rule(dataset.value);
      if (found === null) continue;
      const { path, fault, ...figures } = found;
      const keys = path === '' ? [] : path.split('.');
      const items = keys.map((key) => ({ type: 'unknown' as const, origin: 'value' as const, input: dataset.value, key, value: undefined }));
      addIssue({
        message: fault,
        expected: JSON.stringify(figures),
        ...(items.length > 0 && { path: items as unknown as [v.IssuePathItem, ...v.IssuePathItem[]] }),
      });
    }
  });
}

/** One of several shapes. */
export type Either = <Options extends Readonly<Record<string, v.GenericSchema>>>(
  options: Options,
  choose: (given: unknown) => keyof Options | null,
  otherwise: v.GenericSchema,
) => v.GenericSchema<unknown, v.InferOutput<Options[keyof Options]>>;

/** What is given says which shape it should have, so that a fault names its field; `otherwise` tells what is wrong when it says nothing. */
export const chosen: Either = (options, choose, otherwise) => {
  const schema = v.lazy((given) => {
    const choice = choose(given);
    return (choice === null ? otherwise : options[choice]) as never;
  });
  // forms offer the shapes by name
  return Object.assign(schema, { shapes: options, choose }) as never;
};

/** Any of the shapes; where nobody asks what exactly is wrong. */
export const anyOf: Either = (options) => v.union(Object.values(options)) as never;

/** A part of something from outside. */
export const partOf = (given: unknown, key: string): unknown =>
  typeof given === 'object' && given !== null && Object.hasOwn(given, key) ? (given as Record<string, unknown>)[key] : undefined;
