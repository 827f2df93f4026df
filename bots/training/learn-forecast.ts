/**
 * What positions foretell about how many points somebody ends with: games are played quickly, and least squares over the
 * features of their positions, held back a little (ridge regression), tell what each came to.
 */
import { type BaseState, type Forecast, type GameCore, randomFrom, type Setup, type Weights } from '@bottega/kernel';
import { foretold } from '../forecast.ts';
import { Mind } from '../mind.ts';
import type { SurenessPlan } from './learn-sureness.ts';
import { LeastSquares } from './least-squares.ts';

/** The features of a position for a seat, and what it had in the end. */
export interface Ending {
  readonly values: readonly number[];
  readonly end: number;
}

const CARE = { moves: 200, width: 4, quick: 1, candidates: 6, rounds: 0, blur: 0.3, milliseconds: Number.POSITIVE_INFINITY };
/** One game in so many is kept back. */
const KEPT_BACK = 4;

export function learnForecast({ core, setups, games, seed, progress }: SurenessPlan): Forecast {
  const played = Array.from({ length: games }, (_, number) => {
    const endings = playOne(core, setups[number % setups.length], `${seed}/${number}`);
    progress?.(number + 1);
    return endings;
  });
  const [kept, learnt] = [true, false].map((back) => played.filter((_, number) => (number % KEPT_BACK === 0) === back).flat());
  return fitForecast(learnt, kept);
}

function playOne(core: GameCore, setup: Setup, name: string): Ending[] {
  const { game } = core;
  const learning = core.learning!;
  const state: BaseState = game.setup(setup, name);
  const minds = Array.from({ length: setup.players }, (_, seat) => new Mind(core, CARE, randomFrom(`${name} ${seat}`)));
  const measured: { readonly seat: number; readonly values: number[] }[] = [];
  let turn = -1;
  for (let [seat] = game.toAct(state); seat !== undefined; [seat] = game.toAct(state)) {
    if (state.turn !== turn) {
      for (const own of minds.keys()) {
        const values = learning.features.map(() => 0);
        learning.measure(state, own, values);
        measured.push({ seat: own, values });
      }
    }
    turn = state.turn;
    game.play(state, seat, minds[seat].choose(game.view(state, seat), seat));
  }
  const { scores } = game.result(state);
  return measured.map(({ seat, values }) => ({ values, end: scores.find((score) => score.seat === seat)!.total }));
}

/** So large a share of all positions is thought to say nothing, for each feature. */
const DOUBT = 0.003;

/** `kept`: positions of other games, which show how far it is off. */
export function fitForecast(learnt: readonly Ending[], kept: readonly Ending[]): Forecast {
  const weights = leastSquares(learnt);
  const errors = kept.map(({ values, end }) => {
    const { points } = foretold(values, { weights, off: 0, promised: 0 });
    return { promised: Math.abs(points - values[0]), error: Math.abs(points - end) };
  });
  // the more is only promised, the more may come otherwise
  const mean = meanOf(errors.map(({ error }) => error));
  const middle = meanOf(errors.map(({ promised }) => promised));
  const together = meanOf(errors.map(({ error, promised }) => (error - mean) * (promised - middle)));
  const spread = meanOf(errors.map(({ promised }) => (promised - middle) ** 2));
  const slope = Math.min(mean / Math.max(middle, 1e-9), Math.max(0, together / Math.max(spread, 1e-9)));
  return { weights, off: rounded(mean - slope * middle), promised: rounded(slope) };
}

const meanOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
const rounded = (value: number): number => Number(value.toPrecision(3));

/** The score counts as it is; what is still to come is nought at the end, and needs no base. */
function leastSquares(endings: readonly Ending[]): Weights {
  const known = new LeastSquares(endings[0].values.length - 1);
  for (const {
    values: [score, ...values],
    end,
  } of endings)
    known.add(values, end - score);
  return [1, ...known.worths(DOUBT).map(rounded)];
}
