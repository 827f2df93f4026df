import type { Choice } from '@bottega/kernel';
import type { FrameOf } from '../frames.ts';
import { CARDS, GIVE, type Move, PAY } from '../moves.ts';
import type { State } from '../state.ts';

/** Out of turn: whoever is begged of parts with a card of the own choice, or with a coin. */
export const give: Choice<State, FrameOf<'give'>, Move> = {
  moves: ['give', 'pay'],

  legal(state, { seat }) {
    const { hand, coins } = state.traders[seat];
    const moves = GIVE.filter((_, kind) => hand.includes(CARDS[kind]));
    if (coins > 0) moves.push(PAY);
    return moves;
  },

  play(state, { seat, to }, _seat, move, log) {
    const giver = state.traders[seat];
    const beggar = state.traders[to];
    if (move.do === 'give') {
      giver.hand.splice(giver.hand.indexOf(move.fruit), 1);
      beggar.hand.push(move.fruit);
      log?.({ code: 'gave', seat, other: to });
      log?.({ code: 'gave-card', only: seat, other: to, fruit: move.fruit });
      log?.({ code: 'got-card', only: to, other: seat, fruit: move.fruit });
    } else {
      giver.coins--;
      beggar.coins++;
      log?.({ code: 'paid', seat, other: to });
    }
  },

  why(state, { seat }, _seat, move) {
    if (move.do === 'give') return { code: 'no-such-card', fruit: move.fruit };
    return { code: 'too-dear', price: 1, coins: state.traders[seat].coins };
  },

  prompt: (_state, { to }) => ({ other: to }),
};
