/** The score: its changes, its actions, and what boosts them. */
import { describe, expect, it } from 'vitest';
import { type ApprenticeCard, HOUSE_EDITION } from '../edition/schema.ts';
import { letters, MASTER, Table } from './table.ts';

describe('changing the score', () => {
  it('RB, p. of the turn: four studies rewrite a score', () => {
    // Restoration, Study, Wood, Study, Relation, Crafting, Restoration; the rulebook gives the actions it ends in
    const table = new Table().score('TEBERCT').purse(0, 4).turn();
    table.play('raise 5', 'swap 3', 'lower 7', 'shift left');
    expect(letters(table.side().score)).toBe('EEBCCBT');
    expect(table.side()).toMatchObject({ studies: 0, lutherie: 14, help: 0 });
  });
  it('RB: the rewritten score has five actions: Study 2, Wood 1, Crafting 2, Wood 1, Restoration 1', () => {
    const table = new Table().score('EEBCCBT').purse(2).wood(2).musician(33, 0, [0, 0]).turn().play('atelier');
    expect(table.moves('study')).toEqual(['study 2', 'study 1']);
    expect(table.play('study 2').moves('buy')).toEqual(['buy 1']);
    expect(table.play('buy 1').moves('craft')).toEqual(['craft 33 2', 'craft 33 3', 'craft 33 4', 'craft 33 5']);
    expect(table.play('craft 33 4', 'use 2', 'improve').moves('buy')).toEqual(['buy 1']);
    expect(table.play('buy 1').moves('restore')).toHaveLength(2);
  });
  it('Wood and Restoration are neighbours (ruling P2)', () => {
    const table = new Table().score('BTBBBBB').purse(0, 2).turn().play('raise 1', 'lower 2');
    expect(letters(table.side().score)).toBe('TBBBBBB');
  });
  it('the first and the last note are neighbours for a swap, not for an action (ruling P3)', () => {
    const table = new Table().score('EBBBBBR').purse(0, 1).turn().play('swap 7');
    expect(letters(table.side().score)).toBe('RBBBBBE');
    expect(new Table().score('EBBBBBE').turn().play('atelier').moves('study')).toEqual(['study 1']);
  });
  it('without a study the Master helps, for one change (ruling P21)', () => {
    const table = new Table().score('EBBBBBR').turn();
    expect(table.moves()).toEqual(['atelier', 'conserve', 'ask']);
    expect(table.play('ask').moves()).not.toContain('done');
    expect(table.play('shift right').side()).toMatchObject({ help: 1, studies: 0, lutherie: 13 });
    expect(table.refusal('shift right')).toEqual({ code: 'ask-first' });
    table.side().lutherie = 0;
    expect(table.refusal('shift right')).toEqual({ code: 'no-study', price: 1, studies: 0 });
  });
  it('the changes come before the sequence, never in it (ruling P4)', () => {
    const table = new Table().purse(0, 5).turn().play('atelier');
    expect(table.refusal('shift left')).toEqual({ code: 'wrong-moment', act: 'shift' });
  });
});

describe('actions of the score', () => {
  it('may be ignored; the neighbours of an ignored action do not merge (ruling P7)', () => {
    const table = new Table().score('EBEEEEE').turn().play('atelier', 'study 1');
    expect(table.play('ignore').moves('study')).toHaveLength(5);
  });
  it('may be resolved for less (ruling P7)', () => {
    expect(new Table().action('study', 3).play('study 2').side().studies).toBe(2);
  });
  it('get time by discards of their affiliation, before they take effect (ruling P8)', () => {
    const table = new Table().hand(46, 47, 11).action('relation', 1);
    expect(table.moves('add')).toEqual(['add 46', 'add 47']);
    expect(table.refusal('add 11')).toEqual({ code: 'other-affiliation', line: 'relation' });
    table.play('add 46', 'draw');
    expect(table.moves('add')).toEqual([]);
    expect(table.side().discards).toEqual([46]);
    expect(table.play('draw').side().hand).toHaveLength(4);
  });
  it('get time only where they can be resolved with it (ruling P8)', () => {
    const craft = (...hand: number[]) =>
      new Table()
        .wood(1)
        .musician(20)
        .hand(...hand)
        .action('craft', 1);
    expect(craft(31, 32).moves()).toEqual(['add 31', 'add 32', 'ignore']);
    // prestige 3 stays out of reach
    expect(craft(31).moves()).toEqual(['ignore']);
  });
  it('after a discard may still be ignored or resolved for less (P-N4)', () => {
    const table = new Table().hand(26, 27).action('study', 1).play('add 26');
    expect(table.moves()).toEqual(['study 2', 'study 1', 'add 27', 'ignore']);
    const ignored = table.play('ignore').side();
    expect(ignored).toMatchObject({ studies: 0, discards: [26], hand: [27] });
  });
  it('after a discard the only way left is not taken by itself (P-N4)', () => {
    const alone = () => new Table(1, 'piano').wood(1).musician(20, 0, [0], [0], [0]).hand(31).action('craft', 2).play('add 31');
    expect(alone().moves()).toEqual(['craft 20 4', 'ignore']);
    expect(alone().play('ignore').side().wood).toEqual([1]);
    const worn = new Table(1, 'piano').musician(33, 0, [0]).hand(61).action('restoration', 1).play('add 61');
    expect(worn.moves()).toEqual(['restore 33 1', 'ignore']);
  });
  it('after a discard may be ignored by an apprentice too, and not once one has given something (P-N4, P7)', () => {
    const table = new Table().apprentices(0, 72, 75).musician(33, 0, [0], [0]).hand(61).action('restoration', 1).play('add 61');
    expect(table.moves('apprentice')).toEqual(['apprentice 72', 'apprentice 75']);
    expect(table.play('apprentice 75', 'take 1 0').refusal('ignore')).toEqual({ code: 'must-resolve' });
    expect(table.moves('apprentice')).toEqual([]);
  });
  it('paid for, are to be resolved (ruling P7)', () => {
    const table = new Table().apprentices(0, 74).purse(1).musician(33, 0, [0], [0]).action('restoration', 1).play('apprentice 74');
    expect(table.refusal('ignore')).toEqual({ code: 'must-resolve' });
    // and with nothing to restore nothing is paid
    expect(new Table().apprentices(0, 74).purse(1).hand(11).action('restoration', 1).moves()).toEqual(['ignore']);
  });
  it('never make anybody ask the Master (rulings P7, P21)', () => {
    // 13 acts once the wood is bought
    const wood = new Table().apprentices(0, 13).wood(1).action('wood', 1);
    expect(wood.moves()).toEqual(['buy 1 help 1', 'ignore']);
    expect(wood.play('buy 1 help 1').moves('apprentice')).toEqual(['apprentice 13']);
    // 44 may pay a part of the price, and the rest may still be declined
    const craft = new Table().apprentices(0, 44).wood(1).musician(62, MASTER, [1], [1], [1], [1]).action('craft', 2).play('apprentice 44', 'take 1 0');
    expect(craft.moves()).toEqual(['craft 62 5 help 2', 'ignore']);
    // 12 pays all of it: the wood is bought
    expect(new Table().apprentices(0, 12).hand(11).action('wood', 1).play('apprentice 12').refusal('ignore')).toEqual({ code: 'must-resolve' });
  });
  it('know no limit of time, but wood has quality 4 at most (ruling P8)', () => {
    const table = new Table().purse(1).hand(1, 2, 3).action('wood', 3).play('add 1', 'add 2', 'add 3');
    expect(table.moves('buy')).toEqual(['buy 4', 'buy 3', 'buy 2', 'buy 1']);
  });
  it('an apprentice acts once in an action, several may combine, and he acts again later (ruling P9)', () => {
    const table = new Table().score('EEBEEBB').apprentices(0, 26, 30).turn().play('atelier', 'apprentice 26');
    expect(table.refusal('apprentice 26')).toEqual({ code: 'already-used', card: 26 });
    table.play('study 3', 'apprentice 30', 'draw', 'draw');
    expect(table.play('ignore').moves('apprentice')).toContain('apprentice 26');
  });
  it('merely ignored, they trigger no apprentice (ruling P7)', () => {
    // without a violin to restore, the ducat of apprentice 75 can't be had
    expect(new Table().apprentices(0, 75).hand(61).action('restoration', 1).moves()).toEqual(['ignore']);
    const table = new Table().apprentices(0, 75).musician(33, 0, [0], [0]).action('restoration', 1).play('apprentice 75', 'take 1 0');
    expect(table.refusal('ignore')).toEqual({ code: 'must-resolve' });
  });
  it('a second apprentice can’t ignore what is ignored (RB, glossary)', () => {
    // a second ignoring apprentice of Wood, which the house edition lacks
    const edition = structuredClone(HOUSE_EDITION);
    Object.assign(edition.cards[11 - 1], { action: (edition.cards[15 - 1] as ApprenticeCard).action });
    const table = new Table().apprentices(0, 15, 11).purse(1);
    table.state.edition = edition;
    table.action('wood', 2);
    expect(table.moves('apprentice')).toEqual(['apprentice 15', 'apprentice 11']);
    expect(table.play('apprentice 15', 'take 2 0').asked()).toBeUndefined();
    expect(table.side()).toMatchObject({ ducats: 3, wood: [] });
  });
  it('split, each part is an action of its own, boosted on its own; the splitter acts no more (ruling P6)', () => {
    const table = new Table().apprentices(0, 14, 12, 11).hand(1).purse(1).action('wood', 3).play('apprentice 14', 'part 1', 'part 1');
    expect(table.moves('apprentice')).toEqual(['apprentice 12', 'apprentice 11']);
    table.play('apprentice 11', 'add 1', 'buy 3', 'done');
    expect(table.moves('apprentice')).toEqual(['apprentice 12', 'apprentice 11']);
    expect(table.play('apprentice 12', 'buy 1').side().wood).toEqual([3, 1]);
  });
  it('split, what was done for the whole was done for its first part: the order of apprentices does not matter (ruling P6)', () => {
    const lay = () => new Table().apprentices(0, 14, 12).hand(21).purse(1).action('wood', 2);
    const late = lay().play('apprentice 12', 'apprentice 14', 'part 1');
    expect(late.refusal('ignore')).toEqual({ code: 'must-resolve' });
    expect(late.moves('apprentice')).toEqual([]);
    late.play('buy 1');
    expect(late.moves()).toEqual(['buy 1', 'apprentice 12', 'ignore']);
    const early = lay().play('apprentice 14', 'part 1', 'apprentice 12', 'buy 1', 'apprentice 12', 'buy 1');
    expect(late.play('apprentice 12', 'buy 1').side()).toMatchObject({ ducats: early.side().ducats, wood: early.side().wood });
  });
  it('a marked note is worth 3 time, or the length of its run if that is more (ruling P10)', () => {
    const marked = (score: string) => {
      const table = new Table().score(score);
      table.side().lutherie--;
      table.side().boost = { beat: 0, time: 3 };
      return table.turn().play('atelier').moves('study').length;
    };
    expect([marked('EBCRTBE'), marked('EEBCRTB'), marked('EEEEBBB')]).toEqual([3, 3, 4]);
  });
});
