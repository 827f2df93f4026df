/** The turn passes on, unless rounds of nothing but passes have brought the game to a stop (ruling C3). */
import type { Procedure } from '@bottega/kernel';
import { type CarraraFrame, editionOf, nextSeat, type State } from '../state.ts';

export const endTurn: Procedure<State, CarraraFrame> = {
  run(state, { seat }, log) {
    const rounds = editionOf(state).end.stalledRounds;
    if (state.passes >= rounds * state.players.length) {
      log?.({ code: 'stalled', rounds });
      log?.({ code: 'over' });
      return;
    }
    state.agenda.push({ step: 'turn', seat: nextSeat(state, seat) });
  },
};
