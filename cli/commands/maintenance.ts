/** `bottega backup`, `restore`, `patch` and `stuck`: what whoever runs a server needs. */
import type { Command } from 'commander';
import { type Desk, note, print } from '../desk.ts';
import { Failure } from '../failure.ts';
import { using } from '../maintenance.ts';
import { counted } from '../table.ts';

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
