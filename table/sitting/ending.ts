/** How a table ends. */
import type { AnyGame, Result, Seat } from '@bottega/kernel';
import type { Outcome } from '../wire.ts';
import { peopleOf, type Sitting } from './sitting.ts';

export function finish(game: AnyGame, sitting: Sitting, why: Outcome['why'], at: number): void {
  if (sitting.ended !== null) return;
  const given = sitting.seats.flatMap((seat, number) => (seat.resigned ? [number] : []));
  sitting.outcome = { why, result: ranked(game.result(sitting.state), given) };
  sitting.ended = at;
  sitting.revision++;
  sitting.holding = null;
  sitting.undo = null;
  sitting.votes = [];
}

/** Whoever gave up stands last, whatever the score. */
function ranked(result: Result, given: readonly Seat[]): Result {
  if (given.length === 0) return { ...result, over: true };
  const others = result.ranking.map((group) => group.filter((seat) => !given.includes(seat))).filter((group) => group.length > 0);
  return { ...result, over: true, ranking: [...others, given] };
}

/** After somebody gave up or left: the game is over when nobody is left to play against, or no person at all. */
export function finishIfDeserted(game: AnyGame, sitting: Sitting, at: number): void {
  const active = sitting.seats.filter((seat) => !seat.resigned);
  const people = active.filter((seat) => seat.player !== null);
  if (active.length <= 1 || people.length === 0) finish(game, sitting, 'resigned', at);
}

/** `people`: those who must agree, if not everybody who plays. */
export function finishIfAgreed(game: AnyGame, sitting: Sitting, at: number, people: readonly Seat[] = peopleOf(sitting)): void {
  if (people.length > 0 && people.every((seat) => sitting.votes.includes(seat))) finish(game, sitting, 'voted', at);
}
