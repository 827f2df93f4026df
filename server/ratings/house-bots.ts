/**
 * The bots of the house have ratings that never change, so that one can be rated against them: those of the ladder
 * (`bots/ladder.json`), by game and by how many play. What the ladder has not measured has no rating: no rated table
 * takes such a bot, and the list of the best says that it is not measured.
 */
import { isLevel, PLAYED } from '@bottega/bots';
import { houseRating } from '@bottega/bots/ladder';
import type { Skill } from '../storage/rating-store.ts';
import { skillOf } from './scale.ts';

/** The ladder gives intervals of 95 %, which are so many times what we call the spread. */
const INTERVAL = 2 * 1.96;
/** Novices stand where they do by agreement: nobody is known better than this. */
const LEAST_SPREAD = 50;

export function botSkill(game: string, level: string, players: number): Skill | undefined {
  const rung = isLevel(level) ? houseRating(game, level, players) : undefined;
  return rung === undefined ? undefined : skillOf(rung.elo, Math.max(LEAST_SPREAD, (rung.high - rung.low) / INTERVAL));
}

/** The levels with what they are rated among two, the weakest first; null: not measured. */
export const botLevels = (game: string): { level: string; rating: number | null }[] =>
  PLAYED.map((level) => ({ level, rating: houseRating(game, level)?.elo ?? null }));
