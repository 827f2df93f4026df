import { describe, expect, it } from 'vitest';
import { estimate } from '../bot/estimate.ts';
import { learning } from '../bot/learning.ts';
import { FEATURES, measure } from '../bot/measure.ts';
import { game } from '../rules/game.ts';
import type { State } from '../rules/state.ts';
import { building, raise, table } from './table.ts';

const measured = (state: State, seat: number): number[] => {
  const values = FEATURES.map(() => 9);
  measure(state, seat, values);
  return values;
};

describe('the estimate', () => {
  const worth = (arrange?: (state: State) => void): number => estimate(table({}, arrange).state, 0);

  it('rises with florins, with blocks, and with a place that can be evaluated', () => {
    const usual = worth();
    expect(worth((state) => (state.players[0].florins -= 10))).toBeLessThan(usual);
    expect(worth((state) => (state.players[0].blocks[0] += 1))).toBeGreaterThan(usual);
    expect(worth((state) => raise(state, 0, 'lerici', building('porta', 3)))).toBeGreaterThan(usual);
  });

  it('holds a white block dearer than a purple one', () => {
    const gained = (colour: number): number => worth((state) => (state.players[0].blocks[colour] += 1));
    expect(gained(0)).toBeGreaterThan(gained(5));
  });
});

describe('what is measured', () => {
  it('when the game is over only the score counts', () => {
    const { state } = table({ variant: 'advanced' });
    state.agenda = [];
    for (const { seat, total } of game.result(state).scores) expect(measured(state, seat)).toEqual([total, ...FEATURES.slice(1).map(() => 0)]);
  });

  it('there are lessons with a weight for each feature, for every setting', () => {
    for (const setup of game.proof.settings) {
      const { weights } = learning.lessons[learning.lessonOf(game.setup(setup, 'lesson'))];
      expect(weights).toHaveLength(FEATURES.length);
    }
  });
});
