/** `bottega bench server`: our server beside boardgame.io's, the same game, the same load, in one run; then on Postgres. */
import type { AnyGame } from '@bottega/kernel';
import type { Measure } from '../engine.ts';
import { type LoadResult, type LoadServer, pause, runLoad, several, tablesFor } from './load.ts';
import { OurServer } from './ours.ts';
import { type RecordedGame, recordGames } from './recorded.ts';
import { benchShared } from './shared.ts';
import { TheirServer } from './theirs.ts';

const BUSY = [50, 200];
/** Different games that the tables play; all of them play the same ones. */
const RECORDED = 40;
const IDLE_TABLES = 2000;
/** The servers take turns, so that all meet the same machine; the best round of each counts. */
const ROUNDS = 3;
/** Seconds that each is kept busy first: servers run for days, and Node compiles in the first moments. */
const WARM_UP = 8;

export interface ServerOptions {
  readonly seconds: number;
  readonly peer: boolean;
  /** Nothing but what runs on Postgres. */
  readonly postgres: boolean;
  say(text: string): void;
}

export async function benchServer(game: AnyGame, { seconds, peer, postgres, say }: ServerOptions): Promise<Measure[]> {
  const games = recordGames(game, RECORDED);
  const alone = postgres ? [] : [...(await benchAlone(game, games, { seconds, peer, say })), await idleMemory(game, games, say)];
  return [...alone, ...(await benchShared(game, games, { seconds, places: BUSY, say }))];
}

async function benchAlone(game: AnyGame, games: readonly RecordedGame[], { seconds, peer, say }: Omit<ServerOptions, 'postgres'>): Promise<Measure[]> {
  // all rounds and the warm-up, each rounded up to whole sets of games
  const rounds = [BUSY[0], ...Array.from({ length: ROUNDS }, () => BUSY).flat()];
  const needed = rounds.reduce((sum, places) => sum + tablesFor(places) + RECORDED, 0);
  say('Preparing tables…');
  const servers: LoadServer[] = [await OurServer.start(game, games, needed)];
  const measures: Measure[] = [];
  try {
    if (peer) servers.push(await TheirServer.start(game, games, false), await TheirServer.start(game, games, true));
    for (const server of servers) {
      say(`${server.name} warms up…`);
      await runLoad(server, games, BUSY[0], WARM_UP);
    }
    for (const tables of BUSY) {
      const best: LoadResult[] = [];
      for (let round = 0; round < ROUNDS; round++) {
        for (const [index, server] of servers.entries()) {
          say(`${server.name} with ${tables} tables…`);
          const result = await runLoad(server, games, tables, seconds);
          if (best[index] === undefined || result.moves > best[index].moves) best[index] = result;
        }
      }
      for (const [index, { name }] of servers.slice(1).entries())
        measures.push(
          ...FIGURES.map(([figure, what, unit]) =>
            beside(`${tables} tables, ${what}${index === 0 ? '' : `, beside ${name}`}`, unit, best[0][figure], best[index + 1][figure]),
          ),
        );
      if (!peer) measures.push(...FIGURES.map(([figure, what, unit]) => beside(`${tables} tables, ${what}`, unit, best[0][figure], undefined)));
    }
  } finally {
    await Promise.all(servers.map((server) => server.close()));
  }
  return measures;
}

const FIGURES = [
  ['moves', 'moves', 'moves/s'],
  ['p50', 'send to other player, p50', 'ms'],
  ['p95', 'send to other player, p95', 'ms'],
  ['p99', 'send to other player, p99', 'ms'],
  ['bytes', 'heard for a move', 'bytes'],
  ['server', 'processor time of a move', 'ms'],
  ['client', 'the same of the players', 'ms'],
  ['share', 'core taken by the players', 'cores'],
] as const;

function beside(name: string, unit: string, ours: number, theirs: number | undefined): Measure {
  return { name, unit, value: rounded(ours), ...(theirs !== undefined && { peer: rounded(theirs), ratio: rounded(ours / theirs) }) };
}

async function idleMemory(game: AnyGame, games: readonly RecordedGame[], say: (text: string) => void): Promise<Measure> {
  const server = await OurServer.start(game, games, IDLE_TABLES);
  try {
    say(`Bottega with ${IDLE_TABLES} idle tables…`);
    let next = 0;
    const tables = await several(IDLE_TABLES, () => server.sitDown(games[next++ % games.length]));
    await pause(2000);
    const memory = await server.memory();
    for (const line of tables.flat()) line.close();
    return { name: `${IDLE_TABLES} idle tables, ${2 * IDLE_TABLES} sockets`, unit: 'MB', value: rounded(memory / 1e6) };
  } finally {
    await server.close();
  }
}

const rounded = (value: number): number => Number(value.toPrecision(4));
