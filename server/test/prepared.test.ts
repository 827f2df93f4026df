/** Turns prepared while waiting: played when they fit, else their owner is told why; nobody else learns of them. */
import { box } from '@bottega/carrara';
import { type BaseMove, outcomeOf } from '@bottega/kernel';
import type { Answer, Prepared, Summary } from '@bottega/table/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readNetwork } from '../notices/addresses.ts';
import { HttpReceiver } from '../notices/test/receivers.ts';
import { TestPlayer, type TestScreen } from './client.ts';
import { startTestServer, type TestServer } from './test-server.ts';

const { game } = box;
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ noticesTo: [readNetwork('127.0.0.1')!] });
});
afterAll(() => server.stop());

interface Party {
  readonly table: string;
  /** Who must decide first, and who waits. */
  readonly first: TestPlayer;
  readonly waits: TestPlayer;
  readonly seat: number;
  readonly screen: TestScreen;
}

async function party(): Promise<Party> {
  const people = [await TestPlayer.named(server.port, 'Ada'), await TestPlayer.named(server.port, 'Bea')];
  const table = await people[0].open({ players: 2 });
  await people[1].post(`/api/tables/${table}/sit`, { seat: 1 });
  const { toAct } = await people[0].get<Summary>(`/api/tables/${table}`);
  const first = people[toAct[0]];
  const waits = people[1 - toAct[0]];
  return { table, first, waits, seat: 1 - toAct[0], screen: await waits.watch(table, game) };
}
const prepared = async ({ waits, table }: Party): Promise<Prepared | null> =>
  (await waits.post<{ prepared: Prepared | null }>(`/api/tables/${table}/prepared`)).prepared;
const prepare = ({ waits, table, screen }: Party, moves: readonly unknown[], expects?: unknown) =>
  waits.send('POST', `/api/tables/${table}/prepare`, { number: screen.number, moves, ...(expects !== undefined && { expects }) });
const pass = ({ first, table }: Party, number = 0) => first.post(`/api/tables/${table}/moves`, { number, move: 'pass' });
async function until(look: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; !(await look()); tries++) {
    if (tries > 150) throw new Error('it did not happen in time');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

describe('a prepared turn', () => {
  it('is played when the turn comes and it costs and brings the same, and is then forgotten', async () => {
    const all = await party();
    const expects = outcomeOf(box, all.screen.view, all.seat, [{ do: 'pass' } as BaseMove]);
    // what passing brings does not depend on the others
    expect((await prepare(all, ['pass'], expects === null ? undefined : { score: expects.score, changes: expects.changes })).status).toBe(200);
    expect(await prepared(all)).toMatchObject({ moves: ['pass'], why: null });
    await pass(all);
    await all.screen.until(() => all.screen.number >= 2);
    await until(async () => (await prepared(all)) === null);
    const { toAct } = await all.first.get<Summary>(`/api/tables/${all.table}`);
    expect(toAct).toEqual([1 - all.seat]);
  });

  it('is not played where a move of it is impossible, or the whole comes to something else', async () => {
    for (const [moves, expects, code] of [
      // the first pass ends the turn
      [['pass', 'pass'], undefined, 'impossible'],
      [['pass'], { score: 77, changes: [] }, 'changed'],
    ] as const) {
      const all = await party();
      expect((await prepare(all, moves, expects)).status).toBe(200);
      await pass(all);
      await until(async () => (await prepared(all))?.why != null);
      expect((await prepared(all))!.why).toMatchObject({ code });
      expect(all.screen.number).toBe(1);
      expect((await all.waits.send('POST', `/api/tables/${all.table}/drop-prepared`, {})).status).toBe(200);
      expect(await prepared(all)).toBeNull();
    }
  });

  it('gives way to whoever plays themselves', async () => {
    const all = await party();
    await prepare(all, ['pass']);
    await pass(all);
    await all.screen.until(() => all.screen.number === 1);
    const moves = game.legal(all.screen.view, all.seat) as BaseMove[];
    await all.waits.post(`/api/tables/${all.table}/moves`, { number: 1, move: moves.find((move) => move.do !== 'pass') });
    await until(async () => (await prepared(all)) === null);
    expect(all.screen.number).toBe(2);
  });

  it('is its owner’s alone: nothing that others are sent or can ask tells of it', async () => {
    const all = await party();
    const watching = await all.first.watch(all.table, game);
    const stranger = await TestPlayer.named(server.port, 'Cleo');
    const before = JSON.stringify(await all.first.get(`/api/tables/${all.table}`));
    await prepare(all, ['pass']);
    expect(JSON.stringify(await all.first.get(`/api/tables/${all.table}`))).toBe(before);
    expect(await all.first.post(`/api/tables/${all.table}/prepared`)).toMatchObject({ prepared: null });
    expect(await stranger.send('POST', `/api/tables/${all.table}/prepared`, {})).toMatchObject({ status: 403 });
    await all.first.post(`/api/tables/${all.table}/drop-prepared`);
    expect(await prepared(all)).not.toBeNull();
    await watching.ask({ do: 'ping' });
    expect(watching.heard.filter((text) => text.includes('prepare'))).toEqual([]);
    watching.close();
  });

  it('keeps its owner from being called, unless it is not played; then the call says so', async () => {
    const [played, unplayed] = [await party(), await party()];
    const calls = await Promise.all(
      [played, unplayed].map(async ({ waits, screen }) => {
        screen.close();
        const receiver = await HttpReceiver.open();
        await waits.post('/api/me/channels', { kind: 'hook', address: `${receiver.url}/hook`, form: 'json' });
        return receiver;
      }),
    );
    await prepare(played, ['pass']);
    await prepare(unplayed, ['pass'], { score: 77, changes: [] });
    await pass(played);
    await pass(unplayed);
    await until(async () => calls[1].got.length > 0);
    expect(calls[1].told[0].text).toContain('The turn you prepared no longer fits');
    expect(calls[0].told.filter(({ text }) => text.includes('your turn'))).toEqual([]);
    await Promise.all(calls.map((receiver) => receiver.close()));
  });

  it('is refused with its reason when it can’t be one', async () => {
    const all = await party();
    const refused = async (body: object, player = all.waits): Promise<string> =>
      ((await player.send('POST', `/api/tables/${all.table}/prepare`, body)).body as { error?: { code: string } }).error?.code ?? 'none';
    expect(await refused({ number: 0, moves: [] })).toBe('bad-message');
    expect(await refused({ number: 0, moves: Array.from({ length: 61 }, () => 'pass') })).toBe('bad-message');
    expect(await refused({ number: 0, moves: ['x'.repeat(201)] })).toBe('bad-message');
    expect(await refused({ number: 0, moves: ['pass'], expects: { score: 0, changes: [], more: 1 } })).toBe('bad-message');
    expect(await refused({ number: 0, moves: ['pass'], seat: 0 })).toBe('bad-message');
    expect(await refused({ number: 0, moves: ['fly away'] })).toBe('not-a-move');
    expect(await refused({ number: 0, moves: [{ do: 'build' }] })).toBe('not-a-move');
    expect(await refused({ number: 0, moves: [{ do: '__proto__' }] })).toBe('not-a-move');
    expect(await refused({ number: 5, moves: ['pass'] })).toBe('out-of-date');
    expect(await refused({ number: 0, moves: ['pass'] }, all.first)).toBe('your-turn');
    expect(await refused({ number: 0, moves: ['pass'] }, await TestPlayer.named(server.port, 'Cleo'))).toBe('not-seated');
    expect(await refused({ number: 0, moves: ['pass'] }, new TestPlayer(server.port))).toBe('no-identity');
    const open = await all.waits.open({ players: 2 });
    expect(await all.waits.send('POST', `/api/tables/${open}/prepare`, { number: 0, moves: ['pass'] })).toMatchObject({
      body: { error: { code: 'not-started' } },
    });
    expect(await prepared(all)).toBeNull();
    await prepare(all, ['pass']);
    await all.first.post(`/api/tables/${all.table}/resign`);
    await until(async () => (await all.waits.get<Summary>(`/api/tables/${all.table}`)).status === 'over');
    await until(async () => (await prepared(all))?.why?.code === 'ended');
    expect(await refused({ number: 0, moves: ['pass'] })).toBe('table-over');
    const answer: Answer = await all.screen.ask({ do: 'prepare', number: 0, moves: ['pass'] });
    expect(answer).toMatchObject({ error: { code: 'table-over' } });
  });
});
