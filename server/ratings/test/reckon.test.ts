import { LADDER } from '@bottega/bots/ladder';
import { describe, expect, it } from 'vitest';
import { botLevels, botSkill } from '../house-bots.ts';
import { afterGame } from '../plackett-luce.ts';
import { reckon, type Sitter } from '../reckon.ts';
import { BEGINNER, shown, skillOf } from '../scale.ts';
import openskill from './openskill.json' with { type: 'json' };

const sitter = (player: string | null, rank: number, more: Partial<Sitter> = {}): Sitter => ({
  player,
  skill: BEGINNER,
  games: 0,
  rank,
  resigned: false,
  ...more,
});
const library = (sitters: readonly Sitter[]) =>
  afterGame(
    sitters.map(({ skill }) => skill),
    sitters.map(({ rank }) => rank),
  );

describe('what a game says of those who played it', () => {
  it('is what openskill 5.0.1 says, for two to eight players, with shared ranks', () => {
    expect(openskill.length).toBe(60);
    for (const { skills, ranks, after } of openskill) {
      for (const [seat, { mu, sigma }] of afterGame(skills, ranks).entries()) {
        expect(mu).toBeCloseTo(after[seat].mu, 10);
        expect(sigma).toBeCloseTo(after[seat].sigma, 10);
      }
    }
  });

  it('counts everybody at the table, bots with their own ratings', () => {
    const three = [sitter('Ada', 1), sitter('Bea', 2, { skill: { mu: 30, sigma: 3 }, games: 20 }), sitter('Cleo', 2)];
    expect(reckon(three)).toEqual(library(three));
    const withBot = [sitter('Ada', 2), sitter(null, 1, { skill: botSkill('la-stanza', 'journeyman', 2)! })];
    expect(reckon(withBot)).toEqual(library(withBot));
  });

  it('nobody gains by somebody hardly known who gave up, who loses all the same', () => {
    const duel = [sitter('Ada', 1), sitter('Second account', 2, { resigned: true })];
    const [ada, second] = reckon(duel);
    expect(ada).toEqual(BEGINNER);
    expect(second.mu).toBeLessThan(BEGINNER.mu);
    const three = [sitter('Ada', 1), sitter('Bea', 2), sitter('Second account', 3, { resigned: true })];
    expect(reckon(three).slice(0, 2)).toEqual(library(three.slice(0, 2)));
    expect(reckon(three)[2]).toEqual(library(three)[2]);
    // whoever is known to play gives up for good
    const known = [sitter('Ada', 1), sitter('Bea', 2, { resigned: true, games: 10 })];
    expect(reckon(known)).toEqual(library(known));
  });

  it('is shown as one number, of which 200 more win three games of four', () => {
    expect(shown(BEGINNER)).toEqual({ rating: 1500, spread: 400 });
    expect(shown(skillOf(1650, 100))).toEqual({ rating: 1650, spread: 100 });
  });

  it('takes bots for what the ladder measured, and those that it has not for nothing', () => {
    for (const [game, tables] of Object.entries(LADDER)) {
      for (const { level, rating } of botLevels(game)) {
        const rung = tables[2]?.[level];
        expect(rating).toBe(rung?.elo ?? null);
        const skill = botSkill(game, level, 2);
        expect(skill && shown(skill).rating).toBe(rung?.elo);
      }
    }
    // by agreement, and yet not known to the point
    expect(shown(botSkill('carrara', 'novice', 2)!)).toEqual({ rating: 1200, spread: 50 });
    expect(shown(botSkill('carrara', 'novice', 4)!).rating).toBe(LADDER.carrara[4]?.novice?.elo ?? 1200);
    expect(botSkill('la-stanza', 'random', 2)).toBeUndefined();
    expect(botSkill('constructor', 'novice', 2)).toBeUndefined();
    expect(botSkill('carrara', '__proto__', 2)).toBeUndefined();
    expect(botLevels('no such game').map(({ rating }) => rating)).toEqual([null, null, null, null]);
  });
});
