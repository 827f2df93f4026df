/** A walk through a chapter, and the proof of courses: whatever is broken in one is found. */
import { type Dictionary, LANGUAGES, type Language } from '@bottega/kernel';
import { type Chapter, readChapter, type Step, Walk } from '@bottega/kernel/lessons';
import { type CourseFiles, checkLessons } from '@bottega/kernel/proof';
import { describe, expect, it } from 'vitest';
import { game } from '../../examples/mercato/core.ts';

// one coin each; the first has a plum and a fig, the other a plum and an apple
const MARKET = game.setup({ players: 2 }, 'lesson');

const STEPS: Step[] = [
  { id: 'look', position: 'market', point: ['stall:0'], figures: { coins: { state: 'traders.0.coins' } } },
  {
    id: 'sell',
    line: ['sell plum'],
    done: [{ code: 'sold', seat: 0 }],
    figures: { worth: { after: ['sell plum'], figure: { event: { code: 'sold' }, get: 'coins' } } },
    answers: [
      { id: 'fig', moves: ['sell fig'], figures: { fig: { after: ['sell fig'], figure: { event: { code: 'sold' }, get: 'coins' } } } },
      { id: 'beg', moves: ['beg *'], shows: ['give *'] },
      { id: 'draw', moves: ['draw'], accept: true },
    ],
  },
];

const CHAPTER: Chapter = { id: 'market', version: 1, seat: 0, steps: STEPS };
const SAID: Dictionary = {
  idea: 'Sell dear what you got for nothing.',
  other: 'That brings {brings}.',
  'other.plain': 'Not now.',
  'market.title': 'The market',
  'market.goal': 'Sell something.',
  'market.remember': 'Sell plums.',
  'market.look': 'You have {coins, plural, one {# coin} other {# coins}}.',
  'market.sell': 'Sell a plum for {worth} coins.',
  'market.sell.fig': 'A fig brings {fig} only, a plum {worth}.',
  'market.sell.beg': 'You got a card and no coins.',
  'market.sell.draw': 'That does as well.',
};
const DONE_BY_ONE_MOVE: Chapter = { ...CHAPTER, steps: [STEPS[0], { ...STEPS[1], done: undefined }] };

const filesOf = (chapter: Chapter, said: Partial<Record<Language, Dictionary>> = {}): CourseFiles => ({
  course: { chapters: [{ id: 'market', minutes: 1, rules: [] }], first: { players: 2, level: 'novice', options: {} } },
  chapters: [chapter],
  positions: { market: MARKET },
  text: { ...(Object.fromEntries(LANGUAGES.map((language) => [language, SAID])) as Record<Language, Dictionary>), ...said },
});
const changed = (step: Partial<Step>): Chapter => ({ ...DONE_BY_ONE_MOVE, steps: [STEPS[0], { ...DONE_BY_ONE_MOVE.steps[1], ...step }] });
const faultsOf = (chapter: Chapter, said?: Partial<Record<Language, Dictionary>>): string => checkLessons(game, filesOf(chapter, said)).join('\n');

describe('a walk through a chapter', () => {
  const begin = (): Walk => new Walk(game, CHAPTER, { market: MARKET });
  const move = (text: string) => game.notation.read(text);
  const asked = (): Walk => {
    const walk = begin();
    walk.next();
    return walk;
  };

  it('tells with figures from the position, then asks', () => {
    const walk = begin();
    expect([walk.stage, walk.said]).toEqual(['telling', { key: 'look', figures: { coins: 1 } }]);
    walk.next();
    expect([walk.stage, walk.said?.key]).toEqual(['asking', 'sell']);
  });
  it('plays what is asked for, and is over with the last step', () => {
    const walk = asked();
    expect(walk.play(move('sell plum'))).toEqual({ became: 'played', answer: null });
    expect([walk.stage, walk.history]).toEqual(['over', ['next', 'sell plum']]);
  });
  it('answers another legal move, and leaves the table as it is', () => {
    const walk = asked();
    const before = JSON.stringify(walk.state);
    expect(walk.play(move('sell fig')).became).toBe('answered');
    expect([walk.reply?.key, walk.misses, JSON.stringify(walk.state)]).toEqual(['sell.fig', 1, before]);
  });
  it('refuses what the rules refuse, in their words', () => {
    expect(() => asked().play(move('sell apple'))).toThrow('no-such-card');
  });
  it('shows the worse move with what follows it, and takes it back', () => {
    const walk = asked();
    const before = JSON.stringify(walk.state);
    expect(walk.play(move('beg 1')).became).toBe('shown');
    expect([walk.stage, walk.due?.seat]).toEqual(['others', 1]);
    walk.letMove();
    expect([walk.stage, walk.reply?.key]).toEqual(['showing', 'sell.beg']);
    walk.next();
    expect([walk.stage, JSON.stringify(walk.state)]).toEqual(['asking', before]);
  });
  it('goes back to the step before, and on from where it was left', () => {
    const walk = asked();
    walk.back();
    expect([walk.stage, walk.index, walk.history]).toEqual(['telling', 0, []]);
    const again = begin();
    again.resume(['next']);
    expect(again.step?.id).toBe('sell');
    expect(() => begin().resume(['next', 'sell fig'])).toThrow('not asked for');
  });
});

describe('the proof of a course', () => {
  it('finds nothing in a sound one', () => expect(checkLessons(game, filesOf(DONE_BY_ONE_MOVE))).toEqual([]));

  it.each([
    ['a line that is not legal', changed({ line: ['sell apple'] }), 'can’t be played'],
    ['an end that never comes', changed({ done: [{ code: 'begged' }] }), 'not done by its line'],
    ['an answer to no move', changed({ answers: [{ id: 'rest', moves: ['rest'] }] }), 'rest is missing'],
    [
      'something to show that can’t be played',
      changed({ answers: [...STEPS[1].answers!.slice(0, 1), { id: 'beg', moves: ['beg *'], shows: ['draw', 'draw'] }, STEPS[1].answers![2]] }),
      'nobody can',
    ],
    ['a figure that is none', changed({ figures: { worth: { state: 'traders.0.hand' } } }), 'is no number'],
    ['an accepted way that leads nowhere', CHAPTER, 'nothing that is accepted'],
    ['a lecture', { ...CHAPTER, steps: ['a', 'b', 'c'].map((id) => ({ ...STEPS[0], id })) }, 'in a row'],
    ['a position that is not there', changed({ position: 'shop' }), 'no position shop'],
  ])('finds %s', (_, chapter, fault) => expect(faultsOf(chapter)).toContain(fault));

  it.each([
    ['a missing text', { 'market.look': undefined }, 'market.look is missing'],
    ['a text that nobody says', { 'market.loud': 'Hey.' }, 'market.loud is never said'],
    ['a long text', { 'market.look': `${'word '.repeat(30)}{coins}` }, 'has 31 words'],
    ['a number in the words', { 'market.look': '{coins} of 7' }, 'a number of its own'],
    ['a figure left out', { 'market.look': 'Coins.' }, 'speaks of {}'],
    ['a figure that is not worked out', { 'market.goal': '{pears} pears' }, 'market.goal'],
  ])('finds %s', (_, change, fault) => {
    const dutch = Object.fromEntries(Object.entries({ ...SAID, ...change }).filter((entry): entry is [string, string] => entry[1] !== undefined));
    expect(faultsOf(DONE_BY_ONE_MOVE, { nl: dutch })).toContain(`nl: `);
    expect(faultsOf(DONE_BY_ONE_MOVE, { nl: dutch })).toContain(fault);
  });

  it('a file that is no chapter is refused', () => expect(() => readChapter({ ...CHAPTER, steps: [{ id: 'A step' }] })).toThrow());
});
