import type { SavedGame } from '@bottega/kernel';
import { randomFrom } from '@bottega/kernel';
import type { Summary } from '@bottega/table/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Over, Turn } from '../rooms/turns.ts';
import { TestPlayer } from './client.ts';
import { startTestServer, type TestServer } from './test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

/** What comes in, by the names of the events. */
async function* eventsOf(player: TestPlayer, stop: AbortSignal): AsyncGenerator<{ turn?: Turn; over?: Over }> {
  const response = await fetch(`${player.base}/api/events`, { headers: { Authorization: `Bearer ${player.token}` }, signal: stop });
  expect(response.headers.get('content-type')).toBe('text/event-stream');
  let text = '';
  for await (const chunk of response.body!) {
    text += new TextDecoder().decode(chunk);
    for (let end = text.indexOf('\n\n'); end !== -1; end = text.indexOf('\n\n')) {
      const event = text.slice(0, end);
      text = text.slice(end + 2);
      const [, name, data] = /^(?:event: (\w+)\n)?data: (.*)$/.exec(event) ?? [];
      if (data !== undefined) yield name === 'over' ? { over: JSON.parse(data) } : { turn: JSON.parse(data) };
    }
  }
}

/** A program with nothing but a token: an event comes in, a move goes out. */
async function program(player: TestPlayer): Promise<TestPlayer> {
  const { token } = await player.post<{ token: string }>('/api/me/tokens', { label: 'program' });
  const machine = new TestPlayer(server.port);
  machine.token = token;
  return machine;
}

describe('a program with a token', () => {
  it('plays a whole game by the event stream against a bot of the server', { timeout: 180_000 }, async () => {
    const machine = await program(await TestPlayer.named(server.port, 'Machine'));
    const stop = new AbortController();
    const table = await machine.open({ game: 'la-stanza', seats: [{ kind: 'open' }, { kind: 'bot', level: 'random' }] });
    const random = randomFrom('program');
    let made = 0;
    let end: Over | undefined;
    for await (const { turn, over } of eventsOf(machine, stop.signal)) {
      end = over;
      if (turn === undefined) break;
      expect(turn).toMatchObject({ table, seat: 0 });
      expect(turn.moves.length).toBeGreaterThan(0);
      const answer = await machine.send('POST', `/api/tables/${table}/moves`, { number: turn.number, move: turn.moves[random(turn.moves.length)] });
      expect(answer.status).toBe(200);
      made++;
    }
    stop.abort();
    const { outcome } = await machine.get<Summary>(`/api/tables/${table}`);
    expect(outcome).toMatchObject({ why: 'played', result: { over: true } });
    expect(end).toEqual({ table, seat: 0, outcome });
    const saved = await machine.get<SavedGame>(`/api/tables/${table}/game`);
    expect(saved.moves.filter((move) => move.startsWith('0 '))).toHaveLength(made);
  });

  it('is told again what was withdrawn, when it comes back, and hears nothing any more when its token is ended', { timeout: 30_000 }, async () => {
    const owner = await TestPlayer.named(server.port, 'Owner');
    const machine = await program(owner);
    const rival = await TestPlayer.named(server.port, 'Rival');
    const table = await rival.open();
    await machine.post(`/api/tables/${table}/sit`, { seat: 1 });
    const screen = await rival.watch(table);
    const first = await machine.get<{ turn: Turn | null }>(`/api/tables/${table}/turn`);
    const stop = new AbortController();
    const events = eventsOf(machine, stop.signal);
    const next = async (): Promise<Turn> => (await events.next()).value.turn;
    // whoever begins
    if (first.turn !== null) {
      expect((await next()).number).toBe(0);
      await machine.post(`/api/tables/${table}/moves`, { number: 0, move: 'pass' });
    }
    const number = first.turn === null ? 0 : 1;
    await screen.until(() => screen.number === number);
    const coming = next();
    await screen.ask({ do: 'play', number, move: 'pass' });
    expect((await coming).number).toBe(number + 1);
    await screen.ask({ do: 'undo', to: number });
    const again = next();
    await screen.ask({ do: 'play', number, move: 'pass' });
    expect((await again).number).toBe(number + 1);

    const [{ id }] = await owner.get<{ id: string }[]>('/api/me/tokens');
    await owner.send('DELETE', `/api/me/tokens/${id}`);
    expect((await events.next()).done).toBe(true);
    screen.close();
  });

  it('is told of an end once, and once more when it comes back within a day', { timeout: 30_000 }, async () => {
    const machine = await program(await TestPlayer.named(server.port, 'Machine'));
    const rival = await TestPlayer.named(server.port, 'Rival');
    const table = await rival.open();
    await machine.post(`/api/tables/${table}/sit`, { seat: 1 });
    const stop = new AbortController();
    const first = eventsOf(machine, stop.signal);
    const coming = first.next();
    await rival.post(`/api/tables/${table}/resign`);
    let heard = (await coming).value;
    // whoever begins
    if (heard.turn !== undefined) heard = (await first.next()).value;
    const over: Over = { table, seat: 1, outcome: { why: 'resigned', result: expect.objectContaining({ ranking: [[1], [0]] }) } };
    expect(heard).toEqual({ over });
    // chat and a rematch change a table that is over
    await rival.post(`/api/tables/${table}/rematch`);
    const again = eventsOf(machine, stop.signal);
    expect((await again.next()).value).toEqual({ over });
    const other = await machine.open();
    await machine.post(`/api/tables/${other}/start`);
    await machine.post(`/api/tables/${other}/resign`);
    for (const events of [first, again]) {
      heard = (await events.next()).value;
      while (heard.turn !== undefined) heard = (await events.next()).value;
      expect(heard.over).toMatchObject({ table: other, seat: 0 });
    }
    stop.abort();
  });

  it('lets go of tables that are over', { timeout: 30_000 }, async () => {
    const quick = await startTestServer({ idle: 500 });
    const machine = await TestPlayer.named(quick.port, 'Machine');
    const stop = new AbortController();
    const stream = await fetch(`${machine.base}/api/events`, { headers: { Cookie: machine.cookie }, signal: stop.signal });
    expect(stream.status).toBe(200);
    const table = await machine.open({ seats: [{ kind: 'open' }, { kind: 'bot', level: 'random' }] });
    const open = async (): Promise<string> => /^bottega_tables_open (\d+)$/m.exec(await machine.get<string>('/metrics'))![1];
    // it is looked for every five seconds
    await new Promise((resolve) => setTimeout(resolve, 6000));
    await machine.post(`/api/tables/${table}/resign`);
    expect(await open()).toBe('1');
    await expect.poll(open, { timeout: 15_000 }).toBe('0');
    stop.abort();
    await quick.stop();
  });

  it('is let in by no other token, and not to erase its person', async () => {
    const machine = await program(await TestPlayer.named(server.port, 'Machine'));
    expect(await machine.send('DELETE', '/api/me')).toMatchObject({ status: 403, body: { error: { code: 'token-not-enough' } } });
    machine.token = 'x'.repeat(43);
    expect(await machine.send('GET', '/api/me')).toMatchObject({ status: 401, body: { error: { code: 'bad-token' } } });
  });
});

describe('the description of the API', () => {
  it('names every route with its body', async () => {
    const api = await new TestPlayer(server.port).get<{ paths: Record<string, Record<string, unknown>> }>('/api/openapi.json');
    expect(Object.keys(api.paths)).toEqual(expect.arrayContaining(['/api/me', '/api/tables', '/api/tables/{id}/moves', '/api/events']));
    expect(api.paths['/api/tables/{id}/moves'].post).toHaveProperty('requestBody');
  });
});
