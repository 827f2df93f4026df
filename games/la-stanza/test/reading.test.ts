import { marksOf } from '@bottega/kernel';
import { fuzz } from '@bottega/kernel/proof';
import { describe, expect, it } from 'vitest';
import { CHARACTERS } from '../edition/names.ts';
import { EDITION_KIT } from '../edition/schema.ts';
import { game } from '../rules/game.ts';
import { notation } from '../rules/notation.ts';
import type { State } from '../rules/state.ts';
import { reasonOf, table } from './table.ts';

type Annotated = Record<string, { value: unknown; mark: string } & Record<string, { value: unknown }>>;

describe('reading a state', () => {
  it('a state of the game is taken as it is', () => {
    const state = table(3);
    expect(game.read(structuredClone(state))).toEqual(state);
  });

  it('a state of the first rules is one in which anybody may be hired (LS-A9)', () => {
    const { options, ...rest } = structuredClone(table(3));
    const { hires: _, ...former } = options;
    expect(game.read({ ...rest, options: former }).options.hires).toBe('any');
  });

  it.each<[string, (state: State) => void]>([
    ['a lost character', (state) => state.pile.pop()],
    ['a character twice', (state) => state.pile.push(state.pile[0])],
    ['a starter in the pile', (state) => (state.pile[0] = 41)],
    ['a lost meeple', (state) => state.players[0].meeples[0]--],
    ['a lost disc', (state) => state.players[0].discs--],
    ['a bonus tile twice', (state) => (state.grid[0] = state.grid[1])],
    ['an artwork from nowhere', (state) => state.artworks[0]++],
    ['five books of a colour', (state) => (state.players[0].books[3] = 5)],
    ['a character on the Bonus space', (state) => (state.spaces[0] = state.pile.pop() as number)],
    ['a character under the financier', (state) => (state.players[0].financier = 3)],
    ['a foreign seat', (state) => state.passed.push(3)],
    ['a foreign step', (state) => state.agenda.push({ step: 'dance', seat: 0 } as never)],
    ['negative florins', (state) => (state.players[0].florins = -1)],
    ['a boat off the track', (state) => (state.players[0].boat = 17)],
    ['too many recruitment spaces', (state) => state.players[0].recruits.push(-1)],
  ])('refuses %s', (_what, spoil) => {
    const state = structuredClone(table(3));
    spoil(state);
    expect(reasonOf(() => game.read(state))?.code).toBe('bad-state');
  });

  it('refuses a boat beyond the track of its own edition, and takes one on it', () => {
    const edition = structuredClone(EDITION_KIT.house) as Annotated;
    edition.moneyTrack.florins.value = Array(20).fill(7);
    edition.moneyTrack.points.value = Array(20).fill(0);
    const state = game.setup({ players: 2, edition }, 'long track');
    state.players[0].boat = 19;
    expect(game.read(structuredClone(state))).toEqual(state);
    state.players[0].boat = 20;
    expect(reasonOf(() => game.read(state))).toMatchObject({ code: 'bad-state', path: 'players.0.boat' });
  });

  it.each([null, 7, 'state', [], {}])('refuses %j', (rubbish) => {
    expect(reasonOf(() => game.read(rubbish))?.code).toBe('bad-state');
  });
});

const SHORT_TRACK = {
  florins: { value: [7, 9, 12, 15, 15, 15], mark: 'DER' },
  points: { value: [0, 0, 0, 0, 4, 9], mark: 'DER' },
  whiteMeeples: { value: [2, 4, 5], mark: 'DER' },
};

describe('the edition', () => {
  it('marks every value with its origin', () => {
    const marks = marksOf(EDITION_KIT.house);
    expect(marks.length).toBeGreaterThan(60);
    const our = marks.filter((entry) => entry.mark === 'OUR').map((entry) => entry.path);
    expect(our).toContain('hiringCosts');
    expect(our).toContain('passing.4');
    expect(our).not.toContain('museum.4');
  });

  it('says of a value in part from elsewhere which part that is', () => {
    const marks = new Map(marksOf(EDITION_KIT.house).map((entry) => [entry.path, entry]));
    expect(marks.get('moneyTrack.points')).toMatchObject({ mark: 'PUB', note: expect.stringContaining('13 and 15') });
    expect(marks.get('starters.discoveries')).toMatchObject({ mark: 'RB', note: expect.stringContaining('discipline') });
  });

  it.each<[string, (edition: Annotated) => void]>([
    ['a missing value', (edition) => delete edition.hiringCosts],
    ['a foreign mark', (edition) => (edition.hiringCosts.mark = 'TBD')],
    ['too few prices', (edition) => (edition.hiringCosts.value = [1, 2])],
    ['a price below nothing', (edition) => (edition.hiringCosts.value = [6, 5, 4, 3, 2, -1])],
    ['a key too many', (edition) => Object.assign(edition, { weather: { value: 1, mark: 'OUR' } })],
    ['six recruitment spaces', (edition) => (edition.recruitmentSpaces['3'].value = 6)],
    ['no place for a majority', (edition) => (edition.museum['2'].value = [])],
    ['a money track of two lengths', (edition) => (edition.moneyTrack.points.value = [0, 1, 3])],
    ['a white meeple beyond the track', (edition) => (edition.moneyTrack.whiteMeeples.value = [4, 9, 17])],
    ['a starting hand above the limit', (edition) => (edition.meeples.limit.value = 3)],
    ['a bank too poor to start with', (edition) => (edition.bank.value = 45)],
  ])('refuses %s', (_what, spoil) => {
    const edition = structuredClone(EDITION_KIT.house) as Annotated;
    spoil(edition);
    expect(reasonOf(() => game.setup({ players: 2, edition }, 'x'))?.code).toBe('bad-edition');
  });

  it('refuses the same character in two rooms', () => {
    const edition = structuredClone(EDITION_KIT.house) as { characters: { arts: { value: string[] } } };
    edition.characters.arts.value[0] = CHARACTERS[0];
    expect(reasonOf(() => game.setup({ players: 2, edition }, 'x'))?.code).toBe('bad-edition');
  });

  it.each<[string, (edition: Annotated) => void]>([
    ['a third place in the museum', (edition) => (edition.museum['2'].value = [17, 12, 8])],
    ['a single place on the bonus grid', (edition) => (edition.bonusMajority['2'].value = [12])],
    ['five spots for passing out', (edition) => (edition.passing['2'].value = [7, 5, 3, 2, 1])],
    ['a shorter money track', (edition) => Object.assign(edition.moneyTrack, SHORT_TRACK)],
    ['five recruitment spaces', (edition) => (edition.recruitmentSpaces['2'].value = 5)],
    ['a single book of each colour', (edition) => (edition.books.supply.value = 1)],
    ['a bank of f 76', (edition) => (edition.bank.value = 76)],
  ])('random games with %s keep every promise', (_what, change) => {
    const edition = structuredClone(EDITION_KIT.house) as Annotated;
    change(edition);
    expect(fuzz(game, { moves: 400, seed: 'editions', settings: [{ players: 2, edition }] }).violation).toBeUndefined();
  });

  it('plays by another edition’s values', () => {
    const edition = structuredClone(EDITION_KIT.house) as { startingFlorins: { value: number[] } };
    edition.startingFlorins.value = [1, 2, 3, 4];
    expect(game.setup({ players: 2, edition }, 'x').players.map((player) => player.florins)).toEqual([1, 2]);
  });
});

describe('notation', () => {
  it('reads what it writes, with any spacing', () => {
    expect(notation.read('  hire  vasco-da-gama 1 to 3 ')).toEqual({ do: 'hire', character: 'vasco-da-gama', slot: 1, worker: 3 });
    expect(notation.write({ do: 'activate', discipline: 'arts', by: 'white' })).toBe('activate arts with white');
  });

  it.each(['', 'fly', 'move', 'move arts-4', 'hire nobody 1 to 3', 'sail 0', 'sail 4', 'activate cooking'])('refuses “%s”', (text) => {
    expect(reasonOf(() => notation.read(text))?.code).toBe('not-a-move');
  });
});
