/** How to begin, from ends: games are begun at random and then played well, and every choice gets its share of how they end. */
import { type BaseMove, type BaseState, type Lessons, randomFrom } from '@bottega/kernel';
import { openingKey } from '../opening.ts';
import { OpeningWorths } from './opening-worths.ts';
import { playerWith, type Round, type TrainingPlan, trainedPlayer } from './trained-player.ts';

export async function* learnOpenings(plan: TrainingPlan): AsyncGenerator<Round, Lessons> {
  const { box, lesson, seed } = plan;
  const { game } = box;
  const { steps, settings } = box.learning!.beginnings![lesson];
  const lessons = box.learning!.lessons[lesson];
  const player = playerWith(box, lesson, lessons);
  const worths = new OpeningWorths();
  for (let round = 1; round <= plan.rounds; round++) {
    let points = 0;
    for (let number = 0; number < plan.games; number++) {
      const setup = settings[number % settings.length];
      const name = `${seed}/${round}/${number}`;
      const state: BaseState = game.setup(setup, name);
      const random = randomFrom(`${name} beginning`);
      const players = Array.from({ length: setup.players }, (_, seat) => trainedPlayer(player, plan, `${name}/${seat}`));
      const chosen = players.map((): string[] => []);
      for (let seats = game.toAct(state); seats.length > 0; seats = game.toAct(state)) {
        const [seat] = seats;
        const moves: readonly BaseMove[] = game.legal(state, seat);
        const beginning = steps.includes(state.agenda[state.agenda.length - 1].step);
        const move = beginning ? moves[random(moves.length)] : await players[seat].choose(game.view(state, seat), seat, moves);
        if (beginning) chosen[seat].push(openingKey(box, state, move));
        game.play(state, seat, move);
      }
      const totals = game.result(state).scores.map(({ total }) => total);
      const sum = totals.reduce((all, total) => all + total, 0);
      for (const [seat, own] of chosen.entries()) {
        const others = chosen.filter((_, other) => other !== seat);
        worths.add(own, others, totals[seat] - (sum - totals[seat]) / others.length);
      }
      points += sum / setup.players / plan.games;
      plan.progress?.((round - 1) * plan.games + number + 1);
    }
    yield { round, points };
  }
  return { ...lessons, openings: worths.fit() };
}
