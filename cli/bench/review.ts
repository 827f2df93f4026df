/** How long a review of a game of 60 turns takes, in processor time: the clock would tell how busy the machine is. */
import { Mind } from '@bottega/bots';
import { type Assessment, assess, decisionsOf, review } from '@bottega/bots/review';
import { type BaseState, type GameBox, type Played, randomFrom } from '@bottega/kernel';
import type { Measure } from './engine.ts';

const TURNS = 60;

/** Two of them play it: quick, but not at random. */
function playedBy(box: GameBox): Played[] {
  const { game } = box;
  const state: BaseState = game.setup({ players: 2 }, 'bench');
  const minds = [0, 1].map((seat) => new Mind(box, 'novice', randomFrom(`bench ${seat}`)));
  const played: Played[] = [];
  for (let seats = game.toAct(state); seats.length > 0 && state.turn <= TURNS; seats = game.toAct(state)) {
    const [seat] = seats;
    const move = minds[seat].choose(game.view(state, seat), seat);
    played.push({ before: game.clone(state), seat, move, events: [] });
    game.play(state, seat, move);
  }
  return played;
}

function ended(thinking: Generator<undefined, Assessment>): Assessment {
  for (;;) {
    const { done, value } = thinking.next();
    if (done) return value;
  }
}

export async function reviewTime(box: GameBox): Promise<Measure[]> {
  const decisions = decisionsOf(box, playedBy(box));
  const before = process.cpuUsage();
  await review({
    ...{ core: box, decisions },
    assess: async ({ view, seat }, turns, moves, seed) => ended(assess(box, view, seat, turns, { moves, random: randomFrom(seed) })),
  });
  const { user, system } = process.cpuUsage(before);
  const turns = new Set(decisions.map(({ turn }) => turn)).size;
  return [{ name: `${box.game.id} review, ${turns} turns of two, ${decisions.length} decisions`, unit: 's', value: Math.round((user + system) / 1e5) / 10 }];
}
