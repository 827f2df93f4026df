/** The figurine goes on, clockwise, to a character or to the Bonus space. */
import type { Choice, Seat } from '@bottega/kernel';
import { BONUS_SPACE, LOOP, NONE, SPACES, spaceOf, TILES } from '../../edition/names.ts';
import { editionOf } from '../../edition/schema.ts';
import { canAcquire } from '../bonus.ts';
import type { Why } from '../events.ts';
import type { FrameOf } from '../frames.ts';
import { MOVE_TO, type Move, type MoveOf, PASS_OUT, STAY } from '../moves.ts';
import { mayPassOut, passingPrompt, passOut } from '../passing.ts';
import { recruit } from '../recruits.ts';
import { refillIfDue } from '../refill.ts';
import type { State } from '../state.ts';

export const move: Choice<State, FrameOf<'move'>, Move> = {
  moves: ['move', 'stay', 'pass-out'],

  /** Counted are spaces with a character and no other figurine, and always the Bonus space (ruling LS-A18). */
  legal(state, _frame, seat, most) {
    const { at } = state.players[seat];
    const reach = editionOf(state).movement;
    const moves: Move[] = [];
    let counted = 0;
    for (let step = 1; step <= LOOP && counted < reach && moves.length < most; step++) {
      const space = (at + step) % LOOP;
      if (space === BONUS_SPACE) {
        counted++;
        if (canAcquire(state, seat)) moves.push(MOVE_TO[space]);
      } else if (state.spaces[space] !== NONE && !otherFigurine(state, seat, space)) {
        counted++;
        moves.push(MOVE_TO[space]);
      }
    }
    // Who can't move stays and ends the turn, or passes for good without a move (ruling LS-A19).
    if (moves.length === 0) {
      moves.push(STAY);
      if (mayPassOut(state)) moves.push(PASS_OUT);
    }
    return moves;
  },

  play(state, _frame, seat, chosen, log) {
    const player = state.players[seat];
    if (chosen.do === 'stay') log?.({ code: 'stayed', seat });
    else if (chosen.do === 'pass-out') passOut(state, seat, log);
    else {
      const space = spaceOf((chosen as MoveOf<'move'>).space);
      player.at = space;
      if (space === BONUS_SPACE) {
        log?.({ code: 'moved-to-bonus', seat });
        state.agenda.push({ step: 'acquire', seat });
        return;
      }
      const tile = state.spaces[space];
      state.spaces[space] = NONE;
      log?.({ code: 'moved', seat, space: SPACES[space], character: TILES[tile] });
      recruit(state, seat, tile, 0, log);
      refillIfDue(state, log);
      state.agenda.push({ step: 'act', seat });
    }
  },

  why(state, _frame, seat, chosen): Why | undefined {
    if (chosen.do === 'stay') return { code: 'can-move' };
    if (chosen.do === 'pass-out') return { code: mayPassOut(state) ? 'move-first' : 'not-last-turns' };
    const name = (chosen as MoveOf<'move'>).space;
    const space = spaceOf(name);
    if (space === NONE) return undefined;
    if (space !== BONUS_SPACE && state.spaces[space] === NONE) return { code: 'no-character', space: name };
    if (space !== BONUS_SPACE && otherFigurine(state, seat, space)) return { code: 'space-occupied', space: name };
    if (space === BONUS_SPACE && !canAcquire(state, seat)) return { code: 'no-bonus-tile' };
    return { code: 'too-far', space: name, most: editionOf(state).movement };
  },

  prompt: (state, frame, seat) => ({ ...passingPrompt(state), stuck: move.legal(state, frame, seat, 1)[0] === STAY }),
};

function otherFigurine(state: State, seat: Seat, space: number): boolean {
  const { players } = state;
  for (let other = 0; other < players.length; other++) if (other !== seat && players[other].at === space) return true;
  return false;
}
