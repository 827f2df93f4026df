/**
 * Skills as openskill has them, and as people read them: one number, of which 200 more win three games of four, as with
 * Elo's; and by how much it may be wrong.
 */
import type { Skill } from '../storage/rating-store.ts';

/** Where everybody begins, by openskill's own defaults. */
export const BEGINNER: Skill = { mu: 25, sigma: 25 / 3 };

const MIDDLE = 1500;
/** What openskill takes for a difference in skill that wins three games of four is half of what it does not know at first. */
const CLASS = BEGINNER.sigma / 2;
const POINTS = 200 / CLASS;

/** A rating counts as known after so many games. */
export const ESTABLISHED = 10;

export interface Shown {
  readonly rating: number;
  /** How much more or less it may well be. */
  readonly spread: number;
}

export const shown = ({ mu, sigma }: Skill): Shown => ({ rating: Math.round(MIDDLE + POINTS * (mu - BEGINNER.mu)), spread: Math.round(POINTS * sigma) });

export const skillOf = (rating: number, spread: number): Skill => ({ mu: BEGINNER.mu + (rating - MIDDLE) / POINTS, sigma: spread / POINTS });
