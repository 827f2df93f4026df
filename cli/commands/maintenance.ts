/** `bottega backup`, `restore`, `games`, `patch` and `stuck`: what whoever runs a server needs. */

import { createWriteStream, existsSync, renameSync, rmSync, statSync } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Command } from 'commander';
import { type Desk, note, print } from '../desk.ts';
import { Failure } from '../failure.ts';
import { checkNative } from '../native.ts';
import { counted } from '../table.ts';

/** The server's tools are loaded only when they are asked for. */
const maintenance = () => import('@bottega/server/maintenance');
type Maintenance = Awaited<ReturnType<typeof maintenance>>;

export function addMaintenance(program: Command, desk: Desk): void {
  addStuck(program, desk);
  program
    .command('backup <file>')
    .description('copy the SQLite database, even while the server is running')
    .action((file: string) =>
      using(async ({ backUp, sqliteFile }) => {
        const tables = await backUp(sqliteFile(process.env), file);
        print(desk, `${file}: ${counted(tables, 'table')}, checked.`);
      }),
    );

  program
    .command('restore <file>')
    .description('replace the SQLite database with a backup; the server must be stopped')
    .action((file: string) =>
      using(async ({ restore, sqliteFile }) => {
        const { tables, kept } = restore(file, sqliteFile(process.env));
        print(desk, `${counted(tables, 'table')} restored.${kept === null ? '' : ` What was there before is kept as ${kept}.`}`);
      }),
    );

  const games = program.command('games').description('export all games to a file, or import them');
  games
    .command('export <file>')
    .description('write all games to a readable file that any database can import')
    .option('--secrets', 'include accounts and sessions (as hashes), so that people keep their seats and names')
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
        });
      }),
    );
  games
    .command('import <file>')
    .description('import exported games; those that are already here are left alone')
    .action((file: string) =>
      using(async ({ importGames, loadGames, withDatabase }) => {
        if (!existsSync(file)) throw new Failure(`There is no file ${file}.`);
        if (statSync(file).isDirectory()) throw new Failure(`${file} is a folder.`);
        const { players, tables, known } = await withDatabase(process.env, async (database) => importGames(database, await loadGames(), file), true);
        print(desk, `${counted(tables, 'table')} and ${counted(players, 'player')} imported; already here: ${counted(known, 'table')}.`);
      }),
    );

  program
    .command('patch')
    .description('replay games of older rules under the current ones, and report where each first diverges')
    .option('--apply', 'continue them under the current rules, if none of them diverges')
    .option('--leave', 'with --apply: leave those that diverge as they are')
    .action((flags: { apply?: true; leave?: true }) =>
      using(async ({ applyRules, checkRules, loadGames, withDatabase }) => {
        await withDatabase(process.env, async (database) => {
          const rules = await loadGames();
          const checked = await checkRules(database, rules);
          const diverging = checked.filter(({ divergence }) => divergence !== null);
          for (const { table, game, from, to, divergence } of diverging)
            print(desk, `${table} (${game}, rules ${from} to ${to}): entry ${divergence!.entry}, ${divergence!.text}: ${divergence!.why}`);
          print(desk, `${counted(checked.length, 'game')} of other rules, of which ${diverging.length} would diverge.`);
          if (!flags.apply) return;
          if (diverging.length > 0 && !flags.leave) throw new Failure('Nothing was changed. With --leave, these stay as they are and the others continue.');
          print(desk, `Continued under the current rules: ${counted(await applyRules(database, rules, checked), 'game')}.`);
        });
        if (!flags.apply) note(desk, 'Nothing was changed.');
      }),
    );
}

function addStuck(program: Command, desk: Desk): void {
  program
    .command('stuck [table]')
    .description('list tables that were closed because their rules never ended; with a table, let it be opened again')
    .action((table?: string) =>
      using(({ TableStore, withDatabase }) =>
        withDatabase(process.env, async (database) => {
          const tables = new TableStore(database);
          if (table === undefined) {
            const stuck = await tables.stuck();
            for (const one of stuck) print(desk, `${one.table} since ${new Date(one.at).toISOString()}`);
            note(desk, `${stuck.length} tables are stuck.`);
          } else if (await tables.release(table)) print(desk, `${table} can be opened again.`);
          else throw new Failure(`${table} is not stuck.`);
        }),
      ),
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
    throw code === undefined || code.startsWith('SQLITE') ? error : new Failure(`${file} can't be written: ${REASONS[code] ?? code}.`);
  }
}

const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'this user may not read or write there',
  EROFS: 'nothing can be written there',
  ENOENT: 'there is no such file or folder',
  ENOTDIR: 'a part of this path is not a folder',
  EISDIR: 'it is a folder',
  ENOSPC: 'the disk is full',
};

async function using(work: (tools: Maintenance) => Promise<void>): Promise<void> {
  checkNative();
  const tools = await maintenance();
  try {
    await work(tools);
  } catch (error) {
    if (error instanceof tools.BadConfig) throw new Failure(error.message, 2);
    if (error instanceof tools.MaintenanceError) throw new Failure(error.message);
    const { code, path } = error as NodeJS.ErrnoException;
    if (path !== undefined && code !== undefined) throw new Failure(`${path} can't be used: ${REASONS[code] ?? code}.`);
    throw error;
  }
}
