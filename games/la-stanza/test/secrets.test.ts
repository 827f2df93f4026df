import { HiddenChance, Match, reveals } from '@bottega/kernel';
import { describe, expect, it } from 'vitest';
import { game } from '../rules/game.ts';
import type { Move } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import { board, step, table } from './table.ts';

const to = (space: string): Move => ({ do: 'move', space });

describe('what is hidden', () => {
  it('of the draw pile everybody knows the number, nobody the order', () => {
    const state = table(3);
    for (const viewer of [null, 0, 1, 2]) {
      const view = game.view(state, viewer);
      expect(view.pile).toEqual(Array(25).fill(null));
      expect(view.random).toBeNull();
      expect({ ...view, pile: state.pile, random: state.random }).toEqual(state);
    }
  });

  it('when the game is over the pile may be seen', () => {
    const state = table(2);
    state.agenda = [];
    expect(game.view(state, null).pile).toEqual(state.pile);
  });

  it('a move without refill can be taken back freely, a refill can’t', () => {
    const state = table(2);
    board(state, { 'discoveries-1': 'leonardo', 'discoveries-2': 'titian', 'religion-1': 'zwingli', 'arts-1': 'durer', 'politics-1': 'charles-v' });
    step(state, { step: 'move' });
    expect(reveals(game, state, 0, to('discoveries-1'))).toBe(false);
    expect(reveals(game, state, 0, to('religion-1'))).toBe(true);
  });

  /** The next move to Religion makes the refill due. */
  function nearlyDepleted(): State {
    const state = table(2);
    board(state, { 'discoveries-1': 'leonardo', 'religion-1': 'zwingli', 'arts-1': 'durer', 'politics-1': 'charles-v' });
    return step(state, { step: 'move' });
  }

  it('a refill can’t be played out in a view, neither from the pile nor from the discards', () => {
    const state = nearlyDepleted();
    const inView = (): void => game.play(game.clone(game.view(state, 0) as State), 0, to('religion-1'));
    expect(inView).toThrow(HiddenChance);
    [state.pile, state.discard] = [[], state.pile];
    expect(inView).toThrow(HiddenChance);
  });

  it('of shuffled discards nothing is shown but what comes onto the board', () => {
    const state = nearlyDepleted();
    [state.pile, state.discard] = [[], state.pile];
    game.play(state, 0, to('religion-1'));
    const view = game.view(state, 0);
    expect(view.discard).toEqual([]);
    expect(view.pile).toEqual(Array(13).fill(null));
    expect(view.spaces).toEqual(state.spaces);
  });

  it('a whole turn without a refill can be undone step by step', () => {
    const match = new Match(game, { players: 2 }, 'undo');
    match.play(0, { do: 'move', space: 'discoveries-1' });
    match.play(0, { do: 'pass' });
    expect(match.freelyUndone).toBe(0);
    expect(match.undo() && match.undo()).toBe(true);
    expect(match.length).toBe(0);
  });
});
