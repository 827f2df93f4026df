/** Habits from thought: bots play as well as they can, and what they chose becomes what comes to mind first. */
import type { BaseMove, BaseState, Lessons } from '@bottega/kernel';
import { habitKey } from '../search/habits.ts';
import { HabitCounts } from './habit-counts.ts';
import { playerWith, type Round, type TrainingPlan, trainedPlayer } from './trained-player.ts';

export async function* learnHabits(plan: TrainingPlan): AsyncGenerator<Round, Lessons> {
  const { box, lesson, seed } = plan;
  const { game } = box;
  const settings = box.learning!.settings[lesson];
  let lessons = box.learning!.lessons[lesson];
  for (let round = 1; round <= plan.rounds; round++) {
    const habits = new HabitCounts();
    const player = playerWith(box, lesson, lessons);
    let points = 0;
    for (let number = 0; number < plan.games; number++) {
      const setup = settings[number % settings.length];
      const state: BaseState = game.setup(setup, `${seed}/${round}/${number}`);
      const players = Array.from({ length: setup.players }, (_, seat) => trainedPlayer(player, plan, `${seed}/${round}/${number}/${seat}`));
      for (let seats = game.toAct(state); seats.length > 0; seats = game.toAct(state)) {
        const [seat] = seats;
        const moves: readonly BaseMove[] = game.legal(state, seat);
        const move = await players[seat].choose(game.view(state, seat), seat, moves);
        const offered = moves.map((offer) => habitKey(box, state, offer));
        if (moves.length > 1) habits.add(offered, offered.indexOf(habitKey(box, state, move)));
        game.play(state, seat, move);
      }
      points += game.result(state).scores.reduce((sum, { total }) => sum + total / setup.players, 0) / plan.games;
      plan.progress?.((round - 1) * plan.games + number + 1);
    }
    lessons = { ...lessons, habits: habits.fit() };
    yield { round, points };
  }
  return lessons;
}
