/** Build one of the displayed buildings in any city that the own blocks can pay for. */
import type { Log, Reason, Seat } from '@bottega/kernel';
import { CITY_INDEX } from '../../edition/names.ts';
import { because } from '../events.ts';
import { buildsOf, type Move, type MoveOf } from '../moves.ts';
import { payingPower, payingPowers } from '../payment.ts';
import type { State, Tile } from '../state.ts';
import type { Action } from './action.ts';

export const build: Action<'build'> = {
  moves: ['build'],
  offer(state: State, seat: Seat, moves: Move[]): void {
    const powers = payingPowers(state.players[seat].blocks);
    const most = powers[powers.length - 1];
    const { display } = state;
    for (let place = 0; place < display.length; place++) {
      const tile = display[place];
      if (tile === null || tile.value > most || offeredBefore(display, place, tile)) continue;
      const builds = buildsOf(tile);
      for (let city = powers.length - 1; city >= 0 && powers[city] >= tile.value; city--) moves.push(builds[city]);
    }
  },
  play(state: State, seat: Seat, { type, value, city }: MoveOf<'build'>, _log?: Log): void {
    state.agenda.push({ step: 'raise', seat, city, type, value, floor: 0, work: 'building' }, { step: 'pay', seat, city, left: value, paid: [] });
  },
  why(state: State, seat: Seat, { type, value, city }: MoveOf<'build'>): Reason | undefined {
    if (CITY_INDEX[city] === undefined) return undefined;
    if (!state.display.some((tile) => tile?.type === type && tile.value === value)) return because('not-displayed', { type, value });
    return because('too-few-blocks', { city, needed: value, have: payingPower(state.players[seat].blocks, CITY_INDEX[city]) });
  },
};

/** Two equal tiles on display are one offer. */
function offeredBefore(display: State['display'], place: number, { type, value }: Tile): boolean {
  for (let earlier = 0; earlier < place; earlier++) {
    const tile = display[earlier];
    if (tile !== null && tile.value === value && tile.type === type) return true;
  }
  return false;
}
