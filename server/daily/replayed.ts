/** A daily game played again by the rules: what comes of it is worked out here, and never taken from whoever hands it in. */
import { type AnyGame, attempt, type BaseState, Refusal, type Result, refuse } from '@bottega/kernel';
import { dailySetup } from '@bottega/table/daily';

/** Pauses after every move. Refuses a game that can't have been played at that day's table, with the move, and one that is not over. */
export function* replayedDaily(game: AnyGame, day: string, moves: readonly string[]): Generator<void, Result> {
  const { players, options, seed } = dailySetup(game, day);
  const state: BaseState = game.setup({ players, options }, seed);
  for (const [index, text] of moves.entries()) {
    try {
      const [, seat, notation] = /^(\d) (.+)$/s.exec(text) ?? refuse({ code: 'not-a-move', text });
      attempt(game, state, Number(seat), game.notation.read(notation as string));
    } catch (error) {
      throw error instanceof Refusal ? new Refusal({ ...error.reason, move: index + 1, text }) : error;
    }
    yield;
  }
  const result = game.result(state);
  if (!result.over) refuse({ code: 'not-over' });
  return result;
}
