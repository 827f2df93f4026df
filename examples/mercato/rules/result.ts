import type { Result, Seat } from '@bottega/kernel';
import { editionOf } from '../edition/schema.ts';
import type { State } from './state.ts';

export const SCORES = ['coins', 'ribbons'] as const;

/** Coins and ribbons; a tie goes to the trader with more ribbons. */
export function result(state: State): Result {
  const scores = state.traders.map((trader, seat) => {
    const ribbons = trader.ribbons * editionOf(state).ribbon;
    const parts = [
      { code: 'coins', points: trader.coins },
      { code: 'ribbons', points: ribbons },
    ];
    return { seat, total: trader.coins + ribbons, parts };
  });
  const standing = (seat: Seat): number => scores[seat].total * 100 + state.traders[seat].ribbons;
  const ranking: Seat[][] = [];
  for (const { seat } of scores.toSorted((a, b) => standing(b.seat) - standing(a.seat))) {
    const group = ranking.at(-1);
    if (group !== undefined && standing(group[0]) === standing(seat)) group.push(seat);
    else ranking.push([seat]);
  }
  return { over: state.agenda.length === 0, scores, ranking };
}
