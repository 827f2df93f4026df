/** A player who looks one turn ahead by the estimate: enough to tell a good estimate from a bad one. */
import { randomFrom, type Seat } from '@bottega/kernel';
import { anyMove } from '@bottega/kernel/proof';
import { expect, it } from 'vitest';
import { estimate } from '../bot/estimate.ts';
import { game } from '../rules/game.ts';
import type { Move } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';

/** The best move by how the turn could end. */
function greedy(state: State, seat: Seat): Move {
  return best(state, seat, 1).move;
}

function best(state: State, seat: Seat, depth: number): { move: Move; worth: number } {
  let choice: { move: Move; worth: number } | undefined;
  for (const move of game.legal(state, seat)) {
    const next = tryOut(state, seat, move);
    const worth = next === undefined ? estimate(state, seat) : finish(next, seat, state.turn, depth);
    if (choice === undefined || worth > choice.worth) choice = { move, worth };
  }
  return choice as { move: Move; worth: number };
}

/** Looks at the alternatives again for so many decisions, then takes what seems best at each. */
function finish(state: State, seat: Seat, turn: number, depth: number): number {
  let next = state;
  while (next.turn === turn && game.toAct(next)[0] === seat) {
    if (depth > 0) return best(next, seat, depth - 1).worth;
    const options = game.legal(next, seat).map((move) => tryOut(next, seat, move));
    const known = options.filter((option) => option !== undefined);
    if (known.length === 0) break;
    next = known.reduce((a, b) => (estimate(b, seat) > estimate(a, seat) ? b : a));
  }
  return estimate(next, seat);
}

/** On the player's own view, so that it can't peek; undefined where the outcome is unknown. */
function tryOut(state: State, seat: Seat, move: Move): State | undefined {
  const next = game.clone(game.view(state, seat) as State);
  try {
    game.play(next, seat, move);
    return next;
  } catch {
    return undefined;
  }
}

it('a player who looks one turn ahead by the estimate beats random players', () => {
  let wins = 0;
  for (let number = 0; number < 6; number++) {
    const state = game.setup({ players: 2 }, `greedy ${number}`);
    const random = randomFrom(`against ${number}`);
    const own = number % 2;
    for (let [seat] = game.toAct(state); seat !== undefined; [seat] = game.toAct(state)) {
      game.play(state, seat, seat === own ? greedy(state, own) : (anyMove(game, state, random)?.move as Move));
    }
    if (game.result(state).ranking[0][0] === own) wins++;
  }
  expect(wins).toBeGreaterThanOrEqual(5);
});
