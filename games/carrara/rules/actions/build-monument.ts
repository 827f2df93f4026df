/** Build a monument from the ground, or on an own building of its type for the difference (ruling C9). */
import type { Log, Reason, Seat } from '@bottega/kernel';
import { CITY_INDEX, TYPE_INDEX, TYPES } from '../../edition/names.ts';
import { editionOf } from '../../edition/schema.ts';
import { because } from '../events.ts';
import { MONUMENT, type Move, type MoveOf, upgrade } from '../moves.ts';
import { payingPower, payingPowers } from '../payment.ts';
import type { State } from '../state.ts';
import { canImprove } from '../steps/improve.ts';
import type { Action } from './action.ts';

type Verb = 'monument' | 'upgrade';

export const buildMonument: Action<Verb> = {
  moves: ['monument', 'upgrade'],
  offer(state: State, seat: Seat, moves: Move[]): void {
    const { blocks, columns } = state.players[seat];
    const full = editionOf(state).buildings.monument;
    const powers = payingPowers(blocks);
    for (let city = powers.length - 1; city >= 0 && powers[city] > 0; city--) {
      if (powers[city] >= full) {
        for (let type = 0; type < TYPES.length; type++) if (state.monuments[type] > 0) moves.push(MONUMENT[type][city]);
      }
      const column = columns[city];
      for (let floor = 0; floor < column.length; floor++) {
        const { type, value, monument } = column[floor];
        if (full - value > powers[city] || monument || state.monuments[TYPE_INDEX[type]] === 0) continue;
        moves.push(upgrade(type, value, city, floor + 1));
      }
    }
  },
  play(state: State, seat: Seat, move: MoveOf<Verb>, _log?: Log): void {
    const full = editionOf(state).buildings.monument;
    const { type, city } = move;
    const [value, floor] = move.do === 'upgrade' ? [move.value, move.floor] : [0, 0];
    if (canImprove(state, seat)) state.agenda.push({ step: 'improve', seat });
    state.agenda.push({ step: 'raise', seat, city, type, value, floor, work: move.do });
    state.agenda.push({ step: 'pay', seat, city, left: full - value, paid: [] });
  },
  why(state: State, seat: Seat, move: MoveOf<Verb>): Reason | undefined {
    const { type, city } = move;
    if (CITY_INDEX[city] === undefined || TYPE_INDEX[type] === undefined) return undefined;
    if (state.monuments[TYPE_INDEX[type]] === 0) return because('monument-gone', { type });
    const full = editionOf(state).buildings.monument;
    const { blocks, columns } = state.players[seat];
    if (move.do === 'upgrade') {
      const building = columns[CITY_INDEX[city]][move.floor - 1];
      const there = building !== undefined && !building.monument && building.type === type && building.value === move.value;
      if (!there) return because('no-such-building', { type, value: move.value, city });
    }
    const needed = move.do === 'upgrade' ? full - move.value : full;
    return because('too-few-blocks', { city, needed, have: payingPower(blocks, CITY_INDEX[city]) });
  },
};
