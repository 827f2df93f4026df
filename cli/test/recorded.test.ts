import { box } from '@bottega/carrara';
import { attempt } from '@bottega/kernel';
import { expect, it } from 'vitest';
import { recordGames } from '../bench/server/recorded.ts';

it('the load plays whole games that a table with the same seed accepts move by move', () => {
  const games = recordGames(box.game, 3);
  for (const { seed, moves } of games) {
    const state = box.game.setup({ players: 2 }, seed);
    for (const { seat, move } of moves) attempt(box.game, state, seat, JSON.parse(JSON.stringify(move)));
    expect(box.game.toAct(state)).toEqual([]);
  }
  expect(new Set(games.map(({ seed }) => seed)).size).toBe(3);
});
