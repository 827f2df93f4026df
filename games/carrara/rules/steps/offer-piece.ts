/** A piece is on offer, from an emptied sector or as the court's bonus: take one or none (ruling C19). */
import type { Choice, Seat } from '@bottega/kernel';
import type { Piece } from '../../edition/names.ts';
import { because } from '../events.ts';
import { type Move, type MoveOf, REFUSE_PIECE, takePiece } from '../moves.ts';
import { anyPlaceOpen } from '../places.ts';
import type { CarraraFrame, State } from '../state.ts';

type Frame = Extract<CarraraFrame, { step: 'offer-piece' }>;

/** Ruling C15: when only a statue place can be marked, the gold statue must open it. Gold comes only while evaluating. */
export const goldMustOpen = (state: State, seat: Seat, piece: Piece): boolean => piece === 'gold' && !anyPlaceOpen(state, seat, state.players[seat].florins);

export const offerPiece: Choice<State, Frame, MoveOf<'take-piece' | 'refuse-piece'>> = {
  moves: ['take-piece', 'refuse-piece'],
  legal(state, { pieces }, seat) {
    const moves: Move[] = pieces.map((piece) => takePiece(piece));
    if (!goldMustOpen(state, seat, pieces[0])) moves.push(REFUSE_PIECE);
    return moves as MoveOf<'take-piece' | 'refuse-piece'>[];
  },
  play(state, { pieces }, seat, move, log) {
    if (move.do === 'take-piece') {
      state.agenda.push({ step: 'place-piece', seat, piece: move.piece });
      return;
    }
    log?.({ code: 'refused-piece', seat });
    if (pieces[0] !== 'gold') return;
    state.gold--;
    state.box.gold++;
    log?.({ code: 'gold-boxed', seat });
  },
  why: (_state, _frame, _seat, move) => (move.do === 'refuse-piece' ? because('must-enable') : undefined),
  prompt: (_state, { pieces }) => ({ piece: pieces }),
};
