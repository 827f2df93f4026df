import { type BaseState, type GameBox, type Learning, randomFrom, weigh } from '@bottega/kernel';
import { describe, expect, it } from 'vitest';
import { openingMove } from '../opening.ts';
import { HabitCounts } from '../training/habit-counts.ts';
import { learnHabits, learnOpenings, learnWeights } from '../training/index.ts';
import { LeastSquares } from '../training/least-squares.ts';
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

/** The toy to whose players a card in the hand, which is not yet any points, seems to be worth so much of its points. */
function boxWithHands(worth: number): GameBox {
  const hands: Learning = {
    ...learning(0),
    features: ['score', 'hand'],
    measure(state: BaseState, seat, into) {
      into[0] = (state as ToyState).scores[seat];
      into[1] = (state as ToyState).hands[seat].reduce<number>((sum, card) => sum + (card ?? 5), 0);
    },
    lessons: { toy: { weights: [1, worth], habits: {} } },
  };
  return { ...toyBox, learning: hands, estimate: weigh(hands) };
}

async function learn(how: typeof learnWeights, box: GameBox) {
  const training = how({ box, lesson: 'toy', rounds: 4, games: 12, iterations: 8, seed: 't' });
  const rounds = [];
  for (;;) {
    const { done, value } = await training.next();
    if (done) return { rounds, lessons: value };
    rounds.push(value);
  }
}

describe('training', () => {
  it('finds what a feature is worth', async () => {
    const { rounds, lessons } = await learn(learnWeights, boxWithHands(-0.5));
    expect(rounds.map(({ round }) => round)).toEqual([1, 2, 3, 4]);
    expect(lessons.weights[0]).toBe(1);
    expect(lessons.weights[1]).toBeGreaterThan(0.1);
    expect(lessons.weights[1]).toBeLessThan(1.5);
    expect(lessons.habits).toEqual({});
  });

  it('finds which moves are made readily', async () => {
    const { habits, weights } = (await learn(learnHabits, boxWith(0))).lessons;
    expect(weights).toEqual([1, 0]);
    expect(habits['gift: keep']).toBeGreaterThan(habits['gift: give #'] ?? 1);
  });

  it('finds what a choice is worth that is made at random', async () => {
    const { openings, weights } = (await learn(learnOpenings, boxWith(0))).lessons;
    expect(weights).toEqual([1, 0]);
    expect(openings!['gift: keep']).toBeGreaterThan(openings!['gift: give 0']);
  });

  it('is the same from the same seed', async () => {
    expect(await learn(learnWeights, boxWithHands(0))).toEqual(await learn(learnWeights, boxWithHands(0)));
  });
});

describe('least squares', () => {
  it('find what numbers are worth where luck has a say', () => {
    const random = randomFrom('luck');
    const known = new LeastSquares(3);
    for (let example = 0; example < 3000; example++) {
      const values = [random(10), random(10), 0];
      known.add(values, 3 * values[0] - 2 * values[1] + random(21) - 10);
    }
    const [first, second, never] = known.worths(0.001, [0, 0, 7]);
    expect(first).toBeCloseTo(3, 0);
    expect(second).toBeCloseTo(-2, 0);
    expect(never).toBe(7);
  });

  it('believe what was thought before as long as little was seen', () => {
    const known = new LeastSquares(1);
    known.add([1], 10);
    expect(known.worths(1, [2])).toEqual([6]);
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
