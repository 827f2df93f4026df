/** `bottega edition`: every printed value of a game with its origin, and the check of an edition file. */
import { type Fault, type GameBox, type Language, MARKS, type Mark, marksOf } from '@bottega/kernel';
import type { Command } from 'commander';
import { type Desk, print } from '../desk.ts';
import { Failure, refusalText } from '../failure.ts';
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
    .option('--language <language>', 'the language faults are told in', language, 'en')
    .option('--json', 'print the values as a single JSON array')
    .action(async (id: string, flags: { check?: string; json?: true; language: Language }) => {
      const box = await desk.catalogue.open(id);
      const { house } = box.game.edition;
      if (flags.check === undefined) return print(desk, flags.json ? JSON.stringify(marksOf(house)) : values(house));
      const annotated = readJson(flags.check);
      const faults = box.game.edition.faults(annotated);
      if (faults.length > 0) throw new Failure(told(faults, box, flags.language));
      return print(desk, `${flags.check} is a complete edition of ${id}: ${counts(annotated)}.`);
    });
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
