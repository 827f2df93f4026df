/**
 * On the Bonus space: exactly one bonus tile, paid with a meeple, marked with a disc; or, in the last turns, passing
 * for good (ruling LS-A4).
 */
import type { Choice } from '@bottega/kernel';
import { DISCIPLINES, disciplineOfBonus, MEEPLES, WHITE } from '../../edition/names.ts';
import { deserves, isBonusTile, tilesAllowed, tilesOwned } from '../bonus.ts';
import type { Why } from '../events.ts';
import type { FrameOf } from '../frames.ts';
import { returnMeeple } from '../gains.ts';
import { ACQUIRE, type Move, type MoveOf, PASS_OUT } from '../moves.ts';
import { mayPassOut, passingPrompt, passOut } from '../passing.ts';
import type { State } from '../state.ts';

export const acquire: Choice<State, FrameOf<'acquire'>, Move> = {
  moves: ['acquire', 'pass-out'],
  legal(state, _frame, seat) {
    const { meeples } = state.players[seat];
    const moves: Move[] = [];
    const open = [0, 1, 2, 3].map((discipline) => deserves(state, seat, discipline));
    for (const tile of state.grid) {
      if (tile === null) continue;
      const discipline = disciplineOfBonus(tile);
      if (!open[discipline]) continue;
      if (meeples[discipline] > 0) moves.push(ACQUIRE[tile][discipline]);
      // A white meeple pays for any tile (ruling LS-A20).
      if (meeples[WHITE] > 0) moves.push(ACQUIRE[tile][WHITE]);
    }
    if (mayPassOut(state)) moves.push(PASS_OUT);
    return moves;
  },
  /** Condition checked, meeple paid, disc placed, then the effect (ruling LS-A28). */
  play(state, _frame, seat, move, log) {
    if (move.do === 'pass-out') {
      passOut(state, seat, log);
      return;
    }
    const { tile, meeple } = move as MoveOf<'acquire'>;
    const player = state.players[seat];
    const space = state.grid.indexOf(tile);
    returnMeeple(state, seat, MEEPLES.indexOf(meeple));
    state.grid[space] = null;
    player.tiles.push(tile);
    log?.({ code: 'acquired', seat, tile, meeple });
    state.agenda.push({ step: 'effect', seat, tile });
    if (player.discs > 0) {
      player.discs--;
      state.gridDiscs[space] = seat;
    } else state.agenda.push({ step: 'give-disc', seat, space });
  },
  why(state, _frame, seat, move): Why | undefined {
    if (move.do === 'pass-out') return { code: 'not-last-turns' };
    const { tile, meeple } = move as MoveOf<'acquire'>;
    if (!isBonusTile(tile) || !MEEPLES.includes(meeple)) return undefined;
    if (!state.grid.includes(tile)) return { code: 'tile-gone', tile };
    const player = state.players[seat];
    const discipline = disciplineOfBonus(tile);
    const own = tilesOwned(player, discipline);
    if (own >= tilesAllowed(state, player, discipline)) return { code: 'tile-condition', discipline: DISCIPLINES[discipline], number: own + 1 };
    if (meeple !== 'white' && meeple !== MEEPLES[discipline]) return { code: 'wrong-meeple', discipline: DISCIPLINES[discipline], meeple };
    return player.meeples[MEEPLES.indexOf(meeple)] === 0 ? { code: 'meeple-missing', meeple } : undefined;
  },
  prompt: passingPrompt,
};
