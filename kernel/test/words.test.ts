import { type Dictionary, FAULTS, type GameBox, KERNEL_REFUSALS, KERNEL_TEXT, LANGUAGES, Words, wordsFor } from '@bottega/kernel';
import { checkWords } from '@bottega/kernel/proof';
import { describe, expect, it } from 'vitest';
import { box } from '../../examples/mercato/index.ts';

const MESSAGES: Dictionary = {
  'event.took': '{seat} takes {count, plural, one {# {colour} block} other {# {colour} blocks}} from {other}.',
  'prompt.place': 'Place {things}.',
  'refusal.waiting': 'Waiting for {seats}.',
  'move.paint': 'paint it {colour}',
  'colour.green': 'green',
  'colour.#': '{count} {colour}',
  'event.drew': 'New: {colour}. And {things}.',
};
const words = new Words('en', MESSAGES, ['Ada', 'Bea', 'Cleo']);

describe('words', () => {
  it('speak of players by name and count correctly', () => {
    expect(words.event({ code: 'took', seat: 0, other: 2, count: 1, colour: 'green' })).toBe('Ada takes 1 green block from Cleo.');
    expect(words.event({ code: 'took', seat: 1, other: 0, count: 3, colour: 'green' })).toBe('Bea takes 3 green blocks from Ada.');
  });
  it('number a seat without a name', () => expect(words.name(3)).toBe('4'));
  it('leave a parameter as it is where there is no message for it', () => expect(words.move({ do: 'paint', colour: 'red' } as never)).toBe('Paint it red'));
  it('put a name for a parameter where there is one', () => expect(words.move({ do: 'paint', colour: 'green' } as never)).toBe('Paint it green'));
  it('join lists', () => {
    expect(words.refusal({ code: 'waiting', seats: [0, 1, 2] })).toBe('Waiting for Ada, Bea, and Cleo.');
    expect(words.refusal({ code: 'waiting', seats: [1] })).toBe('Waiting for Bea.');
    expect(words.prompt({ code: 'place', things: ['one', 'two'] })).toBe('Place one and two.');
    expect(new Words('fr', MESSAGES, ['Ada', 'Bea']).refusal({ code: 'waiting', seats: [0, 1] })).toBe('Waiting for Ada et Bea.');
  });
  it('count what a list holds more than once, where a message says how', () => {
    const drew = (colour: string[]): string => words.event({ code: 'drew', colour, things: ['one', 'one'] });
    expect(drew(['green', 'red', 'green'])).toBe('New: 2 green and 1 red. And one and one.');
    expect(drew(['green', 'red'])).toBe('New: green and red. And one and one.');
  });
  it('have no silence: a missing key throws', () => expect(() => words.event({ code: 'lost' })).toThrow('no en words for event.lost'));
  it('throw when a parameter is missing', () => expect(() => words.prompt({ code: 'place' })).toThrow());
});

describe('the kernel’s own words', () => {
  it.each(LANGUAGES)('say every refusal of the kernel in %s', (language) => {
    expect(Object.keys(KERNEL_TEXT[language]).sort()).toEqual(
      [
        ...['outcome.reveals', 'outcome.score', 'edition.#', 'edition.mark', 'edition.note', 'edition.whole', 'edition.name'],
        ...LANGUAGES.map((name) => `edition.${name}`),
        ...FAULTS.map((code) => `fault.${code}`),
        ...KERNEL_REFUSALS.map((code) => `refusal.${code}`),
      ].sort(),
    );
  });
  it('stand beside a game’s own', () => {
    const both = wordsFor(box, 'en', ['Ada', 'Bea']);
    expect(both.refusal({ code: 'game-over' })).toBe('The game is over.');
    expect(both.refusal({ code: 'nothing-to-beg', other: 1 })).toBe('Bea has no card to give.');
  });
});

describe('the proof of the words finds', () => {
  const broken = (change: Partial<GameBox>): string[] => checkWords({ ...box, ...change }, 200);
  const dutch = (change: Dictionary): Partial<GameBox> => ({ text: { ...box.text, nl: { ...box.text.nl, ...change } } });

  it('a missing key', () => {
    const { 'event.drew': _, ...rest } = box.text.nl;
    expect(broken({ text: { ...box.text, nl: rest } })).toContain('nl: event.drew is missing');
  });
  it('a key that is never said', () => expect(broken(dutch({ 'event.flew': 'vliegt' }))).toContain('nl: event.flew is never said'));
  it('a key of the kernel', () => expect(broken(dutch({ 'refusal.game-over': 'af' }))).toContain('nl: refusal.game-over belongs to the kernel'));
  it('a forgotten parameter', () => expect(broken(dutch({ 'move.bid': 'bieden' }))).toContain('nl: move.bid speaks of {}, English of {coins}'));
  it('a parameter nobody gives', () => {
    const { en, fr, de, nl } = box.text;
    const who = { 'move.draw': '{who}' };
    expect(broken({ text: { en: { ...en, ...who }, fr: { ...fr, ...who }, de: { ...de, ...who }, nl: { ...nl, ...who } } }).join()).toMatch(/en: .*who/);
  });
  it('an event that is not listed', () => expect(broken({ codes: { ...box.codes, events: [] } }).join()).toMatch('en: event.drew is never said'));
  it('a drawing that fails', () => expect(broken({ draw: () => `${undefined}` })).toContain('fr: “undefined”'));
});
