/** A link that lets somebody set a new password, made by whoever runs the server. */
import type { Player } from '@bottega/table/wire';
import { readConfig } from '../config.ts';
import { newReset } from '../people/reset.ts';
import type { Database } from '../storage/database.ts';
import { PassStore } from '../storage/pass-store.ts';
import { PeopleStore } from '../storage/people-store.ts';
import { MaintenanceError } from './backup.ts';

export interface ResetLink {
  readonly login: string;
  readonly link: string;
  readonly expires: number;
}

/** `origin`: where people reach the server, if not at the first of BOTTEGA_ORIGINS, or at this machine. */
export async function resetLink(database: Database, name: string, env: Readonly<Record<string, string | undefined>>, origin?: string): Promise<ResetLink> {
  const { origins, port } = readConfig(env);
  const where = origin ?? origins[0] ?? `http://localhost:${port}`;
  if (!/^https?:$/.test(URL.canParse(where) ? new URL(where).protocol : ''))
    throw new MaintenanceError(`${where}: an address such as https://games.example.org is needed.`);
  const { id, account } = await accountCalled(database, name);
  const { secret, expires } = await newReset(new PassStore(database), id, Date.now());
  return { login: account!, link: `${new URL(where).origin}/#/reset/${secret}`, expires };
}

/** The one account of that login, or of that name. */
export async function accountCalled(database: Database, name: string): Promise<Player> {
  const found = await new PeopleStore(database).accountsCalled(name);
  if (found.length === 0) throw new MaintenanceError(`Nobody with an account is called ${name}. Guests have no password: their browser is their only way in.`);
  if (found.length > 1)
    throw new MaintenanceError(`${found.length} accounts are called ${name}. Give the login instead: ${found.map(({ account }) => account).join(', ')}.`);
  return found[0];
}
