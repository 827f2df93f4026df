import type { AnyGame } from '@bottega/kernel';
import type { TableLine } from '@bottega/table/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadGames } from '../games.ts';
import { TestPlayer, type TestScreen } from './client.ts';
import { startTestServer, type TestServer } from './test-server.ts';

let server: TestServer;
let game: AnyGame;
beforeAll(async () => {
  server = await startTestServer();
  game = (await loadGames()).get('carrara')!;
});
afterAll(() => server.stop());

const LIVE = { listed: false, spectators: true, chat: true, pace: { kind: 'live', bank: 10, increment: 0 }, timeout: 'seat', timeoutLevel: 'random' } as const;

async function begin(settings?: typeof LIVE): Promise<{ screens: TestScreen[]; players: TestPlayer[]; table: string }> {
  const players = [await TestPlayer.named(server.port, 'Ada'), await TestPlayer.named(server.port, 'Bea')];
  const table = await players[0].open(settings === undefined ? {} : { settings });
  await players[1].post(`/api/tables/${table}/sit`, { seat: 1 });
  return { screens: [await players[0].watch(table, game), await players[1].watch(table, game)], players, table };
}

/** The page that must decide plays its first move, or the one of that kind. */
async function move(screens: readonly TestScreen[], kind?: string, hold = false): Promise<TestScreen> {
  const screen = screens.find((one) => one.mustDecide)!;
  const legal = game.legal(screen.view as never, screen.viewer!);
  const { number } = screen;
  const answer = await screen.ask({ do: 'play', number, move: legal.find((one) => one.do === kind) ?? legal[0], hold });
  expect(answer).toMatchObject({ ok: true });
  for (const one of screens) await one.until(() => one.number > number);
  return screen;
}

describe('two tabs of one person', () => {
  it('show the same, and a move from the one that lags behind is refused as out of date', async () => {
    const { screens, players, table } = await begin();
    const mover = screens.findIndex((screen) => screen.mustDecide);
    const second = await players[mover].watch(table, game);
    const [first] = game.legal(second.view as never, mover);
    await move(screens);
    await second.until(() => second.number === 1);
    expect(second.view).toEqual(screens[mover].view);
    expect(await second.ask({ do: 'play', number: 0, move: first })).toMatchObject({ error: { code: 'out-of-date', number: 1 } });
  });
});

describe('coming back', () => {
  it('gives the whole picture with everything that was missed', async () => {
    const { screens, players, table } = await begin();
    const [away, there] = screens[0].mustDecide ? [1, 0] : [0, 1];
    screens[away].close();
    await screens[there].until(() => screens[there].here.join() === String(there));
    await move([screens[there]]);
    const again = await players[away].watch(table, game);
    expect(again.number).toBe(1);
    expect(again.hello!.log.map((line) => line.number)).toContain(1);
    await screens[there].until(() => screens[there].here.join() === '0,1');
  });
});

describe('taking back', () => {
  it('is told to everybody, and beyond a reveal only with consent', async () => {
    const { screens } = await begin();
    const before = screens.map((screen) => screen.view);
    const mover = await move(screens, 'pass');
    expect(await mover.ask({ do: 'undo', to: 0 })).toMatchObject({ ok: true });
    for (const screen of screens) await screen.until(() => screen.number === 0);
    expect(screens.map((screen) => screen.view)).toEqual(before);
    await move(screens, 'pass');
    const other = screens.find((screen) => screen !== mover)!;
    expect(await mover.ask({ do: 'ask-undo', to: 0 })).toMatchObject({ ok: true });
    await other.until(() => other.table.undo !== null);
    expect(await other.ask({ do: 'answer-undo', yes: true })).toMatchObject({ ok: true });
    for (const screen of screens) await screen.until(() => screen.number === 0 && screen.table.undo === null);
    expect(screens.map((screen) => screen.view)).toEqual(before);
  });
});

describe('chat', () => {
  it('reaches all but those who do not want to hear it', async () => {
    const { screens } = await begin();
    await screens[1].ask({ do: 'mute', seat: 0, muted: true });
    await screens[0].ask({ do: 'chat', text: 'good luck' });
    await screens[1].ask({ do: 'chat', text: 'have fun' });
    await screens[0].until(() => screens[0].heard.some((text) => text.includes('have fun')));
    expect(screens[0].heard.some((text) => text.includes('"is":"chat"') && text.includes('good luck'))).toBe(true);
    expect(screens[1].heard.some((text) => text.includes('good luck'))).toBe(false);
  });
});

describe('a clock that runs out', () => {
  it('lets a bot take the seat without anybody asking, until its person returns', { timeout: 60_000 }, async () => {
    const { screens, players } = await begin(LIVE);
    const slow = screens.findIndex((screen) => screen.mustDecide);
    expect((await players[slow].get<TableLine[]>('/api/me/tables'))[0]).toMatchObject({ myTurn: true, deadline: expect.any(Number) });
    await screens[0].until(() => screens[0].table.seats[slow].kind === 'bot', 40_000);
    expect(await screens[slow].ask({ do: 'return' })).toMatchObject({ ok: true });
    await screens[0].until(() => screens[0].table.seats[slow].kind === 'person');
  });
});

describe('a table of bots alone', () => {
  it('goes on only while somebody looks on', async () => {
    const ada = await TestPlayer.named(server.port, 'Ada');
    const bot = { kind: 'bot', level: 'random' } as const;
    const table = await ada.open({ seats: [bot, bot], seat: null });
    await new Promise((resolve) => setTimeout(resolve, 100));
    const screen = await ada.watch(table, game);
    expect(screen.hello!.number).toBe(0);
    await screen.until(() => screen.number > 3);
    screen.close();
  });
});

describe('a server that closes', () => {
  it('tells its pages to come back', async () => {
    const closing = await startTestServer();
    const ada = await TestPlayer.named(closing.port, 'Ada');
    const screen = await ada.watch(await ada.open(), game);
    await closing.stop();
    await screen.until(() => screen.closed !== undefined);
    expect(screen.heard.at(-1)).toBe('{"is":"closing"}');
    expect(screen.closed).toBe(1012);
  });
});
