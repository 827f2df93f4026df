/** One test for each of the fifty musicians. */
import { describe, expect, it } from 'vitest';
import { HOUSE_EDITION, type MusicianCard } from '../edition/schema.ts';
import { MASTER, Table } from './table.ts';

/** A musician of mine that bears my violin, used by a Relation of just enough time. */
function relate(card: number, lay: (table: Table) => void = () => {}, more: [number, ...number[]][] = []): Table {
  const table = new Table().musician(card, 0, [0, 0], ...more);
  lay(table);
  table.action('relation', (HOUSE_EDITION.cards[card - 1] as MusicianCard).prestige);
  return table.play(`relate ${card}`);
}
/** The same at the end of the turn. */
function evening(card: number, lay: (table: Table) => void = () => {}): Table {
  const table = new Table().musician(card, 0, [0, 0]);
  lay(table);
  return table.begin({ step: 'evening', seat: 0 }).play(`evening ${card}`);
}

describe('musicians of Wood', () => {
  it('1: ages stocked wood twice', () => {
    expect(
      relate(1, (t) => t.wood(1, 3))
        .play('age 1', 'age 3')
        .side().wood,
    ).toEqual([4, 2]);
  });
  it('2: buys wood of 3 and ages once', () => {
    expect(
      relate(2, (t) => t.purse(1))
        .play('buy 3', 'age 3')
        .side().wood,
    ).toEqual([4]);
  });
  it('3: ages once for each violin on it, whoever owns it', () => {
    expect(
      relate(3, (t) => t.wood(1, 1), [[1], [1]])
        .play('age 1', 'age 1', 'age 2')
        .side().wood,
    ).toEqual([3, 2]);
  });
  it('4: buys wood of 1 at the end of the turn', () => {
    const table = evening(4, (t) => t.purse(1));
    expect(table.moves()).toEqual(['buy 1', 'done']);
    expect(table.play('buy 1').side()).toMatchObject({ wood: [1], ducats: 0 });
  });
  it('5: gives the ducat with which wood of 4 is bought', () => {
    expect(relate(5).play('buy 4').side()).toMatchObject({ wood: [4], ducats: 0, help: 0 });
  });
  it('6: turns quality of stocked wood into ducats or studies, twice', () => {
    const table = evening(6, (t) => t.wood(3, 2)).play('lower-wood 3', 'take 1 1', 'lower-wood 2');
    expect(table.side().wood).toEqual([2, 1]);
    expect(table.play('take 2 0').side()).toMatchObject({ ducats: 3, studies: 1 });
  });
  it('7: a ducat for each violin, then two agings', () => {
    const table = relate(7, (t) => t.wood(1), [[1], [0, 0]]);
    expect(table.side().ducats).toBe(3);
    expect(table.play('age 1', 'age 2').side().wood).toEqual([3]);
  });
  it('8 Vivaldi: two of his four seasons', () => {
    const table = relate(8);
    expect(table.moves()).toEqual(['choose 1', 'choose 2', 'choose 3', 'choose 4', 'done']);
    expect(table.play('choose 1', 'take 3 1').moves()).toEqual(['choose 2', 'choose 3', 'choose 4', 'done']);
    expect(table.play('choose 3', 'restore 8 1', 'restore 8 1').on(8)).toEqual([[0, 0, 0, 0]]);
  });
  it('8 Vivaldi: no violin is asked for, one is accepted, and it takes 4 time', () => {
    const table = new Table().hand(8).wood(2);
    table.begin({ step: 'place-card', seat: 0, left: 1, kind: 'any', free: false }).play('place 8');
    expect(table.action('craft', 3).moves()).toEqual([]);
    expect(table.action('craft', 4).moves('craft')).toEqual(['craft 8 1']);
  });
  it('9: buys wood of 4 and crafts with 3', () => {
    const table = relate(9, (t) => t.purse(1).musician(5)).play('buy 4', 'craft 5 2');
    expect(table.on(5)[1]).toEqual([0, 0, 0, 0]);
    expect(table.side().ducats).toBe(1);
  });
  it('10 Somis: conserves one partner and takes it back, opponents’ violins and tokens to their owners', () => {
    const table = relate(10, (t) => t.musician(3, 0, [0, 0, 1], [1, 1, 0])).play('take-back 3');
    expect(table.play('take 0 2', 'take 2 0').side()).toMatchObject({ hand: [3], heritage: [0, 1, 0, 0], studies: 2 });
    expect(table.side(1)).toMatchObject({ heritage: [0, 1, 0, 0], ducats: 2 });
    expect(table.partners()).toEqual([10]);
  });
  it('10 Somis: in mid-score, so that the ducats and the card serve an action of the same turn, before wear (RB)', () => {
    const table = new Table().score('RRRRBTT').musician(10, 0, [0, 0]).musician(3, 0, [0, 0]).turn().play('atelier', 'relate 10', 'take-back 3', 'take 1 0');
    // the musician is affiliated to Wood, and its token pays for the wood
    expect(table.moves()).toEqual(['buy 1', 'add 3', 'ignore']);
    expect(table.play('add 3', 'buy 2').side()).toMatchObject({ wood: [2], ducats: 0, heritage: [0, 1, 0, 0] });
    expect(table.asked()).toBe('action');
  });
  it('10 Somis: no effect at the end of a turn', () => {
    expect(new Table().musician(10, 0, [0, 0]).begin({ step: 'evening', seat: 0 }).asked()).toBeUndefined();
  });
});

describe('musicians of Study', () => {
  it('16: two studies', () => expect(relate(16).side().studies).toBe(2));
  it('17: three ducats or studies, in any mixture', () => {
    const table = relate(17);
    expect(table.moves()).toEqual(['take 0 3', 'take 1 2', 'take 2 1', 'take 3 0']);
    expect(table.play('take 2 1').side()).toMatchObject({ ducats: 2, studies: 1 });
  });
  it('18: a study for each violin', () => expect(relate(18, undefined, [[1], [0]]).side().studies).toBe(3));
  it('19: a study at the end of the turn', () => expect(evening(19).side().studies).toBe(1));
  it('20: raises a violin by 2, then a study', () => {
    expect(
      relate(20, (t) => t.heritage(0, 1))
        .play('valorise 1 3')
        .side(),
    ).toMatchObject({ heritage: [0, 0, 1, 0], studies: 1 });
  });
  it('21: draws, then places an apprentice although the score does not hold his sequence', () => {
    const table = relate(21, (t) => t.hand(11, 20).score('TTTTTTT').contacts(0, [14])).play('meet 14');
    expect(table.moves()).toEqual(['place 11', 'place 14', 'done']);
    expect(table.play('place 11').side()).toMatchObject({ apprentices: [11], formed: 1 });
  });
  it('22: the changes are those of the start of a turn, and cost no study and no help (ruling P5)', () => {
    const start = new Table().score('BECRTBE').purse(0, 1).turn();
    const changes = start.moves().filter((move) => !['atelier', 'conserve'].includes(move));
    const table = evening(22, (t) => t.score('BECRTBE').purse(0, 1));
    expect(table.moves()).toEqual([...changes, 'done']);
    expect(table.play('swap 1', 'raise 7').side()).toMatchObject({ studies: 1, help: 0 });
    expect(evening(22).play('swap 1', 'done').side()).toMatchObject({ studies: 0, help: 0 });
  });
  it('22: two movements of notes without studies', () => {
    const table = evening(22, (t) => t.score('BECRTBE')).play('lower 1', 'shift left');
    expect(
      table
        .side()
        .score.map((line) => line[0])
        .join(''),
    ).toBe('scrrwss');
    expect(table.side().lutherie).toBe(13);
  });
  it('23 Rameau: the marked note is worth 3 time at the next Atelier, and the token comes back', () => {
    const table = new Table().score('EBCRTBE').musician(23, 0, [0, 0, 0]);
    table.begin({ step: 'evening', seat: 0 }, { step: 'turn', seat: 0 }).play('evening 23', 'mark 1', 'atelier');
    expect(table.moves('study')).toEqual(['study 3', 'study 2', 'study 1']);
    expect(table.side().boost).toEqual({ beat: 0, time: 3 });
    table.play('study 3');
    expect(table.side()).toMatchObject({ boost: null, studies: 3, lutherie: 9 });
  });
  it('23 Rameau: before a Conservation the token comes back as a study', () => {
    const table = new Table().musician(23, 0, [0]).begin({ step: 'evening', seat: 0 }, { step: 'turn', seat: 0 });
    expect(table.play('evening 23', 'mark 4', 'conserve').side()).toMatchObject({ boost: null, studies: 1 });
  });
  it('23 Rameau: the token follows the note', () => {
    const table = new Table().purse(0, 3).musician(23, 0, [0]).begin({ step: 'evening', seat: 0 }, { step: 'turn', seat: 0 }).play('evening 23', 'mark 1');
    const beats = ['swap 1', 'shift left', 'shift left'].map((move) => table.play(move).side().boost?.beat);
    expect(beats).toEqual([1, 0, 6]);
  });
  it('24: four studies, two cards and a placement', () => {
    const table = relate(24, (t) => t.contacts(0, [31], [46])).play('meet 31', 'meet 46', 'place 31');
    expect(table.side()).toMatchObject({ studies: 4, hand: [46] });
  });
  it('25: raises a violin by 3 and gives a ducat', () => {
    expect(
      relate(25, (t) => t.heritage(0, 1))
        .play('valorise 1 4')
        .side(),
    ).toMatchObject({ heritage: [0, 0, 0, 1], ducats: 1 });
  });
});

describe('musicians of Crafting', () => {
  it('31: crafts with 1 time, then a ducat', () => {
    expect(
      relate(31, (t) => t.wood(2))
        .play('craft 31 2')
        .side(),
    ).toMatchObject({ wood: [], ducats: 1, studies: 1 });
  });
  it('32: crafts with 2 time, then a ducat', () => {
    const table = relate(32, (t) => t.wood(2).musician(20));
    expect(table.moves('craft 20')).toEqual([]);
    expect(table.play('craft 32 3').side()).toMatchObject({ ducats: 1, studies: 1 });
  });
  it('33: a ducat for each violin', () => expect(relate(33, undefined, [[1], [1], [0]]).side().ducats).toBe(4));
  it('34: a ducat at the end of the turn', () => expect(evening(34).side().ducats).toBe(1));
  it('35: crafts with 4 time, then a study', () => {
    expect(
      relate(35, (t) => t.wood(2).musician(53))
        .play('craft 53 2')
        .side(),
    ).toMatchObject({ studies: 1, ducats: 1 });
  });
  it('36: crafts twice with 2 time', () => {
    const table = relate(36, (t) => t.wood(2, 2).musician(33)).play('craft 33 1', 'craft 33 2');
    expect(table.on(33).filter(Boolean)).toHaveLength(2);
  });
  it('37: for a ducat, crafts with 2 time at the end of the turn', () => {
    const table = evening(37, (t) => t.purse(1).wood(3).musician(33)).play('spend ducat', 'craft 33 2');
    expect(table.side()).toMatchObject({ ducats: 0, studies: 1 });
  });
  it('38 Veracini: the crafting is for his own free slots only', () => {
    const table = relate(38, (t) => t.purse(1).musician(33)).play('buy 3');
    expect(table.moves('craft')).toEqual(['craft 38 2', 'craft 38 3']);
    expect(table.play('craft 38 2', 'improve').on(38)[1]).toEqual([0, 0, 0, 0]);
  });
  it('39: crafts with 3, with 2, then two ducats', () => {
    const table = relate(39, (t) => t.wood(2, 2).musician(20).musician(33)).play('craft 20 1', 'craft 33 2');
    expect(table.side()).toMatchObject({ ducats: 2, studies: 2 });
  });
  it('40: for a ducat or a study, raises a violin by 1', () => {
    const table = evening(40, (t) => t.purse(1, 1).heritage(0, 3));
    expect(table.moves()).toEqual(['spend ducat', 'spend study', 'done']);
    expect(table.play('spend study', 'valorise 3 4').side()).toMatchObject({ heritage: [0, 0, 0, 1], ducats: 1, studies: 0 });
  });
});

describe('musicians of Relation', () => {
  it('46: draws two cards', () => expect(relate(46).play('draw', 'draw').side().hand).toHaveLength(2));
  it('47: draws two and places one', () => {
    expect(
      relate(47, (t) => t.contacts(0, [16]))
        .play('draw', 'meet 16', 'place 16')
        .partners(),
    ).toEqual([47, 16]);
  });
  it('48: draws one for each violin', () =>
    expect(
      relate(48, undefined, [[1]])
        .play('draw', 'draw')
        .side().hand,
    ).toHaveLength(2));
  it('49: draws one at the end of the turn', () => expect(evening(49).play('draw').side().hand).toHaveLength(1));
  it('50: draws three, places one, gains a ducat', () => {
    const table = relate(50, (t) => t.contacts(0, [61])).play('draw', 'draw', 'meet 61', 'place 61');
    expect(table.side()).toMatchObject({ ducats: 1 });
    expect(table.side().hand).toHaveLength(2);
  });
  it('51 Troubadour: uses the Relation of a card discarded from the hand', () => {
    const table = relate(51, (t) => t.hand(16, 11, 34));
    // an apprentice and a musician without a Relation are no use
    expect(table.moves()).toEqual(['discard 16', 'done']);
    expect(table.play('discard 16').side()).toMatchObject({ studies: 2, discards: [16], hand: [11, 34] });
  });
  it('51 Troubadour: what counts violins gives nothing, taking back and crafting on the card neither', () => {
    expect(
      relate(51, (t) => t.hand(33))
        .play('discard 33')
        .side().ducats,
    ).toBe(0);
    const collector = relate(51, (t) => t.hand(66)).play('discard 66', 'take 4 0');
    expect(collector.asked()).not.toBe('return');
    const veracini = relate(51, (t) => t.hand(38).purse(1)).play('discard 38', 'buy 3');
    expect(veracini.moves('craft')).toEqual([]);
  });
  it('52: twice, the action of a discarded card with 3 time', () => {
    const table = relate(52, (t) => t.hand(11, 26, 41).purse(1)).play('discard 11', 'buy 3', 'discard 26');
    expect(table.side()).toMatchObject({ wood: [3], studies: 3, hand: [41] });
    expect(table.asked()).toBeUndefined();
  });
  it('52: a Relation card draws three or uses one musician, none twice', () => {
    const table = relate(52, (t) => t.hand(56).musician(17, 0, [0])).play('discard 56');
    expect(table.moves()).toEqual(['draw', 'relate 17', 'done']);
    expect(table.play('relate 17', 'take 3 0').side().ducats).toBe(3);
  });
  it('53: draws four and places two', () => {
    const table = relate(53, (t) => t.contacts(0, [1], [16], [31], [46])).play('meet 1', 'meet 16', 'meet 31', 'meet 46', 'place 1', 'place 16');
    expect(table.partners()).toEqual([53, 1, 16]);
    expect(table.side().hand).toEqual([31, 46]);
  });
  it('54 Mascitti: at the end of the turn, a partner of prestige 1 or 2 without a violin; nothing per violin', () => {
    const table = evening(54, (t) => t.musician(16).musician(33, 0, [1], [0]).musician(20));
    expect(table.moves()).toEqual(['relate 16', 'relate 33', 'done']);
    expect(table.play('relate 33').side().ducats).toBe(0);
    expect(
      evening(54, (t) => t.musician(16))
        .play('relate 16')
        .side().studies,
    ).toBe(2);
  });
  it('55: two partners that bear a violin of mine, prestige 3 and then 2 at most', () => {
    const table = relate(55, (t) => t.musician(20, 0, [0]).musician(16, 0, [0]).musician(17).heritage(0, 2));
    expect(table.moves()).toEqual(['relate 20', 'relate 16', 'done']);
    table.play('relate 20', 'valorise 2 4');
    expect(table.moves()).toEqual(['relate 16', 'done']);
    expect(table.play('relate 16').side().studies).toBe(3);
  });
});

it('55: both effects may be of the same musician of prestige 2 at most (ruling P53)', () => {
  const table = relate(55, (t) => t.musician(16, 0, [0])).play('relate 16', 'relate 16');
  expect(table.side().studies).toBe(4);
});

describe('musicians of Restoration', () => {
  it('61: restores 2', () => expect(relate(61).play('restore 61 1', 'restore 61 1').on(61)[0]).toEqual([0, 0, 0, 0]));
  it('62: restores once for each violin: four violins, four tokens (RB, Relation example)', () => {
    const table = new Table().musician(62, MASTER, [0], [0], [0], [1]).action('relation', 2).play('relate 62');
    table.play('restore 62 1', 'restore 62 2', 'restore 62 4', 'restore 62 4');
    expect(table.on(62)).toEqual([[0, 0], [0, 0], [0], [1, 0, 0], null]);
    expect(table.asked()).toBeUndefined();
  });
  it('63: restores 2, then a ducat or study for each violin of mine on opponents’ musicians', () => {
    const table = relate(63, (t) => t.musician(3, 1, [0], [0], [1]).musician(69, MASTER, [0])).play('restore 63 1', 'done');
    expect(table.moves()).toEqual(['take 0 2', 'take 1 1', 'take 2 0']);
  });
  it('64: restores 1 at the end of the turn', () => expect(evening(64).play('restore 64 1').on(64)[0]).toEqual([0, 0, 0]));
  it('65: restores 3, takes a token back from the help zone, then a ducat or study', () => {
    const table = relate(65, (t) => t.help(2)).play('restore 65 1', 'restore 65 1', 'take 1 0');
    expect(table.side()).toMatchObject({ help: 1, ducats: 1 });
  });
  it('66: four ducats or studies, then it may come back to the hand with its violins conserved', () => {
    const table = relate(66, undefined, [[1, 0]]).play('take 4 0', 'take-back 66', 'take 0 2');
    expect(table.side()).toMatchObject({ ducats: 4, studies: 2, hand: [66], heritage: [0, 0, 1, 0] });
    expect(table.side(1).heritage).toEqual([0, 0, 1, 0]);
  });
  it('67 Bourgeois: an opponent’s musician without a violin of mine; the violins there count', () => {
    const table = relate(67, (t) => t.musician(33, 1, [1], [1]).musician(69, MASTER).musician(53, 1));
    expect(table.moves()).toEqual(['relate 33', 'done']);
    expect(table.play('relate 33').side().ducats).toBe(2);
  });
  it('68 Dall’Abaco: one, and one for each musician with an end-of-turn effect; any violin on the table', () => {
    const table = evening(68, (t) => t.musician(64, 1, [0]).musician(16, 1, [1])).play('restore 16 1');
    expect(table.on(16)[0]).toEqual([1, 0]);
    expect(table.play('restore 64 1', 'restore 68 1').on(68)[0]).toEqual([0, 0, 0]);
    expect(table.asked()).toBeUndefined();
  });
  it('69: restores 4, then three ducats or studies', () => {
    expect(relate(69).play('restore 69 1', 'restore 69 1', 'take 3 0').side().ducats).toBe(3);
  });
  it('70: two tokens back from the help zone, restores 3, draws 2', () => {
    const table = relate(70, (t) => t.help(3)).play('restore 70 1', 'done', 'draw', 'draw');
    expect(table.side()).toMatchObject({ help: 1 });
    expect(table.side().hand).toHaveLength(2);
  });
});
