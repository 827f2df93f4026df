/**
 * A program at a table of the arena. It is asked like an engine: one JSON object a line to its standard input, one
 * answer a line from its standard output (docs/engine-protocol.md). Late, wrong or dead, it loses its game.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { type Contestant, Forfeit } from '@bottega/bots/arena';
import { type BaseMove, type BaseState, type GameBox, isTooDeep, type Seat, type Setup } from '@bottega/kernel';
import { linesOf } from '../engine/lines.ts';

export interface ProgramTable {
  readonly box: GameBox;
  readonly setup: Setup;
  /** The time for one answer. */
  readonly milliseconds: number;
}

export const NOT_STARTED = "can't be started";

export class Program implements Contestant {
  private readonly command: string;
  private readonly table: ProgramTable;
  private child: ChildProcess | undefined;
  private lines: AsyncIterator<string | null> | undefined;
  private last = 0;
  private greeted = false;
  /** Why it can't go on. */
  private dead: string | undefined;

  constructor(command: string, table: ProgramTable) {
    this.command = command;
    this.table = table;
  }

  async choose(view: unknown, seat: Seat, moves: readonly BaseMove[]): Promise<BaseMove> {
    const { game } = this.table.box;
    if (!this.greeted) {
      const { players, options } = this.table.setup;
      await this.ask({ op: 'new', game: game.id, rules: game.version, players, seat, options: options ?? {} });
      this.greeted = true;
    }
    const offered = moves.map((move) => ({ move, text: game.notation.write(move) }));
    const answer = await this.ask({ op: 'go', seat, view, moves: offered, ms: this.table.milliseconds });
    if (answer.move !== undefined) return answer.move as BaseMove;
    const named = offered.find(({ text }) => text === answer.text);
    if (named === undefined) throw new Forfeit(`answered ${JSON.stringify(answer).slice(0, 100)}, which is none of the moves offered`);
    return named.move;
  }

  end(state: BaseState): void {
    this.greeted = false;
    this.tell({ op: 'result', result: this.table.box.game.result(state) });
    if (this.dead !== undefined) this.close();
  }

  close(): void {
    this.child?.kill('SIGKILL');
    // what it started itself may hold on to its ends of the lines, and is not waited for
    for (const line of this.child?.stdio ?? []) line?.destroy();
    this.child?.unref();
    this.child = undefined;
    this.lines = undefined;
    this.dead = undefined;
  }

  private start(): ChildProcess {
    const [program, ...args] = this.command.split(' ').filter((word) => word !== '');
    const child = spawn(program, args, { stdio: ['pipe', 'pipe', 'ignore'] });
    child.on('error', (error: NodeJS.ErrnoException) => {
      this.dead = `${NOT_STARTED}: ${error.code ?? error.message}`;
    });
    child.on('exit', (code, signal) => {
      this.dead ??= `ended with ${signal ?? `exit code ${code}`}`;
    });
    child.stdin?.on('error', () => {});
    this.lines = linesOf(child.stdout!)[Symbol.asyncIterator]();
    return child;
  }

  private tell(request: Readonly<Record<string, unknown>>): void {
    if (this.dead === undefined && this.child !== undefined) this.child.stdin?.write(`${JSON.stringify({ id: ++this.last, ...request })}\n`);
  }

  private async ask(request: Readonly<Record<string, unknown>>): Promise<Record<string, unknown>> {
    this.child ??= this.start();
    this.tell(request);
    const line = await this.answer();
    const answer = parsed(line);
    if (answer === undefined) throw this.lost(`answered ${JSON.stringify(line.slice(0, 100))}, which is not a JSON object`);
    if (answer.id !== this.last) throw this.lost(`answered with the id ${JSON.stringify(answer.id)?.slice(0, 100)} instead of ${this.last}`);
    if (answer.ok === false) throw this.lost(`answered with the error ${JSON.stringify(answer.error)?.slice(0, 200)}`);
    return answer;
  }

  private async answer(): Promise<string> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<'late'>((resolve) => {
      timer = setTimeout(resolve, this.table.milliseconds, 'late');
    });
    const next = await Promise.race([this.lines!.next(), late]);
    clearTimeout(timer);
    if (next === 'late') throw this.lost(`gave no answer within ${this.table.milliseconds} ms`);
    if (typeof next.value === 'string') return next.value;
    // why it ended is told a moment after its output has
    if (next.done) await new Promise((resolve) => setTimeout(resolve, 50));
    throw this.lost(next.done ? (this.dead ?? 'closed its output') : 'answered with a line that is too long');
  }

  /** Whoever has lost its game starts the next one afresh. */
  private lost(reason: string): Forfeit {
    this.dead = reason;
    return new Forfeit(reason);
  }
}

function parsed(line: string): Record<string, unknown> | undefined {
  if (isTooDeep(line)) return undefined;
  try {
    const answer: unknown = JSON.parse(line);
    return answer !== null && typeof answer === 'object' && !Array.isArray(answer) ? (answer as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}
