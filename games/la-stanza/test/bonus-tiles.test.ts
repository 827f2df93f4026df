import { describe, expect, it } from 'vitest';
import { ALL_BONUS_TILES, type BonusName, disciplineOfBonus } from '../edition/names.ts';
import { tilesAllowed } from '../rules/bonus.ts';
import { scoresOf } from '../rules/result.ts';
import type { Player, State } from '../rules/state.ts';
import { acting, asked, board, codes, of, offers, play, refused, space, step, table, tiles } from './table.ts';

/** Everything a tile could ask for, except where the test says otherwise. */
const RICH: Partial<Player> = { boat: 14, books: [3, 0, 3, 3, 3], boxes: [2, 2, 2, 0, 0], artworks: [1, 3, 1], meeples: [1, 1, 1, 1, 0], discs: 2, florins: 0 };

/** Seat 0 on the Bonus space before a grid with these tiles. */
function bonus(grid: (BonusName | null)[], change: Partial<Player> = {}, players = 4): State {
  const state = table(players);
  Object.assign(state.players[0], structuredClone({ ...RICH, ...change }));
  state.grid = grid;
  state.gridDiscs = grid.map(() => -1);
  return step(state, { step: 'acquire' });
}

/** Takes the tile with the meeple of its colour. */
function take(state: State, name: BonusName): ReturnType<typeof play> {
  return play(state, `acquire ${name} with ${['blue', 'red', 'green', 'yellow'][disciplineOfBonus(name)]}`);
}

/** A second tile nobody takes, so that there is a choice. */
const pair = (name: BonusName): BonusName[] => [name, name === 'strength-arts' ? 'artwork' : 'strength-arts'];

const tilePoints = (state: State, seat = 0): number => scoresOf(state)[seat].parts.find((part) => part.code === 'tiles')?.points ?? 0;

describe('taking a bonus tile', () => {
  it('costs a meeple of its colour or a white one; a disc takes its place (LS-A20, LS-A28)', () => {
    const state = bonus(['florins', 'strength-arts'], { meeples: [1, 0, 0, 0, 1] });
    expect(offers(state)).toEqual(['acquire florins with blue', 'acquire florins with white', 'acquire strength-arts with white']);
    expect(refused(state, 'acquire florins with red')).toBe('wrong-meeple');
    expect(refused(state, 'acquire strength-arts with yellow')).toBe('meeple-missing');
    const whites = state.meeples[4];
    play(state, 'acquire florins with white');
    expect(state.players[0]).toMatchObject({ meeples: [1, 0, 0, 0, 0], discs: 1, tiles: ['florins'] });
    expect(state.meeples[4]).toBe(whites + 1);
    expect(state.grid).toEqual([null, 'strength-arts']);
    expect(state.gridDiscs).toEqual([0, -1]);
  });

  it('ends the turn without one of the regular actions', () => {
    const state = bonus(pair('florins'));
    take(state, 'florins');
    expect(state.turn).toBe(2);
    expect(asked(state)).toBe('move');
  });

  it('a tile that is gone can’t be taken', () => {
    expect(refused(bonus(['florins', 'strength-arts', null]), 'acquire artwork with yellow')).toBe('tile-gone');
  });

  it('with an empty supply the disc comes from a chosen box, after the condition was checked (LS-A13, LS-A21)', () => {
    const state = bonus(['religion-discs', 'strength-religion'], { discs: 0, boxes: [0, 0, 2, 1, 0] });
    play(state, 'acquire strength-religion with green');
    expect(offers(state)).toEqual(['give-disc religion', 'give-disc arts']);
    expect(refused(state, 'give-disc politics')).toBe('no-disc-in-box');
    play(state, 'give-disc religion');
    expect(state.players[0].boxes).toEqual([0, 0, 1, 1, 0]);
    expect(state.gridDiscs).toEqual([-1, 0]);
  });

  it('without any disc no tile can be taken (LS-A21)', () => {
    const state = bonus(['florins', 'artwork'], { discs: 0, boxes: [0, 0, 0, 0, 0] });
    state.agenda = [{ step: 'move', seat: 0 }];
    state.players[0].at = space('politics-3');
    expect(offers(state)).not.toContain('move bonus');
  });
});

describe('conditions of bonus tiles', () => {
  it.each([
    [3, 0],
    [4, 1],
    [8, 1],
    [9, 2],
    [13, 2],
    [14, 3],
    [16, 3],
  ])('Discoveries: the sailboat on space %i allows %i tiles', (boat, allowed) => {
    const state = table();
    expect(tilesAllowed(state, { ...state.players[0], boat }, 0)).toBe(allowed);
  });

  it.each([
    [[4, 0, 4, 4, 0], 0],
    [[1, 0, 4, 1, 1], 1],
    [[2, 0, 2, 3, 2], 2],
    [[3, 0, 3, 3, 3], 3],
  ])('Literature: complete columns of %j are %i (LS-A12)', (books, allowed) => {
    const state = table();
    expect(tilesAllowed(state, { ...state.players[0], books }, 1)).toBe(allowed);
  });

  it.each([
    [[1, 1, 1, 1, 1], 0],
    [[0, 0, 2, 0, 0], 1],
    [[3, 0, 2, 0, 1], 2],
    [[2, 2, 0, 0, 2], 3],
  ])('Religion: boxes %j allow %i tiles, the Religion box included (LS-A13)', (boxes, allowed) => {
    const state = table();
    expect(tilesAllowed(state, { ...state.players[0], boxes }, 2)).toBe(allowed);
  });

  it.each([
    [[0, 0, 1], 0],
    [[1, 1, 0], 1],
    [[0, 2, 1], 2],
    [[1, 3, 1], 3],
  ])('Arts: artworks %j allow %i tiles', (artworks, allowed) => {
    const state = table();
    expect(tilesAllowed(state, { ...state.players[0], artworks }, 3)).toBe(allowed);
  });

  it('the tile of value 4 doesn’t count for Arts tiles (LS-A24)', () => {
    const state = table();
    expect(tilesAllowed(state, { ...state.players[0], artworks: [1, 0, 0], tiles: ['artwork'] }, 3)).toBe(0);
  });

  it('a second tile of a discipline needs the second condition', () => {
    const state = bonus(['florins', 'character', 'strength-arts'], { boat: 4, tiles: ['farthest-boat'] });
    expect(offers(state)).toEqual(['acquire strength-arts with yellow']);
    expect(refused(state, 'acquire florins with blue')).toBe('tile-condition');
    state.players[0].boat = 9;
    expect(offers(state)).toContain('acquire florins with blue');
  });
});

describe('Discoveries tiles', () => {
  it('f 5 at once', () => {
    const state = bonus(pair('florins'));
    take(state, 'florins');
    expect(state.players[0].florins).toBe(5);
  });

  it('any character from the board comes to any recruitment space (LS-A26)', () => {
    const state = bonus(pair('character'), { recruits: tiles('titian', '', 'erasmus', '', '') });
    board(state, { 'arts-2': 'raphael', 'discoveries-1': 'thomas-more', 'religion-1': 'zwingli', 'literature-3': 'john-cabot', 'politics-1': 'henry-viii' });
    state.players[1].at = space('arts-2');
    take(state, 'character');
    expect(offers(state)).toHaveLength(5);
    play(state, 'take-character literature-3', 'place-recruit 3');
    expect(state.players[0].recruits).toEqual(tiles('titian', '', 'john-cabot', 'erasmus', ''));
    expect(state.turn).toBe(2);
  });

  it('a character under a figurine can be taken too', () => {
    const state = bonus(pair('character'));
    board(state, { 'arts-2': 'raphael', 'discoveries-1': 'thomas-more' });
    state.players[1].at = space('arts-2');
    take(state, 'character');
    expect(offers(state)).toContain('take-character arts-2');
  });

  it('taking a character can make the refill due (LS-A15)', () => {
    const state = bonus(pair('character'));
    board(state, { 'arts-2': 'raphael', 'discoveries-1': 'thomas-more', 'religion-1': 'zwingli', 'literature-3': 'john-cabot' });
    take(state, 'character');
    play(state, 'take-character arts-2', 'place-recruit 1');
    expect(state.round).toBe(2);
    expect(state.spaces.filter((on) => on >= 0)).toHaveLength(15);
  });

  it('with nobody on the board it does nothing', () => {
    const state = bonus(pair('character'));
    board(state, {});
    state.ending = true;
    expect(codes(take(state, 'character'))).toContain('no-reward');
  });

  it('5 PP at the end for the farthest sailboat, 3 if tied', () => {
    const state = bonus(pair('farthest-boat'));
    take(state, 'farthest-boat');
    expect(tilePoints(state)).toBe(5);
    state.players[1].boat = 14;
    expect(tilePoints(state)).toBe(3);
    state.players[2].boat = 15;
    expect(tilePoints(state)).toBe(0);
  });
});

describe('strength tiles', () => {
  it.each([
    ['strength-discoveries', 0],
    ['strength-politics', 4],
    ['strength-literature', 1],
    ['strength-religion', 2],
    ['strength-arts', 3],
  ] as const)('%s gives +1 for good in its discipline only', (name, discipline) => {
    for (const activated of [0, 1, 2, 3, 4]) {
      const state = acting({
        florins: 20,
        at: 1 + activated * 3,
        tiles: [name],
        workers: [-1, -1, -1, -1, -1, -1],
        recruits: [of(activated), -1, -1, -1, -1],
        boxes: [1, 1, 1, 1, 1],
      });
      const room = ['discoveries', 'literature', 'religion', 'arts', 'politics'][activated];
      play(state, `activate ${room}`, offersAfter(state, room));
      expect(state.agenda.at(-1)).toMatchObject({ step: 'strengthen', strength: activated === discipline ? 2 : 1 });
    }
  });

  const offersAfter = (state: State, room: string): string => {
    const copy = structuredClone(state);
    play(copy, `activate ${room}`);
    return offers(copy)[0];
  };
});

describe('Literature tiles', () => {
  it('the sailboat goes 3 spaces', () => {
    const state = bonus(pair('boat-steps'), { boat: 7 });
    take(state, 'boat-steps');
    expect(state.players[0]).toMatchObject({ boat: 10, meeples: [1, 0, 1, 1, 1] });
  });

  it('the sailboat joins the leader and takes the white meeples on the way', () => {
    const state = bonus(pair('boat-leader'), { boat: 2 });
    state.players[2].boat = 11;
    take(state, 'boat-leader');
    expect(state.players[0]).toMatchObject({ boat: 11, meeples: [1, 0, 1, 1, 2] });
  });

  it('the leader itself gains nothing from joining the leader', () => {
    const state = bonus(pair('boat-leader'));
    expect(codes(take(state, 'boat-leader'))).toContain('no-reward');
    expect(state.players[0]).toMatchObject({ boat: 14, meeples: [1, 0, 1, 1, 0] });
  });

  it.each([0, 2, 5])('at the end, PP for the price of the financier’s space (space %i)', (financier) => {
    const state = bonus(pair('financier-points'), { financier });
    take(state, 'financier-points');
    expect(tilePoints(state)).toBe(6 - financier);
  });

  it('f 1 for every book written from then on', () => {
    const state = bonus(['book-florins', 'books'], { books: [1, 0, 1, 1, 1] });
    take(state, 'book-florins');
    expect(state.players[0].florins).toBe(0);
    step(state, { step: 'write', left: 2, used: 0, free: true } as never);
    play(state, 'write arts');
    expect(state.players[0].florins).toBe(1);
    play(state, 'write discoveries');
    expect(state.players[0].florins).toBe(2);
  });
});

describe('Religion tiles', () => {
  it('two discs into the Religion box, as far as the supply goes (LS-A21)', () => {
    const state = bonus(pair('religion-discs'), { discs: 3 });
    take(state, 'religion-discs');
    expect(state.players[0]).toMatchObject({ boxes: [2, 2, 4, 0, 0], discs: 0 });
    const short = bonus(pair('religion-discs'), { discs: 2 });
    expect(codes(take(short, 'religion-discs'))).toContain('no-disc');
    expect(short.players[0]).toMatchObject({ boxes: [2, 2, 3, 0, 0], discs: 0 });
  });

  it('two different books, and an extra disc for the majority', () => {
    const state = bonus(pair('books'), { books: [0, 0, 0, 0, 0] });
    state.gridDiscs = [-1, 1];
    state.grid = ['books', null];
    state.grid.push('strength-arts');
    state.gridDiscs.push(-1);
    take(state, 'books');
    play(state, 'write arts');
    expect(refused(state, 'done')).toBe('one-at-least');
    play(state, 'write politics');
    expect(state.players[0].books).toEqual([0, 0, 0, 1, 1]);
    const majority = scoresOf(state).map((score) => score.parts.find((part) => part.code === 'bonus-majority')?.points);
    expect(majority).toEqual([12, 8, 0, 0]);
  });

  it('a Religion book at once, and 5 PP at the end for most of them, 3 if tied', () => {
    const state = bonus(pair('religion-books'), { books: [0, 0, 0, 0, 0] });
    take(state, 'religion-books');
    expect(state.players[0].books).toEqual([0, 0, 1, 0, 0]);
    expect(tilePoints(state)).toBe(5);
    state.players[1].books[2] = 1;
    expect(tilePoints(state)).toBe(3);
    state.players[1].books[2] = 2;
    expect(tilePoints(state)).toBe(0);
  });

  it('the Religion book pays its bonus on the shelf', () => {
    const state = bonus(pair('religion-books'), { books: [0, 0, 1, 0, 0] });
    take(state, 'religion-books');
    expect(asked(state)).toBe('place-discs');
  });

  it('with four Religion books there is none to write (LS-A21)', () => {
    const state = bonus(pair('religion-books'), { books: [3, 0, 4, 3, 3] });
    expect(codes(take(state, 'religion-books'))).toContain('no-reward');
    expect(state.players[0].books[2]).toBe(4);
  });

  it('the tile for f 3 sells strength once a turn', () => {
    const state = bonus(pair('paid-strength'));
    take(state, 'paid-strength');
    state.players[0].florins = 7;
    step(state, { step: 'strengthen', discipline: 0, strength: 1, paid: false } as never);
    play(state, 'pay-strength', 'spend-disc');
    expect(refused(state, 'pay-strength')).toBe('already-paid');
    expect(state.players[0].florins).toBe(4);
  });
});

describe('Arts tiles', () => {
  it('counts as an artwork of value 4 for the museum', () => {
    const state = bonus(pair('artwork'), { artworks: [0, 2, 0] });
    state.artworks = [0, 0, 0];
    state.players[1].artworks = [0, 3, 0];
    take(state, 'artwork');
    expect(scoresOf(state).map((score) => score.parts.find((part) => part.code === 'museum')?.points)).toEqual([17, 12, 0, 0]);
  });

  it('two discs into two different other boxes, and a PP for every character at work', () => {
    const state = bonus(pair('other-discs'), { discs: 4, workers: tiles('', 'titian', '', 'fra-anselmo', 'zwingli', '') });
    take(state, 'other-discs');
    expect(offers(state)).toEqual(['place-disc discoveries', 'place-disc literature', 'place-disc arts', 'place-disc politics']);
    play(state, 'place-disc arts');
    expect(refused(state, 'done')).toBe('one-at-least');
    expect(refused(state, 'place-disc arts')).toBe('same-box');
    play(state, 'place-disc politics');
    expect(state.players[0]).toMatchObject({ boxes: [2, 2, 2, 1, 1], discs: 1 });
    expect(tilePoints(state)).toBe(3);
  });

  it('an Arts book, and the financier goes home sliding characters right, its side kept (LS-A8)', () => {
    const state = bonus(pair('arts-book'), {
      financier: 3,
      flipped: true,
      workers: tiles('titian', 'zwingli', '', '', 'erasmus', 'raphael'),
      books: [0, 0, 0, 0, 0],
    });
    expect(codes(take(state, 'arts-book'))).toEqual(['acquired', 'wrote', 'financier-moved', 'turn']);
    expect(state.players[0]).toMatchObject({
      financier: 0,
      flipped: true,
      workers: tiles('', 'titian', 'zwingli', '', 'erasmus', 'raphael'),
      books: [0, 0, 0, 1, 0],
    });
  });

  it('with all other spaces taken, everybody moves up and nobody falls (LS-A8)', () => {
    const state = bonus(pair('arts-book'), { financier: 2, workers: tiles('titian', 'zwingli', '', 'henry-viii', 'erasmus', 'raphael') });
    take(state, 'arts-book');
    expect(state.players[0].workers).toEqual(tiles('', 'titian', 'zwingli', 'henry-viii', 'erasmus', 'raphael'));
    expect(state.discard).toEqual([]);
  });

  it('two white meeples, within the supply and the hand limit (LS-A21, LS-A22)', () => {
    const state = bonus(pair('white-meeples'), { meeples: [2, 2, 2, 1, 0] });
    take(state, 'white-meeples');
    expect(state.players[0].meeples).toEqual([2, 2, 2, 0, 2]);
    expect(asked(state)).toBe('return-meeple');
    play(state, 'return-meeple blue');
    expect(state.turn).toBe(2);
    const scarce = bonus(pair('white-meeples'));
    scarce.meeples[4] = 1;
    take(scarce, 'white-meeples');
    expect(scarce.players[0].meeples[4]).toBe(1);
  });

  it('two meeples above the limit go back one by one', () => {
    const state = bonus(pair('white-meeples'), { meeples: [3, 2, 1, 2, 0] });
    take(state, 'white-meeples');
    play(state, 'return-meeple blue', 'return-meeple white');
    expect(state.players[0].meeples).toEqual([2, 2, 1, 1, 1]);
    expect(state.turn).toBe(2);
  });
});

it('all twenty tiles can be taken from a grid', () => {
  for (const name of ALL_BONUS_TILES) {
    const state = bonus(pair(name));
    take(state, name);
    expect(state.players[0].tiles).toEqual([name]);
  }
});
