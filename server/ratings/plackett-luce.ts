/**
 * Skills after a game of several, by Weng and Lin's approximation for the model of Plackett and Luce ("A Bayesian
 * Approximation Method for Online Ranking", 2011, algorithm 4): any number of players, and ranks that are shared. The
 * figures are those of openskill, to the last digit that counts (`test/openskill.json`).
 */
import type { Skill } from '../storage/rating-store.ts';
import { BEGINNER } from './scale.ts';

/** How much a player's form varies from game to game. */
const BETA = BEGINNER.sigma / 2;
/** What is forgotten before each game, so that no rating ever stands still. */
const TAU = BEGINNER.mu / 300;
/** Never so sure that nothing could be learnt. */
const LEAST = 0.0001;

/** `ranks`: 1 for the first; those who share one have the same. */
export function afterGame(given: readonly Skill[], ranks: readonly number[]): Skill[] {
  const skills = given.map(({ mu, sigma }) => ({ mu, variance: sigma ** 2 + TAU ** 2 }));
  const scale = Math.sqrt(skills.reduce((sum, { variance }) => sum + variance + BETA ** 2, 0));
  const strengths = skills.map(({ mu }) => Math.exp(mu / scale));
  // the strength of all who were still to be placed when this one was
  const remaining = ranks.map((rank) => strengths.reduce((sum, strength, other) => sum + (ranks[other] >= rank ? strength : 0), 0));
  const sharing = ranks.map((rank) => ranks.filter((other) => other === rank).length);
  return skills.map(({ mu, variance }, own) => {
    let [surprise, certainty] = [0, 0];
    for (const [other, rank] of ranks.entries()) {
      if (rank > ranks[own]) continue;
      const chance = strengths[own] / remaining[other];
      surprise += ((other === own ? 1 : 0) - chance) / sharing[other];
      certainty += (chance * (1 - chance)) / sharing[other];
    }
    const learnt = (Math.sqrt(variance) / scale) * certainty * (variance / scale ** 2);
    return { mu: mu + (variance / scale) * surprise, sigma: Math.sqrt(variance * Math.max(1 - learnt, LEAST)) };
  });
}
