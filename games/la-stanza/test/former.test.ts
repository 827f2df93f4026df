/** Games of the first rules: what those did by themselves where the present ones ask, and where they stood. */
import { readdirSync } from 'node:fs';
import { replay } from '@bottega/kernel';
import { describe, expect, it } from 'vitest';
import { game } from '../rules/game.ts';
import type { State } from '../rules/state.ts';
import { GAMES, keptGame, standsAsItDid } from './games.ts';
import { acting, of, offers, play, reasonOf, space, step, table } from './table.ts';

const ARTS = 3;

/** What that version did by itself here, in notation. */
function former(state: State, version = 1): string | null {
  const move = game.formerly?.(state, 0, version) ?? null;
  return move && game.notation.write(move);
}

describe('the first version of the rules', () => {
  it('passed in the last turns when nothing else could be done (LS-A4)', () => {
    const state = acting({ flipped: true, financier: 5 });
    Object.assign(state, { ending: true, last: 1 });
    expect(offers(state)).toEqual(['pass', 'pass-out']);
    expect(former(state)).toBe('pass');
  });

  it('took the only bonus tile that could be taken (LS-A4)', () => {
    const state = table(2);
    Object.assign(state, { ending: true, last: 2, grid: ['artwork', null] });
    Object.assign(state.players[0], { artworks: [1, 1, 0], meeples: [0, 0, 0, 1, 0] });
    step(state, { step: 'acquire' });
    expect(former(state)).toBe('acquire artwork with yellow');
    state.players[0].meeples = [0, 0, 0, 1, 1];
    expect(former(state)).toBeNull();
  });

  it('asked as well whether to stay or to pass for good (LS-A19)', () => {
    const state = table(2);
    Object.assign(state, { ending: true, last: 1, spaces: state.spaces.map(() => -1) });
    expect(former(step(state, { step: 'move' }))).toBeNull();
  });

  it('fired the only one it could, without hiring others (LS-A29)', () => {
    const state = acting({ florins: 9, workers: [-1, of(ARTS), -1, -1, -1, -1], recruits: [of(0), -1, -1, -1, -1] }, 4, { expert: true });
    play(state, 'activate arts');
    expect(former(state)).toBe('fire leonardo 2');
    play(state, 'fire leonardo 2');
    expect(offers(state)).toContain('hire vasco-da-gama 1 to 6');
    expect(former(state)).toBe('done');
  });

  it('hired the only one it could once others were hired, without asking whom to fire (LS-A29)', () => {
    const state = acting({ florins: 3, workers: [-1, of(ARTS), -1, -1, -1, -1], recruits: [of(0), of(ARTS, 1), -1, -1, -1] }, 4, { expert: true });
    play(state, 'activate arts');
    expect(former(state)).toBeNull();
    play(state, 'hire vasco-da-gama 1 to 5');
    expect(offers(state)).toEqual(['hire michelangelo 2 to 6', 'fire leonardo 2']);
    expect(former(state)).toBe('hire michelangelo 2 to 6');
  });

  it.each([
    [0, 1, 'sail 1'],
    [0, 2, null],
    [3, 1, 'create sculpture'],
    [3, 3, null],
    [4, 1, null],
  ])('took a single reward (discipline %i at strength %i, LS-A30)', (discipline, strength, move) => {
    const state = table(2);
    state.players[0].at = space('arts-1');
    step(state, { step: 'carry-out', discipline, strength } as never);
    state.masterpieces = state.masterpieces.map(() => 1);
    play(state, 'reward');
    expect(former(state)).toBe(move);
    expect(former(state, 2)).toBeNull();
  });

  it('took the only meeple, disc or book there was to take (LS-A30)', () => {
    const state = table(2);
    state.meeples = [0, 2, 0, 0, 7];
    expect(former(step(state, { step: 'take-meeples', left: 2, used: 0, free: true } as never))).toBe('take-meeple red');
    state.players[0].books = [4, 0, 4, 4, 1];
    expect(former(step(state, { step: 'write', left: 2, used: 0, free: true } as never))).toBe('write politics');
    // one could stop after the first already then
    state.meeples = [2, 2, 0, 0, 7];
    expect(former(step(state, { step: 'take-meeples', left: 1, used: 1, free: true } as never))).toBeNull();
  });
});

describe('games of the first rules', () => {
  const REFUSED = 'v1-two-pass-out.json';

  it.each(readdirSync(GAMES).filter((file) => file.startsWith('v1-') && file !== REFUSED))('%s is taken along and stands as it did', standsAsItDid);

  it('one in which somebody passed for good instead of moving is refused with the move (LS-A4)', () => {
    const { saved } = keptGame(REFUSED);
    const reason = reasonOf(() => replay(game, saved));
    expect(reason).toEqual({ code: 'other-rules', saved: 1, present: 2, move: saved.moves.length - 1, text: '0 pass-out' });
  });
});
