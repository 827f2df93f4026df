/** A player who looks one turn ahead with the estimate. */
import { type Random, randomFrom } from '@bottega/kernel';
import { anyMove } from '@bottega/kernel/proof';
import { expect, it } from 'vitest';
import { box } from '../index.ts';
import type { State } from '../rules/state.ts';
import { frugal } from './frugal.ts';

const { game, estimate } = box;
const sparing = frugal(game);

/** Of some random ways to play the turn out, the first move of the best. */
function greedy(state: State, seat: number, random: Random) {
  const moves = game.legal(state, seat);
  let best = moves[0];
  let most = Number.NEGATIVE_INFINITY;
  for (let tried = 0; tried < 15; tried++) {
    const move = moves[random(moves.length)];
    const line = game.clone(state);
    game.play(line, seat, move);
    while (line.turn === state.turn) {
      const next = anyMove(sparing, line, random);
      if (next === undefined) break;
      game.play(line, next.seat, next.move);
    }
    const value = estimate(line, seat);
    if (value > most) {
      most = value;
      best = move;
    }
  }
  return best;
}

it('beats random play clearly', () => {
  for (const seed of ['one', 'two']) {
    const random = randomFrom(seed);
    const state = game.setup({ players: 2 }, seed);
    for (let next = anyMove(sparing, state, random); next !== undefined; next = anyMove(sparing, state, random)) {
      game.play(state, next.seat, next.seat === 0 ? greedy(state, 0, random) : next.move);
    }
    const [own, other] = game.result(state).scores;
    expect(own.total).toBeGreaterThan(other.total + 5);
  }
});
