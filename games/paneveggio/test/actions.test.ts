/** The five actions, placement bonuses and tokens. */
import { describe, expect, it } from 'vitest';
import { MASTER, Table } from './table.ts';

describe('Wood', () => {
  it('RB: an action of 2 time buys quality 2: a violin and a Lutherie token', () => {
    const table = new Table().purse(1).action('wood', 2).play('buy 2');
    expect(table.side()).toMatchObject({ wood: [2], ducats: 0, violins: 11, lutherie: 13 });
  });
  it('RB: quality 4 is a violin and three tokens', () => {
    expect(new Table().purse(1).action('wood', 4).play('buy 4').side()).toMatchObject({ wood: [4], violins: 11, lutherie: 11 });
  });
  it('can’t be divided: one purchase, whatever the time (ruling P11)', () => {
    const table = new Table().purse(3).action('wood', 4).play('buy 2');
    expect(table.asked()).toBeUndefined();
  });
  it('needs a violin in the reserve (ruling P11)', () => {
    const table = new Table()
      .purse(1)
      .hand(1)
      .heritage(0, ...Array.from({ length: 12 }, () => 1));
    expect(table.action('wood', 2).refusal('buy 1')).toEqual({ code: 'no-violin-left' });
  });
});

describe('Crafting', () => {
  it('needs time for the prestige; the slot is free to choose (ruling P12)', () => {
    const table = new Table().wood(1).musician(20).musician(33, 0, [1]).action('craft', 2);
    expect(table.moves('craft')).toEqual(['craft 33 2', 'craft 33 3', 'craft 33 4', 'craft 33 5']);
    expect(table.refusal('craft 20 1')).toEqual({ code: 'prestige-too-high', prestige: 3, time: 2 });
    expect(table.refusal('craft 33 1')).toEqual({ code: 'slot-taken' });
  });
  it('any wood may be used; its quality is not the prestige', () => {
    const table = new Table().wood(4, 1).musician(31).action('craft', 1).play('craft 31 1');
    expect(table.moves()).toEqual(['use 4', 'use 1']);
    expect(table.play('use 4').on(31)[0]).toEqual([0, 0, 0, 0]);
  });
  it('an opponent’s musician needs a token of mine, violin or Lutherie (ruling P12)', () => {
    const lay = (...violin: [number, ...number[]]) => new Table().wood(1).hand(31).musician(33, 1, violin).action('craft', 2);
    expect(lay(1, 1).refusal('craft 33 2')).toEqual({ code: 'no-token-there', card: 33 });
    expect(lay(1, 0).moves('craft')).toHaveLength(4);
    expect(lay(0).moves('craft')).toHaveLength(4);
  });
  it('the Master’s musicians cost studies, every time (ruling P12)', () => {
    const table = new Table().wood(1, 1).purse(0, 3).musician(62, MASTER, [0]).action('craft', 2).play('craft 62 2');
    expect(table.side()).toMatchObject({ studies: 1, ducats: 1 });
    expect(table.action('craft', 2).moves('craft')).toEqual(['craft 62 3 help 1', 'craft 62 4 help 1', 'craft 62 5 help 1']);
    expect(table.play('craft 62 4 help 1').side()).toMatchObject({ studies: 1, help: 1 });
  });
});

describe('placement bonuses (ruling P13)', () => {
  const craft = (card: number, slot: number, lay: (table: Table) => void = () => {}) => {
    const table = new Table().wood(2).musician(card);
    lay(table);
    return table.action('craft', 4).play(`craft ${card} ${slot}`);
  };
  it('a ducat', () => expect(craft(31, 1).side().ducats).toBe(1));
  it('a study', () => expect(craft(31, 2).side().studies).toBe(1));
  it('quality: the token for it is asked, never laid unasked (P-N2)', () => {
    expect(craft(31, 3).moves()).toEqual(['improve', 'forgo']);
    expect(craft(31, 3).play('improve').on(31)[2]).toEqual([0, 0, 0]);
    const without = craft(31, 3).play('forgo');
    expect(without.on(31)[2]).toEqual([0, 0]);
    expect(without.asked()).toBeUndefined();
  });
  it('quality: the last token is asked for too, and one from elsewhere where the reserve is empty (P-N2, P19)', () => {
    const last = craft(31, 3, (t) => t.purse(1).reserve(1));
    expect(last.moves()).toEqual(['improve', 'forgo']);
    expect(last.play('improve').side()).toMatchObject({ lutherie: 0, ducats: 1 });
    const none = craft(31, 3, (t) => t.purse(1).reserve(0));
    expect(none.moves()).toEqual(['free ducat', 'forgo']);
    expect(none.play('free ducat').on(31)[2]).toEqual([0, 0, 0]);
  });
  it('quality: nothing is asked where it is the best already or there is no token at all (P-N2)', () => {
    const best = new Table().wood(4).musician(31).action('craft', 1).play('craft 31 3');
    expect(best.on(31)[2]).toEqual([0, 0, 0, 0]);
    expect(best.asked()).toBeUndefined();
    const bare = craft(31, 3, (t) => t.reserve(0));
    expect(bare.on(31)[2]).toEqual([0, 0]);
    expect(bare.asked()).toBeUndefined();
  });
  it('a card drawn', () => expect(craft(46, 1).play('draw').side().hand).toHaveLength(1));
  it('a card placed: the new violin counts for what it asks', () => {
    const table = craft(31, 4, (t) => t.hand(2, 3));
    expect(table.moves()).toEqual(['place 2', 'done']);
    expect(table.refusal('place 3')).toEqual({ code: 'violins-missing', requires: '2-0-0-0', owned: '1-0-0-0' });
    expect(table.play('place 2').partners()).toEqual([31, 2]);
  });
  it('come on opponents’ musicians too', () => {
    const table = new Table().wood(2).musician(33, 1, null, [0]).action('craft', 2).play('craft 33 1');
    expect(table.side().ducats).toBe(1);
  });
});

describe('Relation', () => {
  it('RB: 2 time draw two cards, or use a musician of prestige 1 or 2 that bears a violin of mine', () => {
    const table = new Table().musician(62, 1, [0], [1]).musician(20, 0, [0]).musician(17).action('relation', 2);
    expect(table.moves()).toEqual(['draw', 'relate 62', 'ignore']);
    expect(table.refusal('relate 20')).toEqual({ code: 'prestige-too-high', prestige: 3, time: 2 });
    expect(table.refusal('relate 17')).toEqual({ code: 'no-violin-there' });
  });
  it('is one effect, whatever the time; the Master’s musicians cost no study (ruling P14)', () => {
    const table = new Table().musician(16, MASTER, [0]).musician(17, 0, [0]).action('relation', 4).play('relate 16');
    expect(table.side().studies).toBe(2);
    expect(table.asked()).toBeUndefined();
  });
  it('draws in three ways (ruling P15)', () => {
    const table = new Table().hand(11).contacts(0, [12, 13], [14]).contacts(1, [21], [22, 23]).action('relation', 3);
    expect(table.moves().slice(0, 5)).toEqual(['draw', 'meet 13', 'meet 14', 'exchange 21', 'exchange 23']);
    table.play('meet 13', 'exchange 23');
    expect(table.moves()).toEqual(['give 11', 'give 13']);
    table.play('give 11');
    expect(table.side().hand).toEqual([13, 23]);
    expect(table.side(1).contacts).toEqual([[21], [22, 11], [], []]);
    // the card under the one taken can be taken next
    expect(table.moves()).toContain('meet 12');
  });
  it('an empty deck is drawn from no more (ruling P16)', () => {
    const table = new Table().contacts(0, [12]);
    table.contacts(1, table.state.deck.slice() as number[]);
    expect(table.action('relation', 2).moves()).toEqual(['meet 12', 'ignore']);
  });
});

describe('Restoration', () => {
  it('shares its tokens freely among violins of anybody, up to quality 4 (ruling P17)', () => {
    const table = new Table().musician(33, 1, [1], [1, 1, 1]).musician(62, MASTER, [0, 0]).action('restoration', 4);
    table.play('restore 33 1', 'restore 33 2', 'restore 62 1');
    expect(table.refusal('restore 33 2')).toEqual({ code: 'best-quality', quality: 4 });
    expect(table.refusal('restore 33 3')).toEqual({ code: 'empty-slot' });
    expect(table.play('done').on(33)).toEqual([[1, 0], [1, 1, 1, 0], null, null, null]);
  });
  it('RB: two green tokens on a red violin; after its wear one is left, and the other is a ducat or study of Green', () => {
    const table = new Table().musician(62, 1, [1]).action('restoration', 2).play('restore 62 1', 'restore 62 1');
    expect(table.on(62)[0]).toEqual([1, 0, 0]);
    table.begin({ step: 'wear', seat: 1 });
    expect(table.on(62)[0]).toEqual([1, 0]);
    expect(table.moves()).toEqual(['take 0 1', 'take 1 0']);
    expect(table.play('take 1 0').side()).toMatchObject({ ducats: 1, lutherie: 12 });
    expect(table.wood(2).action('craft', 2).moves('craft')).toHaveLength(4);
  });
});

describe('tokens', () => {
  it('a gain without reserve is partial, or tokens are freed for it, never from violins (ruling P19)', () => {
    const table = new Table().musician(17, 0, [0, 0, 0]).wood(3).purse(1).reserve(1).action('relation', 2).play('relate 17', 'take 0 3');
    expect(table.moves()).toEqual(['free ducat', 'free wood 3', 'forgo']);
    expect(table.play('free wood 3', 'forgo').side()).toMatchObject({ studies: 2, wood: [2], ducats: 1 });
  });
  it('of ducats or studies only what can happen is offered (ruling P19)', () => {
    const lay = (table: Table) => table.reserve(0).begin({ step: 'take', seat: 0, left: 4 });
    // three ducats can become studies, but no ducats
    expect(lay(new Table().purse(3)).moves()).toEqual(['free ducat', 'forgo']);
    expect(lay(new Table().purse(3, 1).wood(3)).moves()).toEqual(['take 0 4', 'take 1 1', 'take 3 0']);
    expect(lay(new Table()).asked()).toBeUndefined();
  });
  it('a pile gives no token for its own ageing (ruling P19)', () => {
    const lay = (...wood: number[]) =>
      new Table()
        .wood(...wood)
        .reserve(0)
        .begin({ step: 'age-wood', seat: 0, left: 1 });
    expect(lay(3).asked()).toBeUndefined();
    expect(lay(3, 2).moves()).toEqual(['age 3', 'age 2', 'done']);
    expect(lay(3, 2).play('age 3').moves()).toEqual(['free wood 2', 'forgo']);
    expect(lay(3, 3).play('age 3', 'free wood 3').side().wood).toEqual([4, 2]);
  });
  it('nobody is asked while the reserve suffices (ruling P19)', () => {
    expect(new Table().purse(2).reserve(2).action('study', 2).play('study 2').side()).toMatchObject({ studies: 2, ducats: 2 });
  });
  it('a price without tokens in the reserve takes one from elsewhere first (rulings P19, P21)', () => {
    const table = new Table().purse(0, 1).wood(2).reserve(0).action('wood', 1).play('buy 1 help 1');
    expect(table.moves()).toEqual(['free study', 'free wood 2']);
    expect(table.play('free study').side()).toMatchObject({ studies: 0, help: 13, wood: [2, 1] });
  });
  it('the Master helps with a ducat, at the price of a blocked token (ruling P21)', () => {
    expect(new Table().action('wood', 1).play('buy 1 help 1').side()).toMatchObject({ help: 1, ducats: 0, wood: [1], lutherie: 13 });
  });
  it('bought wood is as good as the tokens allow', () => {
    expect(new Table().purse(1).reserve(0).action('wood', 4).play('buy 4').side()).toMatchObject({ wood: [2] });
  });
});
