/** Once the action is resolved, see whether it triggered the end (ruling C1); then the free things that may follow. */
import type { Procedure } from '@bottega/kernel';
import { editionOf } from '../../edition/schema.ts';
import type { FrameOf } from '../frames.ts';
import { markersLeft, type State } from '../state.ts';
import { endTurn } from './turn.ts';

export const afterAction: Procedure<State, FrameOf<'after-action'>> = {
  run(state, frame, log) {
    const { seat } = frame;
    if (state.ender === null && triggersEnd(state, frame)) {
      const { points } = editionOf(state).end;
      state.ender = seat;
      state.players[seat].points.end += points;
      log?.({ code: 'end-triggered', seat, points });
    }
    // in the normal game nothing free can follow
    if (state.variant === 'normal') endTurn(state, seat, log);
    else state.agenda.push({ step: 'finish', seat });
  },
};

/** The last tile was drawn while somebody has no marker, or the own last marker was placed with the pile empty. */
function triggersEnd(state: State, { seat, pile, markers }: FrameOf<'after-action'>): boolean {
  if (state.pile.length > 0) return false;
  const drewLast = pile > 0;
  const placedLast = markers > 0 && markersLeft(state.players[seat]) === 0;
  return placedLast || (drewLast && state.players.some((player) => markersLeft(player) === 0));
}
