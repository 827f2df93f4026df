/** After the action: the free things once more, then the turn ends. */
import type { Choice } from '@bottega/kernel';
import type { FrameOf } from '../frames.ts';
import { END_TURN, type Move } from '../moves.ts';
import { behindScreens, type State } from '../state.ts';
import { FREE, FREE_BY_VERB, offerFree } from './action.ts';
import { endTurn } from './turn.ts';

export const finish: Choice<State, FrameOf<'finish'>, Move> = {
  moves: ['end-turn', ...FREE.flatMap((free) => free.moves)],
  legal(state, _frame, seat) {
    const moves: Move[] = [];
    offerFree(state, seat, moves);
    moves.push(END_TURN);
    return moves;
  },
  play(state, frame, seat, move, log) {
    if (move.do === 'end-turn') {
      endTurn(state, seat, log);
      return;
    }
    // a turn with a free thing in it is not nothing but a pass (ruling C3)
    state.passes = 0;
    state.agenda.push(frame);
    FREE_BY_VERB[move.do].play(state, seat, move, log);
  },
  prompt(state, _frame, seat) {
    const moves: Move[] = [];
    offerFree(state, seat, moves);
    const has = (verb: Move['do']): string => (moves.some((move) => move.do === verb) ? 'yes' : 'no');
    return { place: has('place'), buy: has('purchase') };
  },
  // whether there are florins for a purchase is nobody else's business
  discreet: (state) => behindScreens(state) && state.variant === 'advanced' && !state.purchased,
  why: (state, _frame, seat, move) => FREE_BY_VERB[move.do].why?.(state, seat, move),
};
