/** How a position is judged: by the points that each seat may expect at the end. */
import { type BaseState, type GameCore, weigh } from '@bottega/kernel';

type Estimate = GameCore['estimate'];

/** The learnt estimate of each game, made once. */
const learnt = new WeakMap<GameCore, Estimate>();

/** By what was learnt, where anything was; else by the game's own estimate. */
function estimateOf(core: GameCore): Estimate {
  let estimate = learnt.get(core);
  if (estimate === undefined) {
    estimate = core.learning === undefined ? core.estimate : weigh(core.learning);
    learnt.set(core, estimate);
  }
  return estimate;
}

/** By seat. `seats` is how many there are: search knows it, and asks for positions all the time. */
export function judge(core: GameCore, state: BaseState, seats = core.game.result(state).scores.length): number[] {
  const estimate = estimateOf(core);
  const points: number[] = [];
  for (let seat = 0; seat < seats; seat++) points.push(estimate(state, seat));
  return points;
}
