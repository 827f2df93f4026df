/** boardgame.io's own server under the same load, in memory. */
import { fileURLToPath } from 'node:url';
import type { AnyGame, Seat } from '@bottega/kernel';
import { WebSocket } from 'ws';
import type { LoadServer, LoadTable } from './load.ts';
import { freePort, startProcess } from './process.ts';
import type { RecordedGame } from './recorded.ts';

const FOLDER = new URL('../boardgame-io/', import.meta.url);
const PROGRAM = fileURLToPath(new URL('server.mjs', FOLDER));

export class TheirServer implements LoadServer {
  readonly name: string;
  private readonly host: string;
  private readonly running: Awaited<ReturnType<typeof startProcess>>;
  private received = 0;
  private matches = 0;

  private constructor(name: string, host: string, running: Awaited<ReturnType<typeof startProcess>>) {
    this.name = name;
    this.host = host;
    this.running = running;
  }

  /** As it comes it sends whole states; with `delta`, only what changed. */
  static async start(game: AnyGame, games: readonly RecordedGame[], delta: boolean): Promise<TheirServer> {
    const port = await freePort();
    const args = [PROGRAM, game.id, String(port), delta ? 'delta' : 'whole', games.map(({ seed }) => seed).join()];
    const running = await startProcess(process.execPath, args, {}, 'listening');
    return new TheirServer(delta ? 'boardgame.io (deltaState)' : 'boardgame.io', `127.0.0.1:${port}`, running);
  }

  async open(game: RecordedGame): Promise<LoadTable> {
    const table = new TheirTable(game, `match${this.matches++}`);
    // one after the other: the first to come makes the match
    for (const seat of [0, 1]) await table.sitDown(seat, this.connect());
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

  private connect(): WebSocket {
    const socket = new WebSocket(`ws://${this.host}/socket.io/?EIO=4&transport=websocket`, { perMessageDeflate: false });
    socket.on('message', (data: Buffer) => (this.received += data.length));
    return socket;
  }
}

/** Two players at one of their tables. They speak the protocol of socket.io themselves and look no further into a message than ours do. */
class TheirTable implements LoadTable {
  readonly game: RecordedGame;
  heard: (seat: Seat) => void = () => {};
  private readonly match: string;
  private readonly sockets: WebSocket[] = [];
  private readonly update: Buffer;
  private readonly patch: Buffer;

  constructor(game: RecordedGame, match: string) {
    this.game = game;
    this.match = match;
    this.update = Buffer.from(`42/${game.seed},["update"`);
    this.patch = Buffer.from(`42/${game.seed},["patch"`);
  }

  /** Is back when the player has the state of the match. */
  async sitDown(seat: Seat, socket: WebSocket): Promise<void> {
    this.sockets[seat] = socket;
    await new Promise<void>((resolve) => {
      socket.on('message', (data: Buffer) => {
        if (this.tellsMove(data)) this.heard(seat);
        else if (data.length === 1 && data[0] === PING) socket.send(PONG);
        else if (data.subarray(0, 2).equals(CONNECTED)) this.emit(seat, ['sync', this.match, String(seat), null, 2]);
        else if (data.includes('["sync"')) resolve();
      });
      socket.once('open', () => socket.send(`${CONNECTED}/${this.game.seed},`));
    });
  }

  play(number: number): void {
    const { seat, move } = this.game.moves[number];
    const playerID = String(seat);
    this.emit(seat, ['update', { type: 'MAKE_MOVE', payload: { type: 'play', args: [move], playerID } }, number, this.match, playerID]);
  }

  close(): void {
    for (const socket of this.sockets) socket.terminate();
  }

  private emit(seat: Seat, event: readonly unknown[]): void {
    this.sockets[seat].send(`42/${this.game.seed},${JSON.stringify(event)}`);
  }

  private tellsMove(data: Buffer): boolean {
    return data.subarray(0, this.update.length).equals(this.update) || data.subarray(0, this.patch.length).equals(this.patch);
  }
}

/** How socket.io asks whether somebody is still there, and what it wants to hear. */
const PING = '2'.charCodeAt(0);
const PONG = '3';
/** How a player asks for a game of the server, and how the server says yes. */
const CONNECTED = Buffer.from('40');
