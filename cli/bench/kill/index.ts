/**
 * `bottega bench kill`: servers are killed with no time to say goodbye, over and over, while people play and talk. What
 * they were promised is noted outside and compared with the logs.
 */
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AnyGame } from '@bottega/kernel';
import { killAll } from '../../../server/test/processes.ts';
import { Failure } from '../../failure.ts';
import { startPostgres } from '../postgres.ts';
import { pause } from '../server/load.ts';
import { HonestTable } from './honest-table.ts';
import { build, compare, type House } from './house.ts';
import { killOver } from './lives.ts';

const SERVERS = 2;
/** Tables at each server. */
const TABLES = 8;
/** Lives of a server after which its logs are looked at; opening them often would spare the server its own recovery. */
const LOOK = 50;

export interface KillOptions {
  readonly kills: number;
  readonly minutes: number;
  /** Both servers on one Postgres, with the two players of a table on either; otherwise each has a SQLite file. */
  readonly postgres: boolean;
  say(text: string): void;
}

export interface KillResult {
  readonly date: string;
  readonly database: string;
  readonly kills: number;
  readonly minutes: number;
  readonly tables: number;
  readonly moves: number;
  readonly words: number;
  readonly lost: readonly string[];
  readonly doubled: readonly string[];
  /** Times that a page heard nothing for twenty seconds on a line that stood. */
  readonly stalled: number;
}

export async function benchKill(game: AnyGame, { kills, minutes, postgres, say }: KillOptions): Promise<KillResult> {
  const folder = mkdtempSync(join(tmpdir(), 'bottega-kill-'));
  const notices = join(folder, 'notices');
  const file = openSync(notices, 'a');
  const database = postgres ? await startPostgres() : undefined;
  const began = performance.now();
  let stopped = false;
  const isStopped = (): boolean => stopped;
  // the servers are no children of our group: nobody else would end them
  const interrupted = (): void => void killAll().finally(() => process.exit(1));
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, interrupted);
  try {
    const houses = await Promise.all(Array.from({ length: SERVERS }, (_, index) => build(index, folder, database?.url, file)));
    const ports = houses.map(({ server }) => server.port);
    let killed = 0;
    const playing = houses.flatMap((house, index) =>
      Array.from({ length: TABLES }, (_, table) =>
        playAtOne(game, house, () => (postgres ? anyOf(houses, ports, table) : [ports[index], ports[index]]), isStopped),
      ),
    );
    const killing = houses.map((house, index) =>
      killOver(house.server, {
        count: Math.floor((kills + index) / SERVERS),
        each: (SERVERS * minutes * 60_000) / kills,
        seed: `kill-${index}`,
        stopped: isStopped,
        async ended(lives) {
          killed++;
          if (lives % LOOK !== 0) return;
          const { moves, lost, doubled } = await compare(house);
          say(
            `${killed} kills, ${Math.round((performance.now() - began) / 60_000)} minutes; server ${index + 1}: ${moves} moves, ${lost.length} lost, ${doubled.length} doubled.`,
          );
        },
      }),
    );
    // whoever meets a fault first tells of it
    await Promise.race([Promise.all(killing), Promise.all(playing)]);
    stopped = true;
    await Promise.all(playing);
    const found = await Promise.all(houses.map(compare));
    const tables = houses.flatMap((house) => house.tables);
    const sum = (figure: (one: (typeof found)[number]) => number): number => found.reduce((total, one) => total + figure(one), 0);
    return {
      date: new Date().toISOString().slice(0, 10),
      database: postgres ? 'two processes on one Postgres' : 'two processes, each with its SQLite file',
      kills: killed,
      minutes: Number(((performance.now() - began) / 60_000).toFixed(1)),
      tables: tables.length,
      moves: sum(({ moves }) => moves),
      words: sum(({ words }) => words),
      lost: found.flatMap(({ lost }) => lost),
      doubled: found.flatMap(({ doubled }) => doubled),
      stalled: tables.reduce((total, { stalled }) => total + stalled, 0),
    };
  } catch (error) {
    throw error instanceof Failure ? new Failure(`${error.message}\n${readFileSync(notices, 'utf8').split('\n').slice(-20).join('\n')}`) : error;
  } finally {
    stopped = true;
    for (const signal of ['SIGINT', 'SIGTERM']) process.off(signal, interrupted);
    await killAll();
    closeSync(file);
    await database?.remove();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The players of a table are at different processes, while both run. */
function anyOf(houses: readonly House[], ports: readonly number[], table: number): readonly [number, number] {
  const up = houses.flatMap(({ server }, index) => (server.open ? [ports[index]] : []));
  const [one, other] = up.length === 2 ? up : [up[0] ?? ports[0], up[0] ?? ports[0]];
  return table % 2 === 0 ? [one, other] : [other, one];
}

/** One game after the other at tables of their own. */
async function playAtOne(game: AnyGame, { tables }: House, places: () => readonly [number, number], stopped: () => boolean): Promise<void> {
  while (!stopped()) {
    // while the server is down, nobody can open one
    const table = await HonestTable.open(game, places).catch(() => undefined);
    if (table === undefined) await pause(200);
    else {
      tables.push(table);
      await table.play(stopped);
    }
  }
}
