import { box as carraraBox } from '@bottega/carrara';
import { dayOf } from '@bottega/table/daily';
import type { Holiday, PasskeyLine, Player, SessionLine, TokenLine } from '@bottega/table/wire';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import type { PublicKeyCredentialCreationOptionsJSON, PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/server';
import { Compile } from 'typebox/compile';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setKeeper } from '../maintenance/keepers.ts';
import { resetLink } from '../maintenance/reset-link.ts';
import type { Turn } from '../rooms/turns.ts';
import { Authenticator } from './authenticator.ts';
import { TestPlayer } from './client.ts';
import { dailyGame } from './daily-game.ts';
import { startTestServer, type TestServer } from './test-server.ts';

interface Told {
  readonly description: string;
  readonly content?: Record<string, { readonly schema: object }>;
}
interface Operation {
  readonly operationId: string;
  readonly security: Record<string, readonly string[]>[];
  readonly responses: Record<string, Told>;
}
interface Document {
  readonly paths: Record<string, Record<string, Operation>>;
  readonly components: { readonly schemas: Record<string, object> };
}

const { game: carrara } = carraraBox;
const JSON_TYPE = 'application/json';
const REFUSAL = { $ref: '#/components/schemas/Refusal' };

let server: TestServer;
let document: Document;
beforeAll(async () => {
  server = await startTestServer();
  document = await new TestPlayer(server.port).get<Document>('/api/openapi.json');
});
afterAll(() => server.stop());

const operations = (): [name: string, operation: Operation][] =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): [string, Operation] => [`${method.toUpperCase()} ${path}`, operation]),
  );

/** The codes that an operation can be refused with. */
const codesOf = ({ responses }: Operation): string[] =>
  Object.values(responses).flatMap(({ description }) => [...description.matchAll(/^- `([a-z-]+)`: /gm)].map(([, code]) => code));

/** The schema with all parts in their places, and no room for members that it does not name. */
function closed(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(closed);
  if (typeof schema !== 'object' || schema === null) return schema;
  if ('$ref' in schema) return closed(document.components.schemas[String(schema.$ref).replace('#/components/schemas/', '')]);
  const members = Object.fromEntries(Object.entries(schema).map(([name, member]) => [name, closed(member)]));
  return 'properties' in schema && !('additionalProperties' in schema) ? { ...members, additionalProperties: false } : members;
}

const faults = (schema: unknown, value: unknown) => Compile(closed(schema) as object).Errors(value);

describe('the OpenAPI document', () => {
  it('tells of every operation what it answers', () => {
    for (const [name, { responses }] of operations()) {
      expect([name, Object.values(responses[200]?.content ?? {})]).toEqual([name, [{ schema: expect.anything() }]]);
    }
    expect(document.paths['/api/events'].get.responses[200].content).toHaveProperty(['text/event-stream']);
  });

  it('tells of every operation how it can be refused, all in the same form, with the codes', () => {
    for (const [name, { responses }] of operations()) {
      const refusals = Object.entries(responses).filter(([status]) => Number(status) >= 400);
      expect([name, refusals.map(([status]) => status)]).toEqual([name, expect.arrayContaining(['429', '500', '503'])]);
      for (const [status, { description, content }] of refusals) {
        expect([name, status, content]).toEqual([name, status, { [JSON_TYPE]: { schema: REFUSAL } }]);
        expect(description).toMatch(/^- `[a-z-]+`: /);
      }
    }
  });

  it('says by what somebody is let in, as its refusals do', () => {
    for (const [name, operation] of operations()) {
      const codes = codesOf(operation);
      const lets = (scheme: string): boolean => operation.security.some((ways) => scheme in ways);
      const isOpen = operation.security.some((ways) => Object.keys(ways).length === 0);
      // somebody new sits down with a name
      if (name !== 'POST /api/tables/{id}/sit') expect([name, isOpen]).toEqual([name, !codes.includes('no-identity')]);
      expect([name, lets('token')]).toEqual([name, codes.includes('bad-token')]);
      if (!lets('token') && lets('cookie')) expect([name, codes]).toEqual([name, expect.arrayContaining(['token-not-enough'])]);
    }
  });

  it('has nothing that a linter would mend, by all recommended rules of Redocly, warnings among them', async () => {
    const config = await createConfig({ extends: ['recommended'] });
    const lint = async (source: object): Promise<string[]> =>
      (await lintFromString({ source: JSON.stringify(source), config })).map(({ ruleId, location }) => `${ruleId} ${location[0].pointer}`);
    expect(await lint(document)).toEqual([]);
    const { operationId: _, ...unnamed } = document.paths['/api/me'].get;
    const worse = { ...document, paths: { ...document.paths, '/api/me': { ...document.paths['/api/me'], get: unnamed } } };
    expect(await lint(worse)).toEqual(['operation-operationId #/paths/~1api~1me/get/operationId']);
  });
});

const heard = new Set<string>();

/** The body of the answer to a request, which is held against the document; `id` goes into the path, whatever it names. */
async function answerTo<Body = unknown>(player: TestPlayer, name: string, body?: unknown, id = ''): Promise<Body> {
  const [method, path] = name.split(' ');
  const answer = await player.send(method, path.replace(/\{\w+\}(\/\{\w+\})?/, id), body);
  const told = document.paths[path][method.toLowerCase()].responses[answer.status];
  expect([name, answer.status, told]).toEqual([name, answer.status, expect.anything()]);
  expect([name, answer.status, faults(told.content?.[JSON_TYPE].schema, answer.body)]).toEqual([name, answer.status, []]);
  const { error } = answer.body as { error?: { code: string } };
  if (error === undefined) heard.add(name);
  else expect([name, told.description]).toEqual([name, expect.stringContaining(`\`${error.code}\``)]);
  return answer.body as Body;
}

/** The code that a request is refused with. */
const refusal = async (player: TestPlayer, name: string, body?: unknown, id?: string): Promise<string> =>
  (await answerTo<{ error: { code: string } }>(player, name, body, id)).error.code;

const WISH = {
  game: 'carrara',
  players: 2,
  options: {},
  settings: { listed: true, spectators: true, chat: true, pace: { kind: 'days', days: 2 }, timeout: 'wait', timeoutLevel: 'random' },
  seats: [{ kind: 'open' }, { kind: 'open' }],
  seat: 0,
};

describe('answers are as the OpenAPI document tells them', () => {
  it('about games, and a guest with a token', async () => {
    const program = new TestPlayer(server.port);
    await answerTo(program, 'GET /api/games');
    await answerTo(program, 'GET /api/games/{game}/view.schema.json', undefined, 'carrara');
    expect(await refusal(program, 'GET /api/games/{game}/view.schema.json', undefined, 'chess')).toBe('not-found');
    await answerTo(program, 'POST /api/guests', { name: 'Program' });
  });

  it('about people', async () => {
    const ada = new TestPlayer(server.port);
    const account = { login: 'ada.openapi', password: 'long enough' };
    await answerTo(ada, 'GET /api/me');
    await answerTo(ada, 'POST /api/me', { name: 'Ada' });
    await answerTo(ada, 'GET /api/me');
    await answerTo(ada, 'POST /api/me/register', account);
    await answerTo(ada, 'POST /api/me/login', account);
    const { code } = await answerTo<{ code: string }>(ada, 'POST /api/me/transfer', {});
    const other = new TestPlayer(server.port);
    await answerTo(other, 'POST /api/me/code', { code });
    await answerTo(other, 'POST /api/me/claim', { code, seats: 'leave' });
    const sessions = await answerTo<SessionLine[]>(ada, 'GET /api/me/sessions');
    await answerTo(ada, 'DELETE /api/me/sessions/{id}', undefined, sessions.find(({ here }) => !here)!.id);
    await answerTo(ada, 'DELETE /api/me/sessions');
    await answerTo(ada, 'POST /api/me/password', { old: 'long enough', password: 'longer still' });
    account.password = 'longer still';
    const { id } = await answerTo<TokenLine>(ada, 'POST /api/me/tokens', { label: 'program' });
    await answerTo(ada, 'GET /api/me/tokens');
    await answerTo(ada, 'DELETE /api/me/tokens/{id}', undefined, id);
    const wishes = { language: 'de', zone: 'Europe/Berlin', quiet: { from: 1320, to: 420 } };
    await answerTo(ada, 'POST /api/me/notices', wishes);
    expect(await refusal(ada, 'POST /api/me/notices', { ...wishes, zone: 'Mars/Olympus' })).toBe('bad-zone');
    const hook = { kind: 'hook', address: 'https://example.com/hook', form: 'json' };
    const channel = await answerTo<{ id: string }>(ada, 'POST /api/me/channels', hook);
    expect(await refusal(ada, 'POST /api/me/channels', { ...hook, address: 'http://127.0.0.1/' })).toBe('bad-address');
    expect(await refusal(ada, 'POST /api/me/channels', { kind: 'mail', address: 'ada@example.com' })).toBe('no-mail');
    await answerTo(ada, 'POST /api/me/channels/{id}', { plan: { when: 'daily', hour: 8 }, on: false }, channel.id);
    expect(await refusal(ada, 'POST /api/me/channels/{id}/trial', {}, channel.id)).toBe('unproved');
    await answerTo(ada, 'POST /api/me/channels/{id}', { on: true }, channel.id);
    await answerTo(ada, 'POST /api/me/channels/{id}/trial', {}, channel.id);
    expect(await refusal(ada, 'POST /api/me/channels/{id}/proof', { code: 'AAAA' }, channel.id)).toBe('bad-code');
    await answerTo(ada, 'GET /api/me/notices');
    await answerTo(ada, 'DELETE /api/me/channels/{id}', undefined, channel.id);
    expect(await refusal(ada, 'DELETE /api/me/channels/{id}', undefined, channel.id)).toBe('not-found');
    await answerTo(ada, 'POST /api/unsubscribe/{secret}', {}, 'x'.repeat(43));
    const seek = { game: 'carrara', players: [2], pace: 'quick' };
    await answerTo(ada, 'POST /api/me/seek', seek);
    expect(await refusal(ada, 'POST /api/me/seek', { ...seek, players: [8] })).toBe('bad-players');
    await answerTo(ada, 'GET /api/me/seek');
    await answerTo(ada, 'GET /api/seekers');
    await answerTo(ada, 'POST /api/me/seek/bots', { level: 'novice' });
    await answerTo(ada, 'DELETE /api/me/seek');
    const today = dayOf(Date.now());
    const daily = { rules: carrara.version, moves: dailyGame(carrara, today, 'openapi') };
    await answerTo(ada, 'POST /api/daily/{game}/{day}', daily, `carrara/${today}`);
    expect(await refusal(ada, 'POST /api/daily/{game}/{day}', daily, `carrara/${today}`)).toBe('daily-done');
    expect(await refusal(ada, 'POST /api/daily/{game}/{day}', daily, 'carrara/2020-01-01')).toBe('bad-day');
    await answerTo(ada, 'GET /api/house/texts/{name}', undefined, 'privacy');
    await answerTo(ada, 'GET /api/daily/{game}/{day}', undefined, `carrara/${today}`);
    await answerTo(ada, 'POST /api/me/logout', {});
    await answerTo(ada, 'POST /api/me/login', account);
    await answerTo(ada, 'GET /api/me/export');
    await answerTo(ada, 'DELETE /api/me');
  });

  it('about passkeys, links for a new password, and holidays', async () => {
    const ada = new TestPlayer(server.port);
    await answerTo(ada, 'POST /api/me/register', { login: 'keys.openapi', password: 'long enough' });
    const key = new Authenticator(ada.base);
    const offered = await answerTo<PublicKeyCredentialCreationOptionsJSON>(ada, 'POST /api/me/passkeys/options', {});
    const { id } = await answerTo<PasskeyLine>(ada, 'POST /api/me/passkeys', { label: 'Phone', credential: key.make(offered) });
    const asked = await answerTo<PublicKeyCredentialRequestOptionsJSON>(ada, 'POST /api/me/login/passkey/options', {});
    await answerTo(ada, 'POST /api/me/login/passkey', { credential: key.answer(asked) });
    await answerTo(ada, 'POST /api/me/passkeys/{id}', { label: 'Old phone' }, id);
    await answerTo(ada, 'GET /api/me/passkeys');
    expect(await refusal(ada, 'POST /api/me/login/passkey', { credential: key.answer(asked) })).toBe('bad-passkey');
    await answerTo(ada, 'DELETE /api/me/passkeys/{id}', undefined, id);

    expect(await refusal(ada, 'POST /api/me/forgot', { login: 'keys.openapi' })).toBe('no-mail');
    const mails = await startTestServer({ url: 'https://games.example.org', mail: { smtp: 'smtp://127.0.0.1:9', from: 'games@example.org' } });
    await answerTo(new TestPlayer(mails.port), 'POST /api/me/forgot', { login: 'nobody' });
    await mails.stop();
    const secret = (await resetLink(server.database, 'keys.openapi', {})).link.split('/').at(-1)!;
    await answerTo(ada, 'POST /api/me/reset/look', { secret });
    await answerTo(ada, 'POST /api/me/reset', { secret, password: 'longer still' });
    expect(await refusal(ada, 'POST /api/me/reset', { secret, password: 'longer still' })).toBe('bad-reset');

    const begins = Date.now();
    const holiday = await answerTo<Holiday>(ada, 'POST /api/me/holidays', { begins, ends: begins + 86_400_000 });
    expect(await refusal(ada, 'POST /api/me/holidays', { begins, ends: begins + 86_400_000 })).toBe('bad-holiday');
    await answerTo(ada, 'GET /api/me/holidays');
    await answerTo(ada, 'GET /api/me/export');
    await answerTo(ada, 'DELETE /api/me/holidays/{id}', undefined, holiday.id);
  });

  it('about people who follow and invite each other', async () => {
    const [ada, bea] = [await TestPlayer.named(server.port, 'Ada'), await TestPlayer.named(server.port, 'Bea Followed')];
    const { player } = await answerTo<{ player: Player }>(bea, 'POST /api/me/register', { login: 'company.openapi', password: 'long enough' });
    await answerTo(ada, 'POST /api/me/follows/{id}', {}, player.id);
    await answerTo(bea, 'POST /api/me/shown', { shown: true });
    const { id } = await answerTo<{ id: string }>(bea, 'POST /api/tables', WISH);
    expect(await answerTo(ada, 'GET /api/me/follows')).not.toEqual([]);
    await answerTo(ada, 'DELETE /api/me/follows/{id}', undefined, player.id);
    const me = (await answerTo<{ player: Player }>(ada, 'GET /api/me')).player;
    await answerTo(bea, 'POST /api/tables/{id}/invitations', { player: me.id }, id);
    expect(await answerTo(ada, 'GET /api/me/invitations')).not.toEqual([]);
    await answerTo(ada, 'GET /api/me/export');
    await answerTo(ada, 'DELETE /api/me/invitations/{id}', undefined, id);
    expect(await answerTo(bea, 'GET /api/tables/{id}/invitations', undefined, id)).not.toEqual([]);
    expect(await refusal(ada, 'POST /api/tables/{id}/invitations', { player: player.id }, id)).toBe('not-seated');
  });

  it('about a table from its opening to its end', async () => {
    const [ada, bea] = [await TestPlayer.named(server.port, 'Ada'), new TestPlayer(server.port)];
    const { id } = await answerTo<{ id: string }>(ada, 'POST /api/tables', WISH);
    const look = async (): Promise<void> => {
      await answerTo(ada, 'GET /api/tables/{id}', undefined, id);
      await answerTo(ada, 'GET /api/tables');
      expect(await answerTo(ada, 'GET /api/me/tables')).not.toEqual([]);
      await answerTo(ada, 'GET /api/tables/{id}/turn', undefined, id);
    };
    const ask = (player: TestPlayer, verb: string, body: object = {}): Promise<unknown> => answerTo(player, `POST /api/tables/{id}/${verb}`, body, id);
    await look();
    expect(await answerTo(ada, 'GET /api/tables')).not.toEqual([]);
    await ask(ada, 'leave');
    await ask(ada, 'sit', { seat: 0 });
    await ask(bea, 'sit', { seat: 1, name: 'Bea' });
    await look();

    const turns = await Promise.all([ada, bea].map((player) => answerTo<{ turn: Turn | null }>(player, 'GET /api/tables/{id}/turn', undefined, id)));
    const [mover, other] = turns[0].turn === null ? [bea, ada] : [ada, bea];
    const pass = { number: 0, move: 'pass' };
    await ask(other, 'prepare', { number: 0, moves: ['pass'], expects: { score: 0, changes: [] } });
    await ask(other, 'prepared');
    await answerTo(other, 'GET /api/me/export');
    await ask(other, 'drop-prepared');
    await ask(mover, 'moves', { ...pass, hold: true });
    await ask(mover, 'end-turn');
    await ask(mover, 'undo', { to: 0 });
    await ask(mover, 'moves', pass);
    await ask(mover, 'ask-undo', { to: 0 });
    await look();
    await ask(other, 'answer-undo', { yes: false });
    // the host has not been seen for days
    await server.database.all('UPDATE players SET seen = 0 WHERE name = $1', ['Ada']);
    await ask(bea, 'host');
    await ask(ada, 'chat', { text: 'hello' });
    await ask(ada, 'mute', { seat: 1, muted: true });
    await ask(ada, 'phrase', { phrase: 'hello' });
    await ask(ada, 'react', { number: 1, sign: null });
    await ask(ada, 'look', { number: 0 });
    await ask(ada, 'course');
    await ask(ada, 'vote-end', { yes: true });
    await ask(ada, 'replace', { seat: 0, by: { kind: 'bot', level: 'random' } });
    await look();
    await ask(ada, 'return');
    await ask(bea, 'resign');
    await look();
    const edition = { name: 'Mine', changes: { 'start.florins': { value: 21, mark: 'BOX' } } };
    const own = await answerTo<{ id: string }>(ada, 'POST /api/tables', { ...WISH, game: 'carrara', options: {}, edition });
    await answerTo(ada, 'GET /api/tables/{id}/edition', undefined, own.id);
    expect(await refusal(ada, 'GET /api/tables/{id}/edition', undefined, id)).toBe('house-edition');
    await answerTo(ada, 'GET /api/tables/{id}/game', undefined, id);
    await ask(ada, 'rematch');
    const { player } = await ada.get<{ player: Player }>('/api/me');
    await answerTo(ada, 'GET /api/players/{id}', undefined, player.id);
    await answerTo(ada, 'GET /api/ratings/{game}', undefined, 'carrara');

    const unwanted = await answerTo<{ id: string }>(ada, 'POST /api/tables', WISH);
    await answerTo(ada, 'DELETE /api/tables/{id}', undefined, unwanted.id);
    await answerTo(ada, 'GET /api/me/tables/{id}/notices', undefined, id);
    await answerTo(ada, 'POST /api/me/tables/{id}/notices', { channels: {} }, id);
    const early = await answerTo<{ id: string }>(ada, 'POST /api/tables', WISH);
    await answerTo(ada, 'POST /api/tables/{id}/start', {}, early.id);
  });

  it('about order among people', async () => {
    const [ada, bea, keeper] = [
      await TestPlayer.named(server.port, 'Ada'),
      await TestPlayer.named(server.port, 'Bea'),
      await TestPlayer.named(server.port, 'Orderly'),
    ];
    await keeper.post('/api/me/register', { login: 'orderly', password: 'long enough' });
    const { player } = await bea.get<{ player: Player }>('/api/me');
    await answerTo(ada, 'POST /api/me/blocks/{id}', {}, player.id);
    expect(await refusal(ada, 'POST /api/me/blocks/{id}', {}, 'nobody')).toBe('unknown-player');
    await answerTo(ada, 'GET /api/me/blocks');
    await answerTo(ada, 'DELETE /api/me/blocks/{id}', undefined, player.id);
    const id = await ada.open();
    await bea.post(`/api/tables/${id}/sit`, { seat: 1 });
    await answerTo(ada, 'GET /api/me/export');
    const waiting = await ada.open();
    expect(await refusal(bea, 'POST /api/tables/{id}/kick', { seat: 0 }, waiting)).toBe('not-host');
    expect(await refusal(ada, 'POST /api/tables/{id}/kick', { seat: 1 }, waiting)).toBe('nobody-there');
    const three = await ada.open({ players: 3 });
    await bea.post(`/api/tables/${three}/sit`, { seat: 1 });
    await answerTo(ada, 'POST /api/tables/{id}/kick', { seat: 1 }, three);
    const report = await answerTo<{ id: string }>(ada, 'POST /api/reports', { player: player.id, reason: 'other', text: 'impolite' });
    await answerTo(ada, 'GET /api/me/reports');
    await answerTo(ada, 'GET /api/house');
    expect(await refusal(ada, 'GET /api/keep')).toBe('not-keeper');
    await setKeeper(server.database, 'orderly', true);
    await answerTo(keeper, 'GET /api/me');
    await answerTo(keeper, 'GET /api/keep');
    await answerTo(keeper, 'GET /api/keep/reports');
    await answerTo(keeper, 'POST /api/keep/reports/{id}', { answer: 'Thank you.' }, report.id);
    expect(await refusal(keeper, 'POST /api/keep/reports/{id}', { answer: 'Again.' }, report.id)).toBe('not-found');
    await answerTo(keeper, 'GET /api/keep/people');
    await answerTo(keeper, 'POST /api/keep/people/{id}', { what: 'silence', days: 1, why: 'rude' }, player.id);
    await answerTo(keeper, 'GET /api/keep/tables');
    const cup = { name: 'Cup', game: 'carrara', kind: 'swiss', atTable: 2, most: 4, pace: 'quick', fill: 'novice' };
    expect(await refusal(ada, 'POST /api/tournaments', cup)).toBe('account-needed');
    const announced = await answerTo<{ id: string }>(keeper, 'POST /api/tournaments', cup);
    await answerTo(ada, 'POST /api/tournaments/{id}/join', {}, announced.id);
    await answerTo(ada, 'POST /api/tournaments/{id}/leave', {}, announced.id);
    expect(await refusal(ada, 'POST /api/tournaments/{id}/leave', {}, announced.id)).toBe('not-entered');
    await answerTo(ada, 'GET /api/tournaments');
    await answerTo(keeper, 'POST /api/tournaments/{id}/start', {}, announced.id);
    await answerTo(ada, 'GET /api/tournaments/{id}', undefined, announced.id);
    await answerTo(keeper, 'POST /api/tournaments/{id}/cancel', {}, announced.id);
    const second = await answerTo<{ id: string }>(keeper, 'POST /api/tournaments', cup);
    await answerTo(keeper, 'POST /api/keep/tournaments/{id}/cancel', { why: 'spam' }, second.id);
    await answerTo(keeper, 'POST /api/tables/{id}/note', { text: 'to be looked at' }, id);
    await answerTo(keeper, 'GET /api/tables/{id}/note', undefined, id);
    await answerTo(keeper, 'GET /api/me/export');
    expect(await refusal(ada, 'GET /api/tables/{id}/note', undefined, id)).toBe('account-needed');
    await answerTo(keeper, 'POST /api/keep/tables/{id}/close', { why: 'spam' }, id);
    expect(await refusal(keeper, 'POST /api/keep/tables/{id}/close', { why: 'spam' }, id)).toBe('table-over');
    await answerTo(keeper, 'POST /api/keep/message', { message: { en: 'Hello', fr: '', de: '', nl: '' } });
    await answerTo(ada, 'GET /api/house');
    await answerTo(keeper, 'GET /api/keep/acts');
  });

  it('about editions', async () => {
    const [ada, bea, keeper] = await Promise.all(
      ['Publisher', 'Voter', 'Chooser'].map(async (name) => {
        const player = await TestPlayer.named(server.port, name);
        await player.post('/api/me/register', { login: name.toLowerCase(), password: 'long enough' });
        return player;
      }),
    );
    await setKeeper(server.database, 'chooser', true);
    const edition = { name: 'Mine', note: '', changes: { 'start.florins': { value: 21, mark: 'BOX' } } };
    const publish = 'POST /api/games/{game}/editions';
    const { id } = await answerTo<{ id: string }>(ada, publish, edition, 'carrara');
    expect(await refusal(ada, publish, edition, 'carrara')).toBe('edition-named');
    expect(await refusal(ada, publish, { ...edition, changes: {} }, 'carrara')).toBe('no-difference');
    await answerTo(ada, 'POST /api/editions/{id}', { ...edition, note: 'Second thoughts', version: 1 }, id);
    await answerTo(bea, 'POST /api/editions/{id}/vote', { version: 1, same: true, value: 'start.florins' }, id);
    expect(await refusal(ada, 'POST /api/editions/{id}/vote', { version: 1, same: true }, id)).toBe('own-edition');
    await answerTo(bea, 'GET /api/games/{game}/editions', undefined, 'carrara');
    await answerTo(bea, 'GET /api/editions/{id}', undefined, id);
    const table = await answerTo<{ id: string }>(bea, 'POST /api/tables', { ...WISH, published: { id, version: 1 } });
    await answerTo(bea, 'GET /api/tables/{id}', undefined, table.id);
    expect(await refusal(bea, 'POST /api/tables', { ...WISH, published: { id, version: 9 } })).toBe('edition-changed');
    const rules = { name: 'Thursday', options: {}, edition: { name: 'Mine', changes: edition.changes } };
    const kept = await answerTo<{ id: string }>(ada, 'POST /api/games/{game}/house-rules', rules, 'carrara');
    expect(await answerTo(ada, 'GET /api/games/{game}/house-rules', undefined, 'carrara')).toHaveLength(1);
    for (const player of [ada, bea]) await answerTo(player, 'GET /api/me/export');
    await answerTo(ada, 'DELETE /api/me/house-rules/{id}', undefined, kept.id);
    expect(await refusal(ada, 'DELETE /api/me/house-rules/{id}', undefined, kept.id)).toBe('not-found');
    await answerTo(keeper, 'POST /api/keep/editions', { game: 'carrara', edition: id, why: '' });
    const other = await answerTo<{ id: string }>(bea, publish, edition, 'carrara');
    await answerTo(keeper, 'POST /api/keep/editions/{id}/remove', { why: 'invented' }, other.id);
    await answerTo(keeper, 'GET /api/keep/acts');
    await answerTo(ada, 'DELETE /api/editions/{id}', undefined, id);
    expect(await refusal(bea, 'GET /api/editions/{id}', undefined, id)).toBe('unknown-edition');
  });

  it('about decisions, in the event stream', async () => {
    const ada = await TestPlayer.named(server.port, 'Ada');
    const left = await ada.open({ seats: [{ kind: 'open' }, { kind: 'bot', level: 'random' }] });
    await ada.post(`/api/tables/${left}/resign`);
    await ada.open({ seats: [{ kind: 'open' }, { kind: 'bot', level: 'random' }] });
    const stop = new AbortController();
    const { headers, body } = await fetch(`${ada.base}/api/events`, { headers: { Cookie: ada.cookie }, signal: stop.signal });
    const [[type, { schema }]] = Object.entries(document.paths['/api/events'].get.responses[200].content!);
    expect(headers.get('content-type')).toBe(type);
    let text = '';
    for await (const chunk of body!) {
      text += new TextDecoder().decode(chunk);
      if (text.split('data: ').length === 3 && text.endsWith('\n\n')) break;
    }
    stop.abort();
    expect(faults(schema, JSON.parse(/^data: (.*)$/m.exec(text)![1]))).toEqual([]);
    expect(faults(schema, JSON.parse(/^event: over\ndata: (.*)$/m.exec(text)![1]))).toEqual([]);
    heard.add('GET /api/events');
  });

  it('of every operation', () => {
    const names = operations().map(([name]) => name);
    // a code comes by mail: see notices/test/mail.test.ts
    expect([...heard, 'POST /api/me/channels/{id}/proof'].sort()).toEqual(names.sort());
  });

  it('about what is refused', async () => {
    const [nobody, ada, bea] = [new TestPlayer(server.port), await TestPlayer.named(server.port, 'Ada'), await TestPlayer.named(server.port, 'Bea')];
    const id = await ada.open();
    const strange = 'A'.repeat(16);
    expect(await refusal(nobody, 'GET /api/me/tables')).toBe('no-identity');
    expect(await refusal(ada, 'POST /api/tables', {})).toBe('bad-message');
    expect(await refusal(ada, 'POST /api/tables', { ...WISH, game: 'chess' })).toBe('unknown-game');
    expect(await refusal(ada, 'GET /api/tables/{id}', undefined, strange)).toBe('unknown-table');
    expect(await refusal(ada, 'GET /api/players/{id}', undefined, strange)).toBe('unknown-player');
    expect(await refusal(ada, 'GET /api/tables/{id}/game', undefined, id)).toBe('not-over');
    expect(await refusal(bea, 'POST /api/tables/{id}/start', {}, id)).toBe('not-host');
    expect(await refusal(bea, 'DELETE /api/tables/{id}', undefined, id)).toBe('not-host');
    expect(await refusal(ada, 'POST /api/tables', { ...WISH, name: 'a\u202eb' })).toBe('bad-name');
    expect(await refusal(ada, 'POST /api/me/tokens', { label: '\0' })).toBe('bad-label');
    expect(await refusal(ada, 'POST /api/me/password', { old: 'x', password: 'long enough' })).toBe('no-account');
    expect(await refusal(bea, 'POST /api/tables/{id}/sit', { seat: 0 }, id)).toBe('seat-taken');
    expect(await refusal(ada, 'POST /api/tables/{id}/moves', { number: 0, move: 'pass' }, id)).toBe('not-started');
    ada.token = 'x'.repeat(43);
    expect(await refusal(ada, 'GET /api/me')).toBe('bad-token');
    expect(await refusal(ada, 'GET /api/me/tokens')).toBe('token-not-enough');
  });
});
