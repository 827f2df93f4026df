/**
 * Weights from how games end: games are played, and least squares over the features of their positions tell which weights
 * would have foretold the margins best. Those do not play best: who takes the best of hundreds of ends finds every end that
 * new weights overrate. So games decide how far to go towards them, and the next games are played by both, because
 * there they show where they err.
 */
import { type BaseState, type GameBox, type Lessons, randomFrom, type Setup, type Weights } from '@bottega/kernel';
import { bestOther, type Outcome, playGame } from '../arena/contest.ts';
import { pairing, wholeRounds } from '../arena/pairing.ts';
import { LeastSquares } from './least-squares.ts';
import { QuickPlayer } from './network/quick-player.ts';
import { playRecorded, replayRecord } from './network/record.ts';
import { playerWith, type Round, type TrainingPlan } from './trained-player.ts';

/** So large a share of what was seen is thought to speak for the weights there are. */
const DOUBT = 0.01;
/** How far the weights may go in a round towards those that foretell best. */
const STEPS = [0.15, 0.3, 0.6];
/** One game in so many begins at random, with up to so many turns a seat. */
const RANDOM_OPENINGS = 3;
const OPENING = 6;

export async function* learnWeights(plan: TrainingPlan): AsyncGenerator<Round, Lessons> {
  const { box, lesson, seed } = plan;
  const learning = box.learning!;
  const settings = learning.settings[lesson];
  const first = learning.lessons[lesson];
  const lessonsOf = (weights: Weights): Lessons => ({ ...first, weights });
  const boxOf = (weights: Weights): GameBox => playerWith(box, lesson, lessonsOf(weights));
  const known = new LeastSquares(learning.features.length - 1);
  let weights = first.weights;
  let foretelling = weights;
  for (let round = 1; round <= plan.rounds; round++) {
    let points = 0;
    const boxes = [weights, between(weights, foretelling, 0.5), foretelling].map(boxOf);
    for (let number = 0; number < plan.games; number++) {
      points += learnFrom(known, plan, boxes, settings[number % settings.length], `${seed}/${round}/${number}`) / plan.games;
      plan.progress?.((round - 1) * plan.games + number + 1);
    }
    foretelling = [1, ...known.worths(DOUBT, weights.slice(1))];
    const tried: { readonly weights: Weights; readonly success: number }[] = [];
    for (const step of STEPS) {
      const next = between(weights, foretelling, step);
      tried.push({ weights: next, success: await successOf(plan, boxOf(next), boxOf(weights), settings, `${seed}/${round}`) });
    }
    const best = tried.reduce((most, one) => (one.success > most.success ? one : most));
    if (best.success > EVEN) weights = best.weights;
    yield { round, points };
  }
  return lessonsOf(weights.map(rounded));
}

const quick = (box: GameBox, { iterations }: TrainingPlan, seed: string): QuickPlayer => new QuickPlayer(box, iterations, randomFrom(seed));
const rounded = (weight: number): number => Number(weight.toPrecision(3));
const between = (from: Weights, to: Weights, share: number): Weights => from.map((weight, at) => weight + share * (to[at] - weight));

/** Plays a game, and tells everybody's margin by the positions between turns; gives back the mean of all points. */
function learnFrom(known: LeastSquares, plan: TrainingPlan, boxes: readonly GameBox[], setup: Setup, seed: string): number {
  const { box } = plan;
  const random = randomFrom(`${seed} players`);
  const seats = Array.from({ length: setup.players }, (_, seat) => seat);
  const players = seats.map((seat) => {
    const player = quick(boxes[random(boxes.length)], plan, `${seed} ${seat}`);
    return { name: '', choose: (view: unknown, own: number) => player.choose(view, own) };
  });
  const opening = random(RANDOM_OPENINGS) === 0 ? 1 + random(OPENING * setup.players) : 0;
  const record = playRecorded(box, setup, seed, players, { opening, oneIn: 0 });
  replayRecord(box, record, ({ state, fresh, strange }) => {
    if (!fresh || strange) return;
    const measured = seats.map((seat) => measuredFor(box, state, seat));
    for (const seat of seats) {
      const [score, ...values] = leadOf(measured, seat);
      const [end] = leadOf(
        record.scores.map((total) => [total]),
        seat,
      );
      known.add(values, end - score);
    }
  });
  return record.scores.reduce((sum, total) => sum + total, 0) / record.scores.length;
}

function measuredFor(box: GameBox, state: BaseState, seat: number): number[] {
  const { features, measure } = box.learning!;
  const values = features.map(() => 0);
  measure(state, seat, values);
  return values;
}

/** How much more a seat has than the mean of the others; alone, all it has. */
function leadOf(rows: readonly (readonly number[])[], seat: number): number[] {
  const others = rows.length - 1;
  return rows[seat].map((own, at) => {
    let lead = own;
    for (let other = 0; other < rows.length; other++) if (other !== seat) lead -= rows[other][at] / others;
    return lead;
  });
}

/** The success of an equal. */
const EVEN = 0.5;

/** Who was ahead and by how much, together, from 0 to 1, in games of the new against the old from every seat; alone, both play the same games. */
async function successOf(plan: TrainingPlan, latest: GameBox, before: GameBox, settings: readonly Setup[], seed: string): Promise<number> {
  const alone = settings[0].players === 1;
  const games = wholeRounds(Math.ceil(plan.games / STEPS.length), settings[0].players);
  let success = 0;
  for (let number = 0; number < games; number++) {
    const setup = settings[Math.floor(number / settings[0].players) % settings.length];
    const play = (entrant: number): Promise<Outcome> => {
      const paired = pairing(
        number,
        Array.from({ length: setup.players }, (_, seat) => (seat === 0 ? entrant : 1)),
        `${seed} trial`,
      );
      const contestants = paired.entrants.map((one, seat) => quick(one === 0 ? latest : before, plan, `${number} ${seat}`));
      return playGame(plan.box, setup, paired, contestants);
    };
    const outcome = await play(0);
    const own = outcome.entrants.indexOf(0);
    const margin = outcome.scores[own] - (alone ? (await play(1)).scores[0] : bestOther(outcome, own));
    success += (0.5 + 0.25 * (Math.sign(margin) + Math.tanh(margin / (10 + 0.25 * Math.abs(outcome.scores[own]))))) / games;
  }
  return success;
}
