/** `bottega edition`: every printed value of a game with its origin, and the check of an edition file. */
import { MARKS, type Mark, marksOf } from '@bottega/kernel';
import type { Command } from 'commander';
import { type Desk, print } from '../desk.ts';
import { withWords } from '../failure.ts';
import { readJson } from '../input.ts';

const MEANING: Readonly<Record<Mark, string>> = {
  RB: 'the rulebook says so',
  PUB: 'a public source says so',
  DER: 'it follows from counts and examples',
  OUR: "the house's own choice",
};

export function addEdition(program: Command, desk: Desk): void {
  program
    .command('edition <game>')
    .description("show a game's printed values and where they come from, or check an edition file")
    .option('--check <file>', 'check this file instead, and report the path of its first fault')
    .option('--json', 'print the values as a single JSON array')
    .action(async (id: string, flags: { check?: string; json?: true }) => {
      const box = await desk.catalogue.open(id);
      const { house } = box.game.edition;
      if (flags.check === undefined) return print(desk, flags.json ? JSON.stringify(marksOf(house)) : values(house));
      const annotated = readJson(flags.check);
      await withWords(box, () => box.game.edition.read(annotated));
      return print(desk, `${flags.check} is a complete edition of ${id}: ${counts(annotated)}.`);
    });
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
