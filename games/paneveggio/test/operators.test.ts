/** The operators of effects, each on its own, and the rulebook's glossary. */
import { wordsFor } from '@bottega/kernel';
import { fuzz } from '@bottega/kernel/proof';
import { describe, expect, it } from 'vitest';
import type { Effect } from '../edition/effect.ts';
import { box } from '../index.ts';
import type { ActionFrame } from '../rules/frames.ts';
import { game } from '../rules/game.ts';
import { phrase } from '../text/effect.ts';
import { Table } from './table.ts';

const source = { agreed: false, card: 31, chain: [31], bare: false, times: 1, discarded: null };
/** Runs an effect of musician 31, which is my partner and bears a violin of mine. */
function run(effect: Effect, lay: (table: Table) => void = () => {}, more: object = {}): Table {
  const table = new Table().musician(31, 0, [0, 0]);
  lay(table);
  return table.begin({ step: 'effect', seat: 0, effect, ...source, ...more });
}
const action: ActionFrame = { step: 'action', seat: 0, line: 'study', time: 2, mode: 'open', used: [], bound: false, added: false, withoutViolin: false };
/** Runs an effect upon an action of Study with 2 time. */
const upon = (effect: Effect) => new Table().hand(26).begin({ step: 'effect', seat: 0, effect, ...source }, action);

describe('operators', () => {
  it('gain: ducats, studies, or either', () => {
    expect(run({ op: 'gain', what: 'ducat', count: 2 }).side().ducats).toBe(2);
    expect(run({ op: 'gain', what: 'study', count: 2 }).side().studies).toBe(2);
  });
  it('gain either: 2 ducats or studies are 2 + 0, 1 + 1 or 0 + 2 (RB, glossary “Ou”)', () => {
    expect(run({ op: 'gain', what: 'either', count: 2 }).moves()).toEqual(['take 0 2', 'take 1 1', 'take 2 0']);
  });
  it('draw: may stop early', () => expect(run({ op: 'draw', count: 3 }).play('draw', 'done').side().hand).toHaveLength(1));
  it('ageWood: one token on a stocked wood, quality 4 at most (RB, “Vieillir”)', () => {
    expect(
      run({ op: 'ageWood', count: 2 }, (t) => t.wood(3, 4))
        .play('age 3')
        .side().wood,
    ).toEqual([4, 4]);
  });
  it('buyWood: a ducat is still paid, nothing boosts it (RB, “Acheter un bois”)', () => {
    const table = run({ op: 'buyWood', time: 2 }, (t) => t.purse(1).hand(1).apprentices(0, 11));
    expect(table.moves()).toEqual(['buy 2', 'buy 1', 'done']);
    expect(table.play('buy 2').side().ducats).toBe(0);
  });
  it('craft: under the conditions of the action, nothing boosts it', () => {
    const table = run({ op: 'craft', time: 1 }, (t) => t.wood(2).hand(32).apprentices(0, 43).purse(1));
    expect(table.moves()).toEqual(['craft 31 2', 'craft 31 3', 'craft 31 4', 'done']);
  });
  it('restore', () => expect(run({ op: 'restore', count: 1 }).play('restore 31 1').on(31)[0]).toEqual([0, 0, 0]));
  it('takeBackHelp: ignored without a blocked token (RB, glossary)', () => {
    expect(run({ op: 'takeBackHelp', count: 2 }, (t) => t.help(1)).side()).toMatchObject({ help: 0 });
    expect(run({ op: 'takeBackHelp', count: 2 }).asked()).toBeUndefined();
  });
  it('valorise: 2 boxes move a violin from 1 to 3 (RB, “Valoriser”)', () => {
    expect(
      run({ op: 'valorise', count: 2 }, (t) => t.heritage(0, 1))
        .play('valorise 1 3')
        .side().heritage,
    ).toEqual([0, 0, 1, 0]);
  });
  it('valorise: 3 boxes take a violin from 2 to 4 at best; one violin only (RB, “Valoriser”)', () => {
    const table = run({ op: 'valorise', count: 3 }, (t) => t.heritage(0, 2, 2));
    expect(table.moves()).toEqual(['valorise 2 4', 'valorise 2 3', 'done']);
    expect(table.play('valorise 2 3').side().heritage).toEqual([0, 1, 1, 0]);
    expect(table.asked()).toBeUndefined();
  });
  it('moveNotes', () => expect(run({ op: 'moveNotes', count: 1 }).play('shift left').side().studies).toBe(0));
  it('boostNote', () => expect(run({ op: 'boostNote', time: 3 }).play('mark 2').side()).toMatchObject({ boost: { beat: 1, time: 3 }, lutherie: 12 }));
  it('placeCard: with its prerequisites, or without (RB, “Poser une carte”)', () => {
    const lay = (t: Table) => t.hand(11, 9, 2).score('TTTTTTT');
    expect(run({ op: 'placeCard', count: 1, kind: 'any', free: false }, lay).moves()).toEqual(['place 2', 'done']);
    expect(run({ op: 'placeCard', count: 1, kind: 'apprentice', free: true }, lay).moves()).toEqual(['place 11', 'done']);
    expect(run({ op: 'placeCard', count: 1, kind: 'musician', free: true }, lay).moves()).toEqual(['place 9', 'place 2', 'done']);
  });
  it('recall', () => expect(run({ op: 'recall' }).play('take-back 31', 'take 1 0').side()).toMatchObject({ hand: [31], heritage: [1, 0, 0, 0] }));
  it('returnToHand: only an own partner', () => {
    expect(run({ op: 'returnToHand' }).moves()).toEqual(['take-back 31', 'done']);
    expect(run({ op: 'returnToHand' }, (t) => t.musician(32, 1, [0]), { card: 32 }).asked()).toBeUndefined();
  });
  it('useRelation: no musician twice in a chain', () => {
    const partner: Effect = { op: 'useRelation', target: 'partner', prestige: 4, violin: true };
    const lay = (t: Table) => t.musician(16, 0, [0]).musician(55, 0, [0]);
    expect(run(partner, lay).moves()).toEqual(['relate 16', 'relate 55', 'done']);
    expect(run(partner, lay).play('relate 55').moves()).toEqual(['relate 16', 'done']);
  });
  it('useRelation of an opponent: the effect is mine, its owner gets nothing (ruling P30)', () => {
    const table = run({ op: 'useRelation', target: 'opponent', prestige: 4, violin: false }, (t) => t.musician(16, 1));
    expect(table.play('relate 16').side().studies).toBe(2);
    expect(table.side(1)).toMatchObject({ studies: 0, ducats: 0 });
  });
  it('affiliatedAction: the action of the discarded card (RB, “Effectuer l’action affiliée”)', () => {
    const of = (discarded: number) => run({ op: 'affiliatedAction', time: 2 }, (t) => t.purse(1).wood(1), { discarded });
    expect(of(11).asked()).toBe('buy-wood');
    expect(of(26).side().studies).toBe(2);
    expect(of(41).asked()).toBe('craft');
    expect(of(56).asked()).toBe('relation-action');
    expect(of(71).asked()).toBe('restore');
  });
  it('per violin: counted on the musician, whoever owns them, one single action (RB, “Nombre de violons”)', () => {
    const effect: Effect = { op: 'per', count: 'violinsHere', gives: { op: 'buyWood', time: 1 } };
    const table = new Table()
      .musician(33, 0, [0], [1], [1])
      .purse(3)
      .begin({ step: 'effect', seat: 0, effect, ...source, card: 33 });
    expect(table.moves()).toEqual(['buy 3', 'buy 2', 'buy 1', 'done']);
    expect(run(effect, undefined, { bare: true }).asked()).toBeUndefined();
  });
  it('spend: a price, as often as said, and not at all if not wished', () => {
    const twice: Effect = { op: 'spend', cost: { ducat: 1 }, max: 2, gives: { op: 'gain', what: 'study', count: 1 } };
    expect(
      run(twice, (t) => t.purse(3))
        .play('spend ducat', 'spend ducat')
        .side(),
    ).toMatchObject({ ducats: 1, studies: 2 });
    expect(run(twice).moves()).toEqual(['spend ducat help 1', 'done']);
  });
  it('spend quality of wood: only Lutherie tokens, never the violin under them (RB, “Diminuer la qualité”)', () => {
    const effect: Effect = { op: 'spend', cost: { wood: 1 }, max: 1, gives: { op: 'gain', what: 'ducat', count: 1 } };
    expect(run(effect, (t) => t.wood(1)).asked()).toBeUndefined();
    expect(run(effect, (t) => t.wood(1, 2)).moves()).toEqual(['lower-wood 2', 'done']);
  });
  it('spend either: the Master helps only who has neither', () => {
    const effect: Effect = { op: 'spend', cost: { either: 1 }, max: 1, gives: { op: 'draw', count: 1 } };
    expect(run(effect, (t) => t.purse(0, 1)).moves()).toEqual(['spend study', 'done']);
    expect(run(effect).moves()).toEqual(['spend ducat help 1', 'done']);
  });
  it('seq: in order; a step that can’t be done is skipped', () => {
    const seq: Effect = {
      op: 'seq',
      of: [
        { op: 'ageWood', count: 1 },
        { op: 'gain', what: 'ducat', count: 1 },
      ],
    };
    expect(run(seq).side().ducats).toBe(1);
  });
  it('choose: different ones', () => {
    const from: Effect[] = [
      { op: 'gain', what: 'ducat', count: 1 },
      { op: 'gain', what: 'study', count: 1 },
    ];
    expect(run({ op: 'choose', count: 2, from }).play('choose 2').moves()).toEqual(['choose 1', 'done']);
  });
  it('addTime: the score stays as it is (RB, “Ajouter 1 temps”)', () => {
    expect(upon({ op: 'addTime', count: 2 }).moves('study')).toHaveLength(4);
  });
  it('split: 3 time into 2 and 1, for example (RB, “Décomposer une action”)', () => {
    const table = new Table().hand(26).begin({ step: 'effect', seat: 0, effect: { op: 'split' }, ...source }, { ...action, time: 3 });
    expect(table.moves()).toEqual(['part 1', 'part 2', 'part 3']);
    expect(table.play('part 2').moves('study')).toEqual(['study 2', 'study 1']);
    expect(table.play('study 2').moves('study')).toEqual(['study 1']);
    expect(table.play('study 1').side().studies).toBe(3);
  });
  it('withoutViolin', () => {
    const table = new Table().musician(16).begin({ step: 'effect', seat: 0, effect: { op: 'withoutViolin' }, ...source }, { ...action, line: 'relation' });
    expect(table.moves('relate')).toEqual(['relate 16']);
  });
  it('ignore: the action is absent (RB, “Ignorer l’action”)', () => {
    const table = upon({ op: 'ignore', gives: { op: 'gain', what: 'ducat', count: 1 } });
    expect(table.side().ducats).toBe(1);
    expect(table.asked()).toBeUndefined();
  });
});

describe('what owners may find on their cards', () => {
  const twoOfEither: Effect = { op: 'spend', cost: { either: 2 }, max: 1, gives: { op: 'draw', count: 1 } };

  it('2 of either kind: any mix, a token at a time, and the Master helps when both are gone', () => {
    const mixed = run(twoOfEither, (t) => t.purse(1, 1));
    expect(mixed.moves()).toEqual(['spend ducat', 'spend study', 'done']);
    expect(mixed.play('spend study').side()).toMatchObject({ ducats: 0, studies: 0 });
    const helped = run(twoOfEither, (t) => t.purse(1)).play('spend ducat');
    expect(helped.side()).toMatchObject({ ducats: 0, help: 1 });
    expect(run(twoOfEither, (t) => t.purse(0, 0).reserve(1)).moves()).toEqual([]);
  });
  it('a card of one affiliation', () => {
    const table = run({ op: 'spend', cost: { card: 'study' }, max: 1, gives: { op: 'gain', what: 'ducat', count: 1 } }, (t) => t.hand(2, 17, 33));
    expect(table.moves()).toEqual(['discard 17', 'done']);
  });
  it('a Relation action: draw, or use a musician of as much prestige', () => {
    const table = run({ op: 'relationAction', time: 1 }, (t) => t.musician(1, 0, [0]));
    expect(table.moves()).toContain('relate 1');
    expect(table.moves()).not.toContain('relate 31');
  });
  it('a slot without a bonus gives nothing', () => {
    const edition = structuredClone(game.edition.house) as { cards: { slots: { value: string[] } }[] };
    edition.cards[0].slots.value = ['none', 'none', 'none', 'none'];
    const bare = game.edition.read(edition) as { cards: { slots: string[] }[] };
    expect(bare.cards[0].slots).toEqual(['none', 'none', 'none', 'none']);
    const table = new Table().musician(1).wood(1);
    Object.assign(table.state, { edition: bare });
    table.action('craft', 1).play(table.moves('craft 1')[0]);
    expect(table.side()).toMatchObject({ ducats: 0, studies: 0, hand: [] });
    expect(table.asked()).toBeUndefined();
  });
  it('Lutherie tokens as a price: own ones off violins and wood in stock, back to the reserve (ruling P54)', () => {
    const price = (lutherie: number): Effect => ({ op: 'spend', cost: { lutherie }, max: 1, gives: { op: 'gain', what: 'ducat', count: 1 } });
    const lay = (t: Table) => t.musician(16, 1, [1, 1, 0], [1, 1]).wood(2);
    const table = run(price(3), lay);
    expect(table.moves()).toEqual(['lower-wood 2', 'lift 31 1', 'lift 16 1', 'done']);
    table.play('lift 16 1');
    expect(table.on(16)[0]).toEqual([1, 1]);
    expect(table.moves()).toEqual(['lower-wood 2', 'lift 31 1']);
    expect(table.play('lift 31 1').side()).toMatchObject({ ducats: 1, wood: [1], lutherie: 13 });
    // nothing in the reserve can be spent: there are three tokens out, not four
    expect(run(price(4), lay).asked()).toBeUndefined();
  });
  it('Mascitti takes nothing but what counts the violins there: the musician is taken back all the same (ruling P52)', () => {
    const partner: Effect = { op: 'useRelation', target: 'partner', prestige: 4, violin: false };
    const collector = run(partner, (t) => t.musician(66)).play('relate 66', 'take 4 0');
    expect(collector.moves()).toEqual(['take-back 66', 'done']);
    const veracini = run(partner, (t) => t.musician(38).purse(1)).play('relate 38', 'buy 3');
    expect(veracini.moves('craft')).toEqual(['craft 38 1', 'craft 38 2', 'craft 38 3']);
    expect(
      run(partner, (t) => t.musician(33, 0, [1]))
        .play('relate 33')
        .side().ducats,
    ).toBe(0);
  });

  /** An Atelier in which musician 1 is used by the second note, a Relation. */
  const relating = (relation: Effect, score: string): Table => {
    const edition = structuredClone(game.edition.house) as { cards: Record<string, { value: unknown }>[] };
    edition.cards[0].relation.value = relation;
    const table = new Table().score(score).musician(1, 0, [0]);
    Object.assign(table.state, { edition: game.edition.read(edition) });
    return table.begin({ step: 'sequence', seat: 0 }).play('atelier', 'study 1', 'relate 1');
  };
  const now = ({ state }: Table) => state.agenda.findLast((frame) => frame.step === 'action');
  it('a token on a note by a Relation is for the next Atelier, not for the one that is going on (ruling P10)', () => {
    const table = relating({ op: 'boostNote', time: 3 }, 'ERETBEB').play('mark 3');
    expect(table.moves('study')).toEqual(['study 1']);
    table.play('study 1', 'ignore', 'ignore', 'study 1', 'ignore');
    expect(table.side().boost).toEqual({ beat: 2, time: 3 });
    table.begin({ step: 'sequence', seat: 0 }).play('atelier', 'ignore', 'ignore');
    expect(table.moves('study')).toEqual(['study 3', 'study 2', 'study 1']);
  });
  it('notes moved by a Relation: each sounds once, the leftmost that has not is next (ruling P55)', () => {
    const right = relating({ op: 'moveNotes', count: 1 }, 'ERECTET').play('shift right');
    // T E R E C T E: Study and Relation have sounded, the Restoration that came round has not
    expect(now(right)).toMatchObject({ line: 'restoration', time: 1 });
    expect(now(right.play('ignore'))).toMatchObject({ line: 'study', time: 1 });
    const left = relating({ op: 'moveNotes', count: 1 }, 'ERECTEE').play('shift left');
    // R E C T E E E: the last E has sounded, and does not merge
    expect(now(left.play('study 1', 'ignore'))).toMatchObject({ line: 'study', time: 2 });
    expect(left.play('study 2').side().studies).toBe(4);
    const swapped = relating({ op: 'moveNotes', count: 1 }, 'ERECTET').play('swap 2');
    expect(now(swapped)).toMatchObject({ line: 'study', time: 1 });
    // without wood the Crafting is over by itself
    expect(now(swapped.play('study 1'))).toMatchObject({ line: 'restoration', time: 1 });
  });
  it('an opponent’s musician with a violin of yours is told as such', () => {
    const words = wordsFor(box, 'en', []);
    expect(phrase({ op: 'useRelation', target: 'opponent', prestige: 2, violin: true }, words)).toContain('an opponent’s musician who has a violin of yours');
    expect(phrase(twoOfEither, words)).toBe('spend 2 ducats or studies to draw 1 card');
  });
  it('is played under all oracles', () => {
    const edition = structuredClone(game.edition.house) as { cards: Record<string, { value: unknown }>[] };
    const effects: Effect[] = [
      twoOfEither,
      { op: 'relationAction', time: 2 },
      { op: 'spend', cost: { card: 'wood' }, max: 2, gives: { op: 'gain', what: 'study', count: 1 } },
      { op: 'spend', cost: { lutherie: 2 }, max: 2, gives: { op: 'gain', what: 'either', count: 1 } },
      { op: 'moveNotes', count: 2 },
      { op: 'boostNote', time: 3 },
      { op: 'useRelation', target: 'partner', prestige: 4, violin: false },
      { op: 'seq', of: [{ op: 'gain', what: 'either', count: 1 }, { op: 'returnToHand' }] },
    ];
    for (const [at, card] of edition.cards.entries()) {
      if (card.slots !== undefined) (card.slots.value as string[])[0] = 'none';
      if (card.relation !== undefined) card.relation.value = effects[at % effects.length];
    }
    // a Relation of one beat for all, so that random moves get there
    for (const card of edition.cards) if (card.prestige !== undefined) card.prestige.value = 1;
    const settings = [2, 4, 1].map((players) => ({ players, edition }));
    expect(fuzz(game, { moves: 4000, seed: 'owners', settings }).violation).toBeUndefined();
  });
});
