/** `bottega people`: what whoever runs a server can do for people: a new password, and the right to keep order. */
import type { Command } from 'commander';
import { type Desk, note, print } from '../desk.ts';
import { using } from '../maintenance.ts';

export function addPeople(program: Command, desk: Desk): void {
  const people = program.command('people').description('help people with their accounts');
  people
    .command('reset <name>')
    .description('make a link that lets somebody set a new password, once, within a day; name: their login, or the name they play under')
    .option('--origin <address>', 'where they reach this server, such as https://games.example.org')
    .action((name: string, { origin }: { origin?: string }) =>
      using(({ resetLink, withDatabase }) =>
        withDatabase(process.env, async (database) => {
          const { login, link, expires } = await resetLink(database, name, process.env, origin);
          print(desk, link);
          note(desk, `For ${login}, once, until ${new Date(expires).toISOString()}. Links made before for ${login} no longer work.`);
        }),
      ),
    );
  people
    .command('keeper <name>')
    .description('let somebody keep order on this server, at /keep: reports, people, tables; name: their login, or the name they play under')
    .option('--off', 'not any longer')
    .action((name: string, { off = false }: { off?: boolean }) =>
      using(({ setKeeper, withDatabase }) =>
        withDatabase(process.env, async (database) => {
          const login = await setKeeper(database, name, !off);
          print(desk, off ? `${login} no longer keeps order here.` : `${login} keeps order here, at /keep.`);
        }),
      ),
    );
}
