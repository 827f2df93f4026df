/**
 * Right, nearly right and wrong messages over the WebSocket of tables where real games are played. Each is answered as
 * documented, whoever plays beside is not disturbed, nothing is logged as a fault, and the table replays from its log.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { type AnyGame, firstDifference, randomFrom } from '@bottega/kernel';
import { type OpenEntry, openSitting, viewOf } from '@bottega/table/sitting';
import fc from 'fast-check';
import { type Games, loadGames } from '../games.ts';
import { readConfig, type Server, serve } from '../index.ts';
import { carryOut, readTable } from '../rooms/read-log.ts';
import { TableStore } from '../storage/table-store.ts';
import type { TestScreen } from '../test/client.ts';
import { type Step, steps } from './messages.ts';
import { answersFrom, Party, type Terms } from './party.ts';
import { faultOf, type Verdict, verdictOf } from './verdict.ts';

export interface FuzzedServer {
  readonly messages: number;
  readonly tables: number;
  /** How the messages were answered: `ok`, or a code. */
  readonly answers: Readonly<Record<string, number>>;
  /** Bytes on the heap, after a fifth of the messages and at the end. */
  readonly heap: readonly [number, number];
}

export interface FuzzServerOptions {
  readonly messages: number;
  readonly seed: number;
  readonly progress?: (messages: number) => void;
}

/** Messages at one table at most. */
const MOST_STEPS = 60;
/** Bytes that may stay on the heap, whatever the number of messages: tables that are open for a moment still. */
const MOST_GROWTH = 80_000_000;

/** Throws with the shortest failing conversation that was found. */
export async function fuzzServer({ messages, seed, progress }: FuzzServerOptions): Promise<FuzzedServer> {
  const world = await World.open();
  const games = fc.constantFrom(...world.games.keys());
  const terms: fc.Arbitrary<Terms> = fc.record({
    game: games,
    spectators: fc.boolean(),
    chat: fc.boolean(),
    begun: fc.integer({ min: 0, max: 4 }).map((n) => n > 0),
  });
  const collect = collector();
  let early = 0;
  try {
    // on average a conversation is half as long as it may be
    const runs = Math.ceil((2 * messages) / MOST_STEPS);
    const property = fc.asyncProperty(terms, steps(MOST_STEPS), async (given, script) => {
      await world.converse(given, script);
      progress?.(world.messages);
      if (world.tables === Math.ceil(runs / 5)) early = collect();
    });
    await fc.assert(property, { numRuns: runs, seed });
    const late = collect();
    if (late - early > MOST_GROWTH) throw new Error(`the heap grew from ${early} to ${late} bytes`);
    return { messages: world.messages, tables: world.tables, answers: world.answers, heap: [early, late] };
  } finally {
    await world.close();
  }
}

/** What is used on the heap when nothing is left to collect. */
function collector(): () => number {
  setFlagsFromString('--expose-gc');
  const gc = runInNewContext('gc') as () => void;
  return () => {
    gc();
    return process.memoryUsage().heapUsed;
  };
}

class World {
  readonly games: Games;
  private readonly server: Server;
  private readonly folder: string;
  private readonly log: string[];
  private readonly escaped: unknown[] = [];
  private readonly random = randomFrom('honest');
  private honest: Party | undefined;
  readonly answers: Record<string, number> = {};
  messages = 0;
  tables = 0;

  private constructor(games: Games, server: Server, folder: string, log: string[]) {
    this.games = games;
    this.server = server;
    this.folder = folder;
    this.log = log;
    process.on('uncaughtException', this.escape);
    process.on('unhandledRejection', this.escape);
  }

  static async open(): Promise<World> {
    const folder = mkdtempSync(join(tmpdir(), 'bottega-fuzz-'));
    const log: string[] = [];
    const logTo = new Writable({
      write(chunk, _encoding, done) {
        log.push(String(chunk));
        done();
      },
    });
    const config = readConfig({
      PORT: '0',
      HOST: '127.0.0.1',
      BOTTEGA_DATA: folder,
      LOG: 'error',
      BOTTEGA_BUDGET: '1000000',
      BOTTEGA_IDLE: '1',
    });
    const games = await loadGames();
    const random = randomFrom('bots');
    const bots = {
      async choose({ game, view, seat }: { game: AnyGame; view: unknown; seat: number }) {
        const moves = game.legal(view as never, seat);
        return moves[random(moves.length)];
      },
      close() {},
    };
    return new World(games, await serve({ config: { ...config, botPace: 0 }, pages: '/nowhere', games, bots, logTo }), folder, log);
  }

  /** One table, opened for this, and everything that is said there. */
  async converse(terms: Terms, script: readonly Step[]): Promise<void> {
    this.tables++;
    // what an earlier conversation left is not this one's fault
    this.log.length = 0;
    this.escaped.length = 0;
    const game = this.games.get(terms.game)!;
    const party = await Party.open(this.server.port, game, terms);
    try {
      for (let from = 0; from < script.length; ) {
        let to = from + 1;
        while (to < script.length && script[to - 1].atOnce) to++;
        await this.sayAtOnce(party, script.slice(from, to));
        from = to;
      }
      await this.replays(party, game);
      await this.playHonestly();
    } finally {
      party.close();
    }
    if (this.escaped.length > 0) throw new Error(`escaped: ${String(this.escaped[0])}`);
    if (this.log.length > 0) throw new Error(`logged: ${this.log.join('')}`);
  }

  private async sayAtOnce(party: Party, batch: readonly Step[]): Promise<void> {
    const said = new Map<TestScreen, { step: Step; verdicts: Verdict[]; from: number }>();
    for (const step of batch) {
      const screen = await party.screen(step.who);
      if (screen === undefined) continue;
      const text = party.textOf(step, screen);
      const verdict = verdictOf(text);
      const spoken = said.get(screen) ?? { step, verdicts: [], from: screen.heard.length };
      // a message that is too large ends the connection, and whatever was said before may be lost with it
      if (verdict.large && spoken.verdicts.length > 0) continue;
      if (spoken.verdicts.some(({ large }) => large)) continue;
      spoken.verdicts.push(verdict);
      said.set(screen, spoken);
      screen.raw(text);
      this.messages++;
    }
    for (const [screen, { step, verdicts, from }] of said) await this.hearAnswers(screen, step, verdicts, from);
  }

  private async hearAnswers(screen: TestScreen, { who }: Step, verdicts: readonly Verdict[], from: number): Promise<void> {
    const answers = () => answersFrom(screen, from);
    await screen.until(() => screen.closed !== undefined || answers().length >= verdicts.length);
    if (verdicts[0].large) {
      await screen.until(() => screen.closed !== undefined);
      if (screen.closed !== 1009) throw new Error(`a message that is too large closed the connection with ${screen.closed}`);
      return this.count('too large');
    }
    // whoever lost their seat where nobody may look on is let go, and may not hear the last answers
    if (screen.closed === 4404) return this.count('let go');
    if (screen.closed !== undefined) throw new Error(`${who} lost the connection: ${screen.closed}`);
    const fault = faultOf(who, verdicts, answers());
    if (fault !== undefined) throw new Error(`${who}: ${fault}`);
    for (const answer of answers()) this.count('error' in answer ? answer.error.code : 'ok');
  }

  private count(answer: string): void {
    this.answers[answer] = (this.answers[answer] ?? 0) + 1;
  }

  /** What is stored leads to what everybody sees. */
  private async replays(party: Party, game: AnyGame): Promise<void> {
    const store = new TableStore(this.server.database);
    const stored = async () => (await readTable(store, this.games, party.table))!.sitting;
    let sitting = await stored();
    // bots may still be at it
    for (let last = -1; last !== sitting.length; sitting = await stored()) {
      last = sitting.length;
      await new Promise((resolve) => setTimeout(resolve, 2));
    }
    const [opening, ...entries] = await store.tail(party.table, 0);
    const folded = openSitting(game, JSON.parse(opening.entry) as OpenEntry, opening.at);
    for (const entry of entries) carryOut(game, folded, entry);
    const where = firstDifference(JSON.parse(JSON.stringify(sitting)), JSON.parse(JSON.stringify(folded)));
    if (where !== undefined) throw new Error(`the log leads to another ${where}`);
    for (const screen of party.open) {
      const view = JSON.parse(JSON.stringify(viewOf(game, sitting, screen.viewer)));
      await screen
        .until(() => firstDifference(screen.view, view) === undefined || screen.closed !== undefined, 2000)
        .catch(() => {
          throw new Error(`what seat ${screen.viewer} sees differs from the log at ${firstDifference(screen.view, view)}`);
        });
    }
  }

  /** Two who only want to play, on connections that stay. */
  private async playHonestly(): Promise<void> {
    const game = this.games.get('carrara') ?? [...this.games.values()][0];
    this.honest ??= await Party.open(this.server.port, game, { game: game.id, spectators: false, chat: false, begun: true });
    const screens = [await this.honest.screen('ada'), await this.honest.screen('bea')];
    const mover = screens.find((screen) => screen?.mustDecide);
    if (mover === undefined) throw new Error('the honest players can’t go on');
    const moves = game.legal(mover.view as never, mover.viewer!);
    const answer = await mover.ask({ do: 'play', number: mover.number, move: moves[this.random(moves.length)] });
    if ('error' in answer) throw new Error(`an honest move was refused: ${answer.error.code}`);
    for (const screen of screens) await screen!.until(() => screen!.number === mover.number);
    if (mover.table.status === 'playing') return;
    this.honest.close();
    this.honest = undefined;
  }

  async close(): Promise<void> {
    this.honest?.close();
    await this.server.close();
    process.off('uncaughtException', this.escape);
    process.off('unhandledRejection', this.escape);
    rmSync(this.folder, { recursive: true, force: true });
  }

  private readonly escape = (error: unknown): void => void this.escaped.push(error);
}
