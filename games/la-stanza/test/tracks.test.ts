import { describe, expect, it } from 'vitest';
import { EDITION_KIT } from '../edition/schema.ts';
import { recruit } from '../rules/recruits.ts';
import { acting, codes, offers, play, refused, table, tile, tiles } from './table.ts';

const [gama, more, luther, titian, borgia] = tiles('vasco-da-gama', 'thomas-more', 'martin-luther', 'titian', 'cesare-borgia');
const starter = tile('maria-nobelli');

describe('the recruitment track', () => {
  it('a new recruit shifts every tile one space right, gaps and all (LS-A5)', () => {
    const state = table(4);
    state.players[0].recruits = [gama, -1, more, -1, -1];
    recruit(state, 0, luther, 0, undefined);
    expect(state.players[0].recruits).toEqual([luther, gama, -1, more, -1]);
  });

  it('nothing shifts when the first space is free (LS-A5)', () => {
    const state = table(3);
    state.players[0].recruits = [-1, gama, more, titian];
    recruit(state, 0, luther, 0, undefined);
    expect(state.players[0].recruits).toEqual([luther, gama, more, titian]);
  });

  it('what leaves the last space is discarded (LS-A5)', () => {
    const state = table(2);
    state.players[0].recruits = [gama, more, titian];
    recruit(state, 0, luther, 0, undefined);
    expect(state.players[0].recruits).toEqual([luther, gama, more]);
    expect(state.discard).toEqual([titian]);
  });

  it('a re-used starter that leaves the track leaves the game (LS-A5)', () => {
    const state = table(2);
    state.players[0].recruits = [gama, more, starter];
    recruit(state, 0, luther, 0, undefined);
    expect(state.discard).toEqual([]);
    expect(state.removed).toEqual([0, 0, 0, 1, 0]);
  });

  it('a chosen space shifts itself and what is right of it (LS-A26)', () => {
    const state = table(4);
    state.players[0].recruits = [gama, more, -1, titian, borgia];
    recruit(state, 0, luther, 1, undefined);
    expect(state.players[0].recruits).toEqual([gama, luther, more, -1, titian]);
    expect(state.discard).toEqual([borgia]);
    recruit(state, 0, borgia, 3, undefined);
    expect(state.players[0].recruits).toEqual([gama, luther, more, borgia, titian]);
  });
});

describe('receiving money', () => {
  it('example: f 3 left with the sailboat on f 13 gives f 10', () => {
    const state = acting({ florins: 3, boat: 6 });
    const events = play(state, 'money');
    expect(state.players[0].florins).toBe(13);
    expect(events).toContainEqual({ code: 'income', seat: 0, florins: 10 });
  });

  it.each([
    [0, 9, 9],
    [8, 4, 15],
    [9, 4, 15],
    [16, 0, 15],
    [16, 40, 40],
  ])('with the sailboat on space %i, f %i become f %i (LS-A23)', (boat, florins, after) => {
    const state = acting({ florins, boat });
    play(state, 'money');
    expect(state.players[0].florins).toBe(after);
  });

  it('a bank that runs out pays what it has', () => {
    const annotated = structuredClone(EDITION_KIT.house) as { bank: { value: number | null } };
    annotated.bank.value = 46;
    const state = acting({ florins: 0, boat: 8 });
    state.edition = EDITION_KIT.read(annotated);
    play(state, 'money');
    // the other three hold f 36
    expect(state.players[0].florins).toBe(10);
  });

  it.each([
    ['pushes up to the first gap', 0, [-1, gama, more, -1, titian, borgia], [-1, -1, gama, more, titian, borgia], []],
    ['into a gap pushes nobody', 1, [-1, -1, -1, more, titian, borgia], [-1, -1, -1, more, titian, borgia], []],
    ['without a gap the rightmost falls off', 1, [-1, -1, luther, more, titian, borgia], [-1, -1, -1, luther, more, titian], [borgia]],
    ['onto the last space throws its character off', 4, [gama, -1, luther, more, -1, borgia], [gama, -1, luther, more, -1, -1], [borgia]],
  ])('the financier going right %s (LS-A6)', (_text, financier, workers, after, discard) => {
    const state = acting({ financier, workers });
    play(state, 'money');
    expect(state.players[0].workers).toEqual(after);
    expect(state.players[0].financier).toBe(financier + 1);
    expect(state.discard).toEqual(discard);
  });

  it('a starter that falls off leaves the game', () => {
    const state = acting({ financier: 4, workers: [gama, -1, luther, more, -1, starter] });
    play(state, 'money');
    expect(state.removed).toEqual([0, 0, 0, 1, 0]);
  });

  it('from the last space the financier flips, comes first and nobody falls (LS-A7)', () => {
    const state = acting({ financier: 5, workers: [gama, more, titian, luther, borgia, -1], florins: 0 });
    const events = play(state, 'money');
    expect(state.players[0]).toMatchObject({ financier: 0, flipped: true, florins: 7, workers: [-1, gama, more, titian, luther, borgia] });
    expect(codes(events)).not.toContain('displaced');
  });

  it('flipping pushes only up to the first gap (LS-A7)', () => {
    const state = acting({ financier: 5, workers: [gama, -1, titian, luther, borgia, -1] });
    play(state, 'money');
    expect(state.players[0].workers).toEqual([-1, gama, titian, luther, borgia, -1]);
  });

  it('a flipped financier on the last space brings no more money (LS-A7)', () => {
    const state = acting({ financier: 5, flipped: true, workers: [gama, more, titian, luther, borgia, -1] });
    state.players[0].recruits[0] = tile('leonardo');
    expect(offers(state)).not.toContain('money');
    expect(refused(state, 'money')).toBe('financier-at-end');
  });

  it('a flipped financier elsewhere still brings money', () => {
    expect(offers(acting({ financier: 4, flipped: true, workers: [gama, more, titian, luther, -1, borgia] }))).toContain('money');
  });
});
