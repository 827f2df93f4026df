/** The same load on Postgres: one process, and two that share it, with the players of every table at different ones. */
import type { AnyGame } from '@bottega/kernel';
import type { Measure } from '../engine.ts';
import { startPostgres } from '../postgres.ts';
import { pause, runLoad } from './load.ts';
import { OurServer } from './ours.ts';
import { postgresWork } from './postgres.ts';
import type { RecordedGame } from './recorded.ts';
import { unitCosts } from './units.ts';

const WARM_UP = 4;
/** Milliseconds until Postgres has told all it counted. */
const COUNTED = 1500;
/** Milliseconds until every process listens to the others: when it begins to, it lets its connections come again. */
const LISTENING = 3000;

/** Tables that one run opens: a move takes longer than on SQLite, and opening them here too. */
const tablesFor = (places: number): number => 100 + 2 * places;

export interface SharedOptions {
  readonly seconds: number;
  readonly places: readonly number[];
  say(text: string): void;
}

export async function benchShared(game: AnyGame, games: readonly RecordedGame[], options: SharedOptions): Promise<Measure[]> {
  const measures: Measure[] = [];
  for (const processes of [1, 2]) measures.push(...(await measure(game, games, processes, options)));
  return measures;
}

async function measure(game: AnyGame, games: readonly RecordedGame[], processes: number, { seconds, places, say }: SharedOptions): Promise<Measure[]> {
  const postgres = await startPostgres();
  const needed = [places[0], ...places].reduce((sum, count) => sum + tablesFor(count) + games.length, 0);
  const name = processes === 1 ? 'one process on Postgres' : `${processes} processes on one Postgres`;
  say(`Preparing tables for ${name}…`);
  const server = await OurServer.start(game, games, needed, { url: postgres.url, processes });
  try {
    await pause(LISTENING);
    await runLoad(server, games, places[0], WARM_UP, tablesFor(places[0]));
    const measures: Measure[] = [];
    for (const count of places) {
      say(`${name}, ${count} tables…`);
      await pause(COUNTED);
      const before = { ...(await postgresWork(postgres.url)), ...(await groupsOf(server)), cpus: server.processes.map((process) => process.cpu()) };
      const result = await runLoad(server, games, count, seconds, tablesFor(count));
      // everything that was done for the run, its own warm-up among it
      await pause(COUNTED);
      const after = { ...(await postgresWork(postgres.url)), ...(await groupsOf(server)), cpus: server.processes.map((process) => process.cpu()) };
      const written = after.entries - before.entries;
      const each = (figure: 'cpu' | 'rows' | 'size' | 'wal'): number => (after[figure] - before[figure]) / written;
      const told = (after.groups - before.groups) / written;
      const rows: [string, string, number][] = [
        ['moves', 'moves/s', result.moves],
        ['send to acknowledged, p50', 'ms', result.answered50],
        ['send to acknowledged, p99', 'ms', result.answered99],
        ['send to other player, p50', 'ms', result.p50],
        ['send to other player, p99', 'ms', result.p99],
        ['heard for a move', 'bytes', result.bytes],
        ...after.cpus.map((cpu, index): [string, string, number] => [
          `processor time of process ${index + 1}, a move`,
          'ms',
          (cpu - before.cpus[index]) / written,
        ]),
        ['processor time of Postgres, a move', 'ms', each('cpu')],
        ['moves in one commit', 'moves', 1 / told],
        // each commit is told once, or twice when it has more than eighty
        ['NOTIFY, at least', 'a second', told * result.moves],
        ['rows written for a move', 'rows', each('rows')],
        ['kept for a move', 'bytes', each('size')],
        ['written to the log for a move', 'bytes', each('wal')],
      ];
      measures.push(...rows.map(([what, unit, value]) => ({ name: `${name}, ${count} tables: ${what}`, unit, value: Number(value.toPrecision(4)) })));
    }
    if (processes === 1) {
      say('Unit costs of Postgres…');
      measures.push(...(await unitCosts(postgres.url)));
    }
    return measures;
  } finally {
    await server.close();
    await postgres.remove();
  }
}

/** Transactions of entries, and entries in them, of all processes so far. */
async function groupsOf({ ports }: OurServer): Promise<{ groups: number; entries: number }> {
  const texts = await Promise.all(ports.map(async (port) => (await fetch(`http://127.0.0.1:${port}/metrics`)).text()));
  const sum = (name: string): number => texts.reduce((total, text) => total + Number(new RegExp(`^${name} (\\d+)`, 'm').exec(text)?.[1] ?? Number.NaN), 0);
  return { groups: sum('bottega_commit_entries_count'), entries: sum('bottega_commit_entries_sum') };
}
