/** House rules with an account: for whoever keeps them alone, and never unplayable. */
import type { HouseRules } from '@bottega/table/wire';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { TestPlayer } from './client.ts';
import { startTestServer, type TestServer } from './test-server.ts';

const AT = '/api/games/carrara/house-rules';
const rich = (name: string, florins: unknown = 33) => ({
  ...{ name, options: { variant: 'advanced' } },
  edition: { name: 'Rich uncle', changes: { 'start.florins': { value: florins, mark: 'BOX' } } },
});

let server: TestServer;
let ada: TestPlayer;
let bea: TestPlayer;
beforeAll(async () => {
  server = await startTestServer();
  [ada, bea] = await Promise.all(['Ada', 'Bea'].map((name) => TestPlayer.named(server.port, name)));
  await ada.post('/api/me/register', { login: 'ada', password: 'long enough' });
});
afterAll(() => server.stop());

const wrong = async (player: TestPlayer, body: unknown, at = AT): Promise<unknown> => ((await player.send('POST', at, body)).body as { error: unknown }).error;

it('are kept, replaced by name, read by nobody else, and forgotten', async () => {
  const kept = await ada.post<HouseRules>(AT, rich('Thursday'));
  expect(kept).toMatchObject({ game: 'carrara', name: 'Thursday', options: { variant: 'advanced' }, edition: { name: 'Rich uncle' } });
  const { id } = await ada.post<HouseRules>(AT, { ...rich('Thursday'), edition: null });
  expect(id).toBe(kept.id);
  expect(await ada.get(AT)).toEqual([expect.objectContaining({ id, name: 'Thursday', edition: null })]);
  expect(await ada.get('/api/games/paneveggio/house-rules')).toEqual([]);
  expect(await ada.get('/api/me/export')).toMatchObject({ houseRules: [{ name: 'Thursday' }] });
  expect((await ada.send('DELETE', `/api/me/house-rules/${id}`)).status).toBe(200);
  expect(await ada.get(AT)).toEqual([]);
});

it('need an account, a name and an edition that can be played', async () => {
  expect(await wrong(bea, rich('Thursday'))).toMatchObject({ code: 'account-needed', for: 'house-rules' });
  expect(await wrong(ada, rich('  '))).toMatchObject({ code: 'bad-name' });
  expect(await wrong(ada, rich('Poor', -1))).toMatchObject({ code: 'bad-edition', path: 'start.florins.value' });
  expect(await wrong(ada, rich('Chess'), '/api/games/chess/house-rules')).toMatchObject({ code: 'unknown-game' });
  for (let count = 0; count < 40; count++) await ada.post(AT, { ...rich(`No ${count}`), edition: null });
  expect(await wrong(ada, rich('One more'))).toMatchObject({ code: 'too-many-house-rules', most: 40 });
});
