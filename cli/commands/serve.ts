/** `bottega serve`: the web application and the tables of friends. */
import type { Command } from 'commander';
import { type Desk, note, print } from '../desk.ts';
import { Failure } from '../failure.ts';

export function addServe(program: Command, desk: Desk): void {
  program
    .command('serve')
    .description('serve the web application and tables with friends; configured by environment variables (see docs/server.md)')
    .option('--built', 'use the web application as it was last built')
    .action(async (flags: { built?: true }) => {
      const { buildWeb, DIST } = (await import(new URL('../../scripts/build-web.mjs', import.meta.url).href)) as { buildWeb(): void; DIST: string };
      if (!flags.built) buildWeb();
      const { BadConfig, serve } = await import('@bottega/server');
      try {
        const server = await serve({ pages: DIST, watched: true });
        print(desk, `Bottega is open on http://localhost:${server.port}`);
        await stopped();
        note(desk, 'Closing…');
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
function stopped(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, () => {
        process.once(signal, () => process.exit(1));
        resolve();
      });
    }
  });
}
