import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readConfig } from '../config.ts';
import { newMeasures } from '../http/measures.ts';
import { newHttpServer } from '../http/server.ts';
import { loggerOf } from '../log.ts';

/** What is written when a server with this `LOG` answers a request, warns, and fails at another. */
async function logged(LOG?: string): Promise<string> {
  let text = '';
  const logTo = { write: (chunk: string) => (text += chunk) } as unknown as NodeJS.WritableStream;
  const server = await newHttpServer(readConfig({ LOG }), newMeasures(), logTo);
  server.get('/fine', async () => ({}));
  server.get('/broken', async () => {
    throw new Error('out of figs');
  });
  await server.inject('/fine');
  server.log.warn({ error: 'a bot fell asleep' }, 'noted');
  await server.inject('/broken');
  await server.close();
  return text;
}

const messages = (text: string): string[] =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => (JSON.parse(line) as { msg: string }).msg);

describe('what is logged', () => {
  it('by default is only what goes wrong, in words, with the place of a fault', async () => {
    const [warning, error, ...trace] = (await logged()).trimEnd().split('\n');
    expect(warning).toMatch(/^\d\d:\d\d:\d\d Warning: a bot fell asleep$/);
    expect(error).toMatch(/^\d\d:\d\d:\d\d Error: fault: out of figs \(\/broken\)$/);
    expect(trace.length).toBeGreaterThan(0);
    for (const line of trace) expect(line).toMatch(/^ +at /);
  });

  it('is JSON with each request when LOG=requests', async () => {
    expect(messages(await logged('requests'))).toEqual(['answered', 'noted', 'fault', 'answered']);
  });

  it('is JSON without requests when LOG=info, and with them when LOG=debug', async () => {
    expect(messages(await logged('info'))).toEqual(['noted', 'fault']);
    expect(messages(await logged('debug'))).toEqual(expect.arrayContaining(['answered', 'noted', 'fault']));
  });

  it('is nothing when LOG=silent', async () => {
    expect(await logged('silent')).toBe('');
  });

  it('goes by the former name of LOG as well, unless LOG itself says otherwise', () => {
    expect(readConfig({ BOTTEGA_LOG: 'warn' }).log).toBe('warn');
    expect(readConfig({ BOTTEGA_LOG: 'warn', LOG: 'requests' }).log).toBe('requests');
    expect(readConfig({}).log).toBe('words');
  });
});

describe('in words', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('the same is said once a minute, and a database that is down without a trace', () => {
    const said: string[] = [];
    const { stream } = loggerOf('words', { write: (text) => said.push(text.slice('00:00:00 '.length)) });
    const down = JSON.stringify({
      level: 50,
      msg: 'storage-down',
      error: { message: 'disk full', stack: 'Error: disk full\n    at file.ts:1' },
      route: '/api/me',
    });
    for (let times = 0; times < 5; times++) stream!.write(down);
    expect(said).toEqual(['Error: storage-down: disk full (/api/me)\n']);
    vi.advanceTimersByTime(61_000);
    stream!.write(down);
    expect(said).toHaveLength(2);
  });
});
