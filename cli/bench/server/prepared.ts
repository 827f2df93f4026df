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
  /** What lets the two players in. */
  readonly cookies: readonly string[];
  /** The ids of the tables with each seed. */
  readonly tables: ReadonlyMap<string, readonly string[]>;
}

const SETTINGS: Terms = { listed: false, spectators: true, chat: true, pace: { kind: 'none' }, timeout: 'wait', timeoutLevel: 'random' };
const PLAYERS = ['ada', 'bea'];

/** So many tables, each with one of the seeds in turn, and both players seated. */
export async function prepareTables(game: AnyGame, seeds: readonly string[], count: number): Promise<Prepared> {
  const folder = mkdtempSync(join(tmpdir(), 'bottega-bench-'));
  const secrets = PLAYERS.map(() => randomBytes(32).toString('base64url'));
  const tables = new Map<string, string[]>(seeds.map((seed) => [seed, []]));
  const lines = [
    { kind: 'bottega', format: 1 },
    ...PLAYERS.map((id) => ({ kind: 'player', row: { id, name: id, made: 0 } })),
    ...PLAYERS.map((player, index) => ({ kind: 'session', row: { hash: hashOf(secrets[index], 'base64url'), player, made: 0 } })),
    ...Array.from({ length: count }, (_, number) => {
      const seed = seeds[number % seeds.length];
      const id = String(number).padStart(16, '0');
      tables.get(seed)!.push(id);
      return { kind: 'table', id, entries: entriesOf(game, id, seed) };
    }),
  ];
  const file = join(folder, 'tables.jsonl');
  await pipeline(Readable.from(lines.map((line) => `${JSON.stringify(line)}\n`)), createWriteStream(file));
  await withDatabase({ BOTTEGA_DATA: folder }, async (database) => importGames(database, await loadGames(), file), true);
  return { folder, cookies: secrets.map((secret) => `bottega=${secret}`), tables };
}

function entriesOf(game: AnyGame, table: string, seed: string) {
  const [host, guest] = PLAYERS;
  const seats = PLAYERS.map(() => ({ kind: 'open' }));
  const opening = { kind: 'open', table, game: game.id, rules: game.version, name: null, players: 2, options: {}, settings: SETTINGS, seats };
  return [
    { at: 0, entry: { ...opening, host, seat: 0, seed, seedHash: hashOf(seed, 'hex') } },
    { at: 0, entry: { kind: 'sit', seat: 1, player: guest } },
  ];
}

const hashOf = (text: string, encoding: 'hex' | 'base64url'): string => createHash('sha256').update(text).digest(encoding);
