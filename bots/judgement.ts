/**
 * How a position is judged: by the points that each seat may expect at the end. That is the estimate, set right by a
 * network where the game has one.
 */
import { type BaseState, type GameCore, type Seat, weigh } from '@bottega/kernel';
import { Corrector } from './network/corrector.ts';

interface Judgement {
  readonly estimate: GameCore['estimate'];
  readonly corrector: Corrector | undefined;
}

/** Of each game, made once. */
const known = new WeakMap<GameCore, Judgement>();

function judgementOf(core: GameCore): Judgement {
  let judgement = known.get(core);
  if (judgement === undefined) {
    judgement = {
      estimate: core.learning === undefined ? core.estimate : weigh(core.learning),
      corrector: core.network === undefined ? undefined : new Corrector(core, core.network),
    };
    known.set(core, judgement);
  }
  return judgement;
}

const alone = new WeakMap<GameCore, GameCore>();

/** The same game for somebody who judges by the estimate alone. */
export function withoutNetwork(core: GameCore): GameCore {
  if (core.network === undefined) return core;
  const known = alone.get(core);
  if (known !== undefined) return known;
  const { network: _, ...rest } = core;
  alone.set(core, rest);
  return rest;
}

/** Nothing is left to correct when the game is over; and a network knows the house's edition alone. */
const isPlain = (state: BaseState): boolean => state.agenda.length > 0 && ((state as { edition?: unknown }).edition ?? null) === null;

/**
 * By seat. `seats` is how many there are: search knows it, and asks for positions all the time. With a `viewer`, the
 * network looks once, as that seat: whoever compares ends of one's own turn needs no more. Without, each seat is looked
 * at as itself.
 */
export function judge(core: GameCore, state: BaseState, seats = core.game.result(state).scores.length, viewer?: Seat): number[] {
  const { estimate, corrector } = judgementOf(core);
  const points: number[] = [];
  for (let seat = 0; seat < seats; seat++) points.push(estimate(state, seat));
  const weight = corrector !== undefined && seats > 1 && isPlain(state) ? corrector.weightIn(state, seats) : 0;
  if (weight === 0) return points;
  if (viewer === undefined) corrector!.correctAll(state, points, weight);
  else corrector!.correct(state, points, viewer, weight);
  return points;
}
