/** The bonus tile that takes any character from the board: first which one, then where it goes (ruling LS-A26). */
import type { Choice } from '@bottega/kernel';
import { NONE, SPACES, spaceOf, TILES } from '../../edition/names.ts';
import type { Why } from '../events.ts';
import type { FrameOf } from '../frames.ts';
import { type Move, type MoveOf, PLACE_RECRUIT, TAKE_CHARACTER } from '../moves.ts';
import { recruit } from '../recruits.ts';
import { refillIfDue } from '../refill.ts';
import type { State } from '../state.ts';

export const takeCharacter: Choice<State, FrameOf<'take-character'>, Move> = {
  moves: ['take-character'],
  legal: (state) => TAKE_CHARACTER.filter((_, space) => state.spaces[space] !== NONE),
  play(state, _frame, seat, move) {
    state.agenda.push({ step: 'place-recruit', seat, space: spaceOf((move as MoveOf<'take-character'>).space) });
  },
  why(_state, _frame, _seat, move): Why | undefined {
    const { space } = move as MoveOf<'take-character'>;
    return spaceOf(space) < 0 ? undefined : { code: 'no-character', space };
  },
};

export const placeRecruit: Choice<State, FrameOf<'place-recruit'>, Move> = {
  moves: ['place-recruit'],
  legal: (state, _frame, seat) => PLACE_RECRUIT.slice(0, state.players[seat].recruits.length),
  play(state, frame, seat, move, log) {
    const tile = state.spaces[frame.space];
    state.spaces[frame.space] = NONE;
    log?.({ code: 'took-character', seat, character: TILES[tile], space: SPACES[frame.space] });
    recruit(state, seat, tile, (move as MoveOf<'place-recruit'>).slot - 1, log);
    // This tile can empty a room as well (ruling LS-A15).
    refillIfDue(state, log);
  },
  prompt: (state, frame) => ({ character: TILES[state.spaces[frame.space]] }),
};
