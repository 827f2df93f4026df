/** Reading what the user gave: numbers, JSON, files, languages. */
import { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { type AnyGame, DEEPEST_JSON, isTooDeep, LANGUAGES, type Language, type Setup, wholeEdition } from '@bottega/kernel';
import { InvalidArgumentError } from 'commander';
import { Failure } from './failure.ts';

/** For commander: a whole number of at least `least`. */
export const wholeNumber =
  (least: number) =>
  (given: string): number => {
    const number = Number(given);
    if (!/^\d+$/.test(given) || !Number.isSafeInteger(number) || number < least)
      throw new InvalidArgumentError(`It must be a whole number of at least ${least}.`);
    return number;
  };

/** For commander: a number above nought. */
export function positiveNumber(given: string): number {
  const number = Number(given);
  if (!(number > 0 && number < Number.POSITIVE_INFINITY)) throw new InvalidArgumentError('It must be a number above 0.');
  return number;
}

/** The largest saved game has some 50 KB, an edition less. */
const MOST_JSON_BYTES = 4_000_000;

export const readFile = (file: string): string => reading(file, () => readFileSync(file, 'utf8'));

function reading<Value>(file: string, read: () => Value): Value {
  try {
    return read();
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    const why = code === 'ENOENT' ? 'there is no such file' : code === 'EISDIR' ? 'it is a folder' : (code ?? String(error));
    throw new Failure(`${file} can't be read: ${why}.`);
  }
}

/** Writes beside the file and moves it into place, so that a crash never leaves half of it. */
export function writeFile(file: string, text: string): void {
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(`${file}.new`, text);
    renameSync(`${file}.new`, file);
  } catch (error) {
    throw new Failure(`${file} can't be written: ${(error as NodeJS.ErrnoException).code ?? error}.`);
  }
}

export function parseJson(text: string, what: string): unknown {
  if (isTooDeep(text)) throw new Failure(`${what} is nested deeper than ${DEEPEST_JSON} levels.`);
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Failure(`${what} is not JSON: ${(error as Error).message}`);
  }
}

export function readJson(file: string): unknown {
  const { size } = reading(file, () => statSync(file));
  if (size > MOST_JSON_BYTES) throw new Failure(`${file} is larger than ${MOST_JSON_BYTES / 1_000_000} MB.`);
  return parseJson(readFile(file), file);
}

/** For commander: one of the languages. */
export function language(given: string): Language {
  if (!(LANGUAGES as readonly string[]).includes(given)) throw new InvalidArgumentError(`It must be one of ${LANGUAGES.join(', ')}.`);
  return given as Language;
}

/** A game's setup from the flags that several commands share; an edition may be told by its changes alone. */
export function setupFrom(game: AnyGame, flags: { players?: number; options?: string; edition?: string }, players: number): Setup {
  return {
    players: flags.players ?? players,
    ...(flags.options !== undefined && { options: parseJson(flags.options, '--options') as NonNullable<Setup['options']> }),
    ...(flags.edition !== undefined && { edition: wholeEdition(game, readJson(flags.edition)) }),
  };
}
