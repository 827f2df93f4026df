/**
 * Weights by evolution: in every round, bots that weigh a little differently play the same games against the best guess
 * so far and against a stranger who plays otherwise, and the guess moves towards those that did best. How games end is
 * all that counts; what merely goes along with winning teaches nothing wrong.
 */
import { type GameBox, type Lessons, randomFrom, type Setup } from '@bottega/kernel';
import { bestOther, type Contestant, type Outcome, playGame } from '../arena/contest.ts';
import { Mind } from '../mind.ts';
import { Evolution } from './evolution.ts';
import { playerWith, type Round, type TrainingPlan, trainedPlayer } from './trained-player.ts';

/** Bots that are tried in a round. */
const TRIES = 12;
/** A weight may well be so much of itself off, or this where it is small. */
const DOUBT = 0.3;
const LEAST_DOUBT = 0.1;

export async function* learnWeights(plan: TrainingPlan): AsyncGenerator<Round, Lessons> {
  const { box, lesson, seed } = plan;
  const learning = box.learning!;
  const first = learning.lessons[lesson];
  const start = first.weights.slice(1);
  const spread = start.map((weight) => Math.max(LEAST_DOUBT, DOUBT * Math.abs(weight)));
  const evolution = new Evolution(start, spread, TRIES, randomFrom(`${seed} evolution`));
  const lessonsOf = (weights: readonly number[]): Lessons => ({ ...first, weights: [1, ...weights.map(rounded)] });
  const player = (weights: readonly number[]): GameBox => playerWith(box, lesson, lessonsOf(weights));
  for (let round = 1; round <= plan.rounds; round++) {
    const guess = player(evolution.mean);
    const known = (seat: string): Contestant => trainedPlayer(guess, plan, seat);
    const strange = (seat: string): Contestant => new Mind(box, 'greedy', randomFrom(seat));
    const tried = evolution.ask().map((weights) => ({ weights, box: player(weights), reward: 0, points: 0 }));
    for (let game = 0; game < plan.games; game++) {
      const setup = learning.settings[lesson][game % learning.settings[lesson].length];
      for (const one of tried) {
        const { reward, points } = await play(
          plan,
          setup,
          one.box,
          game % 2 === 0 ? known : strange,
          `${seed}/${round}/${game}`,
          Math.floor(game / 2) % setup.players,
        );
        one.reward += reward / plan.games;
        one.points += points / plan.games;
      }
      plan.progress?.((round - 1) * plan.games + game + 1);
    }
    tried.sort((a, b) => b.reward - a.reward);
    evolution.tell(tried.map(({ weights }) => weights));
    yield { round, points: tried.reduce((sum, { points }) => sum + points, 0) / TRIES };
  }
  return lessonsOf(evolution.mean);
}

const rounded = (weight: number): number => Number(weight.toPrecision(3));

/** One game of somebody against others: what it won, and by how much. */
async function play(
  plan: TrainingPlan,
  setup: Setup,
  own: GameBox,
  other: (seed: string) => Contestant,
  seed: string,
  place: number,
): Promise<{ reward: number; points: number }> {
  const entrants = Array.from({ length: setup.players }, (_, seat) => (seat === place ? 0 : 1));
  const contestants = entrants.map((entrant, seat) => (entrant === 0 ? trainedPlayer(own, plan, `${seed} ${seat}`) : other(`${seed} ${seat}`)));
  const outcome = await playGame(plan.box, setup, { seed, entrants }, contestants);
  return { reward: outcome.wins[place] + softMargin(outcome, place), points: outcome.scores[place] };
}

function softMargin(outcome: Outcome, place: number): number {
  const other = bestOther(outcome, place);
  return Math.tanh((outcome.scores[place] - other) / (10 + 0.25 * Math.abs(other)));
}
