/** An Arts activation: one artwork, of the activation's strength or lower, or none (ruling LS-A30). */
import type { Choice } from '@bottega/kernel';
import { ARTWORKS } from '../../edition/names.ts';
import type { Why } from '../events.ts';
import type { FrameOf } from '../frames.ts';
import { CREATE, DECLINE, DONE, type Move, type MoveOf } from '../moves.ts';
import type { State } from '../state.ts';

export const create: Choice<State, FrameOf<'create'>, Move> = {
  moves: ['create', 'decline', 'done'],
  legal(state, frame) {
    const moves: Move[] = [];
    for (let kind = 0; kind < frame.most; kind++) if (state.artworks[kind] > 0) moves.push(CREATE[kind]);
    moves.push(moves.length === 0 ? DONE : DECLINE);
    return moves;
  },
  play(state, _frame, seat, move, log) {
    if (move.do !== 'create') {
      log?.({ code: move.do === 'decline' ? 'declined' : 'no-reward', seat });
      return;
    }
    const { artwork } = move as MoveOf<'create'>;
    const kind = ARTWORKS.indexOf(artwork);
    state.artworks[kind]--;
    state.players[seat].artworks[kind]++;
    log?.({ code: 'created', seat, artwork });
  },
  why(_state, frame, _seat, move): Why | undefined {
    const kind = ARTWORKS.indexOf((move as MoveOf<'create'>).artwork);
    if (kind < 0) return undefined;
    return kind >= frame.most ? { code: 'too-weak', strength: frame.most, needed: kind + 1 } : { code: 'none-left' };
  },
  prompt: (_state, frame) => ({ strength: frame.most }),
};
