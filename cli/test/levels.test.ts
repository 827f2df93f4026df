/** What the levels promise, in the games of the house. */
import { chooseMove } from '@bottega/bots';
import { box as carrara } from '@bottega/carrara';
import { type BaseState, type GameBox, randomFrom } from '@bottega/kernel';
import { box as laStanza } from '@bottega/la-stanza';
import { describe, expect, it } from 'vitest';

/** The first turn of a game, as a novice plays it. */
function firstTurn(box: GameBox, seed: string): string[] {
  const { game } = box;
  const state: BaseState = game.setup({ players: 2 }, seed);
  const random = randomFrom(seed);
  const { turn } = state;
  const made: string[] = [];
  while (state.turn === turn) {
    const [seat] = game.toAct(state);
    const move = chooseMove(box, game.view(state, seat), seat, 'novice', random);
    made.push(game.notation.write(move));
    game.play(state, seat, move);
  }
  return made;
}

describe('a novice', () => {
  it.each([carrara, laStanza])('does something in the first turn of game %#', (box) => {
    for (let seed = 0; seed < 8; seed++) expect(firstTurn(box, `first ${seed}`)).not.toContain('pass');
  });
});
