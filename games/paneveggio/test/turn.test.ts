/** The end of an Atelier, the Conservation, partners and their prerequisites. */
import { describe, expect, it } from 'vitest';
import { game } from '../rules/game.ts';
import { MASTER, Table } from './table.ts';

describe('after the score (ruling P23)', () => {
  it('one end-of-turn effect of a musician that bears a violin of mine, anywhere', () => {
    const table = new Table().musician(19, 1, [0, 0]).musician(34, MASTER, [0, 0]).musician(64, 0).begin({ step: 'evening', seat: 0 });
    expect(table.moves()).toEqual(['evening 19', 'evening 34', 'done']);
    table.play('evening 34');
    expect(table.side()).toMatchObject({ ducats: 1, studies: 0 });
    expect(table.asked()).toBeUndefined();
  });
  it('empty contact piles are filled, then the discards are laid on them in any order', () => {
    const table = new Table().contacts(0, [12], [], [13], [14]).hand(1, 2).purse(2).score('BBBBBBB').turn();
    table.play('atelier', 'add 1', 'add 2', 'buy 1', 'lay 2 2', 'lay 1 2');
    expect(table.side().contacts).toEqual([[12], [75, 2, 1], [13], [14]]);
    expect(table.side().discards).toEqual([]);
  });
  it('an empty deck fills up no more (ruling P16)', () => {
    const table = new Table().contacts(0, [12], [], []);
    const [last, ...rest] = table.state.deck as number[];
    table.handOf(1, ...rest).begin({ step: 'refill', seat: 0 });
    expect(table.side().contacts).toEqual([[12], [last], [], []]);
    expect(table.state.deck).toEqual([]);
  });
  it('the hand limit comes after the refill and before the discards are laid, in a whole Atelier (ruling P23)', () => {
    const hand = [61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71];
    const table = new Table()
      .hand(...hand)
      .contacts(0, [12], [13], [14])
      .score('BBBBBBB')
      .turn();
    expect(table.play('atelier', 'ignore').asked()).toBe('hand-limit');
    expect(table.codes().at(-1)).toBe('refilled');
    expect(table.play('discard 61').asked()).toBe('lay-discards');
    // laid on the card that was just turned up
    expect(table.play('lay 61 4').side().contacts).toEqual([[12], [13], [14], [75, 61]]);
    expect(table.side().hand).toHaveLength(10);
    expect(table.state.active).toBe(1);
  });
  it('more than ten cards in hand are discarded onto the contacts', () => {
    const table = new Table()
      .hand(...Array.from({ length: 11 }, (_, index) => index + 1))
      .begin({ step: 'hand-limit', seat: 0 }, { step: 'lay-discards', seat: 0 });
    expect(table.play('discard 5', 'lay 5 1').side().hand).toHaveLength(10);
  });
  it('all own violins lose their top token, wherever they are; one without breaks (rulings P18, P22)', () => {
    const table = new Table().musician(33, 0, [0, 0, 1], [0], [1, 1]).musician(62, MASTER, [0, 1, 0]).begin({ step: 'wear', seat: 0 });
    expect(table.moves()).toEqual(['take 0 1', 'take 1 0']);
    table.play('take 1 0');
    expect(table.on(33)).toEqual([[0, 0], null, [1, 1], null, null]);
    expect(table.on(62)[0]).toEqual([0, 1]);
    expect(table.side(1).ducats).toBe(1);
    expect(table.side().violins).toBe(10);
    expect(table.codes()).toContain('broken');
  });
  it('stocked wood ages by one, to quality 4', () => {
    expect(new Table().wood(1, 3, 4).begin({ step: 'ageing', seat: 0 }).side().wood).toEqual([4, 4, 2]);
  });
  it('with too few tokens, the player says which wood ages; while one is free, some does (P-N3)', () => {
    const table = new Table().wood(1, 2).purse(1).reserve(1).begin({ step: 'ageing', seat: 0 });
    expect(table.moves()).toEqual(['free ducat', 'age 2', 'age 1']);
    expect(table.refusal('done')).toEqual({ code: 'must-age' });
    expect(game.prompt(table.state, 0)).toEqual({ code: 'age-short', count: 2, tokens: 1 });
    expect(table.play('age 1').moves()).toEqual(['free ducat', 'done']);
    expect(game.prompt(table.state, 0)).toEqual({ code: 'age-short', count: 1, tokens: 0 });
    expect(table.play('done').side()).toMatchObject({ wood: [2, 2], ducats: 1 });
  });
  it('without a choice it just ages: the last token on one of two equal woods (P-N3)', () => {
    const table = new Table().wood(2, 2).reserve(1).begin({ step: 'ageing', seat: 0 });
    expect(table.asked()).toBeUndefined();
    expect(table.side()).toMatchObject({ wood: [3, 2], lutherie: 0 });
  });
  it('a token that was freed for it ages wood, and with enough of them all of it ages unasked (P-N3)', () => {
    const table = new Table().wood(1, 2).purse(1).reserve(1).begin({ step: 'ageing', seat: 0 }).play('free ducat');
    expect(table.asked()).toBeUndefined();
    expect(table.side()).toMatchObject({ wood: [3, 2], ducats: 0, lutherie: 0 });
  });
  it('then stocked wood too may give a token for another pile, and does not age itself (ruling P19)', () => {
    const table = new Table().wood(4, 3, 1).reserve(0).begin({ step: 'ageing', seat: 0 });
    expect(table.moves()).toEqual(['free wood 4', 'free wood 3', 'done']);
    expect(table.play('free wood 3').side().wood).toEqual([4, 2, 2]);
    expect(table.asked()).toBeUndefined();
    // the last pile gives nothing for itself
    expect(new Table().wood(3).reserve(0).begin({ step: 'ageing', seat: 0 }).asked()).toBeUndefined();
    const best = new Table().wood(4, 1).reserve(0).begin({ step: 'ageing', seat: 0 }).play('free wood 4');
    expect(best.side().wood).toEqual([3, 2]);
  });
  it('a pile that has just aged gives no token for another: that was the choice already (P19, P-N3)', () => {
    const table = new Table().wood(4, 3, 1).reserve(1).begin({ step: 'ageing', seat: 0 }).play('age 3');
    // one pile of quality 4 was so before, the other is the one that aged
    expect(table.moves()).toEqual(['free wood 4', 'done']);
    expect(table.play('free wood 4').side().wood).toEqual([4, 3, 2]);
    expect(new Table().wood(3, 1).reserve(1).begin({ step: 'ageing', seat: 0 }).play('age 3').asked()).toBeUndefined();
  });
  it('the whole of it in order: effect, contacts, wear, ageing, next player', () => {
    const table = new Table().score('EEEEEEE').wood(1).musician(34, 0, [0, 0]).contacts(0, [12], [13], [14]).turn().play('atelier', 'study 1', 'evening 34');
    expect(table.codes().slice(-5)).toEqual(['gained', 'refilled', 'worn', 'wood-aged', 'turn']);
    expect(table.state.active).toBe(1);
  });
});

describe('Conservation', () => {
  it('RB: Green conserves three violins of a prestige-2 musician; Red’s violin stays with Green’s tokens', () => {
    const table = new Table().musician(62, MASTER, [0, 0], [0, 1], [0], [1, 0, 0]).turn().play('conserve');
    // the green token on a green violin is Green's again, the red one Red's; each chooses ducat or study
    expect(table.asked()).toBe('take');
    table.play('take 1 0', 'take 0 1');
    expect(table.on(62)).toEqual([null, null, null, [1, 0, 0], null]);
    expect(table.side()).toMatchObject({ heritage: [0, 3, 0, 0], ducats: 1 });
    expect(table.side(1)).toMatchObject({ studies: 1, heritage: [0, 0, 0, 0] });
  });
  it('knows no wear, ageing, end-of-turn effect or refill, and needs no violin (ruling P24)', () => {
    const table = new Table().wood(1).contacts(0, [12]).musician(34, 1, [1]).turn().play('conserve');
    expect(table.side()).toMatchObject({ wood: [1], contacts: [[12], [], [], []] });
    expect(table.state.active).toBe(1);
  });
  it('cards are placed and taken back in any order (ruling P25)', () => {
    const table = new Table().hand(16, 11).musician(31, 0, null, [1, 0]).score('BECRTBE').turn().play('conserve', 'take-back 31', 'take 1 0', 'place 16');
    expect(table.play('place 11', 'done').partners()).toEqual([16]);
    expect(table.side(1).heritage).toEqual([1, 0, 0, 0]);
    expect(table.side()).toMatchObject({ hand: [31], apprentices: [11] });
  });
  it('a musician taken back may be placed again without the opponents’ violins; nothing twice in the same way (ruling P25)', () => {
    const table = new Table().musician(31, 0, [1], [1]).hand(9).turn().play('conserve', 'take-back 31', 'place 31');
    expect(table.on(31)).toEqual([null, null, null, null]);
    expect(table.side(1).heritage).toEqual([2, 0, 0, 0]);
    expect(table.refusal('take-back 31')).toEqual({ code: 'already-moved', card: 31, way: 'take-back' });
    const other = new Table().hand(31, 9).turn().play('conserve', 'place 31', 'take-back 31');
    expect(other.refusal('place 31')).toEqual({ code: 'already-moved', card: 31, way: 'place' });
  });
  it('over ten cards, the excess goes on the contacts (ruling P24)', () => {
    const table = new Table()
      .hand(...Array.from({ length: 10 }, (_, index) => index + 61))
      .musician(31)
      .turn()
      .play('conserve', 'take-back 31', 'done');
    expect(table.asked()).toBe('hand-limit');
    table.play('discard 70', 'lay 70 3');
    expect(table.side().contacts).toEqual([[], [], [70], []]);
  });
});

describe('prerequisites', () => {
  const place = (lay: (table: Table) => void) => {
    const table = new Table().hand(9);
    lay(table);
    return table.begin({ step: 'place-card', seat: 0, left: 1, kind: 'any', free: false }).moves().includes('place 9');
  };
  it('RB: 1-2-1-0 asks for a violin of 1, two of 2, one of 3, active or in the heritage', () => {
    expect(place((t) => t.heritage(0, 1, 2).musician(33, 1, [0]).musician(20, MASTER, [0]))).toBe(true);
    expect(place((t) => t.heritage(0, 1, 2, 3))).toBe(false);
    expect(place((t) => t.heritage(0, 1, 2, 2, 2))).toBe(false);
  });
  it('more in number or in prestige is as good (ruling P26)', () => {
    expect(place((t) => t.heritage(0, 2, 2, 3, 4))).toBe(true);
    expect(place((t) => t.heritage(0, 1, 1, 3, 3))).toBe(false);
  });
  it('opponents’ violins do not count', () => {
    expect(place((t) => t.heritage(0, 1, 2, 2).musician(20, 0, [1]))).toBe(false);
  });
  it('an apprentice asks for three actions in a row, of any length, without wrap-around (ruling P27)', () => {
    const fits = (score: string) => new Table().hand(11).score(score).begin({ step: 'last-apprentices', seat: 0 }).moves().includes('place 11');
    expect(['BECRTBE', 'RBBEECC', 'BECCCCC', 'BBBBBEC'].map(fits)).toEqual([true, true, true, true]);
    expect(['CRRRRBE', 'BERCEBC', 'BRECCCC', 'CEBCEBC'].map(fits)).toEqual([false, false, false, false]);
    expect(new Table().hand(11, 12).score('RBETTTT').begin({ step: 'last-apprentices', seat: 0 }).refusal('place 11')).toEqual({
      code: 'sequence-missing',
      line: ['wood', 'study', 'craft'],
    });
  });
  it('no more than six apprentices are formed, those taken back included (ruling P28)', () => {
    const table = new Table().apprentices(0, 12, 13, 14, 15, 26).hand(11).turn().play('conserve', 'take-back 12', 'place 11');
    expect(table.side()).toMatchObject({ formed: 6, hand: [12] });
    table.play('done').score('RBECTBE').turn().play('conserve');
    expect(table.refusal('place 12')).toEqual({ code: 'enough-apprentices', most: 6 });
  });
  it('there is no limit to partner musicians (ruling P29)', () => {
    const table = new Table().hand(1, 16, 31, 46, 61).turn().play('conserve', 'place 1', 'place 16', 'place 31', 'place 46', 'place 61');
    expect(table.partners()).toHaveLength(5);
  });
});

it('a question about the hand is asked even where only one answer is left: its silence would tell (ruling P51)', () => {
  const bonus = (players: number) => new Table(players, players === 1 ? 'piano' : null).hand(9);
  expect(bonus(2).begin({ step: 'place-card', seat: 0, left: 1, kind: 'any', free: false }).moves()).toEqual(['done']);
  expect(bonus(1).begin({ step: 'place-card', seat: 0, left: 1, kind: 'any', free: false }).asked()).toBeUndefined();
});
