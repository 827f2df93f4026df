/**
 * The players of the house. A bot is fair: it is given the view of its seat and nothing else, and imagines the rest
 * with the game's own `guess`. The same view and the same chance give the same move.
 */
import type { BaseMove, Random, Seat } from '@bottega/kernel';
import type { Level } from './levels.ts';
import { Mind } from './mind.ts';
import type { Player } from './search/habits.ts';

export { type Advice, advise, type Reason, reasonsFor } from './advice.ts';
export type { Expected } from './forecast.ts';
export { type Foreseen, foresee } from './foresee.ts';
export { careFor, isLevel, LEVELS, type Level, levelBelow, PLAYED, type Thinking, thoroughness, unhurried } from './levels.ts';
export { Mind } from './mind.ts';
export type { Candidate } from './search/candidates.ts';
export { type Care, Thought } from './search/thought.ts';
export { type Source, type StudiedLine, type StudyOptions, study } from './study.ts';

/** A move for a seat that must decide now, found from that seat's view alone. */
export function chooseMove(box: Player, view: unknown, seat: Seat, level: Level, random: Random): BaseMove {
  return new Mind(box, level, random).choose(view, seat);
}
