/** Where a server can be found, and where it keeps its tables, as a person reads it. */
import { networkInterfaces } from 'node:os';
import { dirname, normalize } from 'node:path';

const EVERYWHERE = ['0.0.0.0', '::'];
const HERE = ['127.0.0.1', '::1', 'localhost'];

/** The address for this machine's browser; for a person, those for the others in the network below it. */
export function addresses(host: string, port: number, attended: boolean): string[] {
  const own = EVERYWHERE.includes(host) || HERE.includes(host) ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  const others = attended && EVERYWHERE.includes(host) ? inNetwork() : [];
  return [`Bottega is open: http://${own}:${port}`, ...others.map((address) => `In your network: http://${address}:${port}`)];
}

const inNetwork = (): string[] =>
  Object.values(networkInterfaces())
    .flatMap((all) => all ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);

/** The folder or the database, without the password that its address may hold, and what it is. */
export function placeOfTables(database: string): readonly [place: string, kind: string] {
  if (!/^postgres(ql)?:/.test(database)) return [`${normalize(dirname(database))}/`, 'SQLite'];
  if (!URL.canParse(database)) return ['the database', 'Postgres'];
  const { host, pathname } = new URL(database);
  return [`${pathname.slice(1)} at ${host}`, 'Postgres'];
}
