/** boardgame.io's own server under the same load, in memory. */
import { fileURLToPath } from 'node:url';
import type { AnyGame, Seat } from '@bottega/kernel';
import { begins, Line, messageOf } from './line.ts';
import type { LoadServer, LoadTable } from './load.ts';
import { freePort, startProcess } from './process.ts';
import type { RecordedGame } from './recorded.ts';

const FOLDER = new URL('../boardgame-io/', import.meta.url);
const PROGRAM = fileURLToPath(new URL('server.mjs', FOLDER));

export class TheirServer implements LoadServer {
  readonly name: string;
  private readonly port: number;
  private readonly running: Awaited<ReturnType<typeof startProcess>>;
  private received = 0;
  private matches = 0;

  private constructor(name: string, port: number, running: Awaited<ReturnType<typeof startProcess>>) {
    this.name = name;
    this.port = port;
    this.running = running;
  }

  /** As it comes it sends whole states; with `delta`, only what changed. */
  static async start(game: AnyGame, games: readonly RecordedGame[], delta: boolean): Promise<TheirServer> {
    const port = await freePort();
    const args = [PROGRAM, game.id, String(port), delta ? 'delta' : 'whole', games.map(({ seed }) => seed).join()];
    const running = await startProcess(process.execPath, args, {}, 'listening');
    return new TheirServer(delta ? 'boardgame.io (deltaState)' : 'boardgame.io', port, running);
  }

  async open(game: RecordedGame): Promise<LoadTable> {
    const table = new TheirTable(game, `match${this.matches++}`, (bytes) => (this.received += bytes));
    // one after the other: the first to come makes the match
    for (const seat of [0, 1]) await table.sitDown(seat, await Line.open(this.port, '/socket.io/?EIO=4&transport=websocket'));
    return table;
  }

  bytes(): number {
    return this.received;
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

/**
 * Two players at one of their tables. They speak socket.io's protocol, and look no further into a message than ours.
 */
class TheirTable implements LoadTable {
  readonly game: RecordedGame;
  heard: (seat: Seat) => void = () => {};
  private readonly match: string;
  private readonly count: (bytes: number) => void;
  private readonly lines: Line[] = [];
  private readonly sent: readonly Buffer[];
  private readonly update: Buffer;
  private readonly patch: Buffer;

  constructor(game: RecordedGame, match: string, count: (bytes: number) => void) {
    this.game = game;
    this.match = match;
    this.count = count;
    this.update = Buffer.from(`42/${game.seed},["update"`);
    this.patch = Buffer.from(`42/${game.seed},["patch"`);
    this.sent = game.moves.map(({ seat, move }, number) => {
      const playerID = String(seat);
      return messageOf(this.eventText(['update', { type: 'MAKE_MOVE', payload: { type: 'play', args: [move], playerID } }, number, match, playerID]));
    });
  }

  /** Resolves when the player has the state of the match. */
  async sitDown(seat: Seat, line: Line): Promise<void> {
    this.lines[seat] = line;
    await new Promise<void>((resolve) => {
      line.heard = (bytes, start, end) => {
        this.count(end - start);
        if (begins(bytes, start, this.update) || begins(bytes, start, this.patch)) this.heard(seat);
        else if (end - start === 1 && bytes[start] === PING) line.send(PONG);
        else if (begins(bytes, start, CONNECTED)) this.emit(seat, ['sync', this.match, String(seat), null, 2]);
        else if (bytes.subarray(start, end).includes('["sync"')) resolve();
      };
      line.send(`${CONNECTED}/${this.game.seed},`);
    });
  }

  play(number: number): void {
    this.lines[this.game.moves[number].seat].sendMessage(this.sent[number]);
  }

  close(): void {
    for (const line of this.lines) line.close();
  }

  private emit(seat: Seat, event: readonly unknown[]): void {
    this.lines[seat].send(this.eventText(event));
  }

  private eventText(event: readonly unknown[]): string {
    return `42/${this.game.seed},${JSON.stringify(event)}`;
  }
}

/** How socket.io asks whether somebody is still there, and what it wants to hear. */
const PING = '2'.charCodeAt(0);
const PONG = '3';
/** How a player asks for a game of the server, and how the server says yes. */
const CONNECTED = Buffer.from('40');
