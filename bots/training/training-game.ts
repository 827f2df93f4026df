/** A game among those who learn, each decision of which can be watched or taken over. */
import type { BaseMove, BaseState, GameBox, Seat, Setup } from '@bottega/kernel';
import { type TrainingPlan, trainedPlayer } from './trained-player.ts';

export interface Decision {
  readonly state: BaseState;
  readonly seat: Seat;
  readonly moves: readonly BaseMove[];
  /** What the learner would do. */
  think(): Promise<BaseMove>;
}

/** Gives back everybody's points. */
export async function trainingGame(
  box: GameBox,
  plan: TrainingPlan,
  setup: Setup,
  name: string,
  decide: (decision: Decision) => Promise<BaseMove>,
): Promise<readonly number[]> {
  const { game } = box;
  const state: BaseState = game.setup(setup, name);
  const learners = Array.from({ length: setup.players }, (_, seat) => trainedPlayer(box, plan, `${name}/${seat}`));
  for (let seats = game.toAct(state); seats.length > 0; seats = game.toAct(state)) {
    const [seat] = seats;
    const moves: readonly BaseMove[] = game.legal(state, seat);
    game.play(state, seat, await decide({ state, seat, moves, think: async () => learners[seat].choose(game.view(state, seat), seat) }));
  }
  return game.result(state).scores.map(({ total }) => total);
}

export const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);
