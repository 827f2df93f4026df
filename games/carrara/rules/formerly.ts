/**
 * What earlier versions of the rules did by themselves where the present one asks: by it their games are taken along.
 */
import type { Seat } from '@bottega/kernel';
import { editionOf } from '../edition/schema.ts';
import { mustAnswer } from './actions/visit.ts';
import { bonusOf } from './court.ts';
import type { Move } from './moves.ts';
import { anyFlorinPlaceOpen, anyPlaceOpen } from './places.ts';
import { behindScreens, type State } from './state.ts';
import { verbs } from './steps.ts';

/** The first version in which a turn is always its player's own to begin, and in which ruling C27 holds. */
const ASKING = 2;

export function formerly(state: State, seat: Seat, version: number): Move | null {
  if (version >= ASKING || state.agenda.at(-1)?.step !== 'action' || wasAsked(state, seat)) return null;
  const moves = verbs.legal(state, seat).filter((move) => !isNew(state, seat, move));
  return moves.length === 1 ? moves[0] : null;
}

/** Behind screens a single move was asked for as well, but for the answer to a Visit in the normal game. */
const wasAsked = (state: State, seat: Seat): boolean => behindScreens(state) && !(state.variant === 'normal' && mustAnswer(state, seat));

/** Whether only ruling C27 allows it: the court's florins buy the statue that opens a place. */
function isNew(state: State, seat: Seat, move: Move): boolean {
  if ((move.do !== 'evaluate' && move.do !== 'follow') || bonusOf(state, move.section - 1) !== 'florins') return false;
  const { florins } = state.players[seat];
  return !anyPlaceOpen(state, seat, florins) && !anyFlorinPlaceOpen(state, seat, florins + editionOf(state).court.florins);
}
