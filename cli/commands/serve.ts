/** `bottega serve`: the web application and the tables of friends. */
import type { Command } from 'commander';
import { installation } from '#installation';
import { addresses, placeOfTables } from '../address.ts';
import { type Desk, note, print } from '../desk.ts';
import { Failure } from '../failure.ts';
import { checkNative, sqliteWarning } from '../native.ts';
import { counted } from '../table.ts';

export function addServe(program: Command, desk: Desk): void {
  program
    .command('serve')
    .description('serve the web application and tables with friends; configured by environment variables (see docs/server.md)')
    .option('--built', 'use the web application as it was last built')
    .action(async (flags: { built?: true }) => {
      checkNative();
      const pages = await installation.pages(flags.built === true);
      const { BadConfig, readConfig, serve } = await import('@bottega/server');
      try {
        const config = readConfig(process.env);
        const began = performance.now();
        const [place, kind] = placeOfTables(config.database);
        const warning = kind === 'SQLite' ? sqliteWarning(process.versions.node) : undefined;
        if (warning !== undefined) note(desk, warning);
        const opened = (tables: number): void => {
          const seconds = ((performance.now() - began) / 1000).toFixed(1);
          note(desk, `Opened the tables in ${place} (${kind}, ${counted(tables, 'table')}, ${seconds} s)`);
        };
        const server = await serve({ config, pages, opened, watched: true }).catch((error) => {
          throw inWords(error, config.port, place);
        });
        for (const line of addresses(config.host, server.port, desk.output.isTTY === true)) print(desk, line);
        if ((await stopped()) === 'SIGINT') note(desk, 'Closing…');
        await server.close();
      } catch (error) {
        throw error instanceof BadConfig ? new Failure(error.message, 2) : error;
      }
    });
}

/** Why it could not start; 2 when trying again is no use. */
function inWords(error: NodeJS.ErrnoException, port: number, place: string): Error {
  const { code, message, name } = error;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return new Failure('HOST is not an address of this machine.', 2);
  if (code === 'EACCES') return new Failure(`PORT=${port}: this user may not listen there.`, 2);
  if (code === 'EADDRINUSE') return new Failure(`Port ${port} is in use: choose another with PORT=….`);
  if (name === 'StorageDown') return new Failure(`The tables in ${place} can't be used: ${message}.`);
  return error;
}

/** Until somebody asks the process to end; a second time means at once. */
function stopped(): Promise<NodeJS.Signals> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, () => {
        process.once(signal, () => process.exit(1));
        resolve(signal);
      });
    }
  });
}
