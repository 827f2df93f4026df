/** Our server under load: SQLite on disk, every move written before it is answered. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AnyGame, Seat } from '@bottega/kernel';
import type { OpenTable } from '@bottega/table/wire';
import { begins, ends, Line, messageOf } from './line.ts';
import type { LoadServer, LoadTable } from './load.ts';
import { freePort, startProcess } from './process.ts';
import type { RecordedGame } from './recorded.ts';

const PROGRAM = fileURLToPath(new URL('./our-process.mjs', import.meta.url));
/** How the message begins that tells of a move. */
const STEP = Buffer.from('{"is":"step"');
const OK = Buffer.from('"ok":true}');
const ERROR = Buffer.from('"error"');

export class OurServer implements LoadServer {
  readonly name = 'Bottega';
  private readonly game: AnyGame;
  private readonly port: number;
  private readonly base: string;
  private readonly running: Awaited<ReturnType<typeof startProcess>>;
  private readonly folder: string;
  private cookies: string[] = [];
  private heard = 0;
  /** What players send in each recorded game, at whichever table it is played. */
  private readonly sent = new Map<RecordedGame, readonly Buffer[]>();

  private constructor(game: AnyGame, port: number, running: Awaited<ReturnType<typeof startProcess>>, folder: string) {
    this.game = game;
    this.port = port;
    this.base = `http://127.0.0.1:${port}`;
    this.running = running;
    this.folder = folder;
  }

  static async start(game: AnyGame): Promise<OurServer> {
    const folder = mkdtempSync(join(tmpdir(), 'bottega-bench-'));
    const port = await freePort();
    const limits = { BOTTEGA_REQUESTS: '10000000', BOTTEGA_MESSAGES: '10000000', BOTTEGA_SOCKETS_EACH: '100000', BOTTEGA_SOCKETS: '100000' };
    const env = { PORT: String(port), HOST: '127.0.0.1', BOTTEGA_DATA: folder, BOTTEGA_LOG: 'warn', ...limits };
    const server = new OurServer(game, port, await startProcess(process.execPath, [...process.execArgv, PROGRAM], env, 'listening'), folder);
    server.cookies = await Promise.all(['Ada', 'Bea'].map((name) => server.meet(name)));
    return server;
  }

  async open(game: RecordedGame): Promise<LoadTable> {
    const sent = this.sent.get(game) ?? game.moves.map(({ move }, number) => messageOf(JSON.stringify({ id: number, do: 'play', number, move })));
    this.sent.set(game, sent);
    return new OurTable(game, sent, await this.sitDown(game.seed), (bytes) => (this.heard += bytes));
  }

  /** Two players at a new table, both greeted. */
  async sitDown(seed: string): Promise<Line[]> {
    const table = await this.newTable(seed);
    const headers = (player: number) => ({ Cookie: this.cookies[player], Origin: this.base });
    return Promise.all([0, 1].map((player) => Line.open(this.port, `/api/tables/${table}/live`, headers(player))));
  }

  private async newTable(seed: string): Promise<string> {
    const wish: OpenTable = {
      game: this.game.id,
      players: 2,
      options: {},
      settings: { listed: false, spectators: true, chat: true, pace: { kind: 'none' }, timeout: 'wait', timeoutLevel: 'random' },
      seats: [{ kind: 'open' }, { kind: 'open' }],
      seat: 0,
      name: seed,
    };
    const { id } = (await this.post('/api/tables', wish, 0)) as { id: string };
    await this.post(`/api/tables/${id}/sit`, { seat: 1 }, 1);
    return id;
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

/** Two players at one of our tables. They look no further into a message than to tell a move from the rest. */
class OurTable implements LoadTable {
  readonly game: RecordedGame;
  heard: (seat: Seat) => void = () => {};
  private readonly sent: readonly Buffer[];
  private readonly lines: readonly Line[];

  constructor(game: RecordedGame, sent: readonly Buffer[], lines: readonly Line[], count: (bytes: number) => void) {
    this.game = game;
    this.sent = sent;
    this.lines = lines;
    for (const [seat, line] of lines.entries()) {
      line.heard = (bytes, start, end) => {
        count(end - start);
        if (begins(bytes, start, STEP)) this.heard(seat);
        else if (!ends(bytes, end, OK) && bytes.subarray(start, end).includes(ERROR)) throw new Error(bytes.toString('utf8', start, end));
      };
    }
  }

  play(number: number): void {
    this.lines[this.game.moves[number].seat].sendMessage(this.sent[number]);
  }

  close(): void {
    for (const line of this.lines) line.close();
  }
}
