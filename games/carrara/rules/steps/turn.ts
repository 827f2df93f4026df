/** A turn begins, unless it would be that of the player who triggered the end (ruling C1); and it passes on. */
import type { Log, Procedure, Seat } from '@bottega/kernel';
import { editionOf } from '../../edition/schema.ts';
import type { FrameOf } from '../frames.ts';
import { nextSeat, type State } from '../state.ts';

export const turn: Procedure<State, FrameOf<'turn'>> = {
  run(state, { seat }, log) {
    beginTurn(state, seat, log);
  },
};

function beginTurn(state: State, seat: Seat, log?: Log): void {
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
}

/** The next one's turn, unless rounds of nothing but passes have brought the game to a stop (ruling C3). */
export function endTurn(state: State, seat: Seat, log?: Log): void {
  const rounds = editionOf(state).end.stalledRounds;
  if (state.passes >= rounds * state.players.length) {
    log?.({ code: 'stalled', rounds });
    log?.({ code: 'over' });
    return;
  }
  beginTurn(state, nextSeat(state, seat), log);
}
