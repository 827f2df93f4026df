import { draw, type Procedure } from '@bottega/kernel';
import { FRUITS } from '../../edition/names.ts';
import type { FrameOf } from '../frames.ts';
import type { State } from '../state.ts';

/** Chance names the fruit in fashion; then every trader has a turn, and all bid. */
export const beginRound: Procedure<State, FrameOf<'begin-round'>> = {
  run(state, _frame, log) {
    state.round++;
    state.fashion = FRUITS[draw(state.random, FRUITS.length)];
    log?.({ code: 'round', round: state.round, fruits: state.fashion });
    const seats = state.traders.map((_, seat) => seat);
    state.agenda.push({ step: 'end-round', seat: 0 });
    if (state.bidding) state.agenda.push({ step: 'bid', seat: 0, waiting: seats });
    for (const seat of seats.toReversed()) state.agenda.push({ step: 'turn', seat });
  },
};
