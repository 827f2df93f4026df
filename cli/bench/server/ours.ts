/** Our server under load, every move on disk before it is answered: one process on SQLite, or several on one Postgres. */
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
/** How an answer begins and ends; the number of the move stands between. */
const ID = '{"id":';
const OK = Buffer.from('"ok":true}');
const ERROR = Buffer.from('"error"');

export class OurServer implements LoadServer {
  readonly name = 'Bottega';
  readonly ports: readonly number[];
  readonly processes: readonly Running[];
  private readonly prepared: Prepared;
  private readonly used = new Map<string, number>();
  private heard = 0;
  /** What players send in each recorded game, at whichever table it is played. */
  private readonly sent = new Map<RecordedGame, readonly Buffer[]>();

  private constructor(ports: readonly number[], processes: readonly Running[], prepared: Prepared) {
    this.ports = ports;
    this.processes = processes;
    this.prepared = prepared;
  }

  /** With that many tables ready to be played at. */
  static async start(game: AnyGame, games: readonly RecordedGame[], tables: number, postgres?: { url: string; processes: number }): Promise<OurServer> {
    const seeds = games.map(({ seed }) => seed);
    const prepared = await prepareTables(game, seeds, tables, postgres === undefined ? {} : { postgres: postgres.url });
    const ports = await Promise.all(Array.from({ length: postgres?.processes ?? 1 }, freePort));
    const processes: Running[] = [];
    // one after the other: they may have tables to make in the database
    for (const port of ports) {
      const env = { PORT: String(port), HOST: '127.0.0.1', LOG: 'warn', ...prepared.env, ...LIMITS };
      processes.push(await startProcess(process.execPath, [...process.execArgv, PROGRAM], env, 'listening'));
    }
    return new OurServer(ports, processes, prepared);
  }

  async open(game: RecordedGame): Promise<LoadTable> {
    const sent = this.sent.get(game) ?? game.moves.map(({ move }, number) => messageOf(JSON.stringify({ id: number, do: 'play', number, move })));
    this.sent.set(game, sent);
    return new OurTable(game, sent, await this.sitDown(game), (bytes) => (this.heard += bytes));
  }

  /** Both players at the next table with that game's seed, connected and greeted; each at another process, if there are two. */
  sitDown({ seed }: RecordedGame): Promise<Line[]> {
    const used = this.used.get(seed) ?? 0;
    this.used.set(seed, used + 1);
    const table = this.prepared.tables.get(seed)![used];
    if (table === undefined) throw new Error('no table is left');
    return Promise.all(
      this.prepared.cookies[0].map((Cookie, seat) => {
        const port = this.ports[(seat + used) % this.ports.length];
        return Line.open(port, `/api/tables/${table}/live`, { Cookie, Origin: `http://127.0.0.1:${port}` });
      }),
    );
  }

  bytes(): number {
    return this.heard;
  }

  cpu(): number {
    return this.processes.reduce((sum, process) => sum + process.cpu(), 0);
  }

  async memory(): Promise<number> {
    return this.processes.reduce((sum, process) => sum + process.memory(), 0);
  }

  async close(): Promise<void> {
    await Promise.all(this.processes.map((process) => process.stop()));
    rmSync(this.prepared.folder, { recursive: true, force: true });
  }
}

/** Two players at one of our tables. They look no further into a message than to tell a move from the rest. */
class OurTable implements LoadTable {
  readonly game: RecordedGame;
  heard: (seat: Seat) => void = () => {};
  answered: (number: number) => void = () => {};
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
        else if (ends(bytes, end, OK)) this.answered(Number.parseInt(bytes.toString('latin1', start + ID.length, end), 10));
        else if (bytes.subarray(start, end).includes(ERROR)) throw new Error(bytes.toString('utf8', start, end));
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
