/**
 * Experienced players arrange their starters as they like (ruling LS-A27): space by space, each time one of those not
 * yet placed.
 */
import type { Choice } from '@bottega/kernel';
import { TILES } from '../../edition/names.ts';
import type { Why } from '../events.ts';
import type { FrameOf } from '../frames.ts';
import { ARRANGE, type Move, type MoveOf } from '../moves.ts';
import type { State } from '../state.ts';

export const arrange: Choice<State, FrameOf<'arrange'>, Move> = {
  moves: ['arrange'],
  legal(state, frame, seat) {
    const { workers } = state.players[seat];
    return workers.slice(frame.worker).map((tile) => ARRANGE[tile][frame.worker]);
  },
  play(state, frame, seat, move, log) {
    const { character } = move as MoveOf<'arrange'>;
    const { workers } = state.players[seat];
    const from = workers.indexOf(TILES.indexOf(character));
    workers[from] = workers[frame.worker];
    workers[frame.worker] = TILES.indexOf(character);
    log?.({ code: 'arranged', seat, character, worker: frame.worker + 1 });
    if (frame.worker + 1 < workers.length) state.agenda.push({ ...frame, worker: frame.worker + 1 });
  },
  why(state, frame, seat, move): Why | undefined {
    const { character, worker } = move as MoveOf<'arrange'>;
    const placed = state.players[seat].workers.slice(1, frame.worker).some((tile) => TILES[tile] === character);
    return placed && worker === frame.worker + 1 ? { code: 'already-placed', character } : undefined;
  },
  prompt: (_state, frame) => ({ worker: frame.worker + 1 }),
};
