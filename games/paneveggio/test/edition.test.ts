/** The edition: every value with its mark, and replaceable. */
import { marksOf, Refusal } from '@bottega/kernel';
import { fuzz } from '@bottega/kernel/proof';
import { expect, it } from 'vitest';
import { HOUSE } from '../edition/schema.ts';
import { game } from '../rules/game.ts';

type Annotated = { handLimit: { value: number }; cards: { affiliation: { value: string; mark: string } }[] };
const changed = (change: (edition: Annotated) => void): unknown => {
  const edition = structuredClone(game.edition.house) as Annotated;
  change(edition);
  return edition;
};

it('what the rulebook states of the cards is marked RB, the rest is ours', () => {
  const marks = marksOf(game.edition.house);
  const of = (path: string) => marks.find((value) => value.path === path)?.mark;
  expect([of('tokens'), of('cards.7.requires'), of('cards.22.affiliation'), of('cards.57.action'), of('cards.10.endgame')]).toEqual([
    'RB',
    'RB',
    'RB',
    'RB',
    'RB',
  ]);
  expect([of('cards.7.relation'), of('cards.0.slots'), of('starters.0.score'), of('endgame.quietRounds')]).toEqual(['OUR', 'OUR', 'OUR', 'OUR']);
});

it('fifteen cards for each action; apprentices ask for 25 different sequences that hold their own action', () => {
  for (const [at, line] of HOUSE.lines.entries()) {
    expect(HOUSE.cards.slice(at * 15, at * 15 + 15).every((card) => card.affiliation === line)).toBe(true);
  }
  const sequences = HOUSE.cards.flatMap((card) => (card.kind === 'apprentice' ? [card.sequence] : []));
  expect(new Set(sequences.map((sequence) => sequence.join(' '))).size).toBe(25);
  for (const card of HOUSE.cards) if (card.kind === 'apprentice') expect(card.sequence).toContain(card.affiliation);
});

it('another edition is played with, and read back with its states', () => {
  const edition = changed((file) => {
    file.handLimit.value = 3;
  });
  const state = game.setup({ players: 2, edition }, 'edition');
  expect(state.edition?.handLimit).toBe(3);
  expect(fuzz(game, { moves: 1_500, seed: 'edition', settings: [{ players: 2, edition }] }).violation).toBeUndefined();
});

it('a wrong one is refused with the path of the fault', () => {
  const wrong = changed((file) => {
    file.cards[3].affiliation.value = 'dance';
  });
  expect(() => game.setup({ players: 2, edition: wrong }, 'wrong')).toThrow(Refusal);
  expect(() => game.edition.read(wrong)).toThrow(/cards\.3/);
});
