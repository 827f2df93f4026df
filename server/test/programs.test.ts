/** What a program finds here: the games, a guest of its own, and what docs/api.md tells it. */
import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { LEVELS } from '@bottega/bots';
import { LANGUAGES } from '@bottega/kernel';
import type { Player, Summary } from '@bottega/table/wire';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { Catalogue } from '../catalogue.ts';
import { loadBoxes } from '../games.ts';
import { TestPlayer } from './client.ts';
import { startTestServer, type TestServer } from './test-server.ts';

const run = promisify(execFile);
const hasPython = spawnSync('python3', ['--version']).status === 0;
const PAGE = readFileSync(new URL('../../docs/api.md', import.meta.url), 'utf8');

function exampleIn(language: string): string {
  const [, example] = new RegExp(`\`\`\`${language}\n([\\s\\S]+?)\`\`\``).exec(PAGE) ?? [];
  return example;
}

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

describe('the games', () => {
  it('are told with titles, players and options in four languages, and the bots', async () => {
    const { games, levels } = await new TestPlayer(server.port).get<Catalogue>('/api/games');
    const boxes = await loadBoxes();
    expect(levels).toEqual(LEVELS);
    expect(games.map(({ id }) => id)).toEqual(boxes.map(({ game }) => game.id));
    for (const [index, { game, text }] of boxes.entries()) {
      const { rules, players, titles, options } = games[index];
      expect({ rules, players }).toEqual({ rules: game.version, players: game.players });
      expect(options.map(({ words, ...option }) => option)).toEqual(game.options);
      for (const language of LANGUAGES) {
        expect(titles[language]).toBe(text[language]['game.name']);
        for (const { id, values, words } of options) {
          expect(words[language].title).toBe(text[language][`option.${id}`]);
          expect(words[language].values).toEqual(values.map((value) => text[language][`option.${id}.${value}`]));
        }
      }
    }
  });

  it('are those that are played here', async () => {
    const [{ game }] = await loadBoxes();
    const small = await startTestServer({}, undefined, new Map([[game.id, game]]));
    onTestFinished(() => small.stop());
    const { games } = await new TestPlayer(small.port).get<Catalogue>('/api/games');
    expect(games.map(({ id }) => id)).toEqual([game.id]);
  });
});

/** As a program sends it: without cookie and origin. */
const makeGuest = (body: unknown, headers: Record<string, string> = {}, port = server.port): Promise<Response> =>
  fetch(`http://127.0.0.1:${port}/api/guests`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

const codeOf = async (answer: Response): Promise<string> => ((await answer.json()) as { error: { code: string } }).error.code;

describe('a guest for a program', () => {
  it('is made by one request, without a cookie, and plays by its token', async () => {
    const made = await makeGuest({ name: 'Bea' });
    expect([made.status, made.headers.get('set-cookie')]).toEqual([200, null]);
    const { player, token } = (await made.json()) as { player: Player; token: string };
    expect(player).toEqual({ id: expect.any(String), name: 'Bea', account: null });
    const program = new TestPlayer(server.port);
    program.token = token;
    expect(await program.get('/api/me')).toEqual({ player });
    const table = await program.open({ seats: [{ kind: 'open' }, { kind: 'bot', level: 'random' }] });
    expect((await program.get<Summary>(`/api/tables/${table}`)).seats[0]).toMatchObject({ name: 'Bea', player: player.id });
    expect(await program.send('POST', '/api/me', { name: 'Eve' })).toMatchObject({ status: 403, body: { error: { code: 'token-not-enough' } } });
  });

  it('is somebody new, whoever the browser is that asks', async () => {
    const ada = await TestPlayer.named(server.port, 'Ada');
    const { player } = await ada.get<{ player: Player }>('/api/me');
    const guest = await ada.post<{ player: Player }>('/api/guests', { name: 'Ada' });
    expect(guest.player.id).not.toBe(player.id);
    expect(await ada.get('/api/me')).toEqual({ player });
  });

  it('is refused with the reason', async () => {
    expect(await (await makeGuest({ name: 'a\u200bb' })).json()).toEqual({ error: { code: 'bad-name', why: 'unseen', most: 24, message: expect.any(String) } });
    expect(await codeOf(await makeGuest({}))).toBe('bad-message');
    expect(await codeOf(await makeGuest({ name: 'Bea' }, { 'Content-Type': 'text/plain' }))).toBe('bad-type');
    expect(await codeOf(await makeGuest({ name: 'Bea' }, { Origin: 'https://elsewhere.example' }))).toBe('bad-origin');
    const { token } = (await (await makeGuest({ name: 'Bea' })).json()) as { token: string };
    expect(await codeOf(await makeGuest({ name: 'Bea' }, { Authorization: `Bearer ${token}` }))).toBe('token-not-enough');
  });

  it('is made as often as docs/api.md says, and then refused with the seconds to wait', async () => {
    const usual = await startTestServer({ budget: 200 });
    onTestFinished(() => usual.stop());
    const answers = await Promise.all(Array.from({ length: 30 }, () => makeGuest({ name: 'Flood' }, {}, usual.port)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(20);
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(10);
    expect(Number(refused[0].headers.get('retry-after'))).toBeGreaterThan(15);
    expect(Number(refused[0].headers.get('retry-after'))).toBeLessThanOrEqual(20);
    expect(PAGE).toContain('twenty such guests at once and then three a minute');
  });
});

describe('docs/api.md', () => {
  it('opens a table with its JSON', async () => {
    const ada = await TestPlayer.named(server.port, 'Ada');
    const { id } = await ada.post<{ id: string }>('/api/tables', JSON.parse(exampleIn('json')));
    expect(await ada.get(`/api/tables/${id}`)).toMatchObject({ game: 'carrara', status: 'playing', options: { variant: 'advanced' } });
  });

  it.skipIf(!hasPython)('plays a whole game with its Python, which needs python3 here', { timeout: 60_000 }, async () => {
    const folder = mkdtempSync(join(tmpdir(), 'bottega-python-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const file = join(folder, 'bot.py');
    writeFileSync(file, exampleIn('python'));
    const { stdout } = await run('python3', [file], { env: { ...process.env, SERVER: `http://127.0.0.1:${server.port}` } });
    expect(stdout).toMatch(/^played \[\d+, \d+\]\n$/);
  });
});
