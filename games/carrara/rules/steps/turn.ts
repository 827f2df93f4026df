/** A turn begins, unless it would be that of the player who triggered the end (ruling C1). */
import type { Procedure } from '@bottega/kernel';
import type { CarraraFrame, State } from '../state.ts';

export const turn: Procedure<State, CarraraFrame> = {
  run(state, { seat }, log) {
    if (state.ender === seat) {
      log?.({ code: 'over' });
      return;
    }
    state.turn++;
    state.purchased = false;
    log?.({ code: 'turn', seat });
    if (state.visit?.holder === seat) {
      state.visit = null;
      log?.({ code: 'visit-ended', seat });
    }
    state.agenda.push({ step: 'action', seat, busy: false });
  },
};
