/**
 * A fault is put into every method that a request passes through, and each verb, route and timer is tried: whoever asked
 * is answered, the process stays, and when the fault is gone everything works as before.
 */
import { setTimeout as pause } from 'node:timers/promises';
import type { AnyGame } from '@bottega/kernel';
import type { ASKS } from '@bottega/table/schemas';
import type { Answer, Ask } from '@bottega/table/wire';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadGames } from '../games.ts';
import { Connection } from '../http/connection.ts';
import { EventStream } from '../http/event-stream.ts';
import { Sockets } from '../http/sockets.ts';
import { readNetwork } from '../notices/addresses.ts';
import { NoticeRegister } from '../notices/register.ts';
import { Holidays } from '../people/holidays.ts';
import { OwnData } from '../people/own-data.ts';
import { Passkeys } from '../people/passkeys.ts';
import { PeopleRegister } from '../people/register.ts';
import { Audience } from '../rooms/audience.ts';
import { BotTurns } from '../rooms/bot-turns.ts';
import { Room } from '../rooms/room.ts';
import { Rooms } from '../rooms/rooms.ts';
import { ShownTable } from '../rooms/shown-table.ts';
import { TurnListeners } from '../rooms/turns.ts';
import { ChannelStore } from '../storage/channel-store.ts';
import { GroupCommit } from '../storage/group-commit.ts';
import { HolidayStore } from '../storage/holiday-store.ts';
import { Outbox } from '../storage/outbox.ts';
import { PasskeyStore } from '../storage/passkey-store.ts';
import { PeopleStore } from '../storage/people-store.ts';
import { PreparedStore } from '../storage/prepared-store.ts';
import { SqliteDatabase } from '../storage/sqlite/index.ts';
import { TableStore } from '../storage/table-store.ts';
import { TestPlayer, type TestScreen } from './client.ts';
import { startTestServer, type TestServer } from './test-server.ts';

const TABLES = [Room, Rooms, ShownTable, Audience, BotTurns, TurnListeners];
const NOTICES = [NoticeRegister, ChannelStore, Outbox];
const CLASSES = [
  ...TABLES,
  TableStore,
  PeopleStore,
  PeopleRegister,
  ...NOTICES,
  GroupCommit,
  SqliteDatabase,
  Connection,
  EventStream,
  Sockets,
  Holidays,
  HolidayStore,
  PreparedStore,
  OwnData,
  Passkeys,
  PasskeyStore,
];
/** What is planted is told apart from what goes wrong by itself. */
const PLANTED = 'planted fault';
/** Longer than any answer takes. */
const PATIENCE = 1000;
/** Where the door itself fails, nobody can be answered; the process stays all the same. */
const UNANSWERED = /^(Connection\.(send|receive|unpaid)|Sockets\.heard): /;

type Methods = Record<string, (...given: unknown[]) => unknown>;

const methodsOf = (prototype: object): string[] =>
  Object.entries(Object.getOwnPropertyDescriptors(prototype)).flatMap(([name, { value }]) =>
    name !== 'constructor' && typeof value === 'function' ? name : [],
  );

const ASKED: { readonly [Verb in keyof typeof ASKS]: Omit<Extract<Ask, { do: Verb }>, 'do'> } = {
  play: { number: 0, move: 'nonsense' },
  prepare: { number: 0, moves: ['pass'] },
  prepared: {},
  'drop-prepared': {},
  'end-turn': {},
  undo: { to: 0 },
  'ask-undo': { to: 0 },
  'answer-undo': { yes: true },
  resign: {},
  'vote-end': { yes: true },
  replace: { seat: 0, by: { kind: 'bot', level: 'random' } },
  return: {},
  chat: { text: 'hello' },
  phrase: { phrase: 'hello' },
  react: { number: 1, sign: '👏' },
  mute: { seat: 1, muted: true },
  sit: { seat: 1, name: 'Ada' },
  leave: {},
  kick: { seat: 1 },
  host: {},
  start: {},
  rematch: {},
  look: { number: 0 },
  course: {},
  attend: {},
  ping: {},
};

let server: TestServer;
let carrara: AnyGame;
/** Armed: that verb of the game throws. */
let broken: string | undefined;
const escaped: unknown[] = [];
const catchIt = (error: unknown): void => void escaped.push(error);

/** The game, whose verbs can be made to throw. */
const breakable = (game: AnyGame): AnyGame =>
  Object.fromEntries(
    Object.entries(game).map(([name, value]) => [
      name,
      typeof value !== 'function'
        ? value
        : (...given: unknown[]) => {
            if (broken === name) throw new Error(PLANTED);
            return (value as (...all: unknown[]) => unknown)(...given);
          },
    ]),
  ) as unknown as AnyGame;

beforeAll(async () => {
  carrara = (await loadGames()).get('carrara')!;
  server = await startTestServer({ botPace: 0, noticesTo: [readNetwork('127.0.0.1')!] }, undefined, new Map([['carrara', breakable(carrara)]]));
  process.on('uncaughtException', catchIt);
  process.on('unhandledRejection', catchIt);
});
afterAll(async () => {
  process.off('uncaughtException', catchIt);
  process.off('unhandledRejection', catchIt);
  await server.stop();
});
beforeEach(() => void escaped.splice(0));
afterEach(() => {
  broken = undefined;
  vi.restoreAllMocks();
});

interface Party {
  readonly table: string;
  readonly ada: TestPlayer;
  readonly screens: readonly TestScreen[];
  close(): void;
}

async function begin(): Promise<Party> {
  const [ada, bea] = [await TestPlayer.named(server.port, 'Ada'), await TestPlayer.named(server.port, 'Bea')];
  const table = await ada.open();
  await ada.post('/api/me/channels', { kind: 'hook', address: 'http://127.0.0.1:9999/', form: 'json' });
  await bea.post(`/api/tables/${table}/sit`, { seat: 1 });
  const screens = [await ada.watch(table, carrara), await bea.watch(table, carrara)];
  const close = (): void => {
    for (const screen of screens) screen.close();
  };
  return { table, ada, screens, close };
}

const inTime = <Value>(work: Promise<Value>, what: string): Promise<Value> =>
  Promise.race([work, pause(PATIENCE).then(() => Promise.reject(new Error(`no answer to ${what}`)))]);

/** A legal move, so that there is something to carry out, to write and to tell. */
function moveOf({ screens }: Party): [TestScreen, Ask] {
  const screen = screens.find((one) => one.mustDecide) ?? screens[0];
  const move = screen.mustDecide ? carrara.legal(screen.view as never, screen.viewer!)[0] : 'pass';
  return [screen, { do: 'play', number: screen.number, move }];
}

/** Everything that can be asked of a table over its connection. */
async function askEverything(party: Party): Promise<Answer[]> {
  const answers: Answer[] = [];
  const ask = async (screen: TestScreen, wish: Ask): Promise<void> => void answers.push(await inTime(screen.ask(wish), wish.do));
  await ask(...moveOf(party));
  for (const [verb, given] of Object.entries(ASKED)) await ask(party.screens[0], { do: verb, ...given } as Ask);
  return answers;
}

async function worksAgain(): Promise<void> {
  const party = await begin();
  const [screen, ask] = moveOf(party);
  expect(await screen.ask(ask)).toMatchObject({ ok: true });
  party.close();
}

const countFaults = (): number =>
  server
    .logged()
    .split('\n')
    .filter((line) => line.includes('"level":50')).length;
const metric = async (): Promise<number> => {
  const body: string = (await new TestPlayer(server.port).send('GET', '/metrics')).body;
  return Number(/^bottega_faults_total (\d+)$/m.exec(body)![1]);
};

describe('a fault in the rules', () => {
  it.each(['toAct', 'legal', 'play', 'view', 'clone', 'result'])('in %s is answered, logged and counted once for each verb', async (verb) => {
    const party = await begin();
    const [logged, counted] = [countFaults(), await metric()];
    broken = verb;
    const answers = await askEverything(party);
    broken = undefined;
    const faults = answers.filter((answer) => 'error' in answer && answer.error.code === 'fault').length;
    expect(countFaults() - logged).toBeGreaterThanOrEqual(faults);
    expect(countFaults() - logged).toBe((await metric()) - counted);
    expect(escaped).toEqual([]);
    party.close();
    await worksAgain();
  });

  it('of one table does not keep the others from being woken', async () => {
    const woken: string[] = [];
    vi.spyOn(TableStore.prototype, 'toWake').mockResolvedValueOnce(['sick', 'well']);
    const postponed = vi.spyOn(TableStore.prototype, 'postpone').mockResolvedValue();
    vi.spyOn(Room.prototype, 'wake').mockImplementation(async function (this: Room) {
      woken.push(this.id);
      if (this.id === 'sick') throw new Error(PLANTED);
    });
    await vi.waitFor(() => expect(woken).toContain('well'), PATIENCE);
    expect(postponed.mock.calls[0][0]).toBe('sick');
  });
});

describe('a move that is on disk', () => {
  it.each([
    ['its watchers can’t be told', Audience, 'tell'],
    ['programs can’t be told', TurnListeners, 'tell'],
    ['the bot can’t be asked', BotTurns, 'next'],
    ['other processes can’t be told', SqliteDatabase, 'tell'],
  ] as const)('is answered as done when %s', async (_what, owner, method) => {
    const party = await begin();
    const [screen, ask] = moveOf(party);
    vi.spyOn(owner.prototype as unknown as Methods, method).mockImplementation(() => {
      throw new Error(PLANTED);
    });
    const answer = await inTime(screen.ask(ask), 'a move');
    vi.restoreAllMocks();
    // whoever could not be told is sent away, to come back and see it
    if (owner === Audience) expect(screen.heard.at(-1)).toContain('fault');
    else expect(answer).toMatchObject({ ok: true });
    const again = await party.ada.watch(party.table, carrara);
    expect(again.number).toBe(1);
    expect(escaped).toEqual([]);
    again.close();
    party.close();
  });
});

/** The first call is carried out and fails then, which also tells in which way it can fail; the others fail at once. */
function plant(owner: Methods, method: string): void {
  const real = owner[method];
  let promises: boolean | undefined;
  vi.spyOn(owner, method).mockImplementation(function (this: unknown, ...given) {
    if (promises === undefined) {
      const done = real.apply(this, given);
      promises = done instanceof Promise;
      if (promises) (done as Promise<unknown>).catch(() => {});
    }
    if (promises) return Promise.reject(new Error(PLANTED));
    throw new Error(PLANTED);
  });
}

describe.each(CLASSES.map((owner) => [owner.name, owner] as const))('a fault in %s', (_name, owner) => {
  afterAll(worksAgain);

  it.each(methodsOf(owner.prototype))('.%s ends no process, whatever is asked', { timeout: 15_000 }, async (method) => {
    const party = await begin();
    plant(owner.prototype as unknown as Methods, method);
    await askEverything(party).catch((error) => expect(`${owner.name}.${method}: ${error.message}`).toMatch(UNANSWERED));
    const paths = [
      '/api/me',
      '/api/me/passkeys',
      '/api/me/holidays',
      '/api/me/export',
      '/api/me/notices',
      '/api/tables',
      '/api/me/tables',
      `/api/tables/${party.table}`,
      `/api/tables/${party.table}/turn`,
      '/healthz',
    ];
    await Promise.all(paths.map((path) => inTime(party.ada.send('GET', path), path)));
    const wishes = { language: 'en', zone: 'UTC', quiet: null };
    await inTime(party.ada.send('POST', '/api/me/notices', wishes), 'wishes');
    await inTime(party.ada.send('POST', `/api/me/tables/${party.table}/notices`, { channels: {} }), 'wishes for a table');
    await inTime(party.ada.send('POST', `/api/unsubscribe/${'x'.repeat(43)}`, {}), 'unsubscribing');
    const stream = new AbortController();
    const events = fetch(`${party.ada.base}/api/events`, { headers: { Cookie: party.ada.cookie }, signal: stream.signal });
    await Promise.race([events.catch(() => {}), pause(50)]);
    party.close();
    stream.abort();
    await events.catch(() => {});
    await pause(2);
    expect(escaped).toEqual([]);
  });
});
