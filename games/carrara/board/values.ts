/** The values the rulebook does not state, told in the reader's words instead of the edition's own keys. */
import { type Mark, marksOf, type Words } from '@bottega/kernel';
import { CITIES, COLOURS, LANDSCAPES, TYPES } from '../edition/names.ts';
import { edition, HOUSE_EDITION } from '../edition/schema.ts';
import type { RulesText, ValueName } from '../text/rules/types.ts';

/** A value, and what it belongs to if not to the whole game. */
interface Line {
  readonly of: string;
  readonly is: string;
  readonly note: string;
}

type Told = readonly (readonly [of: string, is: string])[];
type Tell = (words: Words, value: never, subject: string, players: string) => Told;

/** Cities, types and landscapes that have a value of their own. */
const SUBJECTS: Readonly<Record<string, string>> = Object.fromEntries([
  ...CITIES.map((city) => [city, 'city']),
  ...TYPES.map((type) => [type, 'type']),
  ...LANDSCAPES.map((landscape) => [landscape, 'landscape']),
]);
const PAYS: Readonly<Record<string, { readonly pays: string }>> = { ...HOUSE_EDITION.cities, ...HOUSE_EDITION.landscapes };

type Names = string | readonly string[];
const list = (words: Words, prefix: string, names: Names): string =>
  [names]
    .flat()
    .map((name) => words.say(`${prefix}.${name}`))
    .join(', ');
const named = (prefix: string): Tell => {
  return (words, names: Names) => [['', list(words, prefix, names)]];
};
const inOrder = (prefix: string): Tell => {
  return (words, rows: readonly Names[]) => rows.map((row, index) => [`${index + 1}.`, list(words, prefix, row)]);
};
const byColour = (words: Words, counts: readonly number[]): string =>
  COLOURS.map((colour, index) => `${words.say(`colour.${colour}`)} ${counts[index]}`).join(', ');
const numbers: Tell = (_words, value: number | readonly number[]) => [['', [value].flat().join(', ')]];
const reward: Tell = (words, amount: number, subject) => [['', words.say('board.reward', { pays: PAYS[subject].pays, reward: amount })]];

const TELL: Readonly<Record<ValueName, Tell>> = {
  'wheel.prices': (words, rows: readonly (readonly number[])[]) =>
    rows.map((row, index) => [words.say('board.sector', { slot: index + 1 }), byColour(words, row)]),
  'wheel.start': (words, counts: readonly number[]) => [['', byColour(words, counts)]],
  'wheel.decorations': named('icon'),
  'wheel.statues': named('icon'),
  'start.blocks': inOrder('colour'),
  'cities.pays': named('draw'),
  'cities.reward': reward,
  'cities.improved': reward,
  'cities.improvements': numbers,
  'cities.statues': numbers,
  'buildings.types.landscape': named('landscape'),
  'buildings.types.decoration': named('icon'),
  'buildings.values': (_words, sets: Readonly<Record<string, readonly number[]>>, _subject, players) =>
    Object.entries(sets).map(([count, values]) => [`${count} ${players}`, values.join(', ')]),
  'buildings.display': numbers,
  'court.normal': inOrder('bonus'),
  'landscapes.reward': reward,
  'end.stalledRounds': numbers,
};

const UNSTATED = marksOf(edition.house)
  .filter(({ mark }) => mark !== 'RB')
  .map(({ path, ...rest }) => {
    const parts = path.split('.');
    const subject = parts.find((part) => Object.hasOwn(SUBJECTS, part)) ?? '';
    return { ...rest, path, subject, name: parts.filter((part) => part !== subject).join('.') };
  });

/** The names of all values to be told. */
export const UNSTATED_NAMES: ReadonlySet<string> = new Set(UNSTATED.map(({ name }) => name));

/** A value in lines, by where it comes from: its parts may differ in that. */
export function linesOf(value: ValueName, words: Words, rules: RulesText): readonly { readonly mark: Mark; readonly lines: readonly Line[] }[] {
  const told = UNSTATED.filter(({ name }) => name === value);
  return [...new Set(told.map(({ mark }) => mark))].map((mark) => ({
    mark,
    lines: told
      .filter((one) => one.mark === mark)
      .flatMap(({ path, subject, value: given }) => {
        const whole = subject === '' ? '' : words.say(`${SUBJECTS[subject]}.${subject}`);
        const lines = TELL[value](words, given as never, subject, rules.players);
        const note = (rules.notes as Readonly<Record<string, string>>)[path] ?? '';
        return lines.map(([of, is], index) => ({ of: whole || of, is, note: index === lines.length - 1 ? note : '' }));
      }),
  }));
}
