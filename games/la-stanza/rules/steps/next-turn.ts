/** Whose turn comes next, and when the game is over. */
import type { Procedure } from '@bottega/kernel';
import { editionOf } from '../../edition/schema.ts';
import type { FrameOf, State } from '../state.ts';

export const nextTurn: Procedure<State, FrameOf<'next-turn'>> = {
  run(state, frame, log) {
    const { players, passed } = state;
    let { seat } = frame;
    do {
      seat = (seat + 1) % players.length;
      // After the last refill play goes on until the start player is to move; then the last turns begin (ruling LS-A3).
      if (seat === 0 && state.ending) {
        state.last++;
        if (state.last <= editionOf(state).lastTurns && passed.length < players.length) log?.({ code: 'last-turn', number: state.last });
      }
      if (state.last > editionOf(state).lastTurns || passed.length === players.length) {
        state.last = Math.min(state.last, editionOf(state).lastTurns);
        log?.({ code: 'game-over' });
        return;
      }
    } while (passed.includes(seat));
    state.turn++;
    log?.({ code: 'turn', seat, turn: state.turn });
    state.agenda.push({ step: 'next-turn', seat }, { step: 'move', seat });
  },
};
