/** A game's rules page in one language, as plain data: boards draw it alike, and tests can read it. */
import type { Language } from './words.ts';

/**
 * A piece of a section. In every text `**…**` is strong and `[words](#id)` leads to the section with that id.
 * - a string is a paragraph, `list` a list, `steps` a numbered one;
 * - `table` has a caption, its columns' heads and rows; the first cell of a row is the row's own head, and `ids` give
 *   rows addresses;
 * - `figure` names a picture that the game's board draws; `labels` explain the numbers 1, 2, … in it;
 * - `example` is a worked example in a box of its own;
 * - `answers` are questions with their answers, for rulings.
 */
export type RulesBlock =
  | string
  | { readonly list: readonly string[] }
  | { readonly steps: readonly string[] }
  | { readonly table: string; readonly head: readonly string[]; readonly rows: readonly (readonly string[])[]; readonly ids?: readonly string[] }
  | { readonly figure: string; readonly caption: string; readonly labels?: readonly string[] }
  | { readonly example: string; readonly blocks: readonly RulesBlock[] }
  | { readonly answers: readonly (readonly [question: string, answer: string])[] };

export interface RulesSection {
  /** The anchor that tooltips and addresses lead to; the same in every language. */
  readonly id: string;
  readonly title: string;
  /** A part of the section before it. */
  readonly part?: true;
  /** Shown closed at first: rulings, origins of values. */
  readonly folded?: true;
  readonly blocks: readonly RulesBlock[];
}

export interface RulesPage {
  readonly sections: readonly RulesSection[];
}

/** What writes the page in each language; a language is loaded when somebody reads it. */
export type RulesTexts<Facts> = Readonly<Record<Language, () => Promise<{ write(facts: Facts): RulesPage }>>>;

/** Every text of a block, for tests and searches. */
export function textsOf(block: RulesBlock): string[] {
  if (typeof block === 'string') return [block];
  if ('list' in block) return [...block.list];
  if ('steps' in block) return [...block.steps];
  if ('table' in block) return [block.table, ...block.head, ...block.rows.flat()];
  if ('figure' in block) return [block.caption, ...(block.labels ?? [])];
  if ('example' in block) return [block.example, ...block.blocks.flatMap(textsOf)];
  return block.answers.flat();
}

/** A stretch of a text: plain, strong, or a link to a section. */
export interface Stretch {
  readonly text: string;
  readonly strong?: true;
  readonly to?: string;
}

/** The stretches of a text with `**…**` and `[words](#id)` in it. */
export function stretchesOf(text: string): Stretch[] {
  const stretches: Stretch[] = [];
  let at = 0;
  for (const match of text.matchAll(/\*\*(.+?)\*\*|\[([^\]]+)\]\(#([\w-]+)\)/g)) {
    if (match.index > at) stretches.push({ text: text.slice(at, match.index) });
    stretches.push(match[1] === undefined ? { text: match[2], to: match[3] } : { text: match[1], strong: true });
    at = match.index + match[0].length;
  }
  if (at < text.length) stretches.push({ text: text.slice(at) });
  return stretches;
}

/** The forms of a noun by number, as the language tells them apart; `#` stands for the number. */
export type Forms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>;

/** Numbers with their noun: `counted('en', { one: '# florin', other: '# florins' })(3)` reads "3 florins". */
export function counted(language: Language, forms: Forms): (number: number) => string {
  const rules = new Intl.PluralRules(language);
  return (number) => (forms[rules.select(number)] ?? forms.other).replaceAll('#', String(number));
}
