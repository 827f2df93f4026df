/** boardgame.io's own server under the same load, in memory. */
import { fileURLToPath } from 'node:url';
import type { AnyGame, BaseMove } from '@bottega/kernel';
import type { LoadServer, LoadTable } from './load.ts';
import { freePort, startProcess } from './process.ts';

const FOLDER = new URL('../boardgame-io/', import.meta.url);

interface Line {
  play(move: BaseMove): void;
  close(): void;
}

interface TheirState {
  readonly G: unknown;
  readonly _stateID: number;
}

type OpenLine = (port: number, game: string, match: string, player: string, seen: (state: TheirState) => void, received: (bytes: number) => void) => Line;

export class TheirServer implements LoadServer {
  readonly name: string;
  private readonly game: AnyGame;
  private readonly port: number;
  private readonly running: Awaited<ReturnType<typeof startProcess>>;
  private readonly openLine: OpenLine;
  private heard = 0;
  private matches = 0;

  private constructor(name: string, game: AnyGame, port: number, running: Awaited<ReturnType<typeof startProcess>>, openLine: OpenLine) {
    this.name = name;
    this.game = game;
    this.port = port;
    this.running = running;
    this.openLine = openLine;
  }

  /** As it comes it sends whole states; with `delta`, only what changed. */
  static async start(game: AnyGame, delta: boolean): Promise<TheirServer> {
    const port = await freePort();
    const args = [fileURLToPath(new URL('server.mjs', FOLDER)), game.id, String(port), delta ? 'delta' : 'whole'];
    const running = await startProcess(process.execPath, args, {}, 'listening');
    const { openLine } = (await import(new URL('line.mjs', FOLDER).href)) as { openLine: OpenLine };
    return new TheirServer(delta ? 'boardgame.io (deltaState)' : 'boardgame.io', game, port, running, openLine);
  }

  async open(): Promise<LoadTable> {
    const table = new TheirTable(
      (match, seat, seen) => this.openLine(this.port, this.game.id, match, String(seat), seen, (bytes) => (this.heard += bytes)),
      () => `match${this.matches++}`,
    );
    await table.again();
    return table;
  }

  bytes(): number {
    return this.heard;
  }

  cpu(): number {
    return this.running.cpu();
  }

  async memory(): Promise<number> {
    return this.running.memory();
  }

  close(): Promise<void> {
    return this.running.stop();
  }
}

class TheirTable implements LoadTable {
  private readonly connect: (match: string, seat: number, seen: (state: TheirState) => void) => Line;
  private readonly nextMatch: () => string;
  private lines: Line[] = [];
  private states: (TheirState | undefined)[] = [];
  private seen: (() => void) | undefined;

  constructor(connect: TheirTable['connect'], nextMatch: () => string) {
    this.connect = connect;
    this.nextMatch = nextMatch;
  }

  view(seat: number): unknown {
    return this.states[seat]?.G;
  }

  play(seat: number, move: BaseMove): Promise<void> {
    const before = this.states[seat]!._stateID;
    return new Promise((resolve) => {
      this.seen = () => {
        if (this.states.every((state) => state!._stateID > before)) resolve();
      };
      this.lines[seat].play(move);
    });
  }

  async again(): Promise<void> {
    this.close();
    this.states = [undefined, undefined];
    const match = this.nextMatch();
    // one after the other: the first to come makes the match
    for (const seat of [0, 1]) {
      await new Promise<void>((resolve) => {
        this.lines[seat] = this.connect(match, seat, (state) => {
          this.states[seat] = state;
          this.seen?.();
          resolve();
        });
      });
    }
  }

  close(): void {
    for (const line of this.lines) line.close();
    this.lines = [];
    this.seen = undefined;
  }
}
