import { randomFrom } from '@bottega/kernel';
import { describe, expect, it } from 'vitest';
import { chancesFrom, chancesOf } from '../chances.ts';
import { fitSureness, learnSureness } from '../training/learn-sureness.ts';
import { toy, toyBox } from './toy.ts';

describe('the chance to win', () => {
  it('is shared by all, and grows with the margin, the less so the more is only promised', () => {
    const sureness = { sure: 2, promised: 0.5 };
    const [own, other] = chancesFrom({ points: [12, 10], promised: 0 }, sureness);
    expect(own + other).toBeCloseTo(1, 9);
    expect(own).toBeGreaterThan(0.5);
    expect(chancesFrom({ points: [12, 10], promised: 20 }, sureness)[0]).toBeLessThan(own);
    expect(chancesFrom({ points: [10, 10, 10, 10], promised: 3 }, sureness)).toEqual([0.25, 0.25, 0.25, 0.25]);
  });

  it('against the rules themselves is one’s own alone, and reckons with what they will add', () => {
    const sureness = { sure: 2, promised: 0.1, growth: 1 };
    const [early] = chancesFrom({ points: [12], rival: 8, promised: 6 }, sureness);
    const [late] = chancesFrom({ points: [12], rival: 8, promised: 0 }, sureness);
    expect(early).toBeLessThan(late);
  });

  it('is certain when the game is over', () => {
    const state = { ...toy.setup({ players: 2 }, 'over'), agenda: [], scores: [10, 4] };
    expect(chancesOf(toyBox, state, [10, 4])).toEqual([1, 0]);
  });

  it('is learnt from who won: the sureness under which that is likeliest is found again', () => {
    const truth = { sure: 4, promised: 0.3 };
    const random = randomFrom('games');
    const examples = Array.from({ length: 4000 }, () => {
      const outlook = { points: [random(20), random(20)], promised: random(30) };
      const won = random(1000) < 1000 * chancesFrom(outlook, truth)[0];
      return { outlook, shares: won ? [1, 0] : [0, 1] };
    });
    const { sure, promised } = fitSureness(examples);
    expect(Math.abs(sure - truth.sure)).toBeLessThan(1);
    expect(Math.abs(promised - truth.promised)).toBeLessThan(0.08);
  });

  it('is learnt from games that bots play, and tried on games that were kept back', () => {
    const { calibration, loss } = learnSureness({ core: toyBox, setups: [{ players: 2 }], games: 4, seed: 'learn' });
    expect(loss).toBeGreaterThan(0);
    for (const { told, won } of calibration) for (const share of [told, won]) expect(share >= 0 && share <= 1).toBe(true);
  });
});
