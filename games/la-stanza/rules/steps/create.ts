/** An Arts activation: one artwork, of the activation's strength or lower. */
import type { Choice } from '@bottega/kernel';
import type { Why } from '../events.ts';
import { CREATE, DONE } from '../moves.ts';
import { ARTWORKS } from '../names.ts';
import type { FrameOf, Move, MoveOf, State } from '../state.ts';

export const create: Choice<State, FrameOf<'create'>, Move> = {
  moves: ['create', 'done'],
  legal(state, frame) {
    const moves: Move[] = [];
    for (let kind = 0; kind < frame.most; kind++) if (state.artworks[kind] > 0) moves.push(CREATE[kind]);
    if (moves.length === 0) moves.push(DONE);
    return moves;
  },
  play(state, _frame, seat, move, log) {
    if (move.do === 'done') {
      log?.({ code: 'no-reward', seat });
      return;
    }
    const { artwork } = move as MoveOf<'create'>;
    const kind = ARTWORKS.indexOf(artwork);
    state.artworks[kind]--;
    state.players[seat].artworks[kind]++;
    log?.({ code: 'created', seat, artwork });
  },
  why(_state, frame, _seat, move): Why | undefined {
    if (move.do === 'done') return { code: 'one-at-least' };
    const kind = ARTWORKS.indexOf((move as MoveOf<'create'>).artwork);
    if (kind < 0) return undefined;
    return kind >= frame.most ? { code: 'too-weak', strength: frame.most, needed: kind + 1 } : { code: 'none-left' };
  },
  prompt: (_state, frame) => ({ strength: frame.most }),
};
