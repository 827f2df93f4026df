/** The end of the game and its scores. */
import { Words } from '@bottega/kernel';
import { describe, expect, it } from 'vitest';
import { tieBreak } from '../board/tie.ts';
import { type ApprenticeCard, HOUSE_EDITION } from '../edition/schema.ts';
import { game } from '../rules/game.ts';
import { pointsOf } from '../rules/result.ts';
import { text } from '../text/index.ts';
import { MASTER, Table } from './table.ts';

const twelve = Array.from({ length: 12 }, () => 1);

describe('the end (ruling P34)', () => {
  it('twelve violins at the end of a turn: the round is played out', () => {
    const table = new Table(3).heritage(0, ...twelve).begin({ step: 'end-turn', seat: 0 });
    expect(table.state.ending).toBe(true);
    expect(table.state.active).toBe(1);
    table.play('conserve');
    expect(table.state.active).toBe(2);
    table.play('conserve');
    expect(table.asked()).toBe('last-notes');
  });
  it('by the last player of a round, it ends at once', () => {
    const table = new Table(2).heritage(1, ...twelve).begin({ step: 'end-turn', seat: 1 });
    expect(table.asked()).toBe('last-notes');
    expect(game.toAct(table.state)).toEqual([0]);
  });
  it('a violin that breaks in the last turn does not count', () => {
    const table = new Table(2)
      .heritage(0, ...twelve.slice(1))
      .musician(33, 0, [0])
      .begin({ step: 'wear', seat: 0 }, { step: 'end-turn', seat: 0 });
    expect(table.state.ending).toBe(false);
  });
  it('each may change the score and place apprentices, nothing is taken back', () => {
    const table = new Table(2)
      .heritage(1, ...twelve)
      .hand(11, 9)
      .score('EBCRTBE')
      .purse(0, 1)
      .musician(31)
      .begin({ step: 'end-turn', seat: 1 });
    table.play('swap 1');
    table.play('done');
    expect(table.moves()).toEqual(['done', 'place 11']);
    table.play('place 11', 'done');
    expect(table.side().apprentices).toEqual([11]);
    expect(table.asked()).toBe('last-notes');
  });
  it('rounds without a new violin end the game (ruling P48)', () => {
    const table = new Table(2);
    table.turn();
    for (let turn = 0; turn < 24; turn++) table.play('conserve');
    expect(table.codes()).toContain('stalled');
    expect(table.asked()).toBe('last-notes');
  });
  it('no game lasts more than sixty rounds (ruling P48)', () => {
    const table = new Table(2);
    table.state.rounds = 59;
    table.state.quietRound = false;
    expect(table.begin({ step: 'end-turn', seat: 1 }).codes()).toContain('rounds-over');
  });
});

describe('scores', () => {
  const points = (table: Table, seat = 0) => Object.fromEntries(Object.entries(pointsOf(table.state, seat)).filter(([, value]) => value !== 0));
  it('violins count their prestige in the heritage and on musicians, anybody’s', () => {
    const table = new Table().heritage(0, 1, 2, 4).musician(33, 1, [0]).musician(69, MASTER, [0], [1]);
    expect(points(table)).toEqual({ heritage: 7, violins: 6 });
    expect(points(table, 1)).toEqual({ violins: 4 });
  });
  it('RB: with 2 Study, 2 Wood, 1 Crafting and 1 Relation apprentices, each Study apprentice is worth 3', () => {
    expect(points(new Table().apprentices(0, 26, 27, 11, 12, 43, 56))).toEqual({ study: 6 });
  });
  it('Wood: up to 4 Lutherie each, from stocked wood and from active violins, others’ included (ruling P35)', () => {
    const lay = () => new Table().wood(3).musician(33, 1, [1, 0, 1], [0, 0]).musician(62, MASTER, [0, 0]);
    expect(points(lay().apprentices(0, 11))).toMatchObject({ wood: 4 });
    expect(points(lay().apprentices(0, 11, 12))).toMatchObject({ wood: 5 });
  });
  it('Crafting: 3, 2, 1 points for 12, 11, 10 violins', () => {
    const made = (count: number) => points(new Table().apprentices(0, 43).heritage(0, ...twelve.slice(0, count))).craft;
    expect([12, 11, 10, 9].map(made)).toEqual([3, 2, 1, undefined]);
  });
  it('Restoration: up to 4 ducats or studies each', () => {
    expect(points(new Table().apprentices(0, 71).purse(3, 2))).toEqual({ restoration: 4 });
    expect(points(new Table().apprentices(0, 71, 72).purse(3, 2))).toEqual({ restoration: 5 });
  });
  it('Relation: up to 4 cards in hand of its affiliations, each card once, in the best assignment (ruling P35)', () => {
    // 56: Wood, Study; 57: Study, Crafting
    expect(points(new Table().apprentices(0, 56).hand(1, 16, 31))).toEqual({ relation: 2 });
    expect(points(new Table().apprentices(0, 56, 57).hand(1, 2, 3, 4, 5, 16, 17, 18))).toEqual({ relation: 7 });
    expect(points(new Table().apprentices(0, 56, 57).hand(16, 17, 18, 19, 20, 31, 32, 33, 34))).toEqual({ relation: 8 });
    // a greedy choice would waste the Study cards on the first
    expect(points(new Table().apprentices(0, 57, 56).hand(31, 32, 33, 34, 16, 17, 1, 2))).toEqual({ relation: 8 });
  });
  it('Relation: cards go where they are worth most', () => {
    const edition = structuredClone(HOUSE_EDITION);
    const worth = (card: number, points: number) => {
      const { endgame } = edition.cards[card - 1] as ApprenticeCard;
      Object.assign(endgame, { points });
    };
    worth(56, 2);
    worth(57, 3);
    const lay = (...hand: number[]) => {
      const table = new Table().apprentices(0, 56, 57).hand(...hand);
      table.state.edition = edition;
      return points(table).relation;
    };
    expect(lay(1, 2)).toBe(4);
    // Study fits both: to 57, as long as he takes more
    expect(lay(1, 16)).toBe(5);
    expect(lay(31, 32, 33, 34, 16)).toBe(14);
  });
  it('each token in the help zone costs a point', () => expect(points(new Table().help(3))).toEqual({ help: -3 }));
  it('ties: violins made, then apprentices, then shared (ruling P36)', () => {
    const ranking = (lay: (table: Table) => Table) => game.result(lay(new Table(3)).state).ranking;
    expect(ranking((t) => t.heritage(0, 2).heritage(1, 1, 1).heritage(2, 2))).toEqual([[1], [0, 2]]);
    expect(ranking((t) => t.heritage(0, 2).heritage(1, 2).apprentices(1, 43).heritage(2, 3))).toEqual([[2], [1], [0]]);
  });
  it('the end tells what decides between equal scores, for Stradivarius too (ruling P36)', () => {
    const words = new Words('en', text.en, []);
    const told = (table: Table) => {
      table.state.agenda = [];
      return tieBreak(table.state, words);
    };
    expect(told(new Table(2).heritage(0, 2).heritage(1, 1, 1))).toEqual({ name: words.say('board.tie-violins'), values: [1, 2] });
    expect(told(new Table(1).heritage(0, 2).heritage(1, 1, 1))?.values).toEqual([1, 2]);
    expect(told(new Table(2).heritage(0, 2).heritage(1, 3))).toBeNull();
    expect(told(new Table(2).heritage(0, 2).heritage(1, 2))).toBeNull();
  });
});
