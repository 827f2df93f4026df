/** The edition: every value with its mark, and replaceable. */
import { marksOf, Refusal } from '@bottega/kernel';
import { fuzz } from '@bottega/kernel/proof';
import { expect, it } from 'vitest';
import { HOUSE_EDITION } from '../edition/schema.ts';
import { game } from '../rules/game.ts';

type Annotated = { handLimit: { value: number }; cards: { affiliation: { value: string; mark: string } }[] };
const changed = (change: (edition: Annotated) => void): unknown => {
  const edition = structuredClone(game.edition.house) as Annotated;
  change(edition);
  return edition;
};

it('exactly what the rulebook states of the cards is marked RB, the rest is ours', () => {
  const stated: Record<string, number[]> = {};
  for (const { path, mark } of marksOf(game.edition.house)) {
    const [, index, field] = /^cards\.(\d+)\.(\w+)$/.exec(path) ?? [];
    if (mark === 'RB' && field !== undefined) stated[field] = [...(stated[field] ?? []), Number(index) + 1];
    else if (field !== undefined) expect(mark, path).toBe('OUR');
  }
  const scoring = [11, 26, 41, 71].flatMap((first) => [0, 1, 2, 3, 4].map((more) => first + more));
  expect(stated).toEqual({
    kind: [1, 7, 8, 10, 16, 29, 31, 43, 46, 54, 58, 61, 62, 69],
    affiliation: [23, 29, 43, 58],
    prestige: [1, 7, 8, 16, 31, 46, 61, 62, 69],
    requires: [8],
    relation: [10, 21, 38, 51, 67],
    endOfTurn: [22, 23, 54, 68],
    action: [29, 43, 58],
    // which cards the Relation apprentices count is ours
    endgame: scoring,
  });
});

it('outside the cards, the starter decks, which of them is recommended, and the two stops are ours; the order of the lines follows from the book', () => {
  const others = marksOf(game.edition.house).filter(({ path, mark }) => !path.startsWith('cards.') && mark !== 'RB');
  expect(others.filter(({ path }) => !path.startsWith('starters.')).map(({ path, mark }) => `${path} ${mark}`)).toEqual([
    'lines DER',
    'start.recommended OUR',
    'endgame.quietRounds OUR',
    'endgame.rounds OUR',
  ]);
  expect(others.filter(({ path, mark }) => path.startsWith('starters.') && mark === 'OUR')).toHaveLength(20);
});

it('fifteen cards for each action; apprentices ask for 25 different sequences that hold their own action', () => {
  for (const [at, line] of HOUSE_EDITION.lines.entries()) {
    expect(HOUSE_EDITION.cards.slice(at * 15, at * 15 + 15).every((card) => card.affiliation === line)).toBe(true);
  }
  const sequences = HOUSE_EDITION.cards.flatMap((card) => (card.kind === 'apprentice' ? [card.sequence] : []));
  expect(new Set(sequences.map((sequence) => sequence.join(' '))).size).toBe(25);
  for (const card of HOUSE_EDITION.cards) if (card.kind === 'apprentice') expect(card.sequence).toContain(card.affiliation);
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
