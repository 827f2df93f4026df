/** The figures that the rules page tells: its worked examples, and its tables against the rules. */
import { textsOf, Words } from '@bottega/kernel';
import { describe, expect, it } from 'vitest';
import { HOUSE_EDITION } from '../edition/schema.ts';
import { game } from '../rules/game.ts';
import { text } from '../text/index.ts';
import { examplesOf } from '../text/rules/examples.ts';
import { factsOf } from '../text/rules/facts.ts';
import { rulesPage } from '../text/rules/index.ts';
import { letters, MASTER, Table } from './table.ts';

const words = new Words('en', text.en, []);
const facts = factsOf(HOUSE_EDITION, words);
const { stories } = facts;
const { sections } = await rulesPage('en', null, words);
const said = (id: string): string =>
  sections
    .filter((section) => section.id === id)
    .flatMap(({ blocks }) => blocks.flatMap(textsOf))
    .join('\n');

describe('the worked examples', () => {
  it('stand on whole tables, before and after', () => {
    for (const { states } of Object.values(examplesOf(HOUSE_EDITION)))
      for (const state of states) expect(() => game.read(JSON.parse(JSON.stringify(state)))).not.toThrow();
  });
  it('four changes of the score, as in the rulebook', () => {
    expect(letters(stories.changes.before)).toBe('TEBERCT');
    expect(letters(stories.changes.after)).toBe('EEBCCBT');
    expect(said('changing-score')).toContain('Study 2, Wood 1, Crafting 2, Wood 1, and Restoration 1');
  });
  it('a first turn: a ducat, a study, five cards and a bare violin worth a point', () => {
    const { end, quality, points, restored } = stories.firstTurn;
    expect([end.ducats, end.studies, end.hand.length, restored, quality, points]).toEqual([1, 1, 5, 2, 1, 1]);
    expect(said('first-turn')).toContain('1 ducat, 1 study, 5 cards in hand, and a violin worth 1 point');
  });
  it('wood of quality 3 ages to 4', () => {
    expect([stories.wood.added.time, stories.wood.bought, stories.wood.aged]).toEqual([3, 3, 4]);
    expect(said('action-wood')).toContain('ages to quality 4');
  });
  it('a violin of prestige 3 for a card more, one at the Master’s for 2 studies', () => {
    expect(stories.craft.crafted).toMatchObject({ prestige: 3, quality: 3, bonus: 'ducat' });
    expect(stories.masters.paid).toBe(2);
  });
  it('four violins on a musician are four restorations, as in the rulebook', () => {
    expect([stories.relation.violins.length, stories.relation.restored]).toEqual([4, 4]);
    expect(said('action-relation')).toContain('4 violins: 3 of yours and 1 of Beatrice’s');
  });
  it('a restored violin of another keeps a token after its wear, as in the rulebook', () => {
    const { before, restored, left, gained } = stories.restoration;
    expect([before, restored, left, gained]).toEqual([1, 3, 2, 1]);
  });
  it('an apprentice for a ducat makes 2 beats 3', () => expect(stories.apprentice).toMatchObject({ paid: 1, crafted: { prestige: 3 } }));
  it('the bare violin restored saves both; the other one restored does not', () => expect([stories.mended.points, stories.broken.points]).toEqual([2, 1]));
  it('a Conservation leaves the opponent’s violin with its tokens, as in the rulebook', () => {
    expect(stories.conservation).toMatchObject({ moved: { count: 3, prestige: 1 }, stays: 3, placed: [47, 57] });
  });
  it('one study for an apprentice', () => expect([letters(stories.sequence.after), stories.sequence.placed]).toEqual(['BCCRERT', 57]));
  it('the twelfth violin and a last apprentice: 24 + 3 + 3', () => {
    expect(stories.lastTurn.points).toMatchObject({ heritage: 24, violins: 3, craft: 3, total: 30 });
    expect(said('scoring')).toContain('**30 points**');
  });
  it('a final score, with the apprentices of the rulebook: 3 points for each Study apprentice', () => {
    expect(stories.scoring.points).toEqual({ heritage: 22, violins: 5, wood: 5, study: 6, craft: 2, relation: 2, help: -1, total: 41 });
    expect(said('scoring')).toContain('**41**');
  });
  it('Stradivarius works', () => {
    expect(stories.solo.atelier).toMatchObject({ crafted: { card: 1, quality: 3 }, studies: 1, quality: 2, yours: { quality: 3 } });
  });
  it('Stradivarius conserves at Piano: two pairs raise a violin from 2 to 4, as in the rulebook', () => {
    const { pairs, activity, gift, ducats, after } = stories.solo.conservation;
    expect(pairs.map(({ from, to }) => [from, to])).toEqual([
      [2, 3],
      [3, 4],
    ]);
    expect([activity, gift, ducats, after.sides[1].help]).toEqual([3, 1, 1, 0]);
  });
  it('the score of Stradivarius: half of what is left, rounded down', () => {
    expect(stories.solo.score.points).toEqual({ heritage: 26, violins: 4, craft: 2, restoration: 4, rest: 2, help: -2, total: 36 });
  });
});

describe('the tables', () => {
  it('prestige: beats for Crafting and for a Relation, points and studies are the prestige', () => {
    const masters = [1, ...HOUSE_EDITION.start.firstMaster];
    facts.prestiges.forEach(({ prestige }, at) => {
      const card = masters[at];
      const lay = () => new Table(2).purse(0, 9).wood(1).musician(card, MASTER, [0, 0]);
      expect(
        lay()
          .action('craft', prestige - 1 || 1)
          .moves(`craft ${card}`).length > 0,
      ).toBe(prestige === 1);
      const made = lay().action('craft', prestige).play(`craft ${card} 2`);
      expect(made.events).toContainEqual({ code: 'paid', seat: 0, what: 'study', count: prestige });
      expect(game.result(made.state).scores[0].total).toBe(2 * prestige);
      expect(lay().action('relation', prestige).moves('relate')).toEqual([`relate ${card}`]);
      if (prestige > 1)
        expect(
          lay()
            .action('relation', prestige - 1)
            .moves('relate'),
        ).toEqual([]);
    });
  });
  it('what an action brings: wood, studies, draws and tokens by the beat', () => {
    for (const time of [1, 2, 3, 4, 5]) {
      expect(new Table(2).purse(1).action('wood', time).moves('buy')[0]).toBe(`buy ${Math.min(4, time)}`);
      expect(new Table(2).action('study', time).moves('study')[0]).toBe(`study ${time}`);
    }
    const violins = new Table(2).musician(46, 0, [0], [0]).action('restoration', 3).play('restore 46 1', 'restore 46 2', 'restore 46 1');
    expect(violins.moves('restore')).toEqual([]);
  });
  it('the deck when play begins, for each number of players and way to begin', () => {
    for (const { players, deck } of facts.tables) {
      for (const start of players === 1 ? ['starter', 'mulligan'] : ['starter', 'mulligan', 'draft']) {
        const state = game.setup({ players, options: { start, ...(players === 1 ? { level: 'pianissimo' } : {}) } }, 'deck');
        while (state.turn === 0) {
          const seat = game.toAct(state)[0];
          const moves = game.legal(state, seat);
          game.play(state, seat, moves.find((move) => move.do === 'enough') ?? moves[0]);
        }
        const drawn = players === 1 ? state.sides[1].contacts.length : 0;
        expect([players, start, state.deck.length + drawn]).toEqual([players, start, deck]);
      }
    }
  });
  it('each starter deck holds an apprentice that fits its score, and musicians of prestige 2, 3 and 4', () => {
    for (const { fits, hand, contacts } of facts.starters) {
      expect(fits).toHaveLength(1);
      const prestiges = [...hand, ...contacts].flatMap((number) => {
        const card = HOUSE_EDITION.cards[number - 1];
        return card.kind === 'musician' ? [card.prestige] : [];
      });
      expect(new Set(prestiges)).toEqual(new Set([2, 3, 4]));
    }
  });
});
