/** Whose turn comes next, and when the game is over. */
import type { Log, Procedure } from '@bottega/kernel';
import { editionOf } from '../../edition/schema.ts';
import type { FrameOf } from '../frames.ts';
import type { State } from '../state.ts';

export const nextTurn: Procedure<State, FrameOf<'next-turn'>> = {
  run(state, frame, log) {
    const { players, passed } = state;
    if (passed.length === players.length) return over(log);
    let { seat } = frame;
    do {
      seat = (seat + 1) % players.length;
      // After the last refill play goes on until the start player is to move; then the last turns begin (ruling LS-A3).
      if (seat === 0 && state.ending) {
        if (state.last === editionOf(state).lastTurns) return over(log);
        state.last++;
        log?.({ code: 'last-turn', number: state.last });
      }
    } while (passed.includes(seat));
    state.turn++;
    log?.({ code: 'turn', seat, turn: state.turn });
    state.agenda.push({ step: 'next-turn', seat }, { step: 'move', seat });
  },
};

/** An empty agenda ends the game. */
function over(log: Log | undefined): void {
  log?.({ code: 'game-over' });
}
