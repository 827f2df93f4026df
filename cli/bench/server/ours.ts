/** Our server under load: SQLite on disk, every move written before it is answered. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AnyGame, BaseMove } from '@bottega/kernel';
import { patch } from '@bottega/table/patch';
import type { Answer, OpenTable, ServerMessage } from '@bottega/table/wire';
import { WebSocket } from 'ws';
import type { LoadServer, LoadTable } from './load.ts';
import { freePort, startProcess } from './process.ts';

export class OurServer implements LoadServer {
  readonly name = 'Bottega';
  private readonly game: AnyGame;
  private readonly base: string;
  private readonly running: Awaited<ReturnType<typeof startProcess>>;
  private readonly folder: string;
  private cookies: string[] = [];
  private heard = 0;

  private constructor(game: AnyGame, port: number, running: Awaited<ReturnType<typeof startProcess>>, folder: string) {
    this.game = game;
    this.base = `http://127.0.0.1:${port}`;
    this.running = running;
    this.folder = folder;
  }

  static async start(game: AnyGame): Promise<OurServer> {
    const folder = mkdtempSync(join(tmpdir(), 'bottega-bench-'));
    const port = await freePort();
    const limits = { BOTTEGA_REQUESTS: '10000000', BOTTEGA_MESSAGES: '10000000', BOTTEGA_SOCKETS_EACH: '100000', BOTTEGA_SOCKETS: '100000' };
    const env = { PORT: String(port), HOST: '127.0.0.1', BOTTEGA_DATA: folder, BOTTEGA_LOG: 'warn', ...limits };
    const server = new OurServer(game, port, await startProcess('bin/bottega', ['serve', '--built'], env, 'open on'), folder);
    server.cookies = await Promise.all(['Ada', 'Bea'].map((name) => server.meet(name)));
    return server;
  }

  async open(): Promise<LoadTable> {
    const table = new OurTable(this);
    await table.again();
    return table;
  }

  async newTable(): Promise<string> {
    const wish: OpenTable = {
      game: this.game.id,
      players: 2,
      options: {},
      settings: { listed: false, spectators: true, chat: true, pace: { kind: 'none' }, timeout: 'wait', timeoutLevel: 'random' },
      seats: [{ kind: 'open' }, { kind: 'open' }],
      seat: 0,
    };
    const { id } = (await this.post('/api/tables', wish, 0)) as { id: string };
    await this.post(`/api/tables/${id}/sit`, { seat: 1 }, 1);
    return id;
  }

  connect(table: string, player: number): WebSocket {
    const socket = new WebSocket(`${this.base.replace('http', 'ws')}/api/tables/${table}/live`, {
      headers: { Cookie: this.cookies[player], Origin: this.base },
      perMessageDeflate: false,
    });
    socket.on('message', (data: Buffer) => (this.heard += data.length));
    return socket;
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

  async close(): Promise<void> {
    await this.running.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }

  private async meet(name: string): Promise<string> {
    const response = await this.fetch('/api/me', { name }, '');
    return response.headers.get('set-cookie')!.split(';')[0];
  }

  private async post(path: string, body: unknown, player: number): Promise<unknown> {
    const response = await this.fetch(path, body, this.cookies[player]);
    if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
    return response.json();
  }

  private fetch(path: string, body: unknown, cookie: string): Promise<Response> {
    return fetch(this.base + path, {
      method: 'POST',
      headers: { Origin: this.base, 'Content-Type': 'application/json', ...(cookie && { Cookie: cookie }) },
      body: JSON.stringify(body),
    });
  }
}

/** Two pages at one of our tables; each knows only what it was sent. */
class OurTable implements LoadTable {
  private readonly server: OurServer;
  private sockets: WebSocket[] = [];
  private views: unknown[] = [null, null];
  private numbers = [0, 0];
  private asked = 0;
  private seen: (() => void) | undefined;

  constructor(server: OurServer) {
    this.server = server;
  }

  view(seat: number): unknown {
    return this.views[seat];
  }

  play(seat: number, move: BaseMove): Promise<void> {
    const number = this.numbers[seat];
    return new Promise((resolve) => {
      this.seen = () => {
        if (this.numbers[0] > number && this.numbers[1] > number) resolve();
      };
      this.sockets[seat].send(JSON.stringify({ id: ++this.asked, do: 'play', number, move }));
    });
  }

  async again(): Promise<void> {
    this.close();
    this.views = [null, null];
    this.numbers = [0, 0];
    const table = await this.server.newTable();
    this.sockets = [0, 1].map((seat) => {
      const socket = this.server.connect(table, seat);
      socket.on('message', (data: Buffer) => this.hear(seat, JSON.parse(data.toString()) as ServerMessage | Answer));
      return socket;
    });
    await new Promise<void>((resolve) => {
      this.seen = () => {
        if (this.views.every((view) => view !== null)) resolve();
      };
    });
  }

  close(): void {
    for (const socket of this.sockets) socket.terminate();
  }

  private hear(seat: number, message: ServerMessage | Answer): void {
    if ('error' in message) throw new Error(JSON.stringify(message.error));
    if (!('is' in message)) return;
    if (message.is === 'hello') this.views[seat] = message.view;
    else if (message.is === 'step') {
      this.views[seat] = patch(this.views[seat], message.patch);
      this.numbers[seat] = message.number;
    }
    this.seen?.();
  }
}
