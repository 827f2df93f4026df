/** `bottega edition`: every printed value of a game with its origin, and the check of an edition file. */
import { basename } from 'node:path';
import {
  changed,
  changesOf,
  differences,
  type EditionSheet,
  type Fault,
  type GameBox,
  type Language,
  MARKS,
  type Mark,
  marksOf,
  type Printed,
  placeOf,
  shownText,
  wholeEdition,
  wordsFor,
} from '@bottega/kernel';
import type { Command } from 'commander';
import { type Desk, print } from '../desk.ts';
import { Failure, refusalText, withWords } from '../failure.ts';
import { language, readJson } from '../input.ts';

const MEANING: Readonly<Record<Mark, string>> = {
  RB: 'the rulebook says so',
  BOX: 'an owner read it in their box',
  PUB: 'a public source says so',
  DER: 'it follows from counts and examples',
  OUR: "the house's own choice",
};

export function addEdition(program: Command, desk: Desk): void {
  program
    .command('edition <game>')
    .description("show a game's printed values and where they come from, or check an edition file")
    .option('--check <file>', 'check this file instead, and report where its faults are')
    .option('--diff <file>', 'show in which values this file differs from the house’s edition; with --json as a sheet of changes')
    .option('--merge <file>', 'print the house’s edition with the changes of this file, as a whole file')
    .option('--language <language>', 'the language in which faults and differences are told', language, 'en')
    .option('--json', 'print the values as a single JSON array')
    .action(async (id: string, flags: { check?: string; diff?: string; merge?: string; json?: true; language: Language }) => {
      const box = await desk.catalogue.open(id);
      const { house } = box.game.edition;
      const file = flags.check ?? flags.diff ?? flags.merge;
      if (file === undefined) return print(desk, flags.json ? JSON.stringify(marksOf(house)) : values(house));
      const annotated = await withWords(box, () => wholeEdition(box.game, readJson(file)), flags.language);
      const faults = box.game.edition.faults(annotated);
      if (faults.length > 0) throw new Failure(told(faults, box, flags.language));
      if (flags.diff !== undefined)
        return print(desk, flags.json ? JSON.stringify(sheetOf(box, annotated, flags.diff)) : compared(box, annotated, flags.language));
      // the house's own with what this file says, in the order of the house's
      if (flags.merge !== undefined) return print(desk, JSON.stringify(changed(box.game.edition, changesOf(box.game.edition, annotated)), null, 2));
      return print(desk, `${file} is a complete edition of ${id}: ${counts(annotated)}.`);
    });
}

const sheetOf = (box: GameBox, annotated: unknown, file: string): EditionSheet => ({
  game: box.game.id,
  name: basename(file, '.json'),
  changes: changesOf(box.game.edition, annotated),
});

/** The house's value and the file's, side by side. */
function compared(box: GameBox, annotated: unknown, language: Language): string {
  const words = wordsFor(box, language, []);
  const printed = box.printed ?? { names: [] };
  const shown = (path: string, one: Printed | null): string => `${shownText(printed, words, path, one)}${one === null ? '' : ` (${one.mark})`}`;
  const found = differences(box.game.edition, annotated);
  const lines = found.map(({ path, house, own }) => `${placeOf(words, path)} [${path}]\n  - ${shown(path, house)}\n  + ${shown(path, own)}`);
  return [...lines, `${found.length} of ${marksOf(box.game.edition.house).length}`].join('\n');
}

const MOST_FAULTS = 20;
function told(faults: readonly Fault[], box: GameBox, language: Language): string {
  const lines = faults.slice(0, MOST_FAULTS).map((fault) => refusalText({ code: 'bad-edition', ...fault }, box, [], language));
  return [...lines, ...(faults.length > MOST_FAULTS ? [`… ${faults.length - MOST_FAULTS}`] : [])].join('\n');
}

function values(annotated: unknown): string {
  const entries = marksOf(annotated);
  const groups = new Set(entries.map(({ path }) => path.split('.')[0]));
  const blocks = [...groups].map((group) => {
    const rows = entries
      .filter((entry) => entry.path.split('.')[0] === group)
      .map(({ path, mark, value, note }) => {
        const name = path === group ? '' : path.slice(group.length + 1);
        return `  ${mark.padEnd(4)}${name === '' ? '' : `${name}: `}${JSON.stringify(value)}${note === undefined ? '' : `\n      ${note}`}`;
      });
    return [group, ...rows].join('\n');
  });
  const legend = MARKS.map((mark) => `${mark.padEnd(4)}${MEANING[mark]}`).join('\n');
  return [...blocks, legend, counts(annotated)].join('\n\n');
}

function counts(annotated: unknown): string {
  const entries = marksOf(annotated);
  const each = MARKS.map((mark) => `${entries.filter((entry) => entry.mark === mark).length} ${mark}`);
  return `${entries.length} values (${each.join(', ')})`;
}
