/**
 * Finds what is set wrongly in a text: spaces before signs, quotes and apostrophes, and verbs that do not agree with
 * several names.
 */
import type { Language } from '../words.ts';
import { LITERAL, type MessageNode, PLURAL, parseMessage, readings } from './readings.ts';

const NARROW = '\u202F';

/** What is no prose: addresses, code, times and ratios. */
const NO_PROSE = /https?:\/\/\S+|`[^`]*`|\d:\d/g;

/** Opening and closing marks; what else looks like one belongs to another language. */
const QUOTES: Readonly<Record<Language, readonly [opening: string, closing: string]>> = {
  en: ['“', '”'],
  fr: ['«', '»'],
  de: ['„', '“'],
  nl: ['‘', '’'],
};
const MARKS = /["“”„‘‚«»]/g;

/** Every fault of a plain text. */
export function typographyFaults(language: Language, text: string): string[] {
  const prose = text.replace(NO_PROSE, (found) => '\uFFFC'.repeat(found.length));
  return [...quoteFaults(language, prose), ...(language === 'fr' ? frenchSpaces(prose) : plainSpaces(prose)), ...doubleSpaces(prose)];
}

/** Every fault of a message of a dictionary, whichever of its forms is read. */
export function messageFaults(language: Language, message: string): string[] {
  const faults = readings(message).flatMap((reading) => typographyFaults(language, reading));
  return [...new Set([...faults, ...singularVerbs(language, parseMessage(message))])];
}

function quoteFaults(language: Language, text: string): string[] {
  const [opening, closing] = QUOTES[language];
  const faults = text.includes("'") ? ['a straight apostrophe'] : [];
  for (const mark of new Set(text.match(MARKS))) if (mark !== opening && mark !== closing) faults.push(`${mark} is no quotation mark of this language`);
  const count = (mark: string): number => text.split(mark).length - 1;
  // in Dutch the closing mark is an apostrophe as well
  if (language === 'nl' ? count(opening) > count(closing) : count(opening) !== count(closing)) faults.push('quotation marks that do not pair');
  return faults;
}

/** A narrow no-break space before high signs and inside « », so that no sign begins a line. */
function frenchSpaces(text: string): string[] {
  const faults: string[] = [];
  for (const { index } of text.matchAll(/[;:?!»]/g)) {
    const before = text[index - 1] ?? '';
    if (before !== NARROW && !/[?!]/.test(before)) faults.push(`no narrow no-break space before ${around(text, index)}`);
  }
  for (const { index } of text.matchAll(/«/g)) if (text[index + 1] !== NARROW) faults.push(`no narrow no-break space after ${around(text, index)}`);
  return faults;
}

/** Elsewhere signs follow the word at once. */
function plainSpaces(text: string): string[] {
  return [...text.matchAll(/[\s\u00A0\u202F][;:?!]/g)].map(({ index }) => `a space before ${around(text, index + 1)}`);
}

/** Two spaces in a row; columns of an indented line may be set with them. */
function doubleSpaces(text: string): string[] {
  return text.split('\n').some((line) => !line.startsWith('  ') && /[ \u00A0\u202F]{2}/.test(line)) ? ['two spaces in a row'] : [];
}

const around = (text: string, index: number): string => `“${text.slice(Math.max(0, index - 12), index + 2)}”`;

/** Parameters that may hold several names. */
const SEVERAL = new Set(['names', 'seats']);
const SINGULAR: Readonly<Record<Language, RegExp>> = {
  en: /^ (is|has|was|does|needs|plays|thinks|wins|asks)\b/,
  fr: /^ (est|a|était|doit|joue|réfléchit|gagne|demande)(?![\p{L}])/u,
  de: /^ (ist|hat|war|muss|spielt|denkt|gewinnt|bittet)(?![\p{L}])/u,
  nl: /^ (is|heeft|was|moet|speelt|denkt|wint|vraagt)(?![\p{L}])/u,
};

/** “{names} is” is wrong as soon as there are two, unless a plural around it tells them apart. */
function singularVerbs(language: Language, nodes: readonly MessageNode[]): string[] {
  return nodes.flatMap(({ type, value = '', options }, index) => {
    const next = nodes[index + 1];
    const verb = next?.type === LITERAL ? SINGULAR[language].exec(next.value ?? '')?.[0] : undefined;
    if (type !== LITERAL && options === undefined && SEVERAL.has(value) && verb !== undefined) return [`{${value}}${verb} for several names`];
    return type === PLURAL ? [] : Object.values(options ?? {}).flatMap((option) => singularVerbs(language, option.value));
  });
}
