import { type BaseState, type GameBox, type Learning, randomFrom, weigh } from '@bottega/kernel';
import { describe, expect, it } from 'vitest';
import { openingMove } from '../opening.ts';
import { Evolution } from '../training/evolution.ts';
import { HabitCounts } from '../training/habit-counts.ts';
import { learnHabits, learnOpenings, learnWeights } from '../training/index.ts';
import { OpeningWorths } from '../training/opening-worths.ts';
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
  beginnings: { toy: { steps: ['gift'], settings: [{ players: 2 }] } },
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
    expect(habits['gift: keep']).toBeGreaterThan(habits['gift: give #'] ?? 1);
  });

  it('finds what a choice is worth that is made at random', async () => {
    const { openings, weights } = (await learn(learnOpenings, 0)).lessons;
    expect(weights).toEqual([1, 0]);
    expect(openings!['gift: keep']).toBeGreaterThan(openings!['gift: give 0']);
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

describe('openings', () => {
  it('get their share of how games end, and the less the seldomer they were seen', () => {
    const worths = new OpeningWorths();
    const random = randomFrom('openings');
    for (let game = 0; game < 2000; game++) {
      const good = random(2) === 0;
      worths.add([good ? 'good' : 'bad', random(2) === 0 ? 'red' : 'blue'], [['plain']], (good ? 4 : 0) + random(21) - 10);
    }
    worths.add(['rare'], [['plain']], 30);
    const { good, bad, red, blue, rare } = worths.fit();
    expect(good - bad).toBeGreaterThan(3);
    expect(good - bad).toBeLessThan(4.5);
    expect(Math.abs(red - blue)).toBeLessThan(1);
    expect(rare).toBeLessThan(0.5);
  });

  it('are chosen by who knows them best, and mistaken by a fifth of a point for each unit of blur', () => {
    const { game } = toyBox;
    const state: ToyState = game.setup({ players: 3 }, 'opening');
    game.play(state, 0, { do: 'play', card: state.hands[0][0] });
    const known = { toy: { weights: [1, 0], habits: {}, openings: { 'gift: keep': 1, 'gift: give 1': 1.5, 'gift: give 2': -2 } } };
    const box: GameBox = { ...toyBox, learning: { ...learning(0), lessons: known } };
    const chosen = (blur: number): Set<string> => {
      const random = randomFrom('blur');
      return new Set(Array.from({ length: 40 }, () => openingMove(box, state, game.legal(state, 0), blur, random)!).map((move) => game.notation.write(move)));
    };
    expect(chosen(0)).toEqual(new Set(['give 1']));
    expect(chosen(2.5)).toEqual(new Set(['keep', 'give 1']));
    expect(openingMove({ ...box, learning: learning(0) }, state, game.legal(state, 0), 0, randomFrom('none'))).toBeUndefined();
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
