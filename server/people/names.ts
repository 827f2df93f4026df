/**
 * What people, tables and keys may be called, by Unicode's own rules (after RFC 8266 and UTS 39): one visible form,
 * nothing that can't be seen or that turns the text around, and one alphabet, so that no letter poses as another.
 */
import { refuse } from '@bottega/kernel';
import homoglyphsOf from 'unhomoglyph';

export const MOST_IN_NAME = 24;
export const MOST_IN_TITLE = 40;
/** Marks that may stand over each other: no script of the present needs more. */
const MOST_MARKS = 4;

/** Control, format, private, unassigned; what fonts leave out; and signs that are blank, or stand for what was lost. */
const UNSEEN = /[\p{C}\p{Default_Ignorable_Code_Point}\u2800\u{1D159}\uFFFC\uFFFD]/u;
const SEEN = /[\p{L}\p{N}\p{P}\p{S}]/u;
const LOOSE_MARK = /(?:^|\s)\p{M}/u;
const PILED_MARKS = new RegExp(`\\p{M}{${MOST_MARKS + 1},}`, 'u');

/** The scripts in everyday use (UAX 31, table 5), and those that are written together (UTS 39, highly restrictive). */
const SCRIPTS = `Latin Cyrillic Greek Arabic Armenian Bengali Bopomofo Devanagari Ethiopic Georgian Gujarati Gurmukhi Han Hangul Hebrew
  Hiragana Kannada Katakana Khmer Lao Malayalam Myanmar Oriya Sinhala Tamil Telugu Thaana Thai Tibetan`.split(/\s+/);
const TOGETHER = ['Latin Han Hiragana Katakana', 'Latin Han Bopomofo', 'Latin Han Hangul'].map((scripts) => scripts.split(' '));
const ALPHABETS = [...SCRIPTS.map((script) => [script]), ...TOGETHER].map(
  (scripts) => new RegExp(`^[\\p{sc=Common}\\p{sc=Inherited}${scripts.map((script) => `\\p{scx=${script}}`).join('')}]*$`, 'u'),
);

const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });

type Fault = 'length' | 'unseen' | 'alphabets';

/** As it is kept; refuses what is no name of a person. */
export function readName(given: string): string {
  const name = visible(given);
  const fault = faultOf(name, MOST_IN_NAME) ?? (ALPHABETS.some((alphabet) => alphabet.test(name)) ? undefined : 'alphabets');
  if (fault !== undefined) refuse({ code: 'bad-name', why: fault, most: MOST_IN_NAME });
  return name;
}

/** The name of a table; it may be a whole sentence, in any alphabets. */
export function readTitle(given: string): string {
  const title = visible(given);
  const fault = faultOf(title, MOST_IN_TITLE);
  if (fault !== undefined) refuse({ code: 'bad-name', why: fault, most: MOST_IN_TITLE });
  return title;
}

/** What a key for programs is for. */
export function readLabel(given: string): string {
  const label = visible(given);
  if (faultOf(label, MOST_IN_TITLE) !== undefined) refuse({ code: 'bad-label', most: MOST_IN_TITLE });
  return label;
}

/** One form for what looks the same. Whether a sign is drawn as an emoji is left to the font. */
const visible = (given: string): string =>
  given
    .replace(/\p{Variation_Selector}/gu, '')
    .normalize('NFKC')
    .trim()
    .replace(/\p{Zs}+/gu, ' ');

function faultOf(text: string, most: number): Fault | undefined {
  if (UNSEEN.test(text) || LOOSE_MARK.test(text) || PILED_MARKS.test(text)) return 'unseen';
  if (!SEEN.test(text)) return text === '' ? 'length' : 'unseen';
  // a bound that spares counting
  if (text.length > most * 20 || [...graphemes.segment(text)].length > most) return 'length';
  return undefined;
}

/** Names of the same skeleton look alike: by Unicode's table, and whatever case or spaces they are written with. */
export const skeletonOf = (name: string): string =>
  homoglyphsOf(homoglyphsOf(name.normalize('NFD')).toLowerCase())
    // a capital i is the twin of a small L
    .replace(/[i1|]/g, 'l')
    .replace(/\p{Z}/gu, '')
    .normalize('NFD');
