/**
 * A piece is on offer, from an emptied sector or as the court's bonus: take one or none (ruling C19).
 * Stored pieces may be placed first, to make room for it (ruling C20).
 */
import type { Choice, Seat } from '@bottega/kernel';
import type { Piece } from '../../edition/names.ts';
import { placeStored } from '../actions/place-stored.ts';
import { because } from '../events.ts';
import type { FrameOf } from '../frames.ts';
import { type Move, type MoveOf, REFUSE_PIECE, takePiece } from '../moves.ts';
import { anyPlaceOpen } from '../places.ts';
import { behindScreens, type State } from '../state.ts';

/**
 * Ruling C15: when only a statue place can be marked, the gold statue must open it. Gold comes only while evaluating.
 */
export const goldMustOpen = (state: State, seat: Seat, piece: Piece): boolean => piece === 'gold' && !anyPlaceOpen(state, seat, state.players[seat].florins);

export const offerPiece: Choice<State, FrameOf<'offer-piece'>, MoveOf<'take-piece' | 'refuse-piece' | 'place'>> = {
  moves: ['take-piece', 'refuse-piece', 'place'],
  legal(state, { pieces }, seat) {
    const moves: Move[] = pieces.map((piece) => takePiece(piece));
    if (!goldMustOpen(state, seat, pieces[0])) moves.push(REFUSE_PIECE);
    placeStored.offer(state, seat, moves);
    return moves as MoveOf<'take-piece' | 'refuse-piece' | 'place'>[];
  },
  play(state, frame, seat, move, log) {
    if (move.do === 'place') {
      state.agenda.push(frame);
      placeStored.play(state, seat, move, log);
      return;
    }
    if (move.do === 'take-piece') {
      state.agenda.push({ step: 'place-piece', seat, piece: move.piece });
      return;
    }
    log?.({ code: 'refused-piece', seat });
    if (frame.pieces[0] !== 'gold') return;
    state.gold--;
    state.box.gold++;
    log?.({ code: 'gold-boxed', seat });
  },
  // whether gold may be refused depends on the florins
  discreet: (state, { pieces }) => pieces[0] === 'gold' && behindScreens(state),
  why(state, _frame, seat, move) {
    if (move.do === 'place') return placeStored.why?.(state, seat, move);
    return move.do === 'refuse-piece' ? because('must-enable') : undefined;
  },
  prompt: (_state, { pieces }) => ({ piece: pieces }),
};
