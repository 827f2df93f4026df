/**
 * Privacy and terms in the words of whoever runs the server: files `privacy.en.md`, `terms.fr.md`, … in a folder. What
 * is there takes the place of the pages' own text, in all languages: a promise of somebody else's would contradict it.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES, type Language } from '@bottega/kernel';

export const HOUSE_TEXTS = ['privacy', 'terms'] as const;
export type HouseText = (typeof HOUSE_TEXTS)[number];
export type HouseTexts = Readonly<Record<HouseText, Readonly<Partial<Record<Language, string>>>>>;

export const NO_TEXTS: HouseTexts = { privacy: {}, terms: {} };

const LONGEST = 100_000;
const NAMES = HOUSE_TEXTS.flatMap((name) => LANGUAGES.map((language) => ({ name, language, file: `${name}.${language}.md` })));

/** Throws with what is wrong, and where. */
export function readHouseTexts(folder: string): HouseTexts {
  const texts: Record<HouseText, Partial<Record<Language, string>>> = { privacy: {}, terms: {} };
  for (const file of filesIn(folder)) {
    const known = NAMES.find((one) => one.file === file);
    if (known === undefined) throw new Error(`${join(folder, file)}: no such text. Known are ${NAMES.map((one) => one.file).join(', ')}.`);
    texts[known.name][known.language] = read(join(folder, file));
  }
  return texts;
}

function filesIn(folder: string): string[] {
  let files: string[];
  try {
    files = readdirSync(folder);
  } catch (error) {
    throw new Error(`${folder}: the folder can't be read (${(error as NodeJS.ErrnoException).code}).`);
  }
  const found = files.filter((file) => file.endsWith('.md'));
  if (found.length === 0) throw new Error(`${folder}: there is no text in it, such as privacy.en.md.`);
  return found.sort();
}

function read(path: string): string {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(path)).replace(/\r\n?/g, '\n').trim();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new Error(code === 'ERR_ENCODING_INVALID_ENCODED_DATA' ? `${path}: it must be text in UTF-8.` : `${path}: it can't be read (${code}).`);
  }
  if (text === '') throw new Error(`${path}: it is empty.`);
  if (text.length > LONGEST) throw new Error(`${path}: it has ${text.length} characters; ${LONGEST} are the most.`);
  if (text.includes('\0')) throw new Error(`${path}: it must be text.`);
  return text;
}
