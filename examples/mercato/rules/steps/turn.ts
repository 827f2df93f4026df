import type { Choice } from '@bottega/kernel';
import { FRUITS } from '../../edition/names.ts';
import { editionOf } from '../../edition/schema.ts';
import type { FrameOf } from '../frames.ts';
import { BEG, DRAW, type Move, REST, SELL } from '../moves.ts';
import { priceOf } from '../price.ts';
import type { State } from '../state.ts';

/** Draw a card, sell one, or beg of somebody who has any; rest only when nothing else can be done. */
export const turn: Choice<State, FrameOf<'turn'>, Move> = {
  moves: ['draw', 'sell', 'beg', 'rest'],

  legal(state, { seat }) {
    const { hand } = state.traders[seat];
    const moves: Move[] = [];
    const room = hand.length < editionOf(state).hand.most;
    if (room && state.deck.length > 0) moves.push(DRAW);
    for (let kind = 0; kind < FRUITS.length; kind++) if (hand.includes(FRUITS[kind])) moves.push(SELL[kind]);
    for (let other = 0; other < state.traders.length; other++) {
      if (room && other !== seat && state.traders[other].hand.length > 0) moves.push(BEG[other]);
    }
    return moves.length > 0 ? moves : [REST];
  },

  play(state, { seat }, _seat, move, log) {
    const trader = state.traders[seat];
    state.turn++;
    if (move.do === 'draw') {
      const card = state.deck.pop() ?? null;
      trader.hand.push(card);
      log?.({ code: 'drew', seat });
      log?.({ code: 'drew-card', only: seat, fruit: card });
    } else if (move.do === 'sell') {
      const price = Math.min(state.bank, priceOf(state, move.fruit));
      trader.hand.splice(trader.hand.indexOf(move.fruit), 1);
      state.sold[FRUITS.indexOf(move.fruit)]++;
      state.bank -= price;
      trader.coins += price;
      log?.({ code: 'sold', seat, fruit: move.fruit, coins: price });
    } else if (move.do === 'beg') {
      log?.({ code: 'begged', seat, other: move.other });
      state.agenda.push({ step: 'give', seat: move.other, to: seat });
    } else {
      log?.({ code: 'rested', seat });
    }
  },

  why(state, { seat }, _seat, move) {
    const { hand } = state.traders[seat];
    const { most } = editionOf(state).hand;
    if (move.do === 'sell' && !hand.includes(move.fruit)) return { code: 'no-such-card', fruit: move.fruit };
    if ((move.do === 'draw' || move.do === 'beg') && hand.length >= most) return { code: 'hand-full', most };
    if (move.do === 'draw') return { code: 'deck-empty' };
    if (move.do === 'beg' && state.traders[move.other].hand.length === 0) return { code: 'nothing-to-beg', other: move.other };
    return undefined;
  },

  prompt: (state) => ({ fruits: state.fashion }),
};
