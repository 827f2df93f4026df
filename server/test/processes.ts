/** Server processes of their own, which can be killed, and people who play on whichever answers. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type AnyGame, type Random, randomFrom } from '@bottega/kernel';
import { TestPlayer, type TestScreen } from './client.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

const running = new Set<ServerProcess>();

/** However a test ends, nothing stays behind. */
export const killAll = (): Promise<unknown> => Promise.all([...running].map((server) => server.kill()));

export class ServerProcess {
  readonly port: number;
  private readonly env: Record<string, string>;
  private readonly program: readonly string[];
  private readonly notices: number | 'inherit';
  private child: ChildProcess | undefined;
  private opened = false;

  /** `notices`: the open file that its standard error goes to, if not our own. */
  constructor(
    port: number,
    env: Record<string, string>,
    program: readonly string[] = ['bin/bottega', 'serve', '--built'],
    notices: number | 'inherit' = 'inherit',
  ) {
    this.port = port;
    this.program = program;
    this.notices = notices;
    this.env = {
      PORT: String(port),
      HOST: '127.0.0.1',
      LOG: 'warn',
      BOTTEGA_BUDGET: '1000000',
      BOTTEGA_BOT_PACE: '0',
      ...env,
    };
  }

  async start(): Promise<void> {
    const child = spawn(process.execPath, this.program, {
      cwd: root,
      // a group of its own, so that whatever it starts can be killed with it
      detached: true,
      env: { ...process.env, ...this.env },
      stdio: ['ignore', 'pipe', this.notices],
    });
    this.child = child;
    this.opened = false;
    running.add(this);
    await Promise.race([once(child.stdout!, 'data'), once(child, 'exit').then(() => Promise.reject(new Error('the server did not start')))]);
    this.opened = true;
  }

  /** Whether it runs, or is about to: false when it has ended by itself. */
  get alive(): boolean {
    return this.child !== undefined && this.child.exitCode === null && this.child.signalCode === null;
  }

  /** Whether it has begun to answer. */
  get open(): boolean {
    return this.alive && this.opened;
  }

  /** Resident memory, in bytes. */
  get memory(): number {
    return 1024 * Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${this.child!.pid}/status`, 'utf8'))?.[1]);
  }

  /** No time to say goodbye. */
  async kill(signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
    const child = this.child;
    this.child = undefined;
    running.delete(this);
    if (child === undefined || child.exitCode !== null) return;
    const ended = once(child, 'exit');
    process.kill(signal === 'SIGKILL' ? -child.pid! : child.pid!, signal);
    await ended;
  }
}

/** A move that the server said is on disk. */
export interface Acknowledged {
  readonly number: number;
  readonly move: string;
}

/** Two people at one table, each perhaps on another process, who play as fast as they are answered. */
export class BusyTable {
  readonly acknowledged: Acknowledged[] = [];
  readonly id: string;
  private readonly game: AnyGame;
  private readonly players: readonly TestPlayer[];
  private readonly random: Random;
  private screens: TestScreen[] = [];

  private constructor(id: string, game: AnyGame, players: readonly TestPlayer[]) {
    this.id = id;
    this.game = game;
    this.players = players;
    this.random = randomFrom(id);
  }

  static async open(game: AnyGame, ports: readonly [number, number]): Promise<BusyTable> {
    const players = [await TestPlayer.named(ports[0], 'Ada'), await TestPlayer.named(ports[1], 'Bea')];
    const id = await players[0].open({ game: game.id });
    await players[1].post(`/api/tables/${id}/sit`, { seat: 1 });
    return new BusyTable(id, game, players);
  }

  /** The same people on other processes: the cookie lets them in anywhere. */
  moveTo(ports: readonly [number, number]): void {
    for (const [index, port] of ports.entries()) this.players[index].base = `http://127.0.0.1:${port}`;
  }

  async connect(): Promise<void> {
    this.screens = await Promise.all(this.players.map((player) => player.watch(this.id, this.game)));
  }

  /** Resolves when each page shows that both people are connected. */
  async bothHere(): Promise<void> {
    for (const screen of this.screens) await screen.until(() => screen.here.join() === '0,1');
  }

  get over(): boolean {
    return this.screens[0].table.status !== 'playing';
  }

  /** Plays until so many more moves are acknowledged, the game is over, or the line breaks. */
  async play(most: number): Promise<number> {
    let made = 0;
    while (made < most && !this.over) {
      const screen = this.screens.find((one) => one.mustDecide);
      if (screen === undefined) throw new Error('nobody must decide');
      const moves = this.game.legal(screen.view as never, screen.viewer!);
      const move = moves[this.random(moves.length)];
      const { number } = screen;
      const answer = await screen.ask({ do: 'play', number, move });
      if ('error' in answer) {
        if (answer.error.code === 'closed') return made;
        // the database may finish a dead process's last move late: a page waits for the news and goes on
        if (answer.error.code === 'out-of-date') {
          const now = Number(answer.error.number);
          for (const one of this.screens) await one.until(() => one.number >= now || one.closed !== undefined);
          continue;
        }
        throw new Error(JSON.stringify(answer.error));
      }
      this.acknowledged.push({ number, move: this.game.notation.write(move) });
      made++;
      try {
        for (const one of this.screens) await one.until(() => one.number > number || one.closed !== undefined);
      } catch {
        throw new Error(`a move did not reach the other player at table ${this.id}`);
      }
      if (this.screens.some((one) => one.closed !== undefined)) return made;
    }
    return made;
  }

  close(): void {
    for (const screen of this.screens) screen.terminate();
  }
}
