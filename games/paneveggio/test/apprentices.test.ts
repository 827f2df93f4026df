/** One test for each of the twenty-five apprentices: what he does in his action. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { HOUSE_EDITION } from '../edition/schema.ts';
import { Table } from './table.ts';

/** His action with so much time, before he is called. */
function inAction(card: number, time: number, lay: (table: Table) => void = () => {}): Table {
  const table = new Table().apprentices(0, card);
  lay(table);
  return table.action(HOUSE_EDITION.cards[card - 1].affiliation, time);
}

describe('apprentices of Wood', () => {
  it('11: one time more', () =>
    expect(
      inAction(11, 2, (t) => t.purse(1))
        .play('apprentice 11')
        .moves('buy'),
    ).toEqual(['buy 3', 'buy 2', 'buy 1']));
  it('12: a ducat, in time to pay for the wood', () => {
    const table = inAction(12, 2);
    expect(table.moves('buy')).toEqual(['buy 2 help 1', 'buy 1 help 1']);
    expect(table.play('apprentice 12', 'buy 2').side()).toMatchObject({ ducats: 0, help: 0, wood: [2] });
  });
  it('13: ages a wood, also the one just bought', () => {
    expect(
      inAction(13, 1, (t) => t.purse(1))
        .play('buy 1', 'apprentice 13', 'age 1')
        .side().wood,
    ).toEqual([2]);
  });
  it('14: splits the purchase', () => {
    const table = inAction(14, 3, (t) => t.purse(2)).play('apprentice 14', 'part 2', 'buy 2', 'buy 1');
    expect(table.side()).toMatchObject({ wood: [2, 1], ducats: 0 });
  });
  it('15: two ducats or studies instead of the action', () => {
    const table = inAction(15, 3, (t) => t.purse(1)).play('apprentice 15', 'take 2 0');
    expect(table.side()).toMatchObject({ ducats: 3, wood: [] });
    expect(table.asked()).toBeUndefined();
  });
});

describe('apprentices of Study', () => {
  it('26: one time more', () => expect(inAction(26, 1).play('apprentice 26', 'study 2').side().studies).toBe(2));
  it('27: up to two studies become ducats', () => {
    const table = inAction(27, 2).play('study 2', 'apprentice 27');
    expect(table.side()).toMatchObject({ studies: 1, ducats: 1 });
    expect(table.play('spend study').side()).toMatchObject({ studies: 0, ducats: 2 });
  });
  it('28: two cards instead of the action', () => {
    const table = inAction(28, 2).play('apprentice 28', 'draw', 'draw');
    expect(table.side().hand).toHaveLength(2);
    expect(table.side().studies).toBe(0);
  });
  it('29: two studies take a token out of the help zone, the study just gained included (RB)', () => {
    const table = inAction(29, 1, (t) => t.purse(0, 1).help(1)).play('study 1', 'apprentice 29');
    expect(table.side()).toMatchObject({ studies: 0, help: 0, lutherie: 14 });
    // without a token there he has nothing to do
    expect(inAction(29, 1, (t) => t.purse(0, 2).hand(11)).moves()).toEqual(['study 1', 'ignore']);
  });
  it('30: a study for two cards', () => {
    const table = inAction(30, 1).play('study 1', 'apprentice 30', 'draw', 'draw');
    expect(table.side()).toMatchObject({ studies: 0 });
    expect(table.side().hand).toHaveLength(2);
  });
});

describe('apprentices of Crafting', () => {
  const workshop = (t: Table) => t.wood(2).musician(33);
  it('41: a card for one time more', () => {
    const table = inAction(41, 1, (t) => workshop(t).hand(11));
    expect(table.moves('craft')).toEqual([]);
    expect(table.play('apprentice 41', 'discard 11').moves('craft')).toHaveLength(5);
    expect(table.side().discards).toEqual([11]);
  });
  it('42: splits the action: two violins', () => {
    const table = inAction(42, 4, (t) => workshop(t).wood(2)).play('apprentice 42', 'part 2', 'part 2', 'craft 33 1', 'craft 33 2');
    expect(table.on(33).filter(Boolean)).toHaveLength(2);
  });
  it('43: a ducat makes 2 time of Crafting 3 (RB, glossary)', () => {
    const table = inAction(43, 2, (t) => t.wood(2).musician(20).purse(1)).play('apprentice 43', 'craft 20 1');
    expect(table.side()).toMatchObject({ ducats: 0, studies: 1 });
  });
  it('44: a ducat or a study', () =>
    expect(inAction(44, 2, workshop).play('apprentice 44', 'take 0 1', 'craft 33 1').side()).toMatchObject({ studies: 1, ducats: 1 }));
  it('45: a study for one time more', () => {
    expect(
      inAction(45, 1, (t) => workshop(t).purse(0, 1))
        .play('apprentice 45', 'craft 33 1')
        .side(),
    ).toMatchObject({ studies: 0, ducats: 1 });
  });
});

describe('apprentices of Relation', () => {
  it('56: one time more, also while drawing', () => {
    expect(inAction(56, 1).play('draw', 'apprentice 56', 'draw').side().hand).toHaveLength(2);
  });
  it('57: one more card', () => expect(inAction(57, 1).play('draw', 'apprentice 57', 'draw').side().hand).toHaveLength(2));
  it('58: a partner without a violin; enough time is still needed (RB)', () => {
    const table = inAction(58, 2, (t) => t.musician(17).musician(20).musician(18, 1));
    expect(table.moves('relate')).toEqual([]);
    expect(table.play('apprentice 58').moves('relate')).toEqual(['relate 17']);
    expect(table.play('relate 17', 'take 3 0').side().ducats).toBe(3);
  });
  it('58: the violins that lie there count, mine or not (ruling P52)', () => {
    expect(
      inAction(58, 2, (t) => t.musician(33, 0, [1], [1]))
        .play('apprentice 58', 'relate 33')
        .side().ducats,
    ).toBe(2);
  });
  it('59: a study', () => expect(inAction(59, 1).play('draw', 'apprentice 59').side()).toMatchObject({ studies: 1 }));
  it('60: a card for two ducats or studies', () => {
    expect(
      inAction(60, 1, (t) => t.hand(11))
        .play('draw', 'apprentice 60', 'discard 11', 'take 1 1')
        .side(),
    ).toMatchObject({ ducats: 1, studies: 1 });
  });
});

describe('apprentices of Restoration', () => {
  const worn = (t: Table) => t.musician(33, 0, [0], [0]);
  it('71: one time more', () => {
    const table = inAction(71, 1, worn).play('restore 33 1', 'apprentice 71', 'restore 33 2');
    expect(table.on(33).slice(0, 2)).toEqual([
      [0, 0],
      [0, 0],
    ]);
  });
  it('72: two ducats or studies instead of the action', () => expect(inAction(72, 3, worn).play('apprentice 72', 'take 0 2').side().studies).toBe(2));
  it('73: quality of a stocked wood for two time more', () => {
    const table = inAction(73, 1, (t) => worn(t).wood(2)).play('apprentice 73', 'lower-wood 2', 'restore 33 1', 'restore 33 1', 'restore 33 1');
    expect(table.on(33)[0]).toEqual([0, 0, 0, 0]);
    expect(table.side().wood).toEqual([1]);
  });
  it('74: a ducat for two time more', () => {
    const table = inAction(74, 1, (t) => worn(t).purse(1)).play('apprentice 74', 'restore 33 1', 'restore 33 1', 'restore 33 1');
    expect(table.on(33)[0]).toEqual([0, 0, 0, 0]);
  });
  it('75: a ducat or a study', () => expect(inAction(75, 1, worn).play('apprentice 75', 'take 1 0', 'restore 33 1').side().ducats).toBe(1));
});

it('every card of the box has a test of its own, here or among the musicians', () => {
  const tested = ['apprentices', 'musicians'].flatMap((file) => {
    const source = readFileSync(new URL(`${file}.test.ts`, import.meta.url), 'utf8');
    return [...source.matchAll(/it\(\s*'(\d+)\b/g)].map(([, card]) => Number(card));
  });
  expect([...new Set(tested)].sort((a, b) => a - b)).toEqual(HOUSE_EDITION.cards.map(({ number }) => number));
});
