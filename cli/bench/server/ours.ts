/** Our server under load: SQLite on disk, every move written before it is answered. */
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AnyGame, Seat } from '@bottega/kernel';
import { begins, ends, Line, messageOf } from './line.ts';
import type { LoadServer, LoadTable } from './load.ts';
import { type Prepared, prepareTables } from './prepared.ts';
import { freePort, type Running, startProcess } from './process.ts';
import type { RecordedGame } from './recorded.ts';

const PROGRAM = fileURLToPath(new URL('./our-process.mjs', import.meta.url));
/** All players come from one address, which has a hundredth of all connections. */
const LIMITS = { BOTTEGA_BUDGET: '10000000', BOTTEGA_SOCKETS: '1000000' };
/** How the message begins that tells of a move. */
const STEP = Buffer.from('{"is":"step"');
const OK = Buffer.from('"ok":true}');
const ERROR = Buffer.from('"error"');

export class OurServer implements LoadServer {
  readonly name = 'Bottega';
  private readonly port: number;
  private readonly running: Running;
  private readonly prepared: Prepared;
  private readonly used = new Map<string, number>();
  private heard = 0;
  /** What players send in each recorded game, at whichever table it is played. */
  private readonly sent = new Map<RecordedGame, readonly Buffer[]>();

  private constructor(port: number, running: Running, prepared: Prepared) {
    this.port = port;
    this.running = running;
    this.prepared = prepared;
  }

  /** With that many tables ready to be played at. */
  static async start(game: AnyGame, games: readonly RecordedGame[], tables: number): Promise<OurServer> {
    const seeds = games.map(({ seed }) => seed);
    const prepared = await prepareTables(game, seeds, tables);
    const port = await freePort();
    const env = { PORT: String(port), HOST: '127.0.0.1', BOTTEGA_DATA: prepared.folder, LOG: 'warn', ...LIMITS };
    return new OurServer(port, await startProcess(process.execPath, [...process.execArgv, PROGRAM], env, 'listening'), prepared);
  }

  async open(game: RecordedGame): Promise<LoadTable> {
    const sent = this.sent.get(game) ?? game.moves.map(({ move }, number) => messageOf(JSON.stringify({ id: number, do: 'play', number, move })));
    this.sent.set(game, sent);
    return new OurTable(game, sent, await this.sitDown(game), (bytes) => (this.heard += bytes));
  }

  /** Both players at the next table with that game's seed, connected and greeted. */
  sitDown({ seed }: RecordedGame): Promise<Line[]> {
    const used = this.used.get(seed) ?? 0;
    this.used.set(seed, used + 1);
    const table = this.prepared.tables.get(seed)![used];
    if (table === undefined) throw new Error('no table is left');
    const Origin = `http://127.0.0.1:${this.port}`;
    return Promise.all(this.prepared.cookies[0].map((Cookie) => Line.open(this.port, `/api/tables/${table}/live`, { Cookie, Origin })));
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
    rmSync(this.prepared.folder, { recursive: true, force: true });
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
