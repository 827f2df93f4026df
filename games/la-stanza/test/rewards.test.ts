import { describe, expect, it } from 'vitest';
import type { Player, State } from '../rules/state.ts';
import { asked, codes, offers, offersOf, play, refused, step, table } from './table.ts';

/** Seat 0 with strength in a discipline, nothing else to decide. */
function strong(discipline: number, strength: number, change: Partial<Player> = {}, players = 4): State {
  const state = table(players);
  Object.assign(state.players[0], { meeples: [0, 0, 0, 0, 0] }, change);
  step(state, { step: 'carry-out', discipline, strength } as never);
  state.masterpieces = state.masterpieces.map(() => 1);
  play(state, 'reward');
  return state;
}

describe('Discoveries', () => {
  it('strength 1 sails one space, or none (LS-A30)', () => {
    const state = strong(0, 1);
    expect(offers(state)).toEqual(['sail 1', 'decline']);
    play(state, 'sail 1');
    expect(state.players[0].boat).toBe(1);
    expect(state.turn).toBe(2);
  });

  it.each([
    [2, ['sail 1', 'sail 2']],
    [3, ['sail 1', 'sail 2', 'sail 3']],
    [6, ['sail 1', 'sail 2', 'sail 3']],
  ])('strength %i sails so far or less, three spaces at most', (strength, sails) => {
    expect(offersOf(strong(0, strength), 'sail')).toEqual(sails);
  });

  it.each([
    [3, 1, 1],
    [3, 3, 1],
    [4, 3, 0],
    [8, 1, 1],
    [12, 3, 1],
  ])('from space %i, %i steps reach %i white meeple icons (LS-A14)', (boat, steps, whites) => {
    const state = strong(0, 3, { boat });
    play(state, `sail ${steps}`);
    expect(state.players[0].meeples[4]).toBe(whites);
    expect(state.meeples[4]).toBe(7 - whites);
  });

  it('the sailboat stops at the last space (LS-A23)', () => {
    const state = strong(0, 3, { boat: 14 });
    expect(offersOf(state, 'sail')).toEqual(['sail 1', 'sail 2']);
    expect(refused(state, 'sail 3')).toBe('track-end');
    const ended = strong(0, 3, { boat: 16 });
    expect(ended.turn).toBe(2);
    const writing = strong(1, 1, { boat: 16, books: [1, 0, 0, 0, 0] });
    expect(codes(play(writing, 'write discoveries'))).toEqual(['wrote', 'no-reward', 'turn']);
  });

  it('no white meeple without one in the Politics room (LS-A21)', () => {
    const state = table(2);
    Object.assign(state.players[0], { boat: 3 });
    state.meeples[4] = 0;
    step(state, { step: 'sail', most: 2 } as never);
    expect(codes(play(state, 'sail 1'))).toContain('no-meeple');
    expect(state.players[0].meeples[4]).toBe(0);
  });
});

describe('Literature', () => {
  it('strength 3 writes three books of different colours', () => {
    const state = strong(1, 3);
    expect(offers(state)).toEqual(['write discoveries', 'write religion', 'write arts', 'write politics', 'decline']);
    play(state, 'write arts');
    expect(refused(state, 'write arts')).toBe('same-colour');
    expect(refused(state, 'write literature')).toBe('no-such-book');
    play(state, 'write religion', 'write politics');
    expect(state.players[0].books).toEqual([0, 0, 1, 1, 1]);
    expect(state.books).toEqual([16, 0, 15, 15, 15]);
    expect(state.turn).toBe(2);
  });

  it('one may stop after the first book', () => {
    const state = strong(1, 3);
    play(state, 'write arts', 'done');
    expect(state.players[0].books).toEqual([0, 0, 0, 1, 0]);
  });

  it('there is no fifth book of a colour (LS-A21)', () => {
    const state = strong(1, 3, { books: [4, 0, 4, 0, 4] });
    expect(refused(strong(1, 3, { books: [4, 0, 0, 0, 0] }), 'write discoveries')).toBe('shelf-full');
    // only Arts is open, and the rest is lost
    expect(offers(state)).toEqual(['write arts', 'decline']);
    play(state, 'write arts');
    expect(state.players[0].books).toEqual([4, 0, 4, 1, 4]);
    expect(state.turn).toBe(2);
  });

  it('the 2nd Religion book puts a disc into another box', () => {
    const state = strong(1, 1, { books: [0, 0, 1, 0, 0] });
    play(state, 'write religion');
    expect(offers(state)).toEqual(['place-disc discoveries', 'place-disc literature', 'place-disc arts', 'place-disc politics']);
    expect(refused(state, 'place-disc religion')).toBe('religion-box');
    play(state, 'place-disc politics');
    expect(state.players[0].boxes).toEqual([0, 0, 1, 0, 1]);
  });

  it('the 2nd Politics book gives a meeple that is not white', () => {
    const state = strong(1, 1, { books: [0, 0, 0, 0, 1] });
    play(state, 'write politics');
    expect(offers(state)).toEqual(['take-meeple blue', 'take-meeple red', 'take-meeple green', 'take-meeple yellow']);
    expect(refused(state, 'take-meeple white')).toBe('no-white');
    play(state, 'take-meeple red');
    expect(state.players[0].meeples).toEqual([0, 1, 0, 0, 0]);
  });

  it('the 2nd Discoveries book sails two spaces, with the white meeple on the way', () => {
    const state = strong(1, 1, { books: [1, 0, 0, 0, 0], boat: 3 });
    play(state, 'write discoveries');
    expect(state.players[0]).toMatchObject({ boat: 5, meeples: [0, 0, 0, 0, 1] });
  });

  it.each(['discoveries', 'religion', 'arts', 'politics'])('the 3rd %s book puts a disc into the Religion box', (book) => {
    const state = strong(1, 1, { books: [2, 0, 2, 2, 2] });
    play(state, `write ${book}`);
    expect(state.players[0]).toMatchObject({ boxes: [0, 0, 2, 0, 0], discs: 6 });
  });

  it.each(['discoveries', 'religion', 'arts', 'politics'])('the 4th %s book changes nothing at once', (book) => {
    const state = strong(1, 1, { books: [3, 0, 3, 3, 3] });
    expect(codes(play(state, `write ${book}`))).toEqual(['wrote', 'turn']);
    expect(state.players[0]).toMatchObject({ boxes: [0, 0, 1, 0, 0], boat: 0, meeples: [0, 0, 0, 0, 0] });
  });

  it('the 2nd Arts book changes nothing at once', () => {
    const state = strong(1, 1, { books: [0, 0, 0, 1, 0] });
    expect(codes(play(state, 'write arts'))).toEqual(['wrote', 'turn']);
    expect(state.players[0]).toMatchObject({ books: [0, 0, 0, 2, 0], boxes: [0, 0, 1, 0, 0], boat: 0, meeples: [0, 0, 0, 0, 0] });
  });

  it('a chain: two books in a row pay out one after the other, up to the hand limit (LS-A22)', () => {
    const state = strong(1, 3, { books: [1, 0, 1, 0, 1], boat: 2, meeples: [2, 2, 1, 1, 0] });
    play(state, 'write discoveries');
    expect(state.players[0]).toMatchObject({ boat: 4, meeples: [2, 2, 1, 1, 1] });
    play(state, 'write politics', 'take-meeple blue');
    expect(asked(state)).toBe('return-meeple');
    expect(offers(state)).toEqual(['return-meeple blue', 'return-meeple red', 'return-meeple green', 'return-meeple yellow', 'return-meeple white']);
    play(state, 'return-meeple red', 'write religion', 'place-disc arts');
    expect(state.players[0]).toMatchObject({ meeples: [3, 1, 1, 1, 1], boxes: [0, 0, 1, 1, 0], books: [2, 0, 2, 0, 2] });
  });

  it('without a disc in the supply a book’s disc is lost (LS-A21)', () => {
    const state = strong(1, 1, { books: [0, 0, 1, 2, 0], discs: 0 });
    expect(codes(play(state, 'write arts'))).toContain('no-disc');
    expect(state.players[0].boxes).toEqual([0, 0, 1, 0, 0]);
    // the 2nd Religion book asks for a box, but there is nothing to put into it
    const second = strong(1, 1, { books: [0, 0, 1, 0, 0], discs: 0 });
    expect(codes(play(second, 'write religion'))).toEqual(['wrote', 'no-disc', 'turn']);
    expect(second.players[0]).toMatchObject({ books: [0, 0, 2, 0, 0], boxes: [0, 0, 1, 0, 0], discs: 0 });
  });

  it('books are limited by the Literature room (LS-A21)', () => {
    const state = strong(1, 3);
    state.books[3] = 0;
    expect(offersOf(state, 'write')).toEqual(['write discoveries', 'write religion', 'write politics']);
    expect(refused(state, 'write arts')).toBe('none-left');
  });
});

describe('Religion', () => {
  it('strength 3 puts discs into three different boxes, never the Religion box', () => {
    const state = strong(2, 3);
    play(state, 'place-disc arts');
    expect(refused(state, 'place-disc arts')).toBe('same-box');
    play(state, 'place-disc discoveries', 'place-disc literature');
    expect(state.players[0]).toMatchObject({ boxes: [1, 1, 1, 1, 0], discs: 4 });
  });

  it('discs are limited by the own supply (LS-A21)', () => {
    const state = strong(2, 3, { discs: 1 });
    play(state, 'place-disc arts');
    expect(state.players[0]).toMatchObject({ boxes: [0, 0, 1, 1, 0], discs: 0 });
    expect(state.turn).toBe(2);
  });
});

describe('Arts', () => {
  it('a painting that ran out can be replaced by a lower artwork', () => {
    const state = strong(3, 3);
    state.artworks[2] = 0;
    expect(offersOf(state, 'create')).toEqual(['create sculpture', 'create script']);
    expect(refused(state, 'create painting')).toBe('none-left');
  });

  it('a script that ran out is replaced by a sculpture, never by a painting', () => {
    const state = table(2);
    state.artworks = [2, 0, 2];
    state.players[0].boxes[3] = 1;
    step(state, { step: 'strengthen', discipline: 3, strength: 2, paid: false } as never);
    play(state, 'done');
    expect(offers(state)).toEqual(['create sculpture', 'decline']);
    play(state, 'create sculpture');
    expect(state.players[0].artworks).toEqual([1, 0, 0]);
  });

  it('strength 2 is too weak for a painting', () => {
    const state = strong(3, 2);
    expect(refused(state, 'create painting')).toBe('too-weak');
    play(state, 'create script');
    expect(state.players[0].artworks).toEqual([0, 1, 0]);
    expect(state.artworks).toEqual([4, 3, 4]);
  });

  it('with no artwork left the activation gives nothing', () => {
    const state = table(2);
    state.artworks = [0, 0, 2];
    step(state, { step: 'strengthen', discipline: 3, strength: 2, paid: false } as never);
    expect(codes(play(state, 'done'))).toContain('no-reward');
  });
});

describe('Politics', () => {
  it('strength 3 takes three meeples of different colours, none white', () => {
    const state = strong(4, 5);
    play(state, 'take-meeple blue');
    expect(refused(state, 'take-meeple blue')).toBe('same-colour');
    expect(refused(state, 'take-meeple white')).toBe('no-white');
    play(state, 'take-meeple green', 'take-meeple red');
    expect(state.players[0].meeples).toEqual([1, 1, 1, 0, 0]);
    expect(state.turn).toBe(2);
  });

  it('meeples are limited by the Politics room (LS-A21)', () => {
    const state = table(2);
    state.meeples = [0, 2, 0, 1, 7];
    step(state, { step: 'take-meeples', left: 3, used: 0, free: true } as never);
    expect(offersOf(state, 'take-meeple')).toEqual(['take-meeple red', 'take-meeple yellow']);
    expect(refused(state, 'take-meeple blue')).toBe('none-left');
    play(state, 'take-meeple red', 'take-meeple yellow');
    expect(state.turn).toBe(2);
  });

  it('above seven meeples, any one goes back at once (LS-A22)', () => {
    const state = strong(4, 3, { meeples: [2, 2, 1, 1, 0] });
    play(state, 'take-meeple blue', 'take-meeple red');
    expect(asked(state)).toBe('return-meeple');
    play(state, 'return-meeple yellow');
    expect(asked(state)).toBe('take-meeples');
    play(state, 'done');
    expect(state.players[0].meeples).toEqual([3, 3, 1, 0, 0]);
  });
});

describe('what an activation gives may be declined (LS-A30)', () => {
  it.each([0, 1, 2, 3, 4])('the reward of discipline %i', (discipline) => {
    const state = strong(discipline, 3);
    const before = structuredClone(state.players[0]);
    expect(offers(state)).toContain('decline');
    expect(offers(state)).not.toContain('done');
    expect(codes(play(state, 'decline'))).toEqual(['declined', 'turn']);
    expect(state.players[0]).toEqual(before);
  });

  it('a single reward is not taken by itself: whoever only hires leaves the museums as they are', () => {
    const state = table(2);
    state.players[0].artworks = [1, 1, 0];
    state.players[1].artworks = [0, 0, 2];
    state.artworks = [1, 1, 0];
    step(state, { step: 'create', most: 1 } as never);
    expect(offers(state)).toEqual(['create sculpture', 'decline']);
    play(state, 'decline');
    expect(state.artworks).toEqual([1, 1, 0]);
  });

  it('with nothing to take there is nothing to decline', () => {
    const state = table(2);
    state.meeples = [0, 0, 0, 0, 7];
    step(state, { step: 'strengthen', discipline: 4, strength: 1, paid: false } as never);
    expect(codes(play(state, 'done'))).toEqual(['no-reward', 'turn']);
  });

  it('after the first of several one stops, and no longer declines', () => {
    const state = strong(4, 2);
    play(state, 'take-meeple red');
    expect(offers(state)).toEqual(['take-meeple blue', 'take-meeple green', 'take-meeple yellow', 'done']);
  });

  it('what a book gives is taken in full', () => {
    const state = strong(1, 1, { books: [0, 0, 1, 0, 1] });
    play(state, 'write politics');
    expect(offersOf(state, 'take-meeple')).toEqual(offers(state));
    expect(refused(state, 'decline')).toBe('one-at-least');
    expect(refused(state, 'done')).toBe('one-at-least');
  });
});
