/**
 * The moments of a recorded game that are worth looking at: early, late, the end, and the first time each question is
 * asked.
 */
import { type GameBox, replay, type Seat } from '@bottega/kernel';
import type { SavedTable } from '@bottega/table';

export interface Moment {
  readonly name: string;
  /** Moves made until then. */
  readonly number: number;
  /** Who looks at it: whoever must decide, or the first seat. */
  readonly seat: Seat;
}

const PARTS = { early: 0.12, late: 0.85 } as const;

export function momentsOf({ game }: GameBox, { saved }: SavedTable): Moment[] {
  const asked: Moment[] = [];
  const look = (state: unknown, number: number): void => {
    const seat = game.toAct(state).find((one) => game.legal(state, one).length > 1);
    if (seat !== undefined) asked.push({ name: game.prompt(state, seat).code, number, seat });
  };
  look(replay(game, { ...saved, moves: [] }).state, 0);
  const { length } = replay(game, saved, ({ number, match }) => look(match.state, number));
  const named = Object.entries(PARTS).flatMap(([name, part]) =>
    asked
      .filter(({ number }) => number >= length * part)
      .slice(0, 1)
      .map((moment) => ({ ...moment, name })),
  );
  const questions = asked.filter(({ name }, index) => asked.findIndex((other) => other.name === name) === index);
  return [...named, { name: 'ended', number: length, seat: 0 }, ...questions];
}
