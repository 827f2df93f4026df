import { describe, expect, it } from 'vitest';
import { game } from '../rules/game.ts';
import { asked, board, codes, offers, play, refused, space, step, table, tile } from './table.ts';

describe('movement', () => {
  it('example: the blue player reaches John Calvin, Charles V, Vasco da Gama and Paracelsus', () => {
    const state = table(3);
    board(state, {
      'discoveries-1': 'john-calvin',
      'discoveries-2': 'charles-v',
      'discoveries-3': 'vasco-da-gama',
      'literature-1': 'erasmus',
      'literature-3': 'paracelsus',
      'religion-1': 'leonardo',
    });
    state.players[1].at = space('literature-1');
    step(state, { step: 'move' });
    expect(offers(state)).toEqual(['move discoveries-1', 'move discoveries-2', 'move discoveries-3', 'move literature-3']);
  });

  it('the Bonus space always counts, whoever stands on it (LS-A18)', () => {
    const state = table(3);
    board(state, { 'politics-3': 'leonardo', 'discoveries-1': 'raphael', 'discoveries-2': 'titian', 'discoveries-3': 'durer' });
    state.players[0].at = space('politics-2');
    step(state, { step: 'move' });
    expect(offers(state)).toEqual(['move politics-3', 'move discoveries-1', 'move discoveries-2']);
    expect(refused(state, 'move discoveries-3')).toBe('too-far');
  });

  it('nobody may stop on the Bonus space without a tile to take (LS-A18)', () => {
    const state = table(2);
    state.players[0].at = space('politics-3');
    step(state, { step: 'move' });
    expect(refused(state, 'move bonus')).toBe('no-bonus-tile');
    state.grid = ['artwork', null];
    state.players[0].artworks = [1, 1, 0];
    expect(offers(state)).toContain('move bonus');
    state.players[0].meeples = [1, 1, 1, 0, 0];
    expect(offers(state)).not.toContain('move bonus');
    state.players[0].meeples = [0, 0, 0, 0, 1];
    expect(offers(state)).toContain('move bonus');
    state.players[0].discs = 0;
    state.players[0].boxes = [0, 0, 0, 0, 0];
    expect(offers(state)).not.toContain('move bonus');
  });

  it('empty spaces and other figurines are skipped, the own space can be reached again (LS-A17, LS-A18)', () => {
    const state = table(2);
    board(state, { 'arts-1': 'leonardo', 'arts-2': 'raphael' });
    state.players[0].at = space('arts-1');
    state.players[1].at = space('arts-2');
    step(state, { step: 'move' });
    expect(offers(state)).toEqual(['move arts-1']);
    expect(refused(state, 'move arts-2')).toBe('space-occupied');
    expect(refused(state, 'move arts-3')).toBe('no-character');
    expect(refused(state, 'stay')).toBe('can-move');
  });

  it('who can’t move stays and the turn ends (LS-A19)', () => {
    const state = table(2);
    board(state, { 'arts-2': 'raphael' });
    state.ending = true;
    state.players[0].at = space('politics-2');
    state.players[1].at = space('arts-2');
    step(state, { step: 'move' });
    expect(offers(state)).toEqual(['stay']);
    const turn = state.turn;
    const events = play(state, 'stay');
    // the other one's only move, a full lap to the own space, plays itself
    expect(codes(events)).toEqual(['stayed', 'turn', 'moved']);
    expect(state.players[0]).toMatchObject({ at: space('politics-2'), recruits: [-1, -1, -1] });
    expect(state.turn).toBe(turn + 1);
    expect(game.toAct(state)).toEqual([1]);
  });

  it('in the last turns, whoever can’t move may stay or pass for good (LS-A19)', () => {
    const state = table(2);
    board(state, {});
    Object.assign(state, { ending: true, last: 1 });
    expect(offers(step(state, { step: 'move' }))).toEqual(['stay', 'pass-out']);
  });

  it('the character moved to comes to the first recruitment space', () => {
    const state = table(2);
    board(state, { 'discoveries-1': 'leonardo', 'literature-1': 'raphael', 'religion-1': 'titian', 'arts-1': 'durer', 'politics-1': 'charles-v' });
    play(step(state, { step: 'move' }), 'move literature-1');
    expect(state.players[0].recruits).toEqual([tile('raphael'), -1, -1]);
    expect(state.players[0].at).toBe(space('literature-1'));
    expect(state.spaces[space('literature-1')]).toBe(-1);
    expect(asked(state)).toBe('act');
  });

  it('the ordinary pass is always possible (LS-A4)', () => {
    const state = table(2);
    play(state, 'move discoveries-2');
    expect(offers(state)).toContain('pass');
    play(state, 'pass');
    expect(state.turn).toBe(2);
    expect(refused(state, 'pass-out')).toBe('not-last-turns');
  });
});
