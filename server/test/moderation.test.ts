import type { Act, KeepOverview, KeptReport, KeptTable, Player, Report, Seek, Summary } from '@bottega/table/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setKeeper } from '../maintenance/keepers.ts';
import { TestPlayer } from './client.ts';
import { startTestServer, type TestServer } from './test-server.ts';

let server: TestServer;
let keeper: TestPlayer;
beforeAll(async () => {
  server = await startTestServer();
  keeper = await TestPlayer.named(server.port, 'Keeper');
  await keeper.post('/api/me/register', { login: 'keeper', password: 'long enough' });
  await setKeeper(server.database, 'keeper', true);
});
afterAll(() => server.stop());

const named = (name: string): Promise<TestPlayer> => TestPlayer.named(server.port, name);
const idOf = async (player: TestPlayer): Promise<string> => (await player.get<{ player: Player }>('/api/me')).player.id;
const codeOf = async (asked: Promise<{ body: unknown }>): Promise<string | undefined> => ((await asked).body as { error?: { code: string } }).error?.code;

describe('before the start', () => {
  it('the host shows somebody out, who can’t come back; nobody else can', async () => {
    const [ada, bea, cleo] = [await named('Ada'), await named('Bea'), await named('Cleo')];
    const table = await ada.open({ players: 3 });
    const at = `/api/tables/${table}`;
    await bea.post(`${at}/sit`, { seat: 1 });
    expect(await codeOf(cleo.send('POST', `${at}/kick`, { seat: 1 }))).toBe('not-host');
    expect(await codeOf(ada.send('POST', `${at}/kick`, { seat: 0 }))).toBe('nobody-there');
    expect(await codeOf(ada.send('POST', `${at}/kick`, { seat: 9 }))).toBe('unknown-seat');
    const screen = await bea.watch(table);
    expect(screen.viewer).toBe(1);
    expect(await ada.post(`${at}/kick`, { seat: 1 })).toEqual({ ok: true });
    await screen.until(() => screen.viewer === null);
    expect(await codeOf(bea.send('POST', `${at}/sit`, { seat: 2 }))).toBe('kicked');
    expect(await codeOf(ada.send('POST', `${at}/kick`, { seat: 1 }))).toBe('nobody-there');
    await cleo.post(`${at}/sit`, { seat: 1 });
    await (await named('Dora')).post(`${at}/sit`, { seat: 2 });
    expect(await codeOf(ada.send('POST', `${at}/kick`, { seat: 1 }))).toBe('already-started');
    screen.close();
  });
});

describe('who has blocked somebody', () => {
  it('never sits with them again, either way round, is not paired with them, and does not read them', async () => {
    const [ada, bea, cleo] = [await named('Ada'), await named('Bea'), await named('Cleo')];
    const running = await ada.open();
    await bea.post(`/api/tables/${running}/sit`, { seat: 1 });
    await bea.post(`/api/tables/${running}/chat`, { text: 'rude words' });
    await ada.post(`/api/me/blocks/${await idOf(bea)}`);
    expect(await ada.get('/api/me/blocks')).toEqual([{ id: await idOf(bea), name: 'Bea' }]);
    // it is not told to whom it concerns
    expect(JSON.stringify(await bea.get('/api/me/export'))).not.toContain('Ada');
    const screen = await ada.watch(running);
    expect(screen.hello!.chat).toEqual([]);
    await bea.post(`/api/tables/${running}/chat`, { text: 'more of them' });
    await ada.post(`/api/tables/${running}/chat`, { text: 'mine' });
    await screen.until(() => screen.heard.some((text) => text.includes('mine')));
    expect(screen.heard.join()).not.toContain('more of them');
    screen.close();

    const mine = await ada.open();
    expect(await codeOf(bea.send('POST', `/api/tables/${mine}/sit`, { seat: 1 }))).toBe('not-welcome');
    const hers = await bea.open();
    expect(await codeOf(ada.send('POST', `/api/tables/${hers}/sit`, { seat: 1 }))).toBe('not-welcome');
    const wish = { game: 'paneveggio', players: [2], pace: 'quick' };
    await ada.post('/api/me/seek', wish);
    expect(await bea.post<Seek>('/api/me/seek', wish)).toMatchObject({ table: null, others: 0 });
    expect((await cleo.post<Seek>('/api/me/seek', wish)).table).not.toBeNull();
    expect((await bea.get<{ seek: Seek }>('/api/me/seek')).seek.table).toBeNull();

    await ada.send('DELETE', `/api/me/blocks/${await idOf(bea)}`);
    expect(await bea.post(`/api/tables/${mine}/sit`, { seat: 1 })).toEqual({ ok: true });
  });

  it('can’t block themselves, nobody, or without end', async () => {
    const ada = await named('Ada');
    const own = await idOf(ada);
    expect(await codeOf(ada.send('POST', `/api/me/blocks/${own}`, {}))).toBe('unknown-player');
    expect(await codeOf(ada.send('POST', '/api/me/blocks/nobody', {}))).toBe('unknown-player');
    for (let number = 0; number < 500; number += 100) {
      const rows = Array.from({ length: 100 }, (_, index) => `('${own}', 'other ${number + index}', 1)`).join();
      await server.database.all(`INSERT INTO blocks (player, other, made) VALUES ${rows}`);
    }
    expect(await codeOf(ada.send('POST', `/api/me/blocks/${await idOf(keeper)}`, {}))).toBe('too-many-blocks');
  });
});

describe('a report', () => {
  it('has the lines that are meant as the table heard them, and is answered once', async () => {
    const [ada, bea] = [await named('Ada'), await named('Bea')];
    const table = await ada.open();
    await bea.post(`/api/tables/${table}/sit`, { seat: 1 });
    await bea.post(`/api/tables/${table}/chat`, { text: 'an insult' });
    await ada.post(`/api/tables/${table}/chat`, { text: 'my own words' });
    const screen = await ada.watch(table);
    const lines = screen.hello!.chat.map(({ from, at }) => ({ from, at }));
    screen.close();
    const about = { player: await idOf(bea), table, reason: 'insult', text: 'Look at this.\u202e' };
    const report = await ada.post<Report>('/api/reports', { ...about, lines: [...lines, { from: 1, at: 12 }] });
    expect(report).toMatchObject({ player: { name: 'Bea' }, text: 'Look at this.', lines: [{ text: 'an insult' }], answer: null });
    expect(await keeper.get<KeptReport[]>('/api/keep/reports')).toMatchObject([{ id: report.id, reporter: { name: 'Ada' } }]);
    expect(await keeper.post(`/api/keep/reports/${report.id}`, { answer: 'Bea is silent for a week.' })).toEqual({ ok: true });
    expect(await codeOf(keeper.send('POST', `/api/keep/reports/${report.id}`, { answer: 'Again' }))).toBe('not-found');
    expect(await ada.get<Report[]>('/api/me/reports')).toMatchObject([{ answer: 'Bea is silent for a week.' }]);
    expect(await keeper.get('/api/keep/reports')).toEqual([]);
    expect(await keeper.get('/api/keep/reports?answered=yes')).toMatchObject([{ id: report.id }]);
    // nobody reads the chat of a table that is not for them by reporting it
    const cleo = await named('Cleo');
    const closed = await ada.open({
      settings: { listed: false, spectators: false, chat: true, pace: { kind: 'none' }, timeout: 'wait', timeoutLevel: 'random' },
    });
    expect(await codeOf(cleo.send('POST', '/api/reports', { ...about, table: closed, lines }))).toBe('unknown-table');
    for (const wrong of [
      { player: '../x' },
      { reason: 'because' },
      { lines: Array(21).fill({ from: 0, at: 1 }) },
      { lines: [[]] },
      { text: 'x'.repeat(3000) },
      { more: 1 },
    ])
      expect(await codeOf(ada.send('POST', '/api/reports', { ...about, ...wrong }))).toBe('bad-message');
    expect(await codeOf(ada.send('POST', '/api/reports', { ...about, text: 'x'.repeat(1001) }))).toBe('bad-text');
  });
});

describe('who keeps the house', () => {
  it('is nobody by themselves, and no program', async () => {
    const ada = await named('Ada');
    const program = new TestPlayer(server.port);
    program.token = (await keeper.post<{ token: string }>('/api/me/tokens', { label: 'program' })).token;
    for (const path of ['', '/reports', '/people', '/tables', '/acts']) {
      expect(await codeOf(ada.send('GET', `/api/keep${path}`))).toBe('not-keeper');
      expect(await codeOf(program.send('GET', `/api/keep${path}`))).toBe('token-not-enough');
      expect(await codeOf(new TestPlayer(server.port).send('GET', `/api/keep${path}`))).toBe('no-identity');
    }
    expect(await codeOf(ada.send('POST', `/api/keep/people/${await idOf(keeper)}`, { what: 'suspend', days: 1, why: 'x' }))).toBe('not-keeper');
    expect(await codeOf(ada.send('POST', '/api/keep/message', { message: null }))).toBe('not-keeper');
    await expect(setKeeper(server.database, 'no such login', true)).rejects.toThrow(/Nobody with an account/);
  });

  it('silences somebody, who plays on but does not talk', async () => {
    const [ada, bea] = [await named('Ada'), await named('Bea')];
    const table = await ada.open();
    await bea.post(`/api/tables/${table}/sit`, { seat: 1 });
    const screen = await bea.watch(table);
    const at = `/api/keep/people/${await idOf(bea)}`;
    expect(await codeOf(keeper.send('POST', at, { what: 'silence', days: 7, why: '' }))).toBe('bad-text');
    expect(await keeper.post(at, { what: 'silence', days: 7, why: 'insults' })).toMatchObject({ name: 'Bea', silenced: expect.any(Number) });
    expect(await screen.ask({ do: 'chat', text: 'hello' })).toMatchObject({ error: { code: 'silenced', until: expect.any(Number) } });
    expect(await codeOf(bea.send('POST', `/api/tables/${table}/chat`, { text: 'hello' }))).toBe('silenced');
    expect(await screen.ask({ do: 'vote-end', yes: false })).toMatchObject({ ok: true });
    await keeper.post(at, { what: 'silence', days: 0, why: '' });
    expect(await bea.post(`/api/tables/${table}/chat`, { text: 'thank you' })).toEqual({ ok: true });
    screen.close();
  });

  it('suspends somebody, who may look, go and be forgotten, and nothing else', async () => {
    const bea = await named('Suspended');
    const token = (await bea.post<{ token: string }>('/api/me/tokens', { label: 'program' })).token;
    const table = await bea.open();
    const at = `/api/keep/people/${await idOf(bea)}`;
    await keeper.post(at, { what: 'suspend', days: 1, why: 'spam' });
    const program = new TestPlayer(server.port);
    program.token = token;
    for (const player of [bea, program]) {
      expect(await codeOf(player.send('POST', `/api/tables/${table}/chat`, { text: 'x' }))).toBe('suspended');
      expect(await codeOf(player.send('POST', '/api/tables', {}))).toMatch(/suspended|bad-message/);
      expect((await player.watch(table)).closed).toBeDefined();
      expect(await codeOf(player.send('GET', '/api/events'))).toBe('suspended');
    }
    expect((await bea.get<{ player: Player }>('/api/me')).player.suspended).toBeGreaterThan(Date.now());
    expect((await bea.send('GET', '/api/me/export')).status).toBe(200);
    await server.database.all('UPDATE players SET suspended = 1 WHERE id = $1', [await idOf(bea)]);
    expect(await bea.post(`/api/tables/${table}/chat`, { text: 'x' })).toEqual({ ok: true });
    await keeper.post(at, { what: 'suspend', days: 1, why: 'spam' });
    expect((await bea.send('DELETE', '/api/me')).status).toBe(200);
    expect(await codeOf(keeper.send('POST', `/api/keep/people/${await idOf(keeper)}`, { what: 'suspend', days: 1, why: 'x' }))).toBe('is-keeper');
  });

  it('closes tables: one that waits is gone, a game ends without a loser', async () => {
    const [ada, bea] = [await named('Closing'), await named('Bea')];
    const [waiting, running] = [await ada.open({ name: 'Spam table' }), await ada.open()];
    await bea.post(`/api/tables/${running}/sit`, { seat: 1 });
    const found = await keeper.get<KeptTable[]>('/api/keep/tables?part=spam');
    expect(found).toMatchObject([{ line: { id: waiting, name: 'Spam table' }, listed: false }]);
    expect((await keeper.get<KeptTable[]>('/api/keep/tables?part=closing')).map(({ line }) => line.id).sort()).toEqual([waiting, running].sort());
    await keeper.post(`/api/keep/tables/${waiting}/close`, { why: 'spam' });
    expect(await codeOf(ada.send('GET', `/api/tables/${waiting}`))).toBe('unknown-table');
    await keeper.post(`/api/keep/tables/${running}/close`, { why: 'both asked for it' });
    expect(await ada.get<Summary>(`/api/tables/${running}`)).toMatchObject({ status: 'over', outcome: { why: 'closed' } });
    expect(await server.database.all('SELECT rank FROM seats WHERE tab = $1', [running])).toEqual([{ rank: null }, { rank: null }]);
    expect(await codeOf(ada.send('POST', `/api/tables/${running}/close`, {}))).toBe('not-found');
  });

  it('says something to everybody, sees health and figures, and every act is noted', async () => {
    const message = { en: 'Closed on Monday.', fr: 'Fermé lundi.', de: 'Montag zu.', nl: 'Maandag dicht.' };
    await keeper.post('/api/keep/message', { message });
    expect(await new TestPlayer(server.port).get('/api/house')).toEqual({ message });
    await keeper.post('/api/keep/message', { message: null });
    expect(await new TestPlayer(server.port).get('/api/house')).toEqual({ message: null });
    const { health, figures } = await keeper.get<KeepOverview>('/api/keep');
    expect(health).toMatchObject({ database: 'SQLite', faults: 0 });
    expect(figures.guests).toBeGreaterThan(5);
    expect(figures.playing).toBeGreaterThan(0);
    const acts = await keeper.get<Act[]>('/api/keep/acts');
    expect(new Set(acts.map(({ act }) => act))).toEqual(new Set(['message', 'close', 'suspend', 'silence', 'pardon', 'answer', 'keeper']));
    expect(acts.find(({ act }) => act === 'silence')).toMatchObject({ keeper: { name: 'Keeper' }, about: { name: 'Bea' }, why: 'insults', days: 7 });
    const { headers, status } = await fetch(`${keeper.base}/keep`, { redirect: 'manual' });
    expect([status, headers.get('location')]).toEqual([302, '/#/keep']);
  });
});
