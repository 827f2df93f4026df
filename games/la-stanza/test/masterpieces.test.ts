import { describe, expect, it } from 'vitest';
import { DISCIPLINES } from '../edition/names.ts';
import type { State } from '../rules/state.ts';
import { of, offersOf, play, refused, step, table } from './table.ts';

function at(strength: number, discipline = 0, state = table(4)): State {
  state.players[0].workers = [-1, -1, -1, -1, -1, -1];
  return step(state, { step: 'carry-out', discipline, strength } as never);
}

describe('Masterpieces', () => {
  it.each([
    [3, []],
    [4, ['masterpiece 4']],
    [5, ['masterpiece 4', 'masterpiece 5']],
    [6, ['masterpiece 4', 'masterpiece 5', 'masterpiece 6']],
    [9, ['masterpiece 4', 'masterpiece 5', 'masterpiece 6']],
  ])('strength %i reaches every free space up to it (LS-A10)', (strength, offered) => {
    expect(offersOf(at(strength), 'masterpiece')).toEqual(offered);
  });

  it('a Masterpiece replaces the reward and holds its space', () => {
    const state = at(5, 1);
    play(state, 'masterpiece 5');
    expect(state.masterpieces[1 * 4 + 1]).toBe(0);
    expect(state.turn).toBe(2);
    expect(state.players[0].books).toEqual([0, 0, 0, 0, 0]);
  });

  it('a space holds one pillar, and covered spaces none', () => {
    const state = at(6);
    state.masterpieces[0] = 2;
    state.masterpieces[1] = -2;
    expect(offersOf(state, 'masterpiece')).toEqual(['masterpiece 6']);
    expect(refused(state, 'masterpiece 4')).toBe('space-taken');
    expect(refused(state, 'masterpiece 5')).toBe('space-covered');
  });

  it('each player creates one Masterpiece a discipline (LS-A10)', () => {
    const state = at(6, 2);
    state.masterpieces[2 * 4] = 0;
    expect(offersOf(state, 'masterpiece')).toEqual([]);
    expect(refused(state, 'masterpiece 5')).toBe('already-created');
  });

  it.each([
    [0, 4],
    [1, 0],
    [2, 1],
    [3, 2],
    [4, 3],
  ])('6+1 in discipline %i needs strength 1 in discipline %i (LS-A11)', (discipline, support) => {
    const state = at(6, discipline);
    expect(refused(state, 'masterpiece 6+1')).toBe('no-support');
    state.players[0].boxes[support] = 3;
    Object.assign(state.players[0], { tiles: ['paid-strength'], florins: 9 });
    expect(offersOf(state, 'masterpiece')).not.toContain('masterpiece 6+1');
    expect(refused(state, 'masterpiece 6+1')).toBe('no-support');
    for (const other of [0, 1, 2, 3, 4]) {
      state.players[0].workers[1] = of(other);
      expect(offersOf(state, 'masterpiece').includes('masterpiece 6+1')).toBe(other === support);
    }
    state.players[0].workers[1] = -1;
    state.players[0].tiles = [`strength-${DISCIPLINES[support]}` as 'strength-arts'];
    expect(offersOf(state, 'masterpiece')).toContain('masterpiece 6+1');
  });

  it('6+1 needs strength 6 as well', () => {
    const state = at(5);
    state.players[0].workers[1] = of(4);
    expect(refused(state, 'masterpiece 6+1')).toBe('too-weak');
  });

  it('four or more may still be carried out as an ordinary activation of strength 3', () => {
    const state = at(5, 0);
    play(state, 'reward', 'sail 3');
    expect(state.players[0].boat).toBe(3);
  });
});
