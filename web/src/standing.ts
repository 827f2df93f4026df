/** How a game stands or ended, as the list of games keeps it. */
import type { Result, Seat } from '@bottega/kernel';
import { totalsOf } from '@bottega/table';
import type { StoredGame } from './storage.ts';

export const standingOf = (result: Result): Pick<StoredGame, 'over' | 'scores' | 'winners'> => ({
  over: result.over,
  scores: totalsOf(result),
  ...(result.over && { winners: winningSeats(result) }),
});

/** An opponent without a seat may have won instead. */
const winningSeats = ({ ranking, rival, beaten, shared }: Result): readonly Seat[] =>
  rival === undefined || beaten === true || shared === true ? ranking[0] : [];
