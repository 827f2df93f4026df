import { Words } from '@bottega/kernel';
import { describe, expect, it } from 'vitest';
import { tieBreak } from '../board/tie.ts';
import { game } from '../rules/game.ts';
import { majority, scoresOf } from '../rules/result.ts';
import type { State } from '../rules/state.ts';
import { text } from '../text/index.ts';
import { table } from './table.ts';

const part = (state: State, code: string): (number | undefined)[] => scoresOf(state).map((score) => score.parts.find((found) => found.code === code)?.points);

describe('scoring', () => {
  it('example: Paul 15, Nuno 9, the dummy 12: 17 and 8 PP, nothing for Max and Arno', () => {
    const state = table(4);
    state.players[0].artworks = [0, 1, 3];
    state.players[1].artworks = [0, 3, 0];
    state.artworks = [4, 0, 1];
    expect(part(state, 'museum')).toEqual([17, 8, 0, 0]);
  });

  it('the dummy shares ties, rounded down (LS-A24)', () => {
    const state = table(4);
    state.players[0].artworks = [0, 0, 3];
    state.players[1].artworks = [0, 3, 0];
    state.artworks = [0, 4, 0];
    expect(part(state, 'museum')).toEqual([14, 8, 0, 0]);
  });

  it('an empty Arts room means no dummy (LS-A24)', () => {
    const state = table(3);
    state.players[2].artworks = [1, 0, 0];
    state.artworks = [0, 0, 0];
    expect(part(state, 'museum')).toEqual([0, 0, 17]);
  });

  it.each([
    [2, [17, 12]],
    [3, [17, 12, 8]],
    [4, [17, 12, 8, 5]],
  ])('museum places of %i players', (players, places) => {
    const state = table(players);
    state.artworks = [0, 0, 0];
    state.players.forEach((player, seat) => {
      player.artworks = [players - seat, 0, 0];
    });
    expect(part(state, 'museum')).toEqual(places);
  });

  it.each([
    [2, [12, 8]],
    [3, [12, 8, 5]],
    [4, [12, 8, 5, 3]],
  ])('bonus tile places of %i players', (players, places) => {
    const state = table(players);
    state.gridDiscs = state.players.flatMap((_, seat) => Array(players - seat).fill(seat));
    expect(part(state, 'bonus-majority')).toEqual(places);
  });

  it('no discs, no artworks, no points', () => {
    expect(part(table(4), 'bonus-majority')).toEqual([0, 0, 0, 0]);
    expect(part(table(4), 'museum')).toEqual([0, 0, 0, 0]);
  });

  it.each([
    [
      [3, 3, 1, 0],
      [12, 8, 5, 3],
      [10, 10, 5, 0],
    ],
    [
      [2, 2, 2, 2],
      [12, 8, 5, 3],
      [7, 7, 7, 7],
    ],
    [
      [4, 1, 1, 1],
      [12, 8, 5, 3],
      [12, 5, 5, 5],
    ],
    [
      [4, 2, 2],
      [12, 8],
      [12, 4, 4],
    ],
    [
      [5, 6, 7],
      [17, 12],
      [0, 12, 17],
    ],
  ])('%j share %j as %j (LS-A24)', (values, places, points) => {
    expect(majority(values, places)).toEqual(points);
  });

  it('Masterpieces are worth 5, 8, 12 and 17', () => {
    const state = table(2);
    state.masterpieces = state.masterpieces.map(() => -1);
    state.masterpieces[0] = 0;
    state.masterpieces[5] = 0;
    state.masterpieces[10] = 1;
    state.masterpieces[15] = 1;
    expect(part(state, 'masterpieces')).toEqual([13, 29]);
  });

  it.each([
    [8, 0],
    [9, 1],
    [10, 3],
    [14, 11],
    [16, 15],
  ])('the sailboat on space %i is worth %i', (boat, points) => {
    const state = table(2);
    state.players[0].boat = boat;
    expect(part(state, 'boat')).toEqual([points, 0]);
  });

  it.each([
    [[4, 0, 3, 1, 1], 3],
    [[0, 0, 0, 2, 0], 2],
    [[0, 0, 0, 4, 0], 7],
    [[4, 0, 4, 4, 4], 16],
  ])('books %j are worth %i', (books, points) => {
    const state = table(2);
    state.players[0].books = books;
    expect(part(state, 'books')).toEqual([points, 0]);
  });

  it('a flipped financier loses 5', () => {
    const state = table(2);
    state.players[1].flipped = true;
    expect(part(state, 'financier')).toEqual([0, -5]);
    expect(game.result(state).scores[1].total).toBe(-5);
  });
});

describe('ties (LS-A25)', () => {
  /** Everyone with the same points. */
  const level = (players = 4): State => {
    const state = table(players);
    state.agenda = [];
    return state;
  };

  it('an unflipped financier beats a flipped one wherever they are', () => {
    const state = level(2);
    Object.assign(state.players[0], { flipped: true, financier: 0, boat: 11 });
    Object.assign(state.players[1], { financier: 5 });
    expect(game.result(state).scores.map((score) => score.total)).toEqual([0, 0]);
    expect(game.result(state).ranking).toEqual([[1], [0]]);
  });

  it('then the financier farther left', () => {
    const state = level(3);
    state.players.forEach((player, seat) => {
      player.financier = [3, 1, 2][seat];
    });
    expect(game.result(state).ranking).toEqual([[1], [2], [0]]);
  });

  it('then who passed out earlier', () => {
    const state = level(3);
    state.passed = [2, 0];
    state.players[1].boat = 11;
    state.players[0].boat = 10;
    state.players[2].boat = 9;
    // 3+3, 5, 1+5 points
    expect(game.result(state).scores.map((score) => score.total)).toEqual([6, 5, 6]);
    expect(game.result(state).ranking).toEqual([[2], [0], [1]]);
  });

  it('then they share the rank', () => {
    expect(game.result(level(3)).ranking).toEqual([[0, 1, 2]]);
  });

  it('the end tells the first thing that decides, and nothing where points do or nothing does', () => {
    const words = new Words('en', text.en, []);
    const state = level(3);
    expect(tieBreak(state, words)).toBeNull();
    state.players.forEach((player, seat) => {
      player.financier = [3, 3, 2][seat];
    });
    expect(tieBreak(state, words)).toEqual({ name: words.say('board.tie-space'), values: [4, 4, 3] });
    state.agenda = [{ step: 'move' } as State['agenda'][number]];
    expect(tieBreak(state, words)).toBeNull();
  });
});
