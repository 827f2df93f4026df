/**
 * A data folder with tables that were opened beforehand, with seeds that the load knows. They are imported as `bottega
 * games import` does: only whoever has the data can choose a seed.
 */
import { createHash, randomBytes } from 'node:crypto';
import { createWriteStream, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { AnyGame } from '@bottega/kernel';
import { importGames, loadGames, withDatabase } from '@bottega/server/maintenance';
import type { Terms } from '@bottega/table/wire';

export interface Prepared {
  readonly folder: string;
  /** What tells a server where they are. */
  readonly env: Readonly<Record<string, string>>;
  /** What lets the two players of each pair in. */
  readonly cookies: readonly (readonly string[])[];
  /** The ids of the tables with each seed. */
  readonly tables: ReadonlyMap<string, readonly string[]>;
}

/** A table with its whole log. */
export interface PlayedTable {
  readonly id: string;
  readonly entries: readonly { readonly at: number; readonly entry: object }[];
}

export const SETTINGS: Terms = { listed: false, spectators: true, chat: true, pace: { kind: 'none' }, timeout: 'wait', timeoutLevel: 'random' };

interface Preparing {
  /** Pairs of players. */
  readonly pairs?: number;
  /** Tables that were played before, each with its log. */
  readonly played?: readonly PlayedTable[];
  /** The address of a Postgres; without it, a file in the folder. */
  readonly postgres?: string;
}

/** So many tables, each with one of the seeds and one of the pairs of players in turn, both seated. */
export async function prepareTables(
  game: AnyGame,
  seeds: readonly string[],
  count: number,
  { pairs = 1, played = [], postgres }: Preparing = {},
): Promise<Prepared> {
  const folder = mkdtempSync(join(tmpdir(), 'bottega-bench-'));
  const players = Array.from({ length: pairs }, (_, pair) => [`ada${pair}`, `bea${pair}`]);
  const secrets = players.map((pair) => pair.map(() => randomBytes(32).toString('base64url')));
  const tables = new Map<string, string[]>(seeds.map((seed) => [seed, []]));
  const lines = [
    { kind: 'bottega', format: 1 },
    ...players.flat().map((id) => ({ kind: 'player', row: { id, name: id, made: 0 } })),
    ...players.flat().map((player, index) => ({ kind: 'session', row: { hash: hashOf(secrets.flat()[index], 'base64url'), player, made: Date.now() } })),
    ...Array.from({ length: count }, (_, number) => {
      const seed = seeds[number % seeds.length];
      const id = String(number).padStart(16, '0');
      tables.get(seed)!.push(id);
      return { kind: 'table', id, entries: entriesOf(game, id, seed, players[number % pairs]) };
    }),
    ...played.map((table) => ({ kind: 'table', ...table })),
  ];
  const file = join(folder, 'tables.jsonl');
  await pipeline(Readable.from(lines.map((line) => `${JSON.stringify(line)}\n`)), createWriteStream(file));
  const env: Record<string, string> = postgres === undefined ? { BOTTEGA_DATA: folder } : { DATABASE_URL: postgres };
  await withDatabase(env, async (database) => importGames(database, await loadGames(), file), true);
  return { folder, env, cookies: secrets.map((pair) => pair.map((secret) => `bottega=${secret}`)), tables };
}

/** How the log of a table begins that these people sit at. */
export function entriesOf(game: AnyGame, table: string, seed: string, [host, ...guests]: readonly string[]): { at: number; entry: object }[] {
  const seats = [host, ...guests].map(() => ({ kind: 'open' }));
  const about = { game: game.id, rules: game.version, name: null, players: seats.length, options: {}, settings: SETTINGS, seats };
  return [
    { at: 0, entry: { kind: 'open', table, ...about, host, seat: 0, seed, seedHash: hashOf(seed, 'hex') } },
    ...guests.map((player, index) => ({ at: 0, entry: { kind: 'sit', seat: index + 1, player } })),
  ];
}

const hashOf = (text: string, encoding: 'hex' | 'base64url'): string => createHash('sha256').update(text).digest(encoding);
