/** A monument brings an upgrade tile of choice, one a city. */
import type { Choice, Seat } from '@bottega/kernel';
import { CITIES, CITY_INDEX } from '../../edition/names.ts';
import { because } from '../events.ts';
import type { FrameOf } from '../frames.ts';
import { IMPROVE, type MoveOf } from '../moves.ts';
import type { State } from '../state.ts';

/** Ruling C10: it must be taken if one can be. */
export function canImprove(state: State, seat: Seat): boolean {
  const { improved } = state.players[seat];
  return state.improvements.some((left, city) => left > 0 && improved[city] === 0);
}

export const improve: Choice<State, FrameOf<'improve'>, MoveOf<'improve'>> = {
  moves: ['improve'],
  legal(state, _frame, seat) {
    const { improved } = state.players[seat];
    return IMPROVE.filter((_, city) => state.improvements[city] > 0 && improved[city] === 0) as MoveOf<'improve'>[];
  },
  play(state, _frame, seat, move, log) {
    const city = CITY_INDEX[move.city];
    state.improvements[city]--;
    state.players[seat].improved[city] = 1;
    log?.({ code: 'improved', seat, city: move.city });
  },
  why(state, _frame, seat, { city }) {
    if (!CITIES.includes(city)) return undefined;
    return state.players[seat].improved[CITY_INDEX[city]] > 0 ? because('one-improvement', { city }) : because('no-improvement-left', { city });
  },
};
