/** What an expert asks about a finished game, in figures: each game has its own (`review/facts.ts` in its folder). */
import type { BaseMove, BaseState, GameEvent, Seat } from './game.ts';

/** A position of a game, the move that was made in it, and what that brought about. */
export interface Played {
  readonly before: BaseState;
  readonly seat: Seat;
  readonly move: BaseMove;
  readonly events: readonly GameEvent[];
}

export interface GameRecord {
  readonly played: readonly Played[];
  readonly end: BaseState;
}

/** Worded as `fact.<name>`; a value for each seat, null where there is nothing to tell. */
export interface Fact {
  readonly name: string;
  readonly form: 'count' | 'mean' | 'share';
  readonly values: readonly (number | null)[];
}

export type Facts = (record: GameRecord) => readonly Fact[];

type Amount = (event: GameEvent) => number;

/** Adds up what events tell of each seat. */
export class Tally {
  private readonly events: readonly GameEvent[];
  private readonly seats: number;

  constructor({ played }: GameRecord, seats: number) {
    // what only one seat hears was told to all without the secret
    this.events = played.flatMap(({ events }) => events.filter(({ only }) => only === undefined));
    this.seats = seats;
  }

  /** How often it happened, or the sum of what is told of it. */
  of(codes: string | readonly string[], amount: Amount = () => 1): number[] {
    const sums = Array.from({ length: this.seats }, () => 0);
    for (const event of this.events) {
      if (!(typeof codes === 'string' ? codes === event.code : codes.includes(event.code))) continue;
      const seat = Number(event['seat']);
      if (seat in sums) sums[seat] += amount(event);
    }
    return sums;
  }
}

export const count = (name: string, values: readonly number[]): Fact => ({ name, form: 'count', values });
/** Of each seat one figure for another; nothing where there is nothing to divide by. */
export const ratio = (name: string, form: 'mean' | 'share', parts: readonly number[], wholes: readonly number[]): Fact => ({
  ...{ name, form },
  values: parts.map((part, seat) => (wholes[seat] === 0 ? null : part / wholes[seat])),
});
