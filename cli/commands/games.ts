/** `bottega games`: all games as a file that any database can take in. */
import { createWriteStream, existsSync, renameSync, rmSync, statSync } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Command } from 'commander';
import { type Desk, note, print } from '../desk.ts';
import { Failure } from '../failure.ts';
import { reasonOf, using } from '../maintenance.ts';
import { counted } from '../table.ts';

const WITH_SECRETS = 'Accounts and sessions are in it, as hashes; tokens of programs and codes for another device are not: those are made anew.';
const WITHOUT = 'Accounts and sessions are not in it: with --secrets they are, so that people keep their seats elsewhere.';
const SEEDS = 'Seeds of running games are in it, and with them every hidden card: keep it to yourself.';

export function addGames(program: Command, desk: Desk): void {
  const games = program.command('games').description('export all games to a file, or import them');
  games
    .command('export <file>')
    .description('write all games to a readable file that any database can import')
    .option('--secrets', 'include accounts and sessions (as hashes), so that people keep their seats and names; not tokens')
    .action((file: string, flags: { secrets?: true }) =>
      using(async ({ exportGames, withDatabase }) => {
        if (existsSync(file)) throw new Failure(`${file} already exists.`);
        await withDatabase(process.env, async (database) => {
          const counts = { player: 0, table: 0 };
          await writeLines(file, exportGames(database, flags.secrets === true), (line) => {
            const kind = /^\{"kind":"(player|table)"/.exec(line)?.[1] as keyof typeof counts | undefined;
            if (kind !== undefined) counts[kind]++;
          });
          print(desk, `${file}: ${counted(counts.player, 'player')} and ${counted(counts.table, 'table')}.`);
          note(desk, `${flags.secrets ? WITH_SECRETS : WITHOUT} ${SEEDS}`);
        });
      }),
    );
  games
    .command('import <file>')
    .description('import exported games; those that are already here, or have gone on here, are left alone')
    .action((file: string) =>
      using(async ({ importGames, loadGames, withDatabase }) => {
        if (!existsSync(file)) throw new Failure(`There is no file ${file}.`);
        if (statSync(file).isDirectory()) throw new Failure(`${file} is a folder.`);
        const { players, tables, known, newer } = await withDatabase(process.env, async (database) => importGames(database, await loadGames(), file), true);
        print(desk, `Tables: ${tables} imported, ${known} already here, ${newer} newer here and left alone. Players: ${players} imported.`);
      }),
    );
}

/** Writes beside the file and moves it into place when it is whole. */
async function writeLines(file: string, lines: AsyncIterable<string>, seen: (line: string) => void): Promise<void> {
  async function* ended(): AsyncGenerator<string> {
    for await (const line of lines) {
      seen(line);
      yield `${line}\n`;
    }
  }
  try {
    await pipeline(Readable.from(ended()), createWriteStream(`${file}.new`, { mode: 0o600 }));
    renameSync(`${file}.new`, file);
  } catch (error) {
    rmSync(`${file}.new`, { force: true });
    const { code } = error as NodeJS.ErrnoException;
    throw code === undefined || code.startsWith('SQLITE') ? error : new Failure(`${file} can't be written: ${reasonOf(code)}.`);
  }
}
