import { describe, expect, it } from 'vitest';
import { chancesFrom, chancesOf } from '../chances.ts';
import { learnSureness } from '../training/index.ts';
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

  it('is learnt from games: better than a blind guess, and winners are told more than losers', () => {
    const { loss, blindLoss, calibration } = learnSureness({ core: toyBox, setups: [{ players: 2, options: { length: 'long' } }], games: 120, seed: 'learn' });
    expect(loss).toBeLessThan(blindLoss);
    expect(calibration[0].won).toBeLessThan(calibration[calibration.length - 1].won);
  });
});
