/**
 * The greedy player: for each move it may make, it imagines how its own turn could go on and takes the move whose
 * best continuation leaves it best off. It looks no further than its turn.
 */
import type { AnyGame, BaseMove, BaseState, GameBox, Random, Seat } from '@bottega/kernel';
import { playOut } from '@bottega/kernel/proof';

/** How many worlds that fit the view are imagined, and how many ways to end the turn are tried in each. */
const WORLDS = 2;
const CONTINUATIONS = 4;
/** A turn longer than this is judged where it stands. */
const LONGEST_TURN = 60;

export function greedyMove({ game, estimate }: Pick<GameBox, 'game' | 'estimate'>, view: unknown, seat: Seat, random: Random): BaseMove {
  const moves: readonly BaseMove[] = game.legal(view, seat);
  if (moves.length === 1) return moves[0];
  const worlds = Array.from({ length: WORLDS }, () => game.guess(view, seat, random) as BaseState);
  let best = moves[0];
  let most = Number.NEGATIVE_INFINITY;
  let equals = 0;
  for (const move of moves) {
    let value = 0;
    for (const world of worlds) value += bestEnd(game, estimate, world, seat, move, random);
    if (value < most) continue;
    equals = value > most ? 1 : equals + 1;
    most = value;
    if (random(equals) === 0) best = move;
  }
  return best;
}

/** What the seat may hope for when it makes this move in this world. */
function bestEnd(game: AnyGame, estimate: GameBox['estimate'], world: BaseState, seat: Seat, move: BaseMove, random: Random): number {
  const turn = world.turn;
  let best = Number.NEGATIVE_INFINITY;
  for (let tried = 0; tried < CONTINUATIONS; tried++) {
    const state = game.clone(world) as BaseState;
    game.play(state, seat, move);
    const decided = state.turn !== turn || state.agenda.length === 0;
    for (let made = 0; made < LONGEST_TURN && state.turn === turn && playOut(game, state, random, 1) === 1; made++);
    best = Math.max(best, estimate(state, seat));
    if (decided) break;
  }
  return best;
}
