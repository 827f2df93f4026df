import { type BaseState, type GameBox, type Learning, randomFrom, weigh } from '@bottega/kernel';
import { describe, expect, it } from 'vitest';
import { Evolution } from '../training/evolution.ts';
import { HabitCounts } from '../training/habit-counts.ts';
import { learnHabits, learnWeights } from '../training/index.ts';
import { type ToyState, toyBox } from './toy.ts';

/** The toy with something to learn: points can wait, while cards can't. */
const learning = (patience: number): Learning => ({
  features: ['score', 'patience'],
  measure(state: BaseState, seat, into) {
    into[0] = (state as ToyState).scores[seat];
    into[1] = -into[0];
  },
  lessonOf: () => 'toy',
  lessons: { toy: { weights: [1, patience], habits: {} } },
  foresight: { toy: 0 },
  closeness: 0.02,
  settings: { toy: [{ players: 2 }, { players: 3 }] },
});
const boxWith = (patience: number): GameBox => ({ ...toyBox, learning: learning(patience), estimate: weigh(learning(patience)) });

async function learn(how: typeof learnWeights, patience: number) {
  const training = how({ box: boxWith(patience), lesson: 'toy', rounds: 4, games: 10, iterations: 8, seed: 't' });
  const rounds = [];
  for (;;) {
    const { done, value } = await training.next();
    if (done) return { rounds, lessons: value };
    rounds.push(value);
  }
}

describe('training', () => {
  it('finds what a feature is worth', async () => {
    const { rounds, lessons } = await learn(learnWeights, 0.8);
    expect(rounds.map(({ round }) => round)).toEqual([1, 2, 3, 4]);
    expect(lessons.weights[0]).toBe(1);
    expect(lessons.weights[1]).toBeGreaterThan(1);
    expect(lessons.habits).toEqual({});
  });

  it('finds which moves are made readily', async () => {
    const { habits, weights } = (await learn(learnHabits, 0)).lessons;
    expect(weights).toEqual([1, 0]);
    expect(habits['gift: keep']).toBeGreaterThan(habits['gift: give 0'] ?? 1);
  });

  it('is the same from the same seed', async () => {
    expect(await learn(learnWeights, 0.8)).toEqual(await learn(learnWeights, 0.8));
  });
});

describe('the evolution', () => {
  /** Steeper in one direction than in the other. */
  const far = ([x, y]: readonly number[]): number => (x - 3) ** 2 + 25 * (y + 2) ** 2;

  it('finds the lowest place by nothing but comparisons', () => {
    const evolution = new Evolution([0, 0], [1, 1], 8, randomFrom('evolution'));
    for (let round = 0; round < 60; round++) evolution.tell(evolution.ask().sort((a, b) => far(a) - far(b)));
    expect(evolution.mean[0]).toBeCloseTo(3, 2);
    expect(evolution.mean[1]).toBeCloseTo(-2, 2);
  });

  it('comes near it where luck has a say', () => {
    const random = randomFrom('luck');
    const evolution = new Evolution([0, 0], [1, 1], 12, randomFrom('evolution'));
    for (let round = 0; round < 60; round++) {
      const told = evolution.ask().map((at) => ({ at, value: far(at) + random(100) / 20 }));
      evolution.tell(told.sort((a, b) => a.value - b.value).map(({ at }) => at));
    }
    expect(far(evolution.mean)).toBeLessThan(3);
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
