/**
 * How to begin, from ends: games are begun at random and then played well, and every choice gets its share of how they
 * end.
 */
import { type Lessons, randomFrom, type Setup } from '@bottega/kernel';
import { choiceKey } from '../search/habits.ts';
import { OpeningWorths } from './opening-worths.ts';
import { playerWith, type Round, type TrainingPlan } from './trained-player.ts';
import { sum, trainingGame } from './training-game.ts';

export async function* learnOpenings(plan: TrainingPlan): AsyncGenerator<Round, Lessons> {
  const { box, lesson, seed } = plan;
  const { settings } = box.learning!.beginnings![lesson];
  const worths = new OpeningWorths();
  for (let round = 1; round <= plan.rounds; round++) {
    let points = 0;
    for (let number = 0; number < plan.games; number++) {
      points += (await begunAtRandom(plan, settings[number % settings.length], `${seed}/${round}/${number}`, worths)) / plan.games;
      plan.progress?.((round - 1) * plan.games + number + 1);
    }
    yield { round, points };
  }
  return { ...box.learning!.lessons[lesson], openings: worths.fit() };
}

/** One game, which teaches what its choices were worth; gives back the mean points. */
async function begunAtRandom(plan: TrainingPlan, setup: Setup, name: string, worths: OpeningWorths): Promise<number> {
  const { box, lesson } = plan;
  const { steps } = box.learning!.beginnings![lesson];
  const player = playerWith(box, lesson, box.learning!.lessons[lesson]);
  const random = randomFrom(`${name} beginning`);
  const chosen = Array.from({ length: setup.players }, (): string[] => []);
  const totals = await trainingGame(player, plan, setup, name, async ({ state, seat, moves, think }) => {
    if (!steps.includes(state.agenda[state.agenda.length - 1].step)) return think();
    const move = moves[random(moves.length)];
    chosen[seat].push(choiceKey(box, state, move));
    return move;
  });
  for (const [seat, own] of chosen.entries()) {
    const others = chosen.filter((_, other) => other !== seat);
    worths.add(own, others, totals[seat] - (sum(totals) - totals[seat]) / others.length);
  }
  return sum(totals) / setup.players;
}
