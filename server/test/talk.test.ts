import type { Player } from '@bottega/table/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadGames } from '../games.ts';
import { setKeeper } from '../maintenance/keepers.ts';
import { TestPlayer } from './client.ts';
import { startTestServer, type TestServer } from './test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const named = (name: string): Promise<TestPlayer> => TestPlayer.named(server.port, name);
const idOf = async (player: TestPlayer): Promise<string> => (await player.get<{ player: Player }>('/api/me')).player.id;
const codeOf = async (asked: Promise<{ body: unknown }>): Promise<string | undefined> => ((await asked).body as { error?: { code: string } }).error?.code;

async function register(player: TestPlayer, login: string): Promise<void> {
  await player.post('/api/me/register', { login, password: 'long enough' });
}

/** Two at a table at which so many moves were made. */
async function together(moves: number, chat = true): Promise<{ ada: TestPlayer; bea: TestPlayer; table: string; at: string }> {
  const [ada, bea] = [await named('Ada'), await named('Bea')];
  const table = await ada.open({ settings: { chat } as never });
  const at = `/api/tables/${table}`;
  await bea.post(`${at}/sit`, { seat: 1 });
  const game = (await loadGames()).get('carrara')!;
  const screens = [await ada.watch(table, game), await bea.watch(table, game)];
  for (let number = 0; number < moves; number++) {
    const [seat] = game.toAct(screens[0].view as never);
    await screens[seat].ask({ do: 'play', number, move: game.legal(screens[seat].view as never, seat)[0] });
    for (const screen of screens) await screen.until(() => screen.number > number);
  }
  for (const screen of screens) screen.close();
  return { ada, bea, table, at };
}

describe('a phrase', () => {
  it('is told by its name, also where there is no chat and by whoever is silenced', async () => {
    const { ada, bea, table, at } = await together(0, false);
    expect(await codeOf(ada.send('POST', `${at}/chat`, { text: 'hello' }))).toBe('chat-off');
    const keeper = await named('Keeper');
    await register(keeper, 'keeper');
    await setKeeper(server.database, 'keeper', true);
    await keeper.post(`/api/keep/people/${await idOf(ada)}`, { what: 'silence', days: 1, why: 'spam' });
    expect((await ada.get<{ player: Player }>('/api/me')).player.silenced).toBeGreaterThan(Date.now());
    const screen = await bea.watch(table);
    expect(await ada.post(`${at}/phrase`, { phrase: 'good-luck' })).toEqual({ ok: true });
    await screen.until(() => screen.heard.some((text) => text.includes('good-luck')));
    screen.close();
    const again = await bea.watch(table);
    expect(again.hello!.chat).toMatchObject([{ from: 0, name: 'Ada', text: '', phrase: 'good-luck' }]);
    again.close();
    expect(await codeOf(ada.send('POST', `${at}/phrase`, { phrase: 'anything else' }))).toBe('bad-message');
    expect(await codeOf((await named('Cleo')).send('POST', `${at}/phrase`, { phrase: 'hello' }))).toBe('not-seated');
  });
});

describe('a sign for a move', () => {
  it('is one a person and move, can be changed and taken back, and stays after the game', async () => {
    const { ada, bea, table, at } = await together(2);
    const screen = await bea.watch(table);
    expect(await codeOf(ada.send('POST', `${at}/react`, { number: 3, sign: '👏' }))).toBe('out-of-date');
    expect(await codeOf(ada.send('POST', `${at}/react`, { number: 0, sign: '👏' }))).toBe('out-of-date');
    expect(await codeOf(ada.send('POST', `${at}/react`, { number: 1, sign: '💩' }))).toBe('bad-message');
    for (const sign of ['👏', '❤️']) await ada.post(`${at}/react`, { number: 1, sign });
    await bea.post(`${at}/react`, { number: 1, sign: '😮' });
    await bea.post(`${at}/react`, { number: 2, sign: '👍' });
    await bea.post(`${at}/react`, { number: 2, sign: null });
    await screen.until(() => screen.heard.filter((text) => text.includes('"reaction"')).length === 5);
    screen.close();
    await ada.post(`${at}/resign`);
    await bea.post(`${at}/react`, { number: 2, sign: '🤔' });
    const after = await ada.watch(table);
    expect(after.hello!.reactions).toEqual([
      { number: 1, from: 0, name: 'Ada', sign: '❤️' },
      { number: 1, from: 1, name: 'Bea', sign: '😮' },
      { number: 2, from: 1, name: 'Bea', sign: '🤔' },
    ]);
    after.close();
  });

  it('goes with the move when it is taken back, and is hidden from whoever has blocked its giver', async () => {
    const { ada, bea, table, at } = await together(1);
    const [mover, other] = (await ada.get<{ turn: unknown }>(`${at}/turn`)).turn === null ? [ada, bea] : [bea, ada];
    await other.post(`${at}/react`, { number: 1, sign: '👍' });
    await mover.post(`/api/me/blocks/${await idOf(other)}`);
    const screen = await mover.watch(table);
    expect(screen.hello!.reactions).toEqual([]);
    await other.post(`${at}/react`, { number: 1, sign: '😄' });
    await mover.post(`${at}/react`, { number: 1, sign: '🤔' });
    await screen.until(() => screen.heard.some((text) => text.includes('🤔')));
    expect(screen.heard.join()).not.toContain('😄');
    screen.close();
    const free = await other.watch(table);
    expect(free.hello!.reactions.map(({ sign }) => sign).sort()).toEqual(['🤔', '😄'].sort());
    free.close();
  });
});

describe('notes of one’s own', () => {
  it('are kept with the account, for nobody else, over the end of the game; an erased account takes them along', async () => {
    const { ada, bea, table, at } = await together(0);
    expect(await codeOf(ada.send('GET', `${at}/note`))).toBe('account-needed');
    await register(ada, 'ada');
    expect(await ada.get(`${at}/note`)).toEqual({ text: '' });
    expect(await ada.post(`${at}/note`, { text: 'Bea is saving up for Lucca\n' })).toEqual({ text: 'Bea is saving up for Lucca' });
    await ada.post(`${at}/resign`);
    expect(await ada.get(`${at}/note`)).toEqual({ text: 'Bea is saving up for Lucca' });
    await register(bea, 'bea');
    expect(await bea.get(`${at}/note`)).toEqual({ text: '' });
    expect(JSON.stringify(await bea.get('/api/me/export'))).not.toContain('Lucca');
    expect(await ada.get('/api/me/export')).toMatchObject({ notes: [{ table, text: 'Bea is saving up for Lucca' }] });
    expect(await codeOf(ada.send('POST', `${at}/note`, { text: 'x'.repeat(4001) }))).toBe('bad-message');
    await ada.send('DELETE', '/api/me');
    expect(await server.database.all('SELECT * FROM notes')).toEqual([]);
  });
});
