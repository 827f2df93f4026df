/** How well somebody played, as one figure. */
import type { Seat } from '@bottega/kernel';
import type { ReviewedDecision } from './review.ts';

/**
 * Of one decision, from 0 to 100: 100 for the best, less than half of it where a fifth of the victory was given away. The
 * curve is the one chess players know from lichess.
 */
const accuracyOf = (lost: number): number => Math.max(0, 103.1668 * Math.exp(-4.354 * lost) - 3.1669);

/** Of a whole game: between the mean of all decisions and the harmonic mean, which a few blunders pull down. */
export function accuracy(decisions: readonly ReviewedDecision[], seat: Seat): number | undefined {
  const own = decisions.filter((decision) => decision.seat === seat).map(({ lost }) => Math.max(1, accuracyOf(lost)));
  if (own.length === 0) return undefined;
  const mean = own.reduce((sum, one) => sum + one, 0) / own.length;
  const harmonic = own.length / own.reduce((sum, one) => sum + 1 / one, 0);
  return (mean + harmonic) / 2;
}

/** Turning points of a seat in the order of the game: those that lost most. */
const MOST = 5;
const FEW = 3;
const MUCH = 0.04;

export function turningPoints(decisions: readonly ReviewedDecision[], seat: Seat): ReviewedDecision[] {
  const worst = decisions.filter((decision) => decision.seat === seat && decision.better !== undefined).sort((a, b) => b.lost - a.lost);
  return worst.filter(({ lost }, place) => place < FEW || (place < MOST && lost >= MUCH)).sort((a, b) => a.from - b.from);
}
