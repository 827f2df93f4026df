import { Refusal } from '@bottega/kernel';
import { describe, expect, it } from 'vitest';
import { COVERED, disciplineOfBonus, isStarter } from '../edition/names.ts';
import { editionOf } from '../edition/schema.ts';
import { game } from '../rules/game.ts';
import { asked, offers, play, refused, table } from './table.ts';

describe('set-up', () => {
  it.each([2, 3, 4])('the loop holds 15 characters, none on the Bonus space (%i players)', (players) => {
    const { spaces, pile } = table(players);
    expect(spaces[0]).toBe(-1);
    expect(spaces.filter((tile) => tile >= 0 && !isStarter(tile))).toHaveLength(15);
    expect(pile).toHaveLength(25);
  });

  it.each([
    [2, 3],
    [3, 4],
    [4, 5],
  ])('%i players have %i recruitment spaces', (players, spaces) => {
    for (const player of table(players).players) expect(player.recruits).toHaveLength(spaces);
  });

  it('players start with f 10, 11, 12 and 13, one meeple of each basic colour, one disc in the Religion box', () => {
    const { players } = table(4);
    expect(players.map((player) => player.florins)).toEqual([10, 11, 12, 13]);
    for (const player of players) {
      expect(player.meeples).toEqual([1, 1, 1, 1, 0]);
      expect(player.boxes).toEqual([0, 0, 1, 0, 0]);
      expect(player.discs).toBe(7);
      expect(player.financier).toBe(0);
      expect([...player.workers].sort((a, b) => a - b)).toEqual([-1, 40, 41, 42, 43, 44]);
    }
  });

  it.each([2, 3, 4])('all sailboats start on f 7 (%i players)', (players) => {
    const state = table(players);
    const { florins, points } = editionOf(state).moneyTrack;
    expect(state.players.map(({ boat }) => [florins[boat], points[boat]])).toEqual(Array(players).fill([7, 0]));
  });

  it('the Politics room holds what is left of seven meeples a colour', () => {
    expect(table(3).meeples).toEqual([4, 4, 4, 4, 7]);
  });

  it.each([2, 3, 4])('there is one artwork of each kind a player (%i players)', (players) => {
    expect(table(players).artworks).toEqual([players, players, players]);
  });

  it.each([2, 3])('with %i players one Masterpiece space a room is covered, never the last', (players) => {
    for (let seed = 0; seed < 20; seed++) {
      const { masterpieces } = game.setup({ players }, `covers ${seed}`);
      const covered = [0, 1, 2, 3, 4].map((room) => masterpieces.slice(room * 4, room * 4 + 4).flatMap((holder, rank) => (holder === COVERED ? [rank] : [])));
      expect(covered.map((ranks) => ranks.length)).toEqual([1, 1, 1, 1, 1]);
      for (const rank of [0, 1, 2]) expect(covered.flat().filter((found) => found === rank).length).toBeLessThanOrEqual(2);
      expect(covered.flat()).not.toContain(3);
    }
  });

  it('with four players no Masterpiece space is covered', () => {
    expect(table(4).masterpieces).toEqual(Array(20).fill(-1));
  });

  it('the grid holds three bonus tiles of each of four disciplines', () => {
    const { grid } = table();
    for (const discipline of [0, 1, 2, 3]) expect(grid.filter((tile) => tile !== null && disciplineOfBonus(tile) === discipline)).toHaveLength(3);
  });

  it('all figurines start on the Bonus space and seat 0 begins', () => {
    const state = table(3);
    expect(state.players.map((player) => player.at)).toEqual([0, 0, 0]);
    expect(game.toAct(state)).toEqual([0]);
    expect(asked(state)).toBe('move');
  });

  it('with the option, everyone arranges the five starters in turn (LS-A27)', () => {
    const state = table(2, { arrangement: 'chosen' });
    expect(asked(state)).toBe('arrange');
    expect(offers(state)).toHaveLength(5);
    play(state, 'arrange contessa-orsola to 2');
    expect(refused(state, 'arrange contessa-orsola to 3')).toBe('already-placed');
    expect(refused(state, 'arrange leonardo to 3')).toBe('not-offered');
    play(state, 'arrange maria-nobelli to 3', 'arrange fra-anselmo to 4', 'arrange soledade-and-bizarro to 5');
    expect(state.players[0].workers).toEqual([-1, 44, 43, 42, 41, 40]);
    expect(game.toAct(state)).toEqual([1]);
    play(state, 'arrange massimiliano-de-la-luce to 2', 'arrange soledade-and-bizarro to 3', 'arrange fra-anselmo to 4', 'arrange contessa-orsola to 5');
    expect(state.players[1].workers).toEqual([-1, 40, 41, 42, 44, 43]);
    expect(asked(state)).toBe('move');
  });

  it.each([{ players: 1 }, { players: 5 }, { players: 2, options: { expert: 'yes' } }, { players: 2, options: { night: true } }, { players: 2, edition: {} }])(
    'refuses %o',
    (setup) => {
      expect(() => game.setup(setup, 'x')).toThrow(Refusal);
    },
  );
});
