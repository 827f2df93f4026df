/** The tables of one engine process. */
import { type BaseState, type GameBox, Match, Refusal, refuse, type Seat, type Setup } from '@bottega/kernel';
import { EngineError } from './errors.ts';

const MOST_TABLES = 10_000;

export interface Table {
  readonly box: GameBox;
  readonly match: Match;
  readonly players: number;
}

export class Tables {
  private readonly tables = new Map<number, Table>();
  private last = 0;

  open(box: GameBox, setup: Setup, seed: string): number {
    return this.keep({ box, match: new Match(box.game, setup, seed), players: setup.players });
  }

  /** A table at a state from outside: besides reading it, the engine tries every question a program may ask of it. */
  load(box: GameBox, json: unknown): number {
    const { game } = box;
    const state: BaseState = game.read(json);
    try {
      const players = game.result(state).scores.length;
      for (let seat = 0; seat < players; seat++) {
        game.view(state, seat);
        if (game.legal(state, seat).length > 0) game.prompt(state, seat);
      }
      return this.keep({ box, match: new Match(game, { players }, 'loaded', state), players });
    } catch (error) {
      if (error instanceof EngineError || error instanceof Refusal) throw error;
      return refuse({ code: 'bad-state', path: '', fault: String(error instanceof Error ? error.message : error) });
    }
  }

  at(id: unknown): Table {
    const table = this.tables.get(id as number);
    if (table === undefined) throw new EngineError('unknown-table', { table: id ?? null });
    return table;
  }

  close(id: unknown): void {
    this.at(id);
    this.tables.delete(id as number);
  }

  private keep(table: Table): number {
    if (this.tables.size >= MOST_TABLES) throw new EngineError('too-many-tables', { most: MOST_TABLES });
    this.tables.set(++this.last, table);
    return this.last;
  }
}

export function seatAt(table: Table, seat: unknown): Seat {
  if (!Number.isInteger(seat) || (seat as number) < 0 || (seat as number) >= table.players) refuse({ code: 'unknown-seat', given: seat ?? null });
  return seat as Seat;
}
