/** Pass and take florins. */
import type { Log, Seat } from '@bottega/kernel';
import { editionOf } from '../../edition/schema.ts';
import { moveFlorins } from '../ledger.ts';
import { type Move, PASS } from '../moves.ts';
import type { State } from '../state.ts';
import type { Action } from './action.ts';

export const pass: Action<'pass'> = {
  moves: ['pass'],
  offer(_state: State, _seat: Seat, moves: Move[]): void {
    moves.push(PASS);
  },
  play(state: State, seat: Seat, _move: Move, log?: Log): void {
    const florins = editionOf(state).florins.pass;
    moveFlorins(state.players[seat], florins);
    log?.({ code: 'passed', seat, florins });
  },
};
