/**
 * Learning from self-play. In every round bots play with what was learnt so far, some of them with what there was before;
 * then the weights are fitted to how the games ended, and the habits to what was chosen.
 */
import { type GameBox, type Learning, type Lessons, weigh } from '@bottega/kernel';
import { SETTINGS } from '../search/search.ts';
import { HabitCounts } from './habit-counts.ts';
import { Regression } from './regression.ts';
import { type SelfPlay, selfPlay } from './self-play.ts';

/** Earlier rounds count half as much from round to round. */
const FADE = 0.5;
/** What there was before counts like so many games: the positions of one game all tell the same story. */
const TRUST = 30;

export interface TrainingPlan {
  readonly box: GameBox;
  /** Which of the game's lessons is learnt. */
  readonly lesson: string;
  /** What is learnt; the other stays as it is. */
  readonly learn: 'weights' | 'habits';
  readonly rounds: number;
  /** Games a round. */
  readonly games: number;
  /** Iterations a decision. */
  readonly iterations: number;
  /** How many rounds the search looks ahead. */
  readonly foresight: number;
  readonly seed: string;
  readonly progress?: (games: number) => void;
}

export interface Round {
  readonly round: number;
  /** Mean points of those who played with the newest lessons, and of those with the first ones. */
  readonly points: number;
  readonly pointsBefore: number;
  /** The share of the squares of the final margins that the weights explain. */
  readonly explained: number;
  readonly positions: number;
}

export function* train(plan: TrainingPlan): Generator<Round, Lessons> {
  const { box, lesson, seed } = plan;
  const learning = box.learning;
  if (learning === undefined) throw new Error(`${box.game.id} has nothing to learn`);
  const first = learning.lessons[lesson];
  const regression = new Regression(learning.features.length - 1);
  let lessons = first;
  let seen = 0;
  const before = playerWith(box, learning, lesson, first);
  for (let round = 1; round <= plan.rounds; round++) {
    const habits = new HabitCounts();
    const latest = playerWith(box, learning, lesson, lessons);
    const tally = { latest: { points: 0, seats: 0 }, before: { points: 0, seats: 0 } };
    regression.fade(FADE);
    seen = seen * FADE + plan.games;
    for (let number = 0; number < plan.games; number++) {
      const settings = learning.settings[lesson];
      const setup = settings[number % settings.length];
      // one in four plays as before, so that the new ways are also tried against the old
      const isBefore = Array.from({ length: setup.players }, (_, seat) => (number + seat * 3 + round) % 4 === 0);
      const players = isBefore.map((old) => (old ? before : latest));
      const played = selfPlay(players, setup, `${seed}/${round}/${number}`, { ...SETTINGS, rounds: plan.foresight }, plan.iterations);
      learnMargins(regression, played);
      for (const { offered, chosen } of played.choices) habits.add(offered, chosen);
      played.scores.forEach((score, seat) => {
        const side = tally[isBefore[seat] ? 'before' : 'latest'];
        side.points += score;
        side.seats++;
      });
      plan.progress?.((round - 1) * plan.games + number + 1);
    }
    const fitted = regression.solve(lessons.weights.slice(1), TRUST / seen);
    const weights = [1, ...fitted.map((weight) => Number(weight.toPrecision(4)))];
    lessons = plan.learn === 'weights' ? { ...lessons, weights } : { ...lessons, habits: habits.fit() };
    yield {
      round,
      points: tally.latest.points / tally.latest.seats,
      pointsBefore: tally.before.points / tally.before.seats,
      explained: regression.explained(fitted),
      positions: Math.round(regression.count),
    };
  }
  return lessons;
}

/** The bot that plays with these lessons. */
export function playerWith(box: GameBox, learning: Learning, lesson: string, lessons: Lessons): GameBox {
  const all = { ...learning.lessons, [lesson]: lessons };
  return { ...box, estimate: weigh(learning, all), learning: { ...learning, lessons: all } };
}

/**
 * Two seats of one position are compared: what one will gain on the other from here on. Absolute points would teach to
 * wish for long games.
 */
function learnMargins(regression: Regression, { positions, scores }: SelfPlay): void {
  const seats = scores.length;
  for (const features of positions) {
    if (seats === 1) regression.add(features[0].slice(1), scores[0] - features[0][0], 1);
    for (let a = 0; a < seats; a++) {
      for (let b = 0; b < a; b++) {
        const difference = features[a].map((value, index) => value - features[b][index]);
        regression.add(difference.slice(1), scores[a] - scores[b] - difference[0], 1 / (seats - 1));
      }
    }
  }
}
