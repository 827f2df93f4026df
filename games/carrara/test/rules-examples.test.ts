/** The worked examples of the rules page, played on the real rules with the house's values. */
import { describe, expect, it } from 'vitest';
import { FIGURES } from '../board/rules/figures.ts';
import { HOUSE_EDITION } from '../edition/schema.ts';
import { game } from '../rules/game.ts';
import type { State } from '../rules/state.ts';
import { playExamples } from '../text/rules/examples.ts';

const { examples, playedWith } = playExamples(HOUSE_EDITION);

describe('the examples of the rules page', () => {
  it('are told with the values in play, unless these don’t allow their moves', () => {
    expect(playedWith).toBe(HOUSE_EDITION);
    const poor = structuredClone(HOUSE_EDITION);
    poor.start.florins = 0;
    const other = playExamples(poor);
    expect(other.playedWith).toBe(HOUSE_EDITION);
    expect(other.examples.firstTurn.spent).toBe(examples.firstTurn.spent);
  });

  it.each(Object.keys(FIGURES))('show a position that the game accepts: %s', (name) => {
    const state = structuredClone(FIGURES[name].shows(examples)) as State;
    expect(() => game.read({ ...state, edition: null })).not.toThrow();
  });

  it('first turn: what cost 10 florins in sector I costs 6 in sector II, and pays for a villa with a pair', () => {
    const { before, spent, florins, hers, value, paid, drawn } = examples.firstTurn;
    expect({ before, spent, florins, hers, value }).toEqual({ before: 10, spent: 6, florins: 14, hers: 3, value: 4 });
    expect(drawn).toHaveLength(5);
    expect(paid).toEqual(['blue', 'blue', 'green', 'purple', 'purple']);
  });

  it('paying: two green blocks stand for a red one in Lucca (C8)', () => {
    expect(examples.paying).toMatchObject({ value: 4, paid: ['yellow', 'red', 'red', 'green', 'green'] });
  });

  it('monument: the difference is paid, and an upgrade tile makes Massa pay 22 instead of 8 (C9)', () => {
    const { old, paid, before, after } = examples.monument;
    expect({ old, blocks: paid.length }).toEqual({ old: 5, blocks: 3 });
    expect([before, after]).toEqual([
      { value: 8, florins: 0, points: 8 },
      { value: 11, florins: 0, points: 22 },
    ]);
  });

  it('one board pays by city, by type in points and florins, and by landscape', () => {
    const { palazzi, lucca, massa, urban, rural } = examples.paydays;
    expect({ palazzi, lucca, massa, urban, rural }).toEqual({
      palazzi: { points: 10, florins: 3 },
      lucca: { points: 12, florins: 0 },
      massa: { points: 8, florins: 0 },
      urban: { points: 0, florins: 9 },
      rural: { points: 8, florins: 0 },
    });
  });

  it('a Visit: one follows for the same bonus, one declines and builds, then it is returned (C12)', () => {
    const { court, bonus, yours, hers, ended } = examples.visit;
    expect({ bonus, yours, hers, ended }).toEqual({ bonus: 5, yours: 12, hers: 8, ended: 0 });
    expect(court.players.map(({ court: sections, open }) => [sections[0], open])).toEqual([
      [0, 0],
      [0, 0],
      [0, 1],
    ]);
  });

  it('the last marker with an empty pile brings the end and 5 points; the other has one more turn (C1)', () => {
    const { last, bonus, hers, scores } = examples.ending;
    expect({ last, bonus, hers, totals: scores.map(({ total }) => total) }).toEqual({ last: 8, bonus: 5, hers: 18, totals: [63, 56] });
  });

  it('an emptied sector offers its crown or its green statue (C18)', () => {
    const { spent, decoration, statue, value } = examples.emptied;
    expect({ spent, decoration, statue, value }).toEqual({ spent: 1, decoration: 'crown', statue: 'green', value: 4 });
  });

  it('a crown bought for 10 florins and a gold statue bring 10 points on a statue place (C14, C21)', () => {
    const { price, florins, value, points } = examples.gold;
    expect({ price, florins, value, points }).toEqual({ price: 10, florins: 12, value: 4, points: 10 });
  });

  it('a statue place pays only buildings with a statue, decorations included; a florin place waits for the end (C23)', () => {
    const { reward, paying, plain, reserved } = examples.statues;
    expect(reward).toEqual({ florins: 8, points: 10 });
    expect(paying.map(({ type, value, decorated, rate }) => [type, value, decorated, rate])).toEqual([
      ['porta', 1, true, 4],
      ['villa', 5, true, 1],
      ['castello', 4, false, 1],
    ]);
    expect([plain, reserved]).toEqual([8, 13]);
  });

  it('final scoring: sets of the same decoration, and ties for statues take the next lower rank (C24)', () => {
    const { florins, sets, cities, scores } = examples.finale;
    expect(florins.map(({ points }) => points)).toEqual([10, 1, 2, 0]);
    expect(sets.map(({ points }) => points)).toEqual([14, 4, 2, 6]);
    expect(cities.map(({ city, points }) => [city, points])).toEqual([
      ['livorno', [0, 0, 12, 0]],
      ['viareggio', [9, 2, 2, 0]],
      ['massa', [4, 4, 1, 0]],
      ['lerici', [0, 3, 0, 7]],
    ]);
    expect(scores.map(({ total }) => total)).toEqual([84, 61, 80, 59]);
  });
});
