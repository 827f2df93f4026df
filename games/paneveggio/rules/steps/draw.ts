/** Drawing by an effect or a bonus, and the card given in an exchange. */
import type { Choice } from '@bottega/kernel';
import { drawMoves, drawOnce, topOf } from '../cards.ts';
import type { FrameOf } from '../frames.ts';
import { removeFromHand, takeOpenly } from '../ledger.ts';
import { DONE, GIVE, type Move } from '../moves.ts';
import { ofCards } from '../start.ts';
import type { State } from '../state.ts';

export const draw: Choice<State, FrameOf<'draw'>, Move> = {
  moves: ['draw', 'meet', 'exchange', 'done'],
  legal(state, _frame, seat) {
    const moves: Move[] = [];
    drawMoves(state, seat, moves);
    moves.push(DONE);
    return moves;
  },
  play(state, { left }, seat, move, log) {
    if (move.do === 'done') return;
    if (left > 1) state.agenda.push({ step: 'draw', seat, left: left - 1 });
    drawOnce(state, seat, move, log);
  },
  prompt: (_state, { left }) => ({ count: left }),
};

/** A card of the hand takes the place of the opponent's contact. */
export const give: Choice<State, FrameOf<'give'>, Move> = {
  moves: ['give'],
  legal: (state, _frame, seat) => ofCards(state.sides[seat].hand, GIVE),
  play(state, { card }, seat, move, log) {
    if (move.do !== 'give') return;
    const side = state.sides[seat];
    const other = state.sides.findIndex((owner, at) => at !== seat && owner.contacts.some((pile) => topOf(pile) === card));
    const piles = state.sides[other].contacts;
    const at = piles.findIndex((pile) => topOf(pile) === card);
    removeFromHand(side, move.card);
    piles[at] = [...piles[at].slice(0, -1), move.card];
    takeOpenly(side, card);
    log?.({ code: 'exchange-gave', seat, other, card: move.card });
    log?.({ code: 'exchange-took', seat, other, card });
  },
  why: () => ({ code: 'not-in-hand' }),
  prompt: (_state, { card }) => ({ card }),
};
