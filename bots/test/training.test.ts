import { type BaseState, type GameBox, type Learning, weigh } from '@bottega/kernel';
import { describe, expect, it } from 'vitest';
import { HabitCounts } from '../training/habit-counts.ts';
import { train } from '../training/index.ts';
import { Regression } from '../training/regression.ts';
import { type ToyState, toyBox } from './toy.ts';

/** The toy with something to learn: that cards in hand are points. */
const learning: Learning = {
  features: ['score', 'cards'],
  measure(state: BaseState, seat, into) {
    const { scores, hands } = state as ToyState;
    into[0] = scores[seat];
    into[1] = hands[seat].reduce<number>((sum, card) => sum + (card ?? 0), 0);
  },
  lessonOf: () => 'toy',
  lessons: { toy: { weights: [1, 0], habits: {} } },
  settings: { toy: [{ players: 2 }, { players: 3 }] },
};
const box: GameBox = { ...toyBox, learning, estimate: weigh(learning) };

function learn(what: 'weights' | 'habits') {
  const training = train({ box, lesson: 'toy', learn: what, rounds: 2, games: 12, iterations: 8, foresight: 0, seed: 't' });
  const rounds = [];
  for (;;) {
    const { done, value } = training.next();
    if (done) return { rounds, lessons: value };
    rounds.push(value);
  }
}

describe('training', () => {
  it('finds what a feature is worth', () => {
    const { rounds, lessons } = learn('weights');
    expect(rounds).toHaveLength(2);
    expect(rounds[1].explained).toBeGreaterThan(0.1);
    expect(lessons.weights[1]).toBeGreaterThan(0.4);
    expect(lessons.habits).toEqual({});
  });

  it('finds which moves are made readily', () => {
    const { habits, weights } = learn('habits').lessons;
    expect(weights).toEqual([1, 0]);
    expect(habits['gift: keep']).toBeGreaterThan(habits['gift: give 0'] ?? 1);
  });

  it('is the same from the same seed', () => {
    expect(learn('habits')).toEqual(learn('habits'));
  });
});

describe('the regression', () => {
  it('finds the weights of a sum, none of them negative', () => {
    const regression = new Regression(3);
    for (let a = 0; a < 5; a++) for (let b = 0; b < 5; b++) regression.add([a, b, a * b], 2 * a + 0.5 * b - a * b * 0.01, 1);
    const [a, b, c] = regression.solve([0, 0, 0], 0);
    expect(a).toBeCloseTo(2, 1);
    expect(b).toBeCloseTo(0.5, 1);
    expect(c).toBe(0);
    expect(regression.explained([a, b, c])).toBeGreaterThan(0.99);
  });

  it('stays where it was when there is little to learn from', () => {
    const regression = new Regression(1);
    regression.add([1], 5, 1);
    expect(regression.solve([1], 1)[0]).toBeCloseTo(3, 5);
    regression.fade(0.5);
    expect(regression.count).toBe(0.5);
  });
});

describe('habits', () => {
  it('are the more ready the more often a move is made where it is offered', () => {
    const counts = new HabitCounts();
    for (let game = 0; game < 90; game++) counts.add(['a', 'b'], game % 3 === 0 ? 1 : 0);
    const { a, b } = counts.fit();
    expect(a / b).toBeGreaterThan(1.7);
    expect(a / b).toBeLessThan(2.3);
  });
});
