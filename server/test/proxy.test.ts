import { describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { newMeasures } from '../http/measures.ts';
import { newHttpServer } from '../http/server.ts';
import { TestPlayer } from './client.ts';
import { startTestServer } from './test-server.ts';

/** What a server says about the address of a request with each of these headers, and what it logs. */
async function asked(env: Record<string, string>, ...requests: Record<string, string>[]) {
  let logged = '';
  const logTo = { write: (chunk: string) => (logged += chunk) } as unknown as NodeJS.WritableStream;
  const server = await newHttpServer(readConfig(env), newMeasures(), logTo);
  server.get('/', async ({ ip }) => ip);
  const answers = [];
  for (const headers of requests) answers.push(await server.inject({ url: '/', headers }));
  await server.close();
  return { ips: answers.map(({ body }) => body), hsts: answers.map(({ headers }) => headers['strict-transport-security']), logged };
}

const CHAIN = { 'X-Forwarded-For': '10.6.6.6, 192.0.2.7, 198.51.100.1' };

describe('a proxy', () => {
  it('is believed about the address it saw, not about what it was told', async () => {
    const proxied = await startTestServer({ trustProxy: 1 });
    const guess = (number: number) =>
      new TestPlayer(proxied.port).send('POST', '/api/me/login', { login: 'ada', password: 'guess' }, { 'X-Forwarded-For': `10.0.0.${number}, 192.0.2.7` });
    const answers = [];
    for (let number = 0; number < 12; number++) answers.push((await guess(number)).status);
    expect(answers[11]).toBe(429);
    expect((await new TestPlayer(proxied.port).send('GET', '/api/me', undefined, { 'X-Forwarded-For': '192.0.2.8' })).status).toBe(200);
    await proxied.stop();
  });

  it.each([
    ['off', '127.0.0.1'],
    ['on', '198.51.100.1'],
    ['1', '198.51.100.1'],
    ['2', '192.0.2.7'],
  ])('BOTTEGA_TRUST_PROXY=%s takes %s for who asks', async (BOTTEGA_TRUST_PROXY, ip) => {
    expect((await asked({ BOTTEGA_TRUST_PROXY }, CHAIN)).ips).toEqual([ip]);
  });

  it('that is not believed is told of once, with what to set', async () => {
    const { logged } = await asked({}, {}, CHAIN, CHAIN, { Forwarded: 'for=192.0.2.7' });
    expect(logged).toMatch(/^\S+ Warning: A request came with X-Forwarded-For, and BOTTEGA_TRUST_PROXY is off\. .* set BOTTEGA_TRUST_PROXY=on.*\n$/);
    expect((await asked({}, { Forwarded: 'for=192.0.2.7' })).logged).toContain('A request came with Forwarded,');
  });

  it('that is believed, or is not there, is no reason to warn', async () => {
    expect((await asked({ BOTTEGA_TRUST_PROXY: 'on' }, CHAIN)).logged).toBe('');
    expect((await asked({}, {})).logged).toBe('');
  });
});

describe('whoever came by https', () => {
  const SECURE = { 'X-Forwarded-Proto': 'https' };

  it('is told to keep to it, as long as BOTTEGA_HSTS says; zero days lets browsers forget it', async () => {
    expect((await asked({ BOTTEGA_TRUST_PROXY: 'on' }, SECURE)).hsts).toEqual(['max-age=15552000']);
    expect((await asked({ BOTTEGA_TRUST_PROXY: 'on', BOTTEGA_HSTS: '0' }, SECURE)).hsts).toEqual(['max-age=0']);
  });

  it('is known only by a proxy that is believed; by http nobody is told', async () => {
    expect((await asked({ BOTTEGA_TRUST_PROXY: 'on' }, {}, { 'X-Forwarded-Proto': 'http' })).hsts).toEqual([undefined, undefined]);
    expect((await asked({}, SECURE)).hsts).toEqual([undefined]);
  });
});
