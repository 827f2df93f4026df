import type { Leaderboard, Player, Profile } from '@bottega/table/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { botSkill } from '../ratings/house-bots.ts';
import { afterGame } from '../ratings/plackett-luce.ts';
import { BEGINNER, shown } from '../ratings/scale.ts';
import { TestPlayer } from './client.ts';
import { startTestServer, type TestServer } from './test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const RATED = { listed: true, spectators: true, chat: true, pace: { kind: 'none' }, timeout: 'wait', timeoutLevel: 'novice', rated: true } as const;
let logins = 0;
async function account(name: string): Promise<TestPlayer> {
  const player = await TestPlayer.named(server.port, `${name} ${++logins}`);
  await player.post('/api/me/register', { login: `rated${logins}`, password: 'long enough' });
  return player;
}
const idOf = async (player: TestPlayer): Promise<string> => (await player.get<{ player: Player }>('/api/me')).player.id;
const ratingsOf = async (player: TestPlayer) => (await player.get<Profile>(`/api/players/${await idOf(player)}`)).ratings;
const codeOf = async (asked: Promise<{ body: unknown }>): Promise<string | undefined> => ((await asked).body as { error?: { code: string } }).error?.code;

async function table(people: readonly TestPlayer[], wish: object = {}): Promise<string> {
  const id = await people[0].open({ players: people.length, settings: RATED, ...wish } as never);
  for (const [seat, player] of people.entries()) if (seat > 0) expect(await player.post(`/api/tables/${id}/sit`, { seat })).toEqual({ ok: true });
  return id;
}
/** Everybody plays whatever comes first, to the end. */
async function play(people: readonly TestPlayer[], id: string): Promise<void> {
  for (;;) {
    const turns = await Promise.all(
      people.map((player) => player.get<{ turn: { number: number; moves: string[] } | null }>(`/api/tables/${id}/turn`).then(({ turn }) => ({ player, turn }))),
    );
    const next = turns.find(({ turn }) => turn !== null);
    if (next === undefined) {
      const { status } = await people[0].get<{ status: string }>(`/api/tables/${id}`);
      if (status === 'over') return;
      continue;
    }
    const { number, moves } = next.turn!;
    await next.player.post(`/api/tables/${id}/moves`, { number, move: moves[moves.length - 1] });
  }
}

describe('ratings', () => {
  it('move as the library says after a game of three, once, and are shown with their course', { timeout: 120_000 }, async () => {
    const people = [await account('Ada'), await account('Bea'), await account('Cleo')];
    const id = await table(people);
    await play(people, id);
    await server.tidy();
    await server.tidy();
    const rows = await server.database.all('SELECT rank FROM seats WHERE tab = $1 ORDER BY seat', [id]);
    const expected = afterGame(
      people.map(() => BEGINNER),
      rows.map(({ rank }) => rank as number),
    );
    for (const [seat, player] of people.entries()) {
      const now = shown(expected[seat]);
      expect(await ratingsOf(player)).toMatchObject([{ game: 'carrara', ...now, games: 1, provisional: true, course: [now] }]);
    }
    expect(await server.database.all('SELECT tab FROM ratings_due')).toEqual([]);
    // nobody is among the best after one game
    expect((await people[0].get<Leaderboard>('/api/ratings/carrara')).lines).toEqual([]);
    await server.database.all("UPDATE ratings SET games = 10 WHERE game = 'carrara'");
    const { lines, bots } = await people[0].get<Leaderboard>('/api/ratings/carrara');
    expect(lines).toHaveLength(3);
    expect(lines.map(({ rating }) => rating)).toEqual([...lines.map(({ rating }) => rating)].sort((a, b) => b - a));
    expect(bots.map(({ level }) => level)).toEqual(['novice', 'apprentice', 'journeyman', 'master']);
    const { games, running } = await people[0].get<Profile>(`/api/players/${await idOf(people[0])}`);
    expect(games[0].seats).toMatchObject([{ players: 3, seat: 0, played: 1 }]);
    expect(running).toEqual([]);
    expect(JSON.stringify(await people[0].get('/api/me/export'))).toContain('"provisional"');
  });

  it('against a bot of the house move by its fixed rating', async () => {
    const ada = await account('Ada');
    const id = await ada.open({ settings: RATED, seats: [{ kind: 'open' }, { kind: 'bot', level: 'journeyman' }] } as never);
    await ada.post(`/api/tables/${id}/resign`);
    await server.tidy();
    const [mine] = afterGame([BEGINNER, botSkill('carrara', 'journeyman', 2)!], [2, 1]);
    expect(await ratingsOf(ada)).toMatchObject([shown(mine)]);
  });

  it('can’t be had by guests, in private, alone, against bots without a rating, or in somebody else’s seat', async () => {
    const [ada, guest] = [await account('Ada'), await TestPlayer.named(server.port, 'Guest')];
    const wish = { game: 'carrara', players: 2, options: {}, seats: [{ kind: 'open' }, { kind: 'open' }], seat: 0, settings: RATED };
    expect(await codeOf(guest.send('POST', '/api/tables', wish))).toBe('account-needed');
    for (const settings of [{ listed: false }, { spectators: false }, { timeoutLevel: 'random' }, { hints: true }])
      expect(await codeOf(ada.send('POST', '/api/tables', { ...wish, settings: { ...RATED, ...settings } }))).toBe('bad-rated');
    expect(await codeOf(ada.send('POST', '/api/tables', { ...wish, seats: [{ kind: 'open' }, { kind: 'bot', level: 'random' }] }))).toBe('bad-rated');
    const { id } = await ada.post<{ id: string }>('/api/tables', wish);
    expect(await codeOf(guest.send('POST', `/api/tables/${id}/sit`, { seat: 1 }))).toBe('account-needed');
    const bea = await account('Bea');
    await bea.post(`/api/tables/${id}/sit`, { seat: 1 });
    expect(await codeOf(bea.send('POST', `/api/tables/${id}/replace`, { seat: 1, by: { kind: 'open' } }))).toBe('rated-seat');
  });

  it('are not won by resigning to oneself, by agreement, or by playing the same person all day', async () => {
    const [ada, second] = [await account('Ada'), await account('Second')];
    const first = await table([ada, second]);
    await second.post(`/api/tables/${first}/resign`);
    await server.tidy();
    expect(await ratingsOf(ada)).toMatchObject([{ rating: 1500, spread: 400 }]);
    expect((await ratingsOf(second))[0].rating).toBeLessThan(1500);

    const agreed = await table([ada, second]);
    for (const player of [ada, second]) await player.post(`/api/tables/${agreed}/vote-end`, { yes: true });
    await server.tidy();
    expect((await ratingsOf(ada))[0].games).toBe(1);

    // known players, for whom a resignation counts; but only three times a day
    await server.database.all('UPDATE ratings SET games = 20 WHERE player IN ($1, $2)', [await idOf(ada), await idOf(second)]);
    for (let game = 0; game < 4; game++) {
      const id = await table([ada, second]);
      await second.post(`/api/tables/${id}/resign`);
      await server.tidy();
    }
    expect((await ratingsOf(ada))[0].games).toBe(22);
    expect((await ratingsOf(second))[0].games).toBe(22);
  });

  it('go with whoever is erased', async () => {
    const [ada, bea] = [await account('Ada'), await account('Bea')];
    const id = await table([ada, bea]);
    await bea.post(`/api/tables/${id}/resign`);
    await server.tidy();
    const gone = await idOf(ada);
    await ada.send('DELETE', '/api/me');
    expect(await server.database.all('SELECT player FROM ratings WHERE player = $1 UNION SELECT player FROM rating_steps WHERE player = $1', [gone])).toEqual(
      [],
    );
  });
});
