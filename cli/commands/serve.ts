/** `bottega serve`: the web application and the tables of friends. */
import type { Command } from 'commander';
import { installation } from '#installation';
import { addresses, placeOfTables } from '../address.ts';
import { type Desk, note, print } from '../desk.ts';
import { Failure } from '../failure.ts';
import { checkNative } from '../native.ts';
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
        const opened = (tables: number): void => {
          const seconds = ((performance.now() - began) / 1000).toFixed(1);
          note(desk, `Opened the tables in ${place} (${kind}, ${counted(tables, 'table')}, ${seconds} s)`);
        };
        const server = await serve({ config, pages, opened, watched: true });
        for (const line of addresses(config.host, server.port, desk.output.isTTY === true)) print(desk, line);
        if ((await stopped()) === 'SIGINT') note(desk, 'Closing…');
        await server.close();
      } catch (error) {
        if (error instanceof BadConfig) throw new Failure(error.message, 2);
        const { code, message } = error as NodeJS.ErrnoException;
        if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') throw new Failure('HOST is not an address of this machine.', 2);
        if (code === 'EACCES' || code === 'EEXIST' || code === 'ENOTDIR') throw new Failure(`BOTTEGA_DATA or PORT can't be used: ${message}.`, 2);
        if (code === 'EADDRINUSE') throw new Failure('The port is in use: choose another with PORT=….');
        if ((error as Error).name === 'StorageDown') throw new Failure(`The database can't be used: ${message}`);
        throw error;
      }
    });
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
