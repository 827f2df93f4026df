import type { NewTournament, Player, Tournament, TournamentOffer } from '@bottega/table/wire';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { setKeeper } from '../maintenance/keepers.ts';
import type { Bots } from '../rooms/bots.ts';
import { sqlitePath, startPostgres, type TestPostgres } from '../storage/test/databases.ts';
import { TestPlayer } from './client.ts';
import { quickBots, startTestServer, type TestServer } from './test-server.ts';

const SOON = { timeout: 60_000, interval: 100 };
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const named = (name: string, port = server.port): Promise<TestPlayer> => TestPlayer.named(port, name);
const codeOf = async (asked: Promise<{ body: unknown }>): Promise<string | undefined> => ((await asked).body as { error?: { code: string } }).error?.code;
let people = 0;
async function registered(name: string, port = server.port): Promise<TestPlayer> {
  // no two accounts have names that look alike
  const player = await named(`${name} ${++people}`, port);
  await player.post('/api/me/register', { login: `${name.toLowerCase()}.${people}`, password: 'long enough' });
  return player;
}
const WISH: NewTournament = { name: 'Thursday', game: 'paneveggio', kind: 'swiss', atTable: 2, most: 8, pace: 'quick', fill: 'novice' };
async function announce(organiser: TestPlayer, wish: Partial<NewTournament> = {}): Promise<string> {
  return (await organiser.post<{ id: string }>('/api/tournaments', { ...WISH, ...wish })).id;
}
/** Bots of a process that is gone are asked at once, not when it would have had its time. */
const wakeBots = ({ database }: TestServer) => database.all('UPDATE tables SET wake = 1 WHERE wake IS NOT NULL');
const show = (player: TestPlayer, id: string): Promise<Tournament> => player.get(`/api/tournaments/${id}`);

describe('a tournament', () => {
  it('is announced, entered and left; nobody else begins it or calls it off, and it needs four', async () => {
    const [ada, guest] = [await registered('Ada'), await named('Bea')];
    expect(await codeOf(guest.send('POST', '/api/tournaments', WISH))).toBe('account-needed');
    expect(await codeOf(ada.send('POST', '/api/tournaments', { ...WISH, starts: 5 }))).toBe('bad-start');
    expect(await codeOf(ada.send('POST', '/api/tournaments', { ...WISH, most: 3 }))).toBe('bad-message');
    const { fill: _, ...without } = WISH;
    const { id } = await ada.post<{ id: string }>('/api/tournaments', without);
    await guest.post(`/api/tournaments/${id}/join`);
    await guest.post(`/api/tournaments/${id}/join`);
    expect(await show(guest, id)).toMatchObject({ line: { status: 'open', entrants: 1, rounds: 3 }, mine: 0, organiser: { name: 'Ada 1' } });
    expect((await guest.get<TournamentOffer[]>('/api/tournaments')).find(({ line }) => line.id === id)).toMatchObject({ mine: true, myTable: null });
    expect(await codeOf(guest.send('POST', `/api/tournaments/${id}/start`, {}))).toBe('not-organiser');
    expect(await codeOf(guest.send('POST', `/api/tournaments/${id}/cancel`, {}))).toBe('not-organiser');
    expect(await codeOf(ada.send('POST', `/api/tournaments/${id}/leave`, {}))).toBe('not-entered');
    expect(await codeOf(ada.send('POST', `/api/tournaments/${id}/start`, {}))).toBe('too-few');
    await guest.post(`/api/tournaments/${id}/leave`);
    expect(await show(guest, id)).toMatchObject({ line: { entrants: 0 }, mine: null });
    await ada.post(`/api/tournaments/${id}/cancel`);
    expect(await codeOf(guest.send('POST', `/api/tournaments/${id}/join`, {}))).toBe('tournament-over');
    expect(await codeOf(guest.send('GET', '/api/tournaments/nothing-at-all-1'))).toBe('not-found');
  });

  it('of bots alone is played to its end, round by round: eight in three rounds, each once against another', async () => {
    const ada = await registered('Ada');
    const id = await announce(ada);
    await ada.post(`/api/tournaments/${id}/start`);
    await vi.waitFor(async () => expect((await show(ada, id)).line.status).toBe('over'), SOON);
    const { standings, rounds, line } = await show(ada, id);
    expect([line.round, rounds.length, rounds.map((tables) => tables.length)]).toEqual([3, 3, [4, 4, 4]]);
    expect(standings.reduce((sum, { points }) => sum + points, 0)).toBe(12);
    const pairs = rounds.flat().map(({ entrants }) => entrants.toSorted((a, b) => a - b).join());
    expect(new Set(pairs).size).toBe(12);
    for (const { table, over } of rounds.flat())
      expect([over, (await ada.get<{ status: string; tournament: string }>(`/api/tables/${table}`)).tournament]).toEqual([true, id]);
  }, 180_000);

  it('starts when it is full, leads everybody to their table, counts who resigned as last, and goes on without who withdraws', async () => {
    const all = [await registered('Ada'), await named('Bea'), await named('Cleo'), await named('Dora')];
    const id = await announce(all[0], { most: 4, kind: 'round-robin' });
    for (const player of all) await player.post(`/api/tournaments/${id}/join`);
    expect(await codeOf((await named('Late')).send('POST', `/api/tournaments/${id}/join`, {}))).toBe('tournament-begun');
    const tables = await Promise.all(all.map(async (player) => (await show(player, id)).myTable));
    expect(new Set(tables).size).toBe(2);
    expect(tables).not.toContain(null);
    await all[3].post(`/api/tournaments/${id}/leave`);
    // one at each table gives up: they stay in the tournament
    for (const table of new Set(tables)) await all[tables.indexOf(table)].post(`/api/tables/${table}/resign`);
    await vi.waitFor(async () => expect((await show(all[0], id)).line.round).toBe(2), SOON);
    const { standings, rounds, entrants } = await show(all[0], id);
    expect(standings.map(({ points }) => points)).toEqual([1, 1, 1, 0]);
    expect(entrants.slice(0, 3).map(({ withdrawn }) => withdrawn)).toEqual([false, false, false]);
    expect(entrants[3]).toMatchObject({ name: 'Dora', withdrawn: true });
    expect(rounds[1].map((one) => one.entrants.length).sort()).toEqual([1, 2]);
    expect(rounds[1].flatMap((one) => one.entrants)).not.toContain(3);
    // who comes back plays again from the next round on
    await all[3].post(`/api/tournaments/${id}/join`);
    expect((await show(all[0], id)).entrants[3].withdrawn).toBe(false);
    await all[0].post(`/api/tournaments/${id}/cancel`);
    expect((await show(all[0], id)).line.status).toBe('cancelled');
  }, 180_000);

  it('asks no bot any more when the server stops in the middle, and goes on when it is back', async () => {
    const file = sqlitePath();
    const quick = quickBots();
    const late: unknown[] = [];
    let [asked, isClosed] = [0, false];
    const bots: Bots = {
      choose(question, notBefore) {
        if (isClosed) late.push(question.mind);
        asked++;
        return quick.choose(question, notBefore);
      },
      close() {
        isClosed = true;
      },
    };
    const first = await startTestServer({ database: file.path }, bots);
    const ada = await registered('Ada', first.port);
    const id = await announce(ada);
    await ada.post(`/api/tournaments/${id}/start`);
    await vi.waitFor(() => expect(asked).toBeGreaterThan(50), { timeout: 60_000, interval: 1 });
    await first.stop();
    expect(late).toEqual([]);
    const second = await startTestServer({ database: file.path });
    await wakeBots(second);
    ada.base = `http://127.0.0.1:${second.port}`;
    await vi.waitFor(async () => expect((await show(ada, id)).line.status).toBe('over'), SOON);
    await second.stop();
    file.remove();
  }, 180_000);

  it('starts at its time, is called off where too few came, and by a keeper, who gives a reason', async () => {
    const [ada, keeper] = [await registered('Ada'), await registered('Keeper')];
    const early = await announce(ada, { starts: Date.now() + 60_000 });
    const { fill: _, ...without } = WISH;
    const { id: empty } = await ada.post<{ id: string }>('/api/tournaments', { ...without, starts: Date.now() + 60_000 });
    await server.database.all('UPDATE tournaments SET starts = $1', [Date.now() - 1]);
    await server.tidy();
    expect((await show(ada, early)).line).toMatchObject({ status: 'playing', round: 1, entrants: 8 });
    expect((await show(ada, empty)).line.status).toBe('cancelled');
    const { player } = await keeper.get<{ player: Player }>('/api/me');
    expect(await codeOf(keeper.send('POST', `/api/keep/tournaments/${early}/cancel`, { why: 'spam' }))).toBe('not-keeper');
    await setKeeper(server.database, player.account!, true);
    await keeper.post(`/api/keep/tournaments/${early}/cancel`, { why: 'spam' });
    expect((await show(ada, early)).line.status).toBe('cancelled');
    expect(await keeper.get('/api/keep/acts')).toMatchObject([{ act: 'cancel-tournament', why: 'spam' }, { act: 'keeper' }]);
  });
});

describe('two processes on one database', () => {
  let postgres: TestPostgres;
  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(() => postgres.remove());

  it('pair each round once, and go on when one of them is gone', async () => {
    const both = [await startTestServer({ database: postgres.url }), await startTestServer({ database: postgres.url })];
    const ada = await registered('Ada', both[0].port);
    const id = await announce(ada, { rounds: 4 });
    await Promise.all([ada.post(`/api/tournaments/${id}/start`), both[0].tidy(), both[1].tidy()]);
    await vi.waitFor(async () => expect((await show(ada, id)).line.round).toBeGreaterThan(1), SOON);
    await both[1].stop();
    await wakeBots(both[0]);
    await vi.waitFor(async () => expect((await show(ada, id)).line.status).toBe('over'), SOON);
    const { rounds } = await show(ada, id);
    for (const tables of rounds) expect(tables.flatMap(({ entrants }) => entrants).sort()).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(await both[0].database.all("SELECT COUNT(*) AS tables FROM tables WHERE status = 'over'")).toEqual([{ tables: 16 }]);
    expect([both[0].logged(), both[1].logged()].join().match(/"level":50/g)).toBeNull();
    await both[0].stop();
  }, 300_000);
});
