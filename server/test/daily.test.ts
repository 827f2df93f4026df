/** Results of the daily table: a game is handed in whole, and the server works out what came of it. */
import { type AnyGame, replay } from '@bottega/kernel';
import { dailySetup, dayBefore, dayOf } from '@bottega/table/daily';
import type { DailyResult } from '@bottega/table/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadGames } from '../games.ts';
import { TestPlayer } from './client.ts';
import { dailyGame } from './daily-game.ts';
import { startTestServer, type TestServer } from './test-server.ts';

const GAME = 'la-stanza';
const today = dayOf(Date.now());
let game: AnyGame;
let server: TestServer;
beforeAll(async () => {
  game = (await loadGames()).get(GAME)!;
  server = await startTestServer();
});
afterAll(() => server.stop());

const gameOf = (day: string, seed: string): string[] => dailyGame(game, day, seed);
/** By a replay of the test's own. */
function scoreOf(moves: readonly string[]): number {
  const { players, options, seed } = dailySetup(game, today);
  const { scores } = game.result(replay(game, { game: GAME, rules: game.version, players, options, seed, moves }).state);
  return scores[0].total;
}

const path = (day: string, of = GAME): string => `/api/daily/${of}/${day}`;
const listed = async (player: TestPlayer, day = today): Promise<DailyResult[]> => (await player.get<{ results: DailyResult[] }>(path(day))).results;
const codeOf = async (answer: Promise<{ error?: { code: string } }>): Promise<string | undefined> => (await answer).error?.code;

describe('a daily game that is handed in', () => {
  it('is listed with the points that the rules give it, the best first', async () => {
    const [ada, bea] = [await TestPlayer.named(server.port, 'Ada'), await TestPlayer.named(server.port, 'Bea')];
    const expected: number[] = [];
    for (const [player, seed] of [
      [ada, 'ada'],
      [bea, 'bea'],
    ] as const) {
      const moves = gameOf(today, seed);
      const result = await player.post<DailyResult>(path(today), { rules: game.version, moves });
      expect(result.points).toBe(scoreOf(moves));
      expected.push(result.points);
    }
    const list = await listed(new TestPlayer(server.port));
    expect(list.map(({ points }) => points)).toEqual(expected.sort((a, b) => b - a));
    expect(list.map(({ name }) => name).sort()).toEqual(['Ada', 'Bea']);
  });

  it('counts once for a person and day, the first one', async () => {
    const cosimo = await TestPlayer.named(server.port, 'Cosimo');
    const first = await cosimo.post<DailyResult>(path(today), { rules: game.version, moves: gameOf(today, 'first') });
    expect(await codeOf(cosimo.post(path(today), { rules: game.version, moves: gameOf(today, 'second') }))).toBe('daily-done');
    expect((await listed(cosimo)).filter(({ name }) => name === 'Cosimo')).toEqual([first]);
  });

  it('of yesterday is taken, too; not of days before, nor of days to come', async () => {
    const dora = await TestPlayer.named(server.port, 'Dora');
    const yesterday = dayBefore(today);
    expect(await dora.post(path(yesterday), { rules: game.version, moves: gameOf(yesterday, 'dora') })).toMatchObject({ name: 'Dora' });
    const tomorrow = dayOf(Date.now() + 86_400_000);
    for (const day of [dayBefore(yesterday), tomorrow])
      expect(await codeOf(dora.post(path(day), { rules: game.version, moves: gameOf(day, 'x') }))).toBe('bad-day');
  });

  it('is refused when it was dealt on another day, has a move that is not legal, is not over, or has other rules', async () => {
    const emilia = await TestPlayer.named(server.port, 'Emilia');
    const moves = gameOf(today, 'emilia');
    const hand = (given: readonly string[], rules = game.version) => codeOf(emilia.post(path(today), { rules, moves: given }));
    expect(await hand(gameOf(dayBefore(today), 'emilia'))).not.toBeUndefined();
    expect(await hand(moves.with(10, moves[10].replace(/^\d/, '9')))).toBe('not-asked');
    expect(await hand(moves.with(10, '0 fly to the moon'))).toBe('not-a-move');
    expect(await hand([...moves.slice(0, 5), ...moves.slice(6)])).not.toBeUndefined();
    expect(await hand([...moves, moves[0]])).not.toBeUndefined();
    expect(await hand(moves.slice(0, -1))).toBe('not-over');
    expect(await hand([])).toBe('not-over');
    expect(await hand(moves, game.version + 1)).toBe('newer-rules');
    expect((await listed(emilia)).some(({ name }) => name === 'Emilia')).toBe(false);
  });

  it('is refused when it is nobody’s, too large, malformed, or of a game that is not there', async () => {
    const moves = gameOf(today, 'nobody');
    expect(await codeOf(new TestPlayer(server.port).post(path(today), { rules: game.version, moves }))).toBe('no-identity');
    const fosco = await TestPlayer.named(server.port, 'Fosco');
    expect(await codeOf(fosco.post(path(today), { rules: game.version, moves: Array.from({ length: 3900 }, () => '0 '.padEnd(199, 'x')) }))).toBe('too-large');
    expect(await codeOf(fosco.post(path(today), { rules: game.version, moves: 'all' }))).toBe('bad-message');
    expect(await codeOf(fosco.post(path(today), { rules: game.version, moves, points: 999 }))).toBe('bad-message');
    expect(await codeOf(fosco.post(path(today, 'chess'), { rules: 1, moves }))).toBe('not-found');
    expect((await fosco.send('GET', path('2026-99-99'))).status).toBe(404);
    expect((await fosco.send('GET', path('today'))).status).toBe(404);
  });

  it('goes with whoever erases themselves, and is in what they can ask for', async () => {
    const gaia = await TestPlayer.named(server.port, 'Gaia');
    await gaia.post(path(today), { rules: game.version, moves: gameOf(today, 'gaia') });
    expect((await gaia.get<{ daily: object[] }>('/api/me/export')).daily).toMatchObject([{ day: today, game: GAME }]);
    await gaia.send('DELETE', '/api/me');
    expect((await listed(new TestPlayer(server.port))).some(({ name }) => name === 'Gaia')).toBe(false);
  });
});
