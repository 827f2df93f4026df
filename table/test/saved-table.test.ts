import { describe, expect, it } from 'vitest';
import { readSavedTable, type Sitter, writeSavedTable } from '../index.ts';

const saved = { game: 'carrara', rules: 2, players: 2, seed: 's', moves: ['0 pass'] };
const otherwise = (seat: number): Sitter => ({ name: `Player ${seat + 1}`, level: null });
const read = (json: unknown) => readSavedTable(json, otherwise);
const ada = { name: 'Ada', level: null };
const bot = { name: 'Lorenzo', level: 'master' };

describe('a saved game', () => {
  it('is written and read alike, with who sits there and whose turn waits', () => {
    const table = { saved, sitters: [ada, bot], holding: 0, casual: true as const };
    expect(read(JSON.parse(writeSavedTable(table)))).toEqual(table);
    expect(writeSavedTable({ saved, sitters: [ada, bot] })).not.toContain('holding');
  });

  it('of an earlier browser, with its sitters beside the game, is read', () => {
    expect(read({ sitters: [ada, bot], saved })).toEqual({ saved, sitters: [ada, bot] });
  });

  it('of an earlier command line, which named only kinds of players, is read', () => {
    expect(read({ ...saved, seats: ['human', 'greedy'] }).sitters).toEqual([otherwise(0), { name: 'Player 2', level: 'greedy' }]);
  });

  it('of a server, which names nobody, is read', () => expect(read(saved).sitters).toEqual([otherwise(0), otherwise(1)]));

  it.each([
    [{ ...saved, seats: [ada] }, 'seats'],
    [{ ...saved, seats: 'Ada' }, 'seats'],
    [{ ...saved, seats: [ada, 7] }, 'seats.1'],
    [{ ...saved, seats: [ada, { name: 'Bea' }] }, 'seats.1'],
    [{ ...saved, holding: 2 }, 'holding'],
    [{ ...saved, holding: 'Ada' }, 'holding'],
    [{ ...saved, casual: 'yes' }, 'casual'],
    [null, ''],
    [{ ...saved, evil: 1 }, 'evil'],
  ])('%j is refused with the place of the fault', (json, path) => {
    expect(() => read(json)).toThrow(expect.objectContaining({ reason: expect.objectContaining({ code: 'bad-saved-game', path }) }));
  });
});
