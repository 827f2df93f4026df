/** `bottega bench hostile --crowd 200`: so many tables of masters, each watched by its host, and one person who plays. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type AnyGame, randomFrom } from '@bottega/kernel';
import { TestPlayer, type TestScreen } from '../../../server/test/client.ts';
import { ServerProcess } from '../../../server/test/processes.ts';
import { quantile } from '../quantile.ts';
import { pause } from '../server/load.ts';
import { freePort } from '../server/process.ts';

const MASTER = { kind: 'bot', level: 'master' } as const;
const BOTS_EACH = 4;
/** Milliseconds until all of them think. */
const SETTLE = 5000;
/** The longest that anybody is waited for. */
const PATIENCE = 120_000;

export interface CrowdOptions {
  readonly tables: number;
  /** How long the one person plays, with the crowd and without it. */
  readonly seconds: number;
  say(text: string): void;
}

/** Milliseconds from a move to one's next decision, whenever a bot had to move between. */
interface Waits {
  readonly turns: number;
  readonly p50: number;
  readonly longest: number;
}

export interface Crowd {
  readonly alone: Waits;
  readonly crowded: Waits;
  /** Moves that the bots of all other tables made meanwhile. */
  readonly moves: number;
}

/** The whole crowd comes from one address, so that the server has a budget that is never used up. */
export async function benchCrowd(game: AnyGame, { tables, seconds, say }: CrowdOptions): Promise<Crowd> {
  const folder = mkdtempSync(join(tmpdir(), 'bottega-crowd-'));
  const limits = { BOTTEGA_BUDGET: '10000000', BOTTEGA_SOCKETS: '1000000', BOTTEGA_BOT_PACE: '600' };
  const server = new ServerProcess(await freePort(), { BOTTEGA_DATA: folder, ...limits });
  await server.start();
  try {
    say('One person alone…');
    const alone = await play(game, server.port, seconds);
    say(`Opening ${tables} tables…`);
    const screens: TestScreen[] = [];
    for (let number = 0; number < tables; number++) {
      const host = await TestPlayer.named(server.port, 'Host');
      const id = await host.open({ game: game.id, players: BOTS_EACH, seats: Array.from({ length: BOTS_EACH }, () => MASTER), seat: null });
      screens.push(await host.watch(id));
    }
    await pause(SETTLE);
    say('One person among them…');
    const made = (): number => screens.reduce((sum, { number }) => sum + number, 0);
    const before = made();
    const crowded = await play(game, server.port, seconds);
    const moves = made() - before;
    for (const screen of screens) screen.terminate();
    return { alone, crowded, moves };
  } finally {
    await server.kill();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Plays at random against a master, from the start of a game, and goes on with another when it is over. */
async function play(game: AnyGame, port: number, seconds: number): Promise<Waits> {
  const random = randomFrom('crowd');
  const waits: number[] = [];
  const ada = await TestPlayer.named(port, 'Ada');
  for (const end = performance.now() + 1000 * seconds; performance.now() < end; ) {
    const table = await ada.open({ game: game.id, players: 2, seats: [{ kind: 'open' }, MASTER], seat: 0 });
    const screen = await ada.watch(table, game);
    const myTurn = (): Promise<void> => screen.until(() => screen.mustDecide || screen.table.status === 'over', PATIENCE);
    await myTurn();
    while (screen.mustDecide && performance.now() < end) {
      const moves = game.legal(screen.view as never, screen.viewer!);
      const { number } = screen;
      const answer = await screen.ask({ do: 'play', number, move: moves[random(moves.length)] });
      if ('error' in answer) throw new Error(JSON.stringify(answer.error));
      await screen.until(() => screen.number > number);
      const began = performance.now();
      const mine = screen.mustDecide;
      await myTurn();
      if (!mine) waits.push(performance.now() - began);
    }
    screen.terminate();
  }
  waits.sort((a, b) => a - b);
  return { turns: waits.length, p50: quantile(waits, 0.5), longest: waits.at(-1) ?? 0 };
}
