import { type BaseState, randomFrom } from '@bottega/kernel';
import { box as mercato } from '@bottega/mercato';
import { describe, expect, it } from 'vitest';
import { expectedAt, foretold } from '../forecast.ts';
import { fitForecast } from '../training/learn-forecast.ts';

describe('a forecast', () => {
  const forecast = { weights: [1, 2], off: 1, promised: 0.5 };

  it('adds what the features are worth to the score, and may be off the more the more is only promised', () => {
    expect(foretold([10, 0], forecast)).toEqual({ points: 10, off: 1.6 });
    expect(foretold([10, 3], forecast)).toEqual({ points: 16, off: 1.6 * 4 });
  });

  it('is the score itself when the game is over', () => {
    const learning = { ...mercato.learning!, forecasts: Object.fromEntries(Object.keys(mercato.learning!.lessons).map((name) => [name, { 2: forecast }])) };
    const state: BaseState = { ...mercato.game.setup({ players: 2 }, 'over'), agenda: [] };
    expect(expectedAt({ ...mercato, learning }, state, [7, 5])).toEqual([
      { points: 7, off: 0 },
      { points: 5, off: 0 },
    ]);
  });

  it('is learnt from how games ended: what features are worth is found again, and how far it is off', () => {
    const random = randomFrom('endings');
    const endings = Array.from({ length: 2000 }, () => {
      const values = [random(50), random(10), random(10)];
      return { values, end: values[0] + 2 * values[1] - 0.5 * values[2] + random(9) - 4 };
    });
    const { weights, off, promised } = fitForecast(endings.slice(0, 1500), endings.slice(1500));
    expect(weights[0]).toBe(1);
    expect(weights[1]).toBeCloseTo(2, 0);
    expect(weights[2]).toBeCloseTo(-0.5, 0);
    // numbers from -4 to 4 are 2.2 from the middle on average
    expect(off + promised * 8).toBeGreaterThan(1.9);
    expect(off + promised * 8).toBeLessThan(2.6);
  });
});
