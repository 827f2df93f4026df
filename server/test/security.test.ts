import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BadConfig, readConfig } from '../config.ts';
import { sqlitePath } from '../storage/test/databases.ts';
import { TestPlayer, TestScreen } from './client.ts';
import { startTestServer, type TestServer } from './test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const codeOf = ({ status, body }: { status: number; body: { error?: { code: string } } }): string => `${status} ${body.error?.code}`;

describe('the cookie', () => {
  it('is out of reach for scripts and for other sites', async () => {
    const { headers } = await new TestPlayer(server.port).send('POST', '/api/me', { name: 'Ada' });
    expect(headers.get('set-cookie')).toMatch(/^bottega=[\w-]{43}; .*Path=\/; HttpOnly; SameSite=Lax$/);
  });

  it('is secure behind a proxy that speaks https', async () => {
    const proxied = await startTestServer({ trustProxy: 1, origins: ['https://games.example.org'] });
    const headers = { 'X-Forwarded-Proto': 'https', Origin: 'https://games.example.org' };
    const answer = await new TestPlayer(proxied.port).send('POST', '/api/me', { name: 'Ada' }, headers);
    expect(answer.headers.get('set-cookie')).toContain('Secure');
    await proxied.stop();
  });
});

describe('a token', () => {
  it('lets a program play, and nothing that would outlast it', async () => {
    const ada = await TestPlayer.named(server.port, 'Ada');
    const { token, id } = await ada.post<{ token: string; id: string }>('/api/me/tokens', { label: 'program' });
    const program = new TestPlayer(server.port);
    program.token = token;
    for (const [method, path, body] of [
      ['POST', 'transfer', {}],
      ['POST', 'register', { login: 'stolen', password: 'long enough' }],
      ['POST', '', { name: 'Eve' }],
      ['POST', 'password', { old: 'long enough', password: 'long enough too' }],
      ['POST', 'code', { code: 'AAAAAAAAAA' }],
      ['POST', 'claim', { code: 'AAAAAAAAAA', seats: 'bring' }],
      ['GET', 'sessions', undefined],
      ['DELETE', 'sessions', undefined],
      ['DELETE', `sessions/${id}`, undefined],
      ['POST', 'tokens', { label: 'another' }],
      ['GET', 'tokens', undefined],
      ['DELETE', `tokens/${id}`, undefined],
    ] as const)
      expect([path, codeOf(await program.send(method, `/api/me${path === '' ? '' : `/${path}`}`, body))]).toEqual([path, '403 token-not-enough']);
    expect(codeOf(await program.send('DELETE', '/api/me'))).toBe('403 token-not-enough');
    // sitting down does not rename either, by HTTP or WebSocket; the name it has may be said
    const [table, other] = [await ada.open({ seat: null }), await ada.open({ seat: null })];
    expect(codeOf(await program.send('POST', `/api/tables/${table}/sit`, { seat: 0, name: 'Eve' }))).toBe('403 token-not-enough');
    const screen = await program.watch(table);
    expect(await screen.ask({ do: 'sit', seat: 0, name: 'Eve' })).toMatchObject({ error: { code: 'token-not-enough' } });
    expect(await screen.ask({ do: 'sit', seat: 0 })).toMatchObject({ ok: true });
    screen.close();
    expect(await program.send('POST', `/api/tables/${other}/sit`, { seat: 0, name: 'Ada' })).toMatchObject({ status: 200 });
    expect(await program.get('/api/me')).toMatchObject({ player: { name: 'Ada', account: null } });
  });
});

describe('a second server', () => {
  it('on the same SQLite file does not start: neither would hear of the other', async () => {
    const file = sqlitePath();
    const first = await startTestServer({ database: file.path });
    await expect(startTestServer({ database: file.path })).rejects.toThrow('another server uses');
    await first.stop();
    await (await startTestServer({ database: file.path })).stop();
    file.remove();
  });
});

describe('a request from elsewhere', () => {
  it('changes nothing: it needs our origin and JSON', async () => {
    const ada = await TestPlayer.named(server.port, 'Ada');
    expect(codeOf(await ada.send('POST', '/api/me', { name: 'Eve' }, { Origin: 'https://evil.example' }))).toBe('403 bad-origin');
    expect(codeOf(await ada.send('POST', '/api/me', { name: 'Eve' }, { Origin: 'null' }))).toBe('403 bad-origin');
    expect(codeOf(await ada.send('POST', '/api/me', { name: 'Eve' }, { 'Content-Type': 'text/plain' }))).toBe('415 bad-type');
    expect(codeOf(await ada.send('DELETE', '/api/me', undefined, { Origin: 'https://evil.example' }))).toBe('403 bad-origin');
    const bare = await fetch(`${ada.base}/api/me`, {
      method: 'POST',
      headers: { Cookie: ada.cookie, 'Content-Type': 'application/json' },
      body: '{"name":"Eve"}',
    });
    expect(bare.status).toBe(403);
    expect(await ada.get('/api/me')).toMatchObject({ player: { name: 'Ada' } });
  });

  it('gets no WebSocket', async () => {
    const ada = await TestPlayer.named(server.port, 'Ada');
    const table = await ada.open();
    const screen = await TestScreen.open(ada, table, undefined, 'https://evil.example');
    expect(screen.hello).toBeUndefined();
    expect(screen.closed).toBeDefined();
  });
});

describe('answers', () => {
  it('forbid everything inline, framing and guessing of types', async () => {
    const { headers } = await new TestPlayer(server.port).send('GET', '/api/me');
    const policy = headers.get('content-security-policy')!;
    expect(policy).toContain("default-src 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('are alike for a table that does not exist and one that is not for you', async () => {
    const [ada, bea, eve] = await Promise.all(['Ada', 'Bea', 'Eve'].map((name) => TestPlayer.named(server.port, name)));
    const settings = { listed: false, spectators: false, chat: true, pace: { kind: 'none' }, timeout: 'wait', timeoutLevel: 'random' } as const;
    const table = await ada.open({ settings });
    await bea.post(`/api/tables/${table}/sit`, { seat: 1 });
    const strange = 'A'.repeat(16);
    for (const path of ['', '/game', '/turn']) {
      const [one, other] = await Promise.all([eve.send('GET', `/api/tables/${table}${path}`), eve.send('GET', `/api/tables/${strange}${path}`)]);
      expect(one.status).toBe(404);
      expect([one.status, one.body]).toEqual([other.status, other.body]);
    }
    for (const [verb, body] of [
      ['moves', { number: 0, move: 'pass' }],
      ['sit', { seat: 0 }],
      ['chat', { text: 'hi' }],
      ['look', { number: 0 }],
      ['course', {}],
      ['resign', {}],
      ['rematch', {}],
    ] as const) {
      const [one, other] = await Promise.all([
        eve.send('POST', `/api/tables/${table}/${verb}`, body),
        eve.send('POST', `/api/tables/${strange}/${verb}`, body),
      ]);
      expect([verb, one.status, one.body]).toEqual([verb, other.status, other.body]);
      expect(one.status).toBe(404);
    }
    const [one, other] = await Promise.all([eve.watch(table), eve.watch(strange)]);
    expect(one.heard).toEqual(other.heard);
    expect([one.closed, other.closed]).toEqual([4404, 4404]);
    expect(JSON.stringify(await eve.get('/api/tables'))).not.toContain(table);
  });

  it('end for who looked on when a game without spectators begins, and when somebody loses their seat in it', async () => {
    const [ada, bea, eve] = await Promise.all(['Ada', 'Bea', 'Eve'].map((name) => TestPlayer.named(server.port, name)));
    const settings = { listed: false, spectators: false, chat: true, pace: { kind: 'none' }, timeout: 'wait', timeoutLevel: 'random' } as const;
    const table = await ada.open({ settings });
    const screen = await eve.watch(table);
    expect(screen.view).toBeNull();
    await bea.post(`/api/tables/${table}/sit`, { seat: 1 });
    await screen.until(() => screen.closed === 4404);
    expect(screen.heard.filter((text) => text.includes('"view":{'))).toEqual([]);

    const lost = await bea.watch(table);
    expect(lost.view).not.toBeNull();
    expect(await lost.ask({ do: 'replace', seat: 1, by: { kind: 'open' } })).toMatchObject({ ok: true });
    await eve.post(`/api/tables/${table}/sit`, { seat: 1 });
    await lost.until(() => lost.closed === 4404);
    expect((await eve.watch(table)).viewer).toBe(1);
  });

  it('name what was wrong with a message', async () => {
    const ada = await TestPlayer.named(server.port, 'Ada');
    expect(codeOf(await ada.send('POST', '/api/tables', { game: 'chess' }))).toBe('400 bad-message');
    expect(codeOf(await ada.send('POST', '/api/me', { name: 'x'.repeat(17_000) }))).toBe('413 too-large');
    for (const name of ['\u202e', '  ', 'x'.repeat(25)]) expect(codeOf(await ada.send('POST', '/api/me', { name }))).toBe('400 bad-name');
    expect(codeOf(await ada.send('GET', '/api/tables/zzzz'))).toBe('404 unknown-table');
    expect(codeOf(await ada.send('GET', '/api/nothing'))).toBe('404 not-found');
    expect(codeOf(await ada.send('GET', '/api/tables/..%2f..%2fetc'))).toMatch(/^4/);
    for (const path of ['/%', '/%ff', '/api/tables/%']) expect(codeOf(await ada.send('GET', path))).toBe('400 bad-message');
    expect(codeOf(await ada.send('GET', `/api/tables/${'x'.repeat(101)}`))).toBe('404 not-found');
    const screen = await ada.watch(await ada.open());
    screen.raw('{"id":7,"do":"play"}');
    await screen.until(() => screen.heard.some((text) => text.includes('"id":7')));
    expect(JSON.parse(screen.heard.at(-1)!)).toMatchObject({ id: 7, error: { code: 'bad-message' } });
    screen.close();
  });
});

describe('limits', () => {
  it('make guessing a password slow', async () => {
    const ada = await TestPlayer.named(server.port, 'Ada');
    const answers = [];
    for (let number = 0; number < 12; number++) answers.push(codeOf(await ada.send('POST', '/api/me/login', { login: 'ada', password: `guess ${number}` })));
    expect(answers[0]).toBe('401 wrong-login');
    expect(answers[11]).toBe('429 too-many');
  });

  it('close a WebSocket that sends too much at once', async () => {
    const ada = await TestPlayer.named(server.port, 'Ada');
    const large = await ada.watch(await ada.open());
    large.raw(JSON.stringify({ id: 1, do: 'chat', text: 'x'.repeat(20_000) }));
    await large.until(() => large.closed !== undefined);
    expect(large.closed).toBe(1009);
  });

  it('leave an address no more than a hundredth of all connections', async () => {
    const strict = await startTestServer({ sockets: 200 });
    const ada = await TestPlayer.named(strict.port, 'Ada');
    const table = await ada.open();
    const screens = [await ada.watch(table), await ada.watch(table), await ada.watch(table)];
    expect(screens.map((screen) => screen.hello !== undefined)).toEqual([true, true, false]);
    await strict.stop();
  });
});

describe('the log of the server', () => {
  it('holds no secret: no cookie, no password, no token, no address of a private table', async () => {
    const ada = await TestPlayer.named(server.port, 'Ada');
    await ada.post('/api/me/register', { login: 'ada.log', password: 'correct horse' });
    const { token } = await ada.post<{ token: string }>('/api/me/tokens', { label: 'bot' });
    const table = await ada.open();
    await ada.get(`/api/tables/${table}`);
    (await ada.watch(table)).close();
    const logged = server.logged();
    expect(logged).toContain('/api/tables/:id');
    for (const secret of [ada.cookie.split('=')[1], 'correct horse', token, table]) expect(logged).not.toContain(secret);
  });
});

describe('the configuration', () => {
  it('has a default for everything', () => {
    expect(readConfig({})).toMatchObject({ port: 4600, database: './data/bottega.sqlite' });
  });

  it('refuses what is wrong by name, and does not tell a password', () => {
    const refusal = (env: Record<string, string>): string => {
      try {
        readConfig(env);
      } catch (error) {
        if (error instanceof BadConfig) return error.message;
      }
      return 'accepted';
    };
    expect(refusal({ PORT: 'http' })).toContain('PORT=http');
    expect(refusal({ PORT: '70000' })).toContain('65535');
    expect(refusal({ LOG: 'loud' })).toBe('LOG=loud: one of words, requests, fatal, error, warn, info, debug, trace, silent is needed.');
    expect(refusal({ BOTTEGA_LOG: 'loud' })).toContain('BOTTEGA_LOG');
    expect(refusal({ BOTTEGA_PROT: '1' })).toContain('BOTTEGA_PROT');
    expect(refusal({ BOTTEGA_REQUESTS: '600' })).toContain('BOTTEGA_BUDGET has taken its place');
    expect(refusal({ BOTTEGA_METRICS_TOKEN: 'hush' })).toMatch(/BOTTEGA_METRICS_TOKEN(?!.*hush)/);
    expect(refusal({ BOTTEGA_ORIGINS: 'games.example.org' })).toContain('BOTTEGA_ORIGINS');
    expect(refusal({ BOTTEGA_SESSION_IDLE: '0' })).toContain('BOTTEGA_SESSION_IDLE');
    expect(refusal({ BOTTEGA_SESSION_LIFE: '500' })).toContain('400');
    expect(refusal({ BOTTEGA_SESSION_LIFE: '20', BOTTEGA_SESSION_IDLE: '21' })).toContain('at most BOTTEGA_SESSION_LIFE, 20');
    expect(refusal({ BOTTEGA_SESSION_LIFE: '20' })).toBe('accepted');
    expect(refusal({ BOTTEGA_TRUST_PROXY: 'yes' })).toBe('BOTTEGA_TRUST_PROXY=yes: on, off, or the number of proxies in front (1 to 9) is needed.');
    expect(refusal({ DATABASE_URL: 'mysql://me:hush@host/db' })).toMatch(/DATABASE_URL(?!.*hush)/);
  });
});
