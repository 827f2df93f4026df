import type { GameEvent } from '@bottega/kernel';
import { describe, expect, it } from 'vitest';
import { refillIfDue } from '../rules/refill.ts';
import type { State } from '../rules/state.ts';
import { asked, board, codes, of, play, space, step, table } from './table.ts';

function refill(state: State): GameEvent[] {
  const events: GameEvent[] = [];
  refillIfDue(state, (event) => events.push(event));
  return events;
}

/** Two rooms empty, one character in each of the others. */
function depleted(players = 4): State {
  const state = table(players);
  board(state, { 'religion-1': of(2, 7), 'arts-2': of(3, 7), 'politics-3': of(4, 7) });
  return state;
}

describe('refill', () => {
  it('nothing happens while only one room is empty', () => {
    const state = depleted();
    state.spaces[space('literature-2')] = of(1, 7);
    expect(refill(state)).toEqual([]);
    expect(state.round).toBe(1);
  });

  it('is done at once when the second room is empty, before the action (LS-A15)', () => {
    const state = depleted();
    state.spaces[space('discoveries-1')] = of(0, 7);
    state.players[0].at = 0;
    const events = play(step(state, { step: 'move' }), 'move discoveries-1');
    expect(codes(events)).toEqual(['moved', 'refilled']);
    expect(asked(state)).toBe('act');
  });

  it('fills every empty space in loop order, also under figurines (LS-A17)', () => {
    const state = depleted();
    state.players[0].at = space('discoveries-2');
    state.players[1].at = space('politics-1');
    const coming = [...state.pile].reverse();
    refill(state);
    const empty = ['discoveries-1', 'discoveries-2', 'discoveries-3', 'literature-1', 'literature-2', 'literature-3', 'religion-2'];
    expect(empty.map((name) => state.spaces[space(name)])).toEqual(coming.slice(0, empty.length));
    expect(state.spaces.filter((on) => on >= 0)).toHaveLength(15);
    expect(state.spaces[0]).toBe(-1);
    expect(state.round).toBe(2);
  });

  it('goes on with the shuffled discards when the pile runs out (LS-A16)', () => {
    const state = depleted();
    state.discard = state.pile.splice(0, 20);
    const events = refill(state);
    expect(codes(events)).toEqual(['reshuffled', 'refilled']);
    expect(state.pile).toHaveLength(13);
    expect(state.discard).toEqual([]);
  });

  it('then with one removed starter a discipline, the rest stays out (LS-A16)', () => {
    const state = depleted();
    state.pile = [of(0), of(1)];
    state.discard = [of(2)];
    state.removed = [3, 0, 1, 1, 0];
    const events = refill(state);
    expect(codes(events)).toEqual(['reshuffled', 'starters-returned', 'refilled']);
    expect(state.removed).toEqual([2, 0, 0, 0, 0]);
    expect(state.spaces.filter((on) => on >= 40).sort((a, b) => a - b)).toEqual([40, 42, 43]);
    expect(state.spaces.filter((on) => on >= 0)).toHaveLength(9);
    // the marker moves all the same
    expect(state.round).toBe(2);
  });

  it('starters that find no space stay out of the game (LS-A16)', () => {
    const state = depleted();
    state.pile = state.pile.slice(0, 11);
    state.removed = [1, 1, 1, 1, 1];
    refill(state);
    expect(state.removed.reduce((sum, count) => sum + count, 0)).toBe(4);
    expect(state.spaces.filter((on) => on >= 0)).toHaveLength(15);
  });

  it('starters stay away while there are characters enough', () => {
    const state = depleted();
    state.removed = [4, 4, 4, 4, 4];
    refill(state);
    expect(state.removed).toEqual([4, 4, 4, 4, 4]);
  });

  it('after a shortage the next character taken makes it due again', () => {
    const state = depleted();
    state.pile = [];
    state.removed = [0, 0, 0, 0, 0];
    refill(state);
    expect(state.spaces.filter((on) => on >= 0)).toHaveLength(3);
    expect(state.round).toBe(2);
    // the next player takes one of the three left, while a single discard has come in
    state.discard = [of(0)];
    const events = play(step(state, { step: 'move' }), 'move arts-2');
    expect(codes(events)).toEqual(['moved', 'reshuffled', 'refilled']);
    expect(state.players[0].recruits[0]).toBe(of(3, 7));
    expect(state.spaces[space('discoveries-1')]).toBe(of(0));
    expect(state.round).toBe(3);
  });
});

describe('rounds (LS-A2)', () => {
  it.each([
    [2, false, 3],
    [3, false, 4],
    [4, false, 5],
    [2, true, 2],
    [3, true, 3],
    [4, true, 4],
  ])('%i players, short game %s: %i refills, and none after', (players, short, refills) => {
    const state = table(players, { short });
    for (let done = 1; done <= refills; done++) {
      expect(state.ending).toBe(false);
      state.spaces = state.spaces.map(() => -1);
      state.pile = Array.from({ length: 15 }, (_, index) => index);
      expect(codes(refill(state))).toContain('refilled');
    }
    expect(state.ending).toBe(true);
    state.spaces = state.spaces.map(() => -1);
    expect(refill(state)).toEqual([]);
  });
});
