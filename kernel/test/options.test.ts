import { type OptionSpec, readOptions, readPlayers } from '@bottega/kernel';
import { describe, expect, it } from 'vitest';
import { game as mercato } from '../../examples/mercato/rules/game.ts';
import { reasonOf } from './refuse.ts';

const SPECS: readonly OptionSpec[] = [
  { id: 'solo', values: [true, false], default: false },
  { id: 'deck', values: ['short', 'long'], default: 'long' },
];

describe('options', () => {
  it('are filled in with their defaults', () => {
    expect(readOptions(SPECS)).toEqual({ solo: false, deck: 'long' });
    expect(readOptions(SPECS, { deck: 'short' })).toEqual({ solo: false, deck: 'short' });
  });

  it('are refused when the game does not know them', () => {
    expect(reasonOf(() => readOptions(SPECS, { speed: 3 }))).toEqual({ code: 'unknown-option', option: 'speed', known: ['solo', 'deck'] });
  });

  it.each(['middle', true, null, undefined, 0])('are refused with the values they may have: %s', (given) => {
    expect(reasonOf(() => readOptions(SPECS, { deck: given }))).toEqual({ code: 'bad-option', option: 'deck', given, values: ['short', 'long'] });
  });

  it('may have values that so many players at least are needed for', () => {
    const specs: readonly OptionSpec[] = [{ id: 'deal', values: ['dealt', 'draft'], default: 'dealt', least: { draft: 2 } }];
    expect(readOptions(specs, { deal: 'draft' }, 2)).toEqual({ deal: 'draft' });
    expect(reasonOf(() => readOptions(specs, { deal: 'draft' }, 1))).toEqual({ code: 'bad-option', option: 'deal', given: 'draft', values: ['dealt'] });
  });

  it.each([null, 'short', 3, []])('are refused when they are no record: %j', (given) => {
    expect(reasonOf(() => readOptions(SPECS, given)).code).toBe('bad-option');
  });

  it('do not come from the prototype', () => {
    expect(reasonOf(() => readOptions([], JSON.parse('{"__proto__": 1}'))).code).toBe('unknown-option');
    expect(readOptions(SPECS, Object.create({ deck: 'short' }))).toEqual({ solo: false, deck: 'long' });
  });
});

describe('player counts', () => {
  it.each([2, 3])('%i fits', (given) => expect(readPlayers(given, { min: 2, max: 3 })).toBe(given));

  it.each([1, 4, 2.5, Number.NaN, '2', null, undefined])('%s is refused with the bounds', (given) => {
    expect(reasonOf(() => readPlayers(given, { min: 2, max: 3 }))).toEqual({ code: 'bad-players', given, min: 2, max: 3 });
  });
});

describe('setting up a game', () => {
  it('refuses what the game does not know', () => {
    expect(reasonOf(() => mercato.setup({ players: 5 }, 's')).code).toBe('bad-players');
    expect(reasonOf(() => mercato.setup({ players: 2, options: { haggling: true } }, 's')).code).toBe('unknown-option');
    expect(reasonOf(() => mercato.setup({ players: 2, options: { bidding: 'no' } }, 's')).code).toBe('bad-option');
    expect(reasonOf(() => mercato.setup({ players: 2, edition: {} }, 's')).code).toBe('bad-edition');
  });
});
