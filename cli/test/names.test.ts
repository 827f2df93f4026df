/** Names as a part of editions, told wherever a game is told; and editions of before, which have none. */
import { readFileSync, writeFileSync } from 'node:fs';
import { changed, type EditionSheet, LANGUAGES, ownWords, replay, type SavedGame, wholeEdition, wordsFor } from '@bottega/kernel';
import { describe, expect, it } from 'vitest';
import { houseCatalogue } from '../catalogue.ts';
import { bottega, scratch } from './harness.ts';

const catalogue = houseCatalogue();
const boxes = await Promise.all(catalogue.ids.map((id) => catalogue.open(id)));
const file = scratch();
const boxOf = (id: string) => boxes.find(({ game }) => game.id === id)!;

/** Where a name stands, the word it takes the place of, and a word that has it inside. */
const NAMED = [
  ['paneveggio', 'cards.53.name', 'card.54', { code: 'relation-used', seat: 0, card: 54 }],
  ['carrara', 'cities.pisa.name', 'city.pisa', null],
  ['la-stanza', 'names.leonardo', 'character.leonardo', null],
] as const;

describe.each(NAMED)('a name of an edition of %s', (id, path, key, event) => {
  const box = boxOf(id);
  const withNames = (value: unknown): unknown => changed(box.game.edition, { [path]: { value, mark: 'BOX' } });
  const words = (language: 'en' | 'fr', value: unknown) =>
    wordsFor(box, language, ['Ada'], ownWords(box, language, box.game.setup({ players: 2, edition: withNames(value) }, 's').edition));
  const house = (language: 'en' | 'fr'): string => wordsFor(box, language, []).say(key);

  it('is told in its language; elsewhere, or where it is empty, the house’s stands', () => {
    const names = { en: "L'Otto", de: ' ' };
    expect(words('en', names).say(key)).toBe('L’Otto');
    expect(words('fr', names).say(key)).toBe(house('fr'));
    expect(words('en', { en: '  ' }).say(key)).toBe(house('en'));
    if (event !== null) expect(words('en', names).event(event)).toContain('L’Otto');
  });

  it('goes with the game, and into what the terminal draws', () => {
    const state = box.game.setup({ players: 2, edition: withNames({ en: 'Otto' }) }, 's');
    expect(box.game.read(JSON.parse(JSON.stringify(state)))).toEqual(state);
    expect(wordsFor(box, 'en', [], ownWords(box, 'en', (box.game.view(state, 0) as { edition: unknown }).edition)).say(key)).toBe('Otto');
  });

  it.each([
    [{ en: 'x'.repeat(41) }, 'letters-most', 'at most 40 letters'],
    [{ en: '{seat}' }, 'name-signs', 'brackets'],
    [{ en: 'a\u200bb' }, 'name-signs', 'invisible'],
    [{ it: 'Otto' }, 'unknown', 'nothing of that name'],
    [{ en: 7 }, 'text', 'must be a text'],
  ])('that can’t be is refused with its place (%j)', (value, fault, told) => {
    const [found] = box.game.edition.faults(withNames(value));
    expect(found).toMatchObject({ path: `${path}.value.${Object.keys(value)[0]}`, fault });
    for (const language of LANGUAGES) expect(wordsFor(box, language, []).refusal({ code: 'bad-edition', ...found })).not.toMatch(/undefined|\[object|^$/);
    expect(wordsFor(box, 'en', []).refusal({ code: 'bad-edition', ...found })).toContain(told);
  });

  it('is compared with the house’s by the command line', async () => {
    writeFileSync(file(`${id}.json`), JSON.stringify({ game: id, name: 'Mine', changes: { [path]: { value: { en: 'Otto' }, mark: 'BOX' } } }));
    const { out } = await bottega(['edition', id, '--diff', file(`${id}.json`)], [], boxes);
    expect(out).toContain(`- ${house('en')}\n  + in English Otto (BOX)`);
  });
});

it('a game at the terminal and its replay tell the names of its edition', async () => {
  writeFileSync(file('own.json'), JSON.stringify({ game: 'carrara', name: 'x', changes: { 'cities.lerici.name': { value: { en: 'Ottonia' }, mark: 'BOX' } } }));
  const played = await bottega(['play', 'carrara', '--edition', file('own.json'), '--seats', 'human,random', '--file', file('game.json')], ['quit'], boxes);
  expect(played.out).toContain('Ottonia');
  expect(played.out).not.toContain('Lerici');
});

describe.each(['carrara', 'la-stanza', 'paneveggio'])('what was landed before editions of %s had names', (id) => {
  const box = boxOf(id);
  const landed = JSON.parse(readFileSync(new URL(`landed/${id}.json`, import.meta.url), 'utf8')) as {
    sheet: EditionSheet;
    saved: SavedGame;
    state: { edition: unknown };
  };

  it('is still read: the sheet of changes, the saved game with its edition, the state', () => {
    expect(box.game.edition.faults(wholeEdition(box.game, landed.sheet))).toEqual([]);
    expect(box.game.edition.faults(landed.saved.edition)).toEqual([]);
    const { state } = replay(box.game, landed.saved);
    expect(JSON.parse(JSON.stringify(box.game.read(landed.state)))).toEqual(JSON.parse(JSON.stringify(state)));
  });
});
