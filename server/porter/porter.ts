/**
 * Between the doors and the hall: brings what people ask to the thread in which the tables are, and what is told back to them. A hall that does
 * nothing any more, because the rules of some table never end, is killed and replaced; that table is then left alone. People reconnect
 * by themselves, and nothing that was acknowledged is lost: it is on disk.
 */
import { Buffer } from 'node:buffer';
import { type Reason, Refusal } from '@bottega/kernel';
import type { Player } from '@bottega/table/wire';
import type { TurnNews } from '../hall/hall.ts';
import type { Questions } from '../hall/questions.ts';
import type { HallGiven } from '../hall/serve-hall.ts';
import { type Answer, type HallHears, type PorterHears, TO_HALL, TO_PORTER } from './messages.ts';
import { Parcels } from './parcels.ts';
import type { RunningHall, StartHall } from './start-hall.ts';

/** What a connection is told. */
export interface Connected {
  /** Text as frames that are ready to be written, or as it is. */
  frames(frames: string): void;
  text(text: string): void;
  /** The table can't be shown. */
  refused(reason: Reason): void;
  /** The hall is being replaced: connect again. */
  gone(): void;
}

export interface Connection {
  said(text: string): void;
  quit(): void;
}

/** What is noted for the measures and the log. */
export type Notes = Pick<PorterHears, 'group' | 'refusal' | 'fault' | 'botFault' | 'noted'>;

export interface PorterOptions {
  readonly start: StartHall;
  /** A new way to the database for each hall that is started. */
  readonly given: () => Omit<HallGiven, 'working'>;
  readonly notes: Notes;
  /** Seconds without a sign of life after which a hall is replaced. */
  readonly patience: number;
}

const SECOND = 1000;
/** Seconds more that a hall may need for its first sign of life. */
const STARTING = 20;
/** Milliseconds before one that never gave a sign of life is started again, and what they grow to. */
const FIRST_PAUSE = 250;
const LONGEST_PAUSE = 15_000;
/** Longer than any table's name. */
const NAME_BYTES = 32;

export class Porter {
  /** Tables in memory, and entries written or read, as far as was told. */
  rooms = 0;
  entries = 0;
  private readonly options: PorterOptions;
  private readonly working = Buffer.from(new SharedArrayBuffer(NAME_BYTES));
  private readonly connections = new Map<number, Connected>();
  private readonly questions = new Map<number, { resolve(value: unknown): void; reject(reason: Error): void }>();
  private readonly listeners = new Map<number, { readonly player: string; readonly hear: (news: TurnNews) => void }>();
  /** Tables whose rules never ended. */
  private readonly stuck = new Set<string>();
  private readonly pulse: NodeJS.Timeout;
  private running: RunningHall | undefined;
  private hall!: Parcels<HallHears, PorterHears>;
  private last = 0;
  /** Whether the hall has given a sign of life. */
  private alive = false;
  /** Seconds since the last one. */
  private silent = 0;
  /** Halls in a row that never gave one, and the pause before the next. */
  private failures = 0;
  private pause: NodeJS.Timeout | undefined;
  /** Entries of halls that are gone. */
  private entriesBefore = 0;
  private closing = false;
  private closed = false;
  private greeted: { resolve(): void; reject(reason: Error): void } | undefined;

  constructor(options: PorterOptions) {
    this.options = options;
    this.pulse = setInterval(() => this.feelPulse(), SECOND);
    this.pulse.unref();
  }

  /** Is back when the hall is open. */
  open(): Promise<void> {
    return new Promise((resolve, reject) => {
      this.greeted = { resolve, reject };
      this.start();
    });
  }

  ask<What extends keyof Questions>(what: What, given: Parameters<Questions[What]>[1]): Promise<Awaited<ReturnType<Questions[What]>>> {
    return new Promise((resolve, reject) => {
      if (given !== null && 'table' in given && this.stuck.has(given.table)) throw new Refusal({ code: 'stuck-table' });
      if (this.pause !== undefined) throw new Refusal({ code: 'closing' });
      const question = ++this.last;
      this.questions.set(question, { resolve: resolve as (value: unknown) => void, reject });
      this.hall.put('asked', question, { what, given });
    });
  }

  connect(table: string, player: Player | null, connected: Connected): Connection {
    const connection = ++this.last;
    this.connections.set(connection, connected);
    if (this.stuck.has(table)) this.refuse(connection, { code: 'stuck-table' });
    else if (this.pause !== undefined) connected.gone();
    else this.hall.put('join', connection, { table, player });
    return {
      said: (text) => this.hall.put('said', connection, text),
      quit: () => {
        this.connections.delete(connection);
        this.hall.put('quit', connection, null);
      },
    };
  }

  /** Calls `hear` whenever something happens where that player sits; gives back how to stop. */
  listen(player: string, hear: (news: TurnNews) => void): () => void {
    const listener = ++this.last;
    this.listeners.set(listener, { player, hear });
    this.hall.put('listen', listener, player);
    return () => {
      this.listeners.delete(listener);
      this.hall.put('unlisten', listener, null);
    };
  }

  /** Is back when all that was being done is on disk, or will never be; a hall that was never opened needs no farewell. */
  async close(): Promise<void> {
    this.closing = true;
    clearTimeout(this.pause);
    if (this.alive) await this.ask('close', null).catch(() => {});
    this.closed = true;
    clearInterval(this.pulse);
    await this.running?.kill();
  }

  private hears(): PorterHears {
    return {
      ...this.options.notes,
      frames: (connection, frames) => this.connections.get(connection)?.frames(frames),
      text: (connection, text) => this.connections.get(connection)?.text(text),
      refused: (connection, reason) => this.refuse(connection, reason),
      answered: (question, answer) => this.answer(question, answer),
      turn: (listener, news) => this.listeners.get(listener)?.hear(news),
      pong: (_, { rooms, entries }) => {
        this.alive = true;
        this.silent = 0;
        this.failures = 0;
        this.rooms = rooms;
        this.entries = this.entriesBefore + entries;
        this.greeted?.resolve();
        this.greeted = undefined;
      },
    };
  }

  private refuse(connection: number, reason: Reason): void {
    const connected = this.connections.get(connection);
    this.connections.delete(connection);
    connected?.refused(reason);
  }

  private answer(number: number, answer: Answer): void {
    const question = this.questions.get(number);
    this.questions.delete(number);
    if ('value' in answer) question?.resolve(answer.value);
    else question?.reject('reason' in answer ? new Refusal(answer.reason) : new Error(answer.fault));
  }

  private start(): void {
    const { start, given } = this.options;
    this.pause = undefined;
    this.working.fill(0);
    this.alive = false;
    this.silent = -STARTING;
    const running = start({ ...given(), working: this.working.buffer as unknown as SharedArrayBuffer }, (error) => {
      if (this.running === running && !this.closed) this.replace(error);
    });
    this.running = running;
    this.hall = new Parcels(running.port, TO_HALL, TO_PORTER, this.hears());
    for (const [listener, { player }] of this.listeners) this.hall.put('listen', listener, player);
    this.hall.put('ping', 0, null);
  }

  /** Counted by this thread's own seconds: when the whole machine stood still, the hall is not to blame. */
  private feelPulse(): void {
    if (this.running === undefined) return;
    if (this.silent++ < this.options.patience) {
      this.hall.put('ping', 0, null);
      return;
    }
    const table = this.working.toString('latin1').replace(/\0.*$/, '');
    if (table !== '') this.stuck.add(table);
    this.replace(new Error(this.alive ? 'the hall gave no sign of life: the rules of a table never ended' : 'the hall did not open'));
  }

  private replace(error: Error): void {
    if (this.greeted !== undefined) {
      this.greeted.reject(error);
      return;
    }
    this.options.notes.fault(0, error.stack ?? error.message);
    const { running } = this;
    this.running = undefined;
    void running?.kill();
    const connected = [...this.connections.values()];
    const questions = [...this.questions.values()];
    this.connections.clear();
    this.questions.clear();
    this.entriesBefore = this.entries;
    if (this.closing) this.alive = false;
    else if (this.alive) this.start();
    else this.startLater();
    for (const { reject } of questions) reject(error);
    for (const one of connected) one.gone();
  }

  private startLater(): void {
    const milliseconds = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** this.failures++);
    this.pause = setTimeout(() => this.start(), milliseconds);
  }
}
