import type { Procedure } from '@bottega/kernel';
import { editionOf } from '../../edition/schema.ts';
import type { FrameOf } from '../frames.ts';
import type { State } from '../state.ts';

/** The bids are opened: whoever alone bid most pays it and takes a ribbon. Then the next round, or the end. */
export const endRound: Procedure<State, FrameOf<'end-round'>> = {
  run(state, _frame, log) {
    if (state.bidding) {
      const bids = state.traders.map((trader) => trader.bid ?? 0);
      const most = Math.max(...bids);
      const winner = bids.indexOf(most);
      if (most > 0 && bids.lastIndexOf(most) === winner) {
        state.traders[winner].coins -= most;
        state.bank += most;
        state.ribbons--;
        state.traders[winner].ribbons++;
        log?.({ code: 'ribbon', seat: winner, coins: most });
      } else {
        log?.({ code: 'no-ribbon' });
      }
      for (const trader of state.traders) trader.bid = null;
    }
    if (state.round < editionOf(state).rounds) state.agenda.push({ step: 'begin-round', seat: 0 });
  },
};
