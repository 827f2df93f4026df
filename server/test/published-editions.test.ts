/** Editions that people publish: who may, what is refused, what others say of them, and tables that are played with one. */
import type { Act, EditionLine, EditionPage, NewEdition, OwnEdition, Player, Summary } from '@bottega/table/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setKeeper } from '../maintenance/keepers.ts';
import { TestPlayer } from './client.ts';
import { startTestServer, type TestServer } from './test-server.ts';

let server: TestServer;
let ada: TestPlayer;
let bea: TestPlayer;
beforeAll(async () => {
  server = await startTestServer();
  ada = await member('Ada');
  bea = await member('Bea');
});
afterAll(() => server.stop());

async function member(name: string): Promise<TestPlayer> {
  const player = await TestPlayer.named(server.port, name);
  await player.post('/api/me/register', { login: name.toLowerCase(), password: 'long enough' });
  return player;
}

const CARRARA = '/api/games/carrara/editions';
const florins = (value: unknown): NewEdition['changes'] => ({ 'start.florins': { value, mark: 'BOX' } });
const rich = (name: string, more: Partial<NewEdition> = {}): NewEdition => ({ name, note: 'First printing', changes: florins(33), ...more });
const publish = (player: TestPlayer, given: unknown, at = CARRARA): Promise<EditionLine> => player.post<EditionLine>(at, given);
const reason = async (asked: Promise<{ body: unknown }>): Promise<{ code: string; path?: string; fault?: string }> =>
  ((await asked).body as { error: { code: string } }).error;
const codeOf = async (asked: Promise<{ body: unknown }>): Promise<string> => (await reason(asked)).code;
const published = ({ id, version }: EditionLine) => ({ id, version });
const TERMS = { listed: true, spectators: true, chat: true, pace: { kind: 'none' }, timeout: 'wait', timeoutLevel: 'random' } as const;
const WISH = { game: 'carrara', players: 2, options: {}, seats: [{ kind: 'open' }, { kind: 'open' }], seat: 0, settings: TERMS };

describe('an edition', () => {
  it('is published with a name and a note, and everybody can read who wrote it and what differs', async () => {
    const line = await publish(ada, rich('Rich uncle', { note: ' First\u202e printing ' }));
    expect(line).toMatchObject({ game: 'carrara', name: 'Rich uncle', note: 'First printing', version: 1, differs: 1, used: 0, votes: 0, default: false });
    expect(line.author.name).toBe('Ada');
    const stranger = new TestPlayer(server.port);
    expect(await stranger.get<EditionLine[]>(CARRARA)).toContainEqual(line);
    expect(await stranger.get<EditionPage>(`/api/editions/${line.id}`)).toEqual({ ...line, changes: florins(33), values: {} });
  });

  it('needs an account, a browser, and somebody who may talk', async () => {
    const guest = await TestPlayer.named(server.port, 'Guest');
    expect(await codeOf(guest.send('POST', CARRARA, rich('Guest')))).toBe('account-needed');
    const program = new TestPlayer(server.port);
    program.token = (await ada.post<{ token: string }>('/api/me/tokens', { label: 'program' })).token;
    expect(await codeOf(program.send('POST', CARRARA, rich('Program')))).toBe('token-not-enough');
    const loud = await member('Loud');
    await server.database.all("UPDATE players SET silenced = $1 WHERE login = 'loud'", [Date.now() + 60_000]);
    expect(await codeOf(loud.send('POST', CARRARA, rich('Loud')))).toBe('silenced');
  });

  it('that is wrong is refused by path and reason: nested, huge, repeated, of another game', async () => {
    const before = (await ada.get<EditionLine[]>(CARRARA)).length;
    const wrong = (change: object) => reason(ada.send('POST', CARRARA, rich('Wrong', change)));
    expect(await wrong({ changes: florins(-1) })).toMatchObject({ code: 'bad-edition', path: 'start.florins.value', fault: 'least' });
    expect(await wrong({ changes: { 'start.ducats': { value: 1, mark: 'BOX' } } })).toMatchObject({ code: 'bad-edition', path: 'start.ducats' });
    expect(await wrong({ changes: { '__proto__.x': { value: 1, mark: 'BOX' } } })).toMatchObject({ code: 'bad-edition', fault: 'unknown' });
    expect(await wrong({ changes: { 'start.florins': { value: 1, mark: 'HEARSAY' } } })).toMatchObject({
      code: 'bad-message',
      path: '/changes/start.florins/mark',
    });
    expect(await wrong({ changes: {} })).toMatchObject({ code: 'no-difference' });
    expect(await wrong({ changes: florins(20) })).toMatchObject({ code: 'no-difference' });
    expect(await wrong({ name: '\u200b' })).toMatchObject({ code: 'bad-name' });
    expect(await wrong({ note: 'x'.repeat(501) })).toMatchObject({ code: 'bad-text' });
    expect(await wrong({ mine: true })).toMatchObject({ code: 'bad-message' });
    let nested: unknown = 1;
    for (let depth = 0; depth < 1000; depth++) nested = [nested];
    expect(await wrong({ changes: florins(nested) })).toMatchObject({ code: 'bad-message' });
    expect(await wrong({ changes: florins([[[{ value: [] }]]]) })).toMatchObject({ code: 'bad-edition', path: 'start.florins.value', fault: 'number' });
    expect(await wrong({ changes: florins('x'.repeat(70_000)) })).toMatchObject({ code: 'too-large' });
    const many = Object.fromEntries(Array.from({ length: 1001 }, (_, index) => [`a${index}`, null]));
    expect(await wrong({ changes: many })).toMatchObject({ code: 'bad-message', path: '/changes' });
    expect(await codeOf(ada.send('POST', '/api/games/chess/editions', rich('Chess')))).toBe('unknown-game');
    expect((await ada.get<EditionLine[]>(CARRARA)).length).toBe(before);
    await publish(ada, rich('Twice'));
    expect(await codeOf(ada.send('POST', CARRARA, rich('Twice')))).toBe('edition-named');
    expect((await publish(bea, rich('Twice'))).author.name).toBe('Bea');
  });

  it('is one of at most thirty of a person', async () => {
    const busy = await member('Busy');
    for (let number = 0; number < 30; number++) await publish(busy, rich(`Box ${number}`));
    expect(await codeOf(busy.send('POST', CARRARA, rich('Box 30')))).toBe('too-many-editions');
    const [{ id }] = (await busy.get<EditionLine[]>(CARRARA)).filter(({ author }) => author.name === 'Busy');
    expect(await busy.send('DELETE', `/api/editions/${id}`)).toMatchObject({ body: { ok: true } });
    expect(await publish(busy, rich('Box 30'))).toMatchObject({ name: 'Box 30' });
  });
});

describe('whose box says the same', () => {
  it('says so once, of the whole and of each value, and takes it back', async () => {
    const changes = { ...florins(33), 'buildings.monument': { value: 9, mark: 'BOX' as const } };
    const { id, version } = await publish(ada, rich('Voted', { changes }));
    const vote = (player: TestPlayer, body: object) => player.send('POST', `/api/editions/${id}/vote`, { version, same: true, ...body });
    expect(await codeOf(vote(await TestPlayer.named(server.port, 'Guest'), {}))).toBe('account-needed');
    expect(await codeOf(vote(ada, {}))).toBe('own-edition');
    await vote(bea, {});
    expect((await vote(bea, {})).body).toMatchObject({ votes: 1, voted: true });
    await vote(await member('Cleo'), {});
    expect((await vote(bea, { value: 'start.florins' })).body).toMatchObject({ values: { 'start.florins': { votes: 1, voted: true } } });
    expect(await reason(vote(bea, { value: 'start.ducats' }))).toMatchObject({ code: 'bad-message', path: '/value' });
    expect(await ada.get<EditionPage>(`/api/editions/${id}`)).toMatchObject({ votes: 2, voted: false, values: { 'start.florins': { voted: false } } });
    expect((await vote(bea, { same: false })).body).toMatchObject({ votes: 1, voted: false });
    expect(await codeOf(vote(bea, { version: 2 }))).toBe('edition-changed');
    expect(await codeOf(bea.send('POST', '/api/editions/nothing/vote', { version: 1, same: true }))).toBe('unknown-edition');
  });

  it('has said so of a value only as long as it is the same', async () => {
    const changes = { ...florins(33), 'buildings.monument': { value: 9, mark: 'BOX' as const } };
    const { id } = await publish(ada, rich('Revised', { changes }));
    for (const value of [undefined, 'start.florins', 'buildings.monument']) await bea.post(`/api/editions/${id}/vote`, { version: 1, same: true, value });
    const revise = (player: TestPlayer, body: object) => player.send('POST', `/api/editions/${id}`, { version: 1, ...rich('Revised', { changes }), ...body });
    // another note leaves the values as they were, and what was said of them
    expect((await revise(ada, { note: 'Second printing' })).body).toMatchObject({ version: 1, note: 'Second printing', votes: 1 });
    expect((await revise(ada, { changes: { ...changes, ...florins(34) } })).body).toMatchObject({ version: 2, votes: 0 });
    expect((await bea.get<EditionPage>(`/api/editions/${id}`)).values).toEqual({ 'buildings.monument': { votes: 1, voted: true } });
    expect(await codeOf(revise(ada, {}))).toBe('edition-changed');
    expect(await codeOf(revise(bea, { version: 2 }))).toBe('unknown-edition');
    expect(await codeOf(revise(ada, { version: 2, name: 'Voted' }))).toBe('edition-named');
    expect(await reason(revise(ada, { version: 2, changes: florins(-1) }))).toMatchObject({ code: 'bad-edition', path: 'start.florins.value' });
  });
});

describe('a table', () => {
  it('is played with a published edition, keeps its values when there is another version, and goes on when it is withdrawn', async () => {
    const line = await publish(ada, rich('Played'));
    const table = await bea.open({ published: published(line) });
    const shown = { name: 'Played', differs: 1, published: published(line) };
    expect((await new TestPlayer(server.port).get<Summary>(`/api/tables/${table}`)).edition).toEqual(shown);
    const used = async (): Promise<number> => (await ada.get<EditionLine>(`/api/editions/${line.id}`)).used;
    expect(await used()).toBe(0);
    await ada.post(`/api/tables/${table}/sit`, { seat: 1 });
    expect(await used()).toBe(1);
    await ada.post(`/api/editions/${line.id}`, { version: 1, ...rich('Played', { changes: florins(44) }) });
    expect(await codeOf(bea.send('POST', '/api/tables', { ...WISH, published: published(line) }))).toBe('edition-changed');
    expect((await bea.get<OwnEdition>(`/api/tables/${table}/edition`)).changes).toEqual(florins(33));
    expect(await codeOf(bea.send('DELETE', `/api/editions/${line.id}`))).toBe('unknown-edition');
    expect(await ada.send('DELETE', `/api/editions/${line.id}`)).toMatchObject({ body: { ok: true } });
    expect(await codeOf(bea.send('POST', '/api/tables', { ...WISH, published: { id: line.id, version: 2 } }))).toBe('unknown-edition');
    const screen = await bea.watch(table);
    expect((screen.view as { players: { florins: number }[] }).players[0].florins).toBe(33);
    screen.close();
    await ada.post(`/api/tables/${table}/resign`);
    const { table: again } = await bea.post<{ table: string }>(`/api/tables/${table}/rematch`);
    expect((await bea.get<Summary>(`/api/tables/${again}`)).edition).toEqual(shown);
  });

  it('takes one edition, of its own game; and a rated table none', async () => {
    const line = await publish(ada, rich('Strict'));
    const open = (change: object) => ada.send('POST', '/api/tables', { ...WISH, published: published(line), ...change });
    const edition = { name: 'Mine', changes: florins(30) };
    expect(await reason(open({ edition }))).toMatchObject({ code: 'bad-message', path: '/published' });
    expect(await codeOf(open({ game: 'la-stanza' }))).toBe('edition-of-another-game');
    const rated = { ...TERMS, timeoutLevel: 'apprentice', rated: true };
    for (const own of [{}, { published: undefined, edition }]) {
      expect(await reason(open({ settings: rated, ...own }))).toMatchObject({ code: 'bad-rated', why: 'edition' });
    }
    expect(await open({ settings: rated, published: undefined })).toMatchObject({ status: 200 });
  });
});

describe('who keeps order', () => {
  it('makes one the default, and removes one; both are noted, and nobody else can', async () => {
    const keeper = await member('Keeper');
    const line = await publish(ada, rich('Default'));
    const choose = (edition: string | null, game = 'carrara') => ({ game, edition, why: 'most boxes' });
    expect(await codeOf(ada.send('POST', '/api/keep/editions', choose(line.id)))).toBe('not-keeper');
    await setKeeper(server.database, 'keeper', true);
    expect(await codeOf(keeper.send('POST', '/api/keep/editions', choose('nothing')))).toBe('unknown-edition');
    expect(await codeOf(keeper.send('POST', '/api/keep/editions', choose(line.id, 'la-stanza')))).toBe('edition-of-another-game');
    const defaults = async (): Promise<string[]> => (await bea.get<EditionLine[]>(CARRARA)).flatMap((each) => (each.default ? each.name : []));
    await keeper.post('/api/keep/editions', choose(line.id));
    expect(await defaults()).toEqual(['Default']);
    expect((await bea.get<EditionLine[]>(CARRARA))[0].name).toBe('Default');
    await keeper.post('/api/keep/editions', choose(null));
    expect(await defaults()).toEqual([]);
    await keeper.post('/api/keep/editions', choose(line.id));
    expect(await codeOf(keeper.send('POST', `/api/keep/editions/${line.id}/remove`, { why: '' }))).toBe('bad-text');
    await keeper.post(`/api/keep/editions/${line.id}/remove`, { why: 'invented' });
    expect(await defaults()).toEqual([]);
    expect(await codeOf(bea.send('GET', `/api/editions/${line.id}`))).toBe('unknown-edition');
    expect((await keeper.get<Act[]>('/api/keep/acts')).slice(0, 4)).toMatchObject([
      { act: 'remove-edition', about: { id: line.id, name: 'Default' }, keeper: { name: 'Keeper' }, why: 'invented' },
      { act: 'default-edition', about: { name: 'Default' } },
      { act: 'house-edition', about: { name: 'carrara' } },
      { act: 'default-edition', about: { name: 'Default' }, why: 'most boxes' },
    ]);
  });
});

it('somebody’s own data has their editions and votes, and both go with the account', async () => {
  const [author, owner] = [await member('Author'), await member('Owner')];
  const line = await publish(author, rich('Erased'));
  const kept = await publish(owner, rich('Kept'));
  await owner.post(`/api/editions/${line.id}/vote`, { version: 1, same: true });
  await author.post(`/api/editions/${kept.id}/vote`, { version: 1, same: true, value: 'start.florins' });
  const data = await author.get<{ editions: { published: object[]; votes: object[] } }>('/api/me/export');
  expect(data.editions).toMatchObject({ published: [{ name: 'Erased', changes: florins(33) }], votes: [{ edition: kept.id, value: 'start.florins' }] });
  expect(JSON.stringify(data.editions)).not.toContain((await owner.get<{ player: Player }>('/api/me')).player.id);
  await author.send('DELETE', '/api/me');
  expect(await codeOf(owner.send('GET', `/api/editions/${line.id}`))).toBe('unknown-edition');
  expect(await owner.get<EditionPage>(`/api/editions/${kept.id}`)).toMatchObject({ values: {} });
});
