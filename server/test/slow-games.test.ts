/** Holidays, hours and absent hosts, on a server. */
import type { Holiday, Summary } from '@bottega/table/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestPlayer } from './client.ts';
import { startTestServer, type TestServer } from './test-server.ts';

const DAY = 86_400_000;
const SLOW = { settings: { pace: { kind: 'days', days: 2 }, timeout: 'seat' } as never };

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const holiday = (player: TestPlayer, begins: number, ends: number) => player.send('POST', '/api/me/holidays', { begins, ends });
const refused = (why: string) => ({ status: 400, body: { error: { code: 'bad-holiday', why, most: 30 } } });
const summary = (player: TestPlayer, table: string) => player.get<Summary>(`/api/tables/${table}`);

async function party(...names: string[]): Promise<{ table: string; people: TestPlayer[] }> {
  const people = await Promise.all(names.map((name) => TestPlayer.named(server.port, name)));
  const table = await people[0].open({ players: names.length, ...SLOW });
  for (const [seat, player] of people.entries()) if (seat > 0) await player.post(`/api/tables/${table}/sit`, { seat });
  return { table, people };
}

describe('a holiday', () => {
  it('counts at every slow table of its person, also those of later, and is shown to the others', async () => {
    const { table, people } = await party('Away', 'Waits');
    const [ada, bea] = people;
    const [begins, ends] = [Date.now(), Date.now() + 5 * DAY];
    const { id } = (await holiday(ada, begins, ends)).body as Holiday;
    const [seat] = (await summary(bea, table)).seats;
    expect(seat.holidays).toMatchObject([{ ends }]);
    const later = await bea.open({ players: 2, ...SLOW });
    await ada.post(`/api/tables/${later}/sit`, { seat: 1 });
    expect((await summary(bea, later)).seats[1].holidays).toMatchObject([{ ends }]);
    const screen = await bea.watch(table);
    const clock = screen.hello!.clocks!;
    if (clock.running.includes(0)) expect(clock.until![0]! - ends).toBeGreaterThan(1.9 * DAY);
    screen.close();
    const lines = await ada.get<{ id: string; deadline: number | null; myTurn: boolean }[]>('/api/me/tables');
    for (const line of lines.filter(({ myTurn }) => myTurn)) expect(line.deadline! - ends).toBeGreaterThan(1.9 * DAY);
    expect(await ada.send('DELETE', `/api/me/holidays/${id}`)).toMatchObject({ status: 200 });
    const [back] = (await summary(bea, table)).seats[0].holidays ?? [];
    expect(back.ends).toBeLessThan(Date.now() + 1000);
    expect(await bea.send('DELETE', `/api/me/holidays/${id}`)).toMatchObject({ status: 404 });
  });

  it('comes along with the seats of a guest who signs in', async () => {
    const ada = await TestPlayer.named(server.port, 'Signs In');
    await ada.post('/api/me/register', { login: 'signs-in', password: 'long enough' });
    await holiday(ada, Date.now(), Date.now() + DAY);
    const { table, people } = await party('Guest', 'Other');
    await people[0].post('/api/me/login', { login: 'signs-in', password: 'long enough' });
    expect((await summary(people[1], table)).seats[0].holidays).toHaveLength(1);
  });

  it('has its bounds: thirty days a year, none in the past, none twice', async () => {
    const ada = await TestPlayer.named(server.port, 'Bounds');
    const now = Date.now();
    expect(await holiday(ada, now - DAY, now + DAY)).toMatchObject(refused('past'));
    expect(await holiday(ada, now + DAY, now + DAY)).toMatchObject(refused('order'));
    expect(await holiday(ada, now + 360 * DAY, now + 370 * DAY)).toMatchObject(refused('far'));
    expect(await holiday(ada, now + DAY, now + 32 * DAY)).toMatchObject(refused('long'));
    expect(await holiday(ada, now + DAY, now + 11 * DAY)).toMatchObject({ status: 200 });
    expect(await holiday(ada, now + 10 * DAY, now + 12 * DAY)).toMatchObject(refused('overlap'));
    expect(await holiday(ada, now + 20 * DAY, now + 41 * DAY)).toMatchObject(refused('long'));
    expect(await holiday(ada, now + 20 * DAY, now + 40 * DAY)).toMatchObject({ status: 200 });
    expect(await holiday(ada, now + 50 * DAY, now + 51 * DAY)).toMatchObject(refused('long'));
    expect(await holiday(ada, Number.MAX_SAFE_INTEGER + 1, 1e20)).toMatchObject({ status: 400 });
    expect(await new TestPlayer(server.port).send('POST', '/api/me/holidays', { begins: now, ends: now + DAY })).toMatchObject({ status: 401 });
    expect(await ada.get<Holiday[]>('/api/me/holidays')).toHaveLength(2);
  });
});

describe('an absent host', () => {
  it('is relieved by whoever sits there, when the table says so, and may be relieved in turn', async () => {
    const ada = await TestPlayer.named(server.port, 'Host');
    const bea = await TestPlayer.named(server.port, 'Next');
    const table = await ada.open({ players: 3, ...SLOW });
    await bea.post(`/api/tables/${table}/sit`, { seat: 1 });
    const take = (player: TestPlayer) => player.send('POST', `/api/tables/${table}/host`, {});
    expect(await take(bea)).toMatchObject({ status: 409, body: { error: { code: 'host-kept', unit: 'minutes', count: 60 } } });
    expect(await take(await TestPlayer.named(server.port, 'Stranger'))).toMatchObject({ body: { error: { code: 'not-seated' } } });
    await server.database.all('UPDATE players SET seen = $1 WHERE name = $2', [Date.now() - 3_700_000, 'Host']);
    expect(await take(bea)).toMatchObject({ status: 200 });
    expect(await bea.send('POST', `/api/tables/${table}/start`, {})).toMatchObject({ status: 200 });
    expect(await summary(bea, table)).toMatchObject({ status: 'playing' });
    // the former host is a player like any other
    expect(await ada.send('POST', `/api/tables/${table}/replace`, { seat: 1, by: { kind: 'bot', level: 'random' } })).toMatchObject({
      body: { error: { code: 'seat-not-yours' } },
    });
  });

  it('who was erased is relieved at once', async () => {
    const { table, people } = await party('Erases', 'Stays', 'Too');
    await people[0].send('DELETE', '/api/me');
    expect(await people[1].send('POST', `/api/tables/${table}/host`, {})).toMatchObject({ status: 200 });
  });
});

describe('a table with hours of the day', () => {
  it('is opened with a zone that exists', async () => {
    const ada = await TestPlayer.named(server.port, 'Hours');
    const wish = (zone: string) => ({ settings: { pace: { kind: 'days', days: 1, bank: 5, hours: { from: 540, until: 1320, zone } } } as never });
    expect(await ada.open(wish('Nowhere/Else'))).toBeUndefined();
    const table = await ada.open(wish('Europe/Rome'));
    expect((await summary(ada, table)).settings.pace).toEqual({ kind: 'days', days: 1, bank: 5, hours: { from: 540, until: 1320, zone: 'Europe/Rome' } });
  });
});
