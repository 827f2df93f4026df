import { PLAYED } from '@bottega/bots';
import { houseRating } from '@bottega/bots/ladder';
import type { Seek, Summary, TableLine } from '@bottega/table/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort, startPostgres } from '../storage/test/databases.ts';
import { TestPlayer } from './client.ts';
import { killAll, ServerProcess } from './processes.ts';
import { startTestServer, type TestServer } from './test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(async () => {
  await server.stop();
  await killAll();
});

const named = (name: string): Promise<TestPlayer> => TestPlayer.named(server.port, name);
const seek = (player: TestPlayer, wish: object = {}) => player.post<Seek>('/api/me/seek', { game: 'carrara', players: [3], pace: 'quick', ...wish });
const look = async (player: TestPlayer): Promise<Seek | null> => (await player.get<{ seek: Seek | null }>('/api/me/seek')).seek;

describe('play now', () => {
  it('brings strangers together at a table of the house, which starts at once', async () => {
    const [ada, bea, cleo] = [await named('Ada'), await named('Bea'), await named('Cleo')];
    expect(await seek(ada)).toMatchObject({ game: 'carrara', players: [3], pace: 'quick', others: 0, table: null });
    expect(await seek(bea, { players: [2, 3] })).toMatchObject({ others: 1, table: null });
    expect(await ada.get('/api/seekers')).toEqual([
      { game: 'carrara', pace: 'quick', players: [3], rated: false, waiting: 1 },
      { game: 'carrara', pace: 'quick', players: [2, 3], rated: false, waiting: 1 },
    ]);
    const { table } = await seek(cleo);
    expect([await look(ada), await look(bea)]).toMatchObject([{ table }, { table }]);
    const summary = await ada.get<Summary>(`/api/tables/${table}`);
    expect(summary).toMatchObject({ status: 'playing', players: 3, settings: { listed: true, pace: { kind: 'live', bank: 600 }, timeout: 'seat' } });
    expect(summary.seats.map(({ name }) => name).sort()).toEqual(['Ada', 'Bea', 'Cleo']);
    expect(await ada.get<TableLine[]>('/api/me/tables')).toMatchObject([{ id: table }]);
    expect(await ada.get('/api/seekers')).toEqual([]);
    // the next search begins anew
    expect(await seek(ada)).toMatchObject({ table: null, others: 0 });
    expect(await ada.send('DELETE', '/api/me/seek')).toMatchObject({ body: { table: null } });
    expect(await look(ada)).toBeNull();
    const file = (await bea.get('/api/me/export')) as { tables: { id: string; seats: object[] }[] };
    expect(file.tables).toMatchObject([{ id: table, seats: [{}] }]);
  });

  it('seats bots for those who agree to them, and leaves the others waiting', async () => {
    const [ada, bea] = [await named('Ada'), await named('Bea')];
    await seek(ada, { pace: 'calm' });
    await seek(bea, { pace: 'calm' });
    expect(await ada.post('/api/me/seek/bots', { level: 'novice' })).toMatchObject({ bots: 'novice', table: null, others: 1 });
    const { table } = await bea.post<Seek>('/api/me/seek/bots', { level: 'novice' });
    expect((await look(ada))?.table).toBe(table);
    const { seats } = await ada.get<Summary>(`/api/tables/${table}`);
    expect(seats.map(({ name, level }) => name ?? level).sort()).toEqual(['Ada', 'Bea', 'novice']);
  });

  it('forgets who has gone, and lets those wait again whose table was claimed and never opened', async () => {
    const [ada, bea] = [await named('Ada'), await named('Bea')];
    const wish = { players: [2], game: 'la-stanza' };
    await seek(ada, wish);
    await server.database.all("UPDATE seekers SET seen = seen - 76000 WHERE game = 'la-stanza'");
    // a person who is not there is not brought to a table
    expect(await seek(bea, wish)).toMatchObject({ table: null, others: 0 });
    await server.database.all("UPDATE seekers SET tab = 'neverOpened0000A', claimed = since WHERE game = 'la-stanza'");
    expect(await look(bea)).toMatchObject({ table: null });
    await server.database.all("UPDATE seekers SET claimed = 0 WHERE game = 'la-stanza'");
    await look(ada);
    const found = await look(bea);
    expect(found?.table).toMatch(/^[\w-]{16}$/);
    expect((await look(ada))?.table).toBe(found!.table);
    expect(found!.table).not.toBe('neverOpened0000A');
    // nobody can open it later
    expect(await server.database.all("SELECT entry FROM entries WHERE tab = 'neverOpened0000A'")).toEqual([{ entry: '{"kind":"removed"}' }]);
    await server.tidy();
    await server.database.all('UPDATE seekers SET claimed = 0');
    await server.tidy();
    expect(await server.database.all('SELECT player FROM seekers')).toEqual([]);
  });

  it('is for people in a browser, and refuses what no table can be opened with', async () => {
    const ada = await named('Ada');
    const program = new TestPlayer(server.port);
    program.token = (await ada.post<{ token: string }>('/api/me/tokens', { label: 'program' })).token;
    const wish = { game: 'carrara', players: [2], pace: 'quick' };
    expect(await program.send('POST', '/api/me/seek', wish)).toMatchObject({ status: 403, body: { error: { code: 'token-not-enough' } } });
    expect(await new TestPlayer(server.port).send('POST', '/api/me/seek', wish)).toMatchObject({ status: 401 });
    for (const [wrong, code] of [
      [{ players: [7] }, 'bad-players'],
      [{ game: 'chess' }, 'unknown-game'],
      [{ players: [] }, 'bad-message'],
      [{ players: [2, 2] }, 'bad-message'],
      [{ players: [[2]] }, 'bad-message'],
      [{ pace: 'none' }, 'bad-message'],
      [{ pace: '__proto__' }, 'bad-message'],
      [{ extra: 1 }, 'bad-message'],
    ] as const)
      expect((await ada.send('POST', '/api/me/seek', { ...wish, ...wrong })).body).toMatchObject({ error: { code } });
    // out of order: nothing to agree to, and nothing to stop
    expect((await ada.send('POST', '/api/me/seek/bots', { level: 'novice' })).body).toMatchObject({ error: { code: 'not-found' } });
    expect((await ada.send('POST', '/api/me/seek/bots', { level: 'random' })).body).toMatchObject({ error: { code: 'bad-message' } });
    expect((await ada.send('DELETE', '/api/me/seek')).body).toEqual({ table: null });
    // whoever is erased waits for nobody
    await seek(ada, { pace: 'one-day' });
    await ada.send('DELETE', '/api/me');
    expect(await server.database.all('SELECT player FROM seekers')).toEqual([]);
  });

  it('brings those who wish a rated game together with none but such, and with bots that have a rating', async () => {
    const [ada, bea, guest] = [await named('Ada'), await named('Bea'), await named('Guest')];
    const wish = { players: [2], pace: 'three-days' };
    const rated = { ...wish, rated: true };
    expect((await ada.send('POST', '/api/me/seek', { game: 'carrara', ...rated })).body).toMatchObject({ error: { code: 'account-needed' } });
    await ada.post('/api/me/register', { login: 'seek.ada', password: 'long enough' });
    await bea.post('/api/me/register', { login: 'seek.bea', password: 'long enough' });
    expect(await seek(ada, rated)).toMatchObject({ rated: true, others: 0, table: null });
    expect(await seek(guest, wish)).toMatchObject({ rated: false, others: 0, table: null });
    const { table } = await seek(bea, rated);
    expect((await look(ada))?.table).toBe(table);
    expect(await ada.get<Summary>(`/api/tables/${table}`)).toMatchObject({ status: 'playing', settings: { rated: true, spectators: true } });
    expect((await look(guest))?.table).toBeNull();
    await seek(ada, { ...rated, pace: 'calm' });
    for (const level of PLAYED) {
      const isRated = houseRating('carrara', level) !== undefined;
      if (!isRated) expect((await ada.send('POST', '/api/me/seek/bots', { level })).body).toMatchObject({ error: { code: 'bad-rated', why: 'bot' } });
    }
    const { table: alone } = await ada.post<Seek>('/api/me/seek/bots', { level: 'journeyman' });
    expect(await ada.get<Summary>(`/api/tables/${alone}`)).toMatchObject({ status: 'playing', settings: { rated: true } });
  });

  it('costs something: who asks without end is refused', async () => {
    const small = await startTestServer({ budget: 100 });
    const ada = await TestPlayer.named(small.port, 'Ada');
    const answers = await Promise.all(Array.from({ length: 60 }, () => ada.send('POST', '/api/me/seek', { game: 'carrara', players: [2], pace: 'quick' })));
    expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThan(20);
    await small.stop();
  });
});

describe('two processes that bring people together at once', () => {
  it('never give somebody two seats, or leave somebody out', { timeout: 120_000 }, async () => {
    const postgres = await startPostgres();
    const processes: ServerProcess[] = [];
    for (let count = 0; count < 2; count++) processes.push(new ServerProcess(await freePort(), { DATABASE_URL: postgres.url }));
    await Promise.all(processes.map((one) => one.start()));
    const people = await Promise.all(Array.from({ length: 30 }, (_, number) => TestPlayer.named(processes[number % 2].port, `Player ${number}`)));
    await Promise.all(people.map((player) => seek(player)));
    const found = await Promise.all(people.map(async (player) => (await look(player))?.table));
    expect(found.filter((table) => table == null)).toEqual([]);
    const tables = [...new Set(found)];
    expect(tables).toHaveLength(10);
    for (const player of people) expect(await player.get<TableLine[]>('/api/me/tables')).toHaveLength(1);
    for (const table of tables) expect(found.filter((other) => other === table)).toHaveLength(3);
    await Promise.all(processes.map((one) => one.kill('SIGTERM')));
    await postgres.remove();
  });
});
