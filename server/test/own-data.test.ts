import type { TableLine, Tournament } from '@bottega/table/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestPlayer } from './client.ts';
import { startTestServer, type TestServer } from './test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

interface File {
  readonly account: { readonly name: string; readonly login: string | null };
  readonly sessions: readonly { readonly here: boolean }[];
  readonly tokens: readonly object[];
  readonly tables: readonly { readonly id: string; readonly did: readonly { kind: string; move?: string }[]; readonly said: readonly { text: string }[] }[];
}

async function party(...names: string[]): Promise<{ table: string; people: TestPlayer[] }> {
  const people = await Promise.all(names.map((name) => TestPlayer.named(server.port, name)));
  const table = await people[0].open({ players: names.length });
  for (const [seat, player] of people.entries()) if (seat > 0) await player.post(`/api/tables/${table}/sit`, { seat });
  return { table, people };
}

describe('everything about oneself', () => {
  it('is one file: account, devices, keys, tables, moves and what was said, and nothing of others', async () => {
    const { table, people } = await party('Exports', 'Other');
    const [ada, bea] = people;
    await ada.post('/api/me/register', { login: 'exports', password: 'long enough' });
    const { token } = await ada.post<{ token: string }>('/api/me/tokens', { label: 'program' });
    for (const player of people) await player.post(`/api/tables/${table}/chat`, { text: `I am ${player === ada ? 'Ada' : 'Bea'}` });
    for (let moved = false; !moved; ) {
      for (const player of people) {
        const { turn } = await player.get<{ turn: { number: number; moves: string[] } | null }>(`/api/tables/${table}/turn`);
        if (turn === null) continue;
        await player.post(`/api/tables/${table}/moves`, { number: turn.number, move: turn.moves[0] });
        moved ||= player === ada;
      }
    }
    const answer = await ada.send('GET', '/api/me/export');
    expect(answer.headers.get('content-disposition')).toMatch(/attachment; filename="bottega-[\d-]+\.json"/);
    const file = answer.body as File;
    expect(file).toMatchObject({ account: { name: 'Exports', login: 'exports' }, sessions: [{ here: true }], tokens: [{ label: 'program' }] });
    expect(file.tables).toMatchObject([{ id: table, seats: [{ seat: 0 }], host: true, said: [{ text: 'I am Ada' }] }]);
    expect(file.tables[0].did.some(({ kind }) => kind === 'move')).toBe(true);
    const text = JSON.stringify(file);
    for (const secret of [token, ada.cookie.split('=')[1], 'I am Bea', 'seed', 'argon2']) expect(text).not.toContain(secret);
    expect(((await bea.get('/api/me/export')) as File).tables[0].said).toMatchObject([{ text: 'I am Bea' }]);
  });

  it('is for oneself in a browser alone', async () => {
    expect(await new TestPlayer(server.port).send('GET', '/api/me/export')).toMatchObject({ status: 401, body: { error: { code: 'no-identity' } } });
    const ada = await TestPlayer.named(server.port, 'Tokened');
    const program = new TestPlayer(server.port);
    program.token = (await ada.post<{ token: string }>('/api/me/tokens', { label: 'program' })).token;
    expect(await program.send('GET', '/api/me/export')).toMatchObject({ status: 403, body: { error: { code: 'token-not-enough' } } });
    const { player } = await ada.get<{ player: { id: string } }>('/api/me');
    const stranger = await TestPlayer.named(server.port, 'Stranger');
    expect(await stranger.send('GET', `/api/me/export?player=${player.id}`)).toMatchObject({ body: { account: { name: 'Stranger' } } });
  });
});

describe('whoever is erased', () => {
  it('leaves no open table behind, no seat that others wait for, and no game without an end', async () => {
    const { table: playing, people } = await party('Erased', 'Stays', 'Also');
    const [ada, bea] = people;
    const hosted = await ada.open({ settings: { listed: true } as never });
    const joined = await bea.open();
    await ada.post(`/api/tables/${joined}/sit`, { seat: 1 });
    const { table: duel, people: two } = await party('Duel', 'Lonely');
    void two;
    expect((await ada.get<TableLine[]>('/api/me/tables')).length).toBe(3);
    expect(await ada.send('DELETE', '/api/me')).toMatchObject({ status: 200 });
    expect(await bea.send('GET', `/api/tables/${hosted}`)).toMatchObject({ status: 404 });
    // the last seat was taken, and so the game had begun: it is given up
    expect(await bea.get(`/api/tables/${joined}`)).toMatchObject({ status: 'over', outcome: { why: 'resigned' } });
    expect(await bea.get(`/api/tables/${playing}`)).toMatchObject({ status: 'playing', seats: [{ kind: 'bot', resigned: true, name: null }, {}, {}] });
    expect(await bea.get(`/api/tables/${duel}`)).toMatchObject({ status: 'playing' });
  });

  it('is in no tournament that has not begun, plays no more rounds of one that has, and theirs is called off', async () => {
    const people = await Promise.all(['Goes', 'Hosts', 'Third', 'Fourth'].map((name) => TestPlayer.named(server.port, name)));
    const [ada, bea] = people;
    for (const [index, player] of [ada, bea].entries()) await player.post('/api/me/register', { login: `cup.${index}`, password: 'long enough' });
    const announce = async (player: TestPlayer, name: string, most: number): Promise<string> =>
      (await player.post<{ id: string }>('/api/tournaments', { name, game: 'paneveggio', kind: 'swiss', atTable: 2, most, pace: 'quick', rounds: 2 })).id;
    const [own, open, playing] = [await announce(ada, 'Own', 4), await announce(bea, 'Open', 4), await announce(bea, 'Playing', 4)];
    for (const player of [ada, bea]) await player.post(`/api/tournaments/${open}/join`);
    for (const player of people) await player.post(`/api/tournaments/${playing}/join`);
    expect(await ada.get('/api/me/export')).toMatchObject({
      tournaments: expect.arrayContaining([
        { id: own, name: 'Own', game: 'paneveggio', status: 'open', organiser: true },
        { id: playing, name: 'Playing', game: 'paneveggio', status: 'playing', organiser: false },
      ]),
    });
    const { myTable } = await ada.get<Tournament>(`/api/tournaments/${playing}`);
    expect(await ada.send('DELETE', '/api/me')).toMatchObject({ status: 200 });
    expect((await bea.get<Tournament>(`/api/tournaments/${own}`)).line.status).toBe('cancelled');
    expect((await bea.get<Tournament>(`/api/tournaments/${open}`)).entrants).toMatchObject([{ name: 'Hosts' }]);
    const left = await bea.get<Tournament>(`/api/tournaments/${playing}`);
    expect(left.entrants[0]).toMatchObject({ name: null, withdrawn: true });
    expect(await bea.get(`/api/tables/${myTable}`)).toMatchObject({ status: 'over', outcome: { why: 'resigned' } });
    expect(JSON.stringify(left)).not.toContain('Goes');
  });
});
