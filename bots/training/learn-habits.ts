/** Habits from thought: bots play as well as they can, and what they chose becomes what comes to mind first. */
import type { Lessons } from '@bottega/kernel';
import { habitKey } from '../search/habits.ts';
import { HabitCounts } from './habit-counts.ts';
import { playerWith, type Round, type TrainingPlan } from './trained-player.ts';
import { sum, trainingGame } from './training-game.ts';

export async function* learnHabits(plan: TrainingPlan): AsyncGenerator<Round, Lessons> {
  const { box, lesson, seed } = plan;
  const settings = box.learning!.settings[lesson];
  let lessons = box.learning!.lessons[lesson];
  for (let round = 1; round <= plan.rounds; round++) {
    const habits = new HabitCounts();
    const player = playerWith(box, lesson, lessons);
    let points = 0;
    for (let number = 0; number < plan.games; number++) {
      const setup = settings[number % settings.length];
      const totals = await trainingGame(player, plan, setup, `${seed}/${round}/${number}`, async ({ state, moves, think }) => {
        const move = await think();
        const offered = moves.map((offer) => habitKey(box, state, offer));
        if (moves.length > 1) habits.add(offered, offered.indexOf(habitKey(box, state, move)));
        return move;
      });
      points += sum(totals) / setup.players / plan.games;
      plan.progress?.((round - 1) * plan.games + number + 1);
    }
    lessons = { ...lessons, habits: habits.fit() };
    yield { round, points };
  }
  return lessons;
}
