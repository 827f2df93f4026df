import { Refusal } from '@bottega/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isReachable, readLink, readMailAddress, readNetwork } from '../addresses.ts';
import { guardedPost, type Resolve } from '../guarded-post.ts';
import { Undelivered } from '../undelivered.ts';
import { HttpReceiver } from './receivers.ts';

const reasonOf = (act: () => unknown): unknown => {
  try {
    act();
    return 'taken';
  } catch (error) {
    return error instanceof Refusal ? error.reason.why : error;
  }
};

describe('a link for notices is refused, with the reason', () => {
  it.each([
    ['127.0.0.1 in decimal', 'http://2130706433/', 'private'],
    ['in hexadecimal', 'http://0x7f.1/', 'private'],
    ['in octal', 'http://017700000001/', 'private'],
    ['in wide letters', 'http://１２７．０．０．１/', 'private'],
    ['in IPv6', 'http://[::1]/', 'private'],
    ['as IPv4 within IPv6', 'http://[::ffff:127.0.0.1]/', 'private'],
    ['as IPv4 within IPv6, of old', 'http://[::7f00:1]/', 'private'],
    ['by NAT64', 'http://[64:ff9b::7f00:1]/', 'private'],
    ['by 6to4', 'http://[2002:7f00:1::]/', 'private'],
    ['the unspecified address', 'http://0.0.0.0/', 'private'],
    ['a private network', 'https://10.1.2.3/', 'private'],
    ['another', 'https://192.168.1.1/', 'private'],
    ['the metadata of clouds', 'http://169.254.169.254/latest/meta-data/', 'private'],
    ['carriers’ own addresses', 'http://100.64.0.1/', 'private'],
    ['a link-local one', 'http://[fe80::1]/', 'private'],
    ['a unique local one', 'http://[fd00::1]/', 'private'],
    ['multicast', 'http://224.0.0.1/', 'private'],
    ['a file', 'file:///etc/passwd', 'scheme'],
    ['gopher', 'gopher://example.com/', 'scheme'],
    ['a script', 'javascript:alert(1)', 'scheme'],
    ['a login', 'https://user:password@example.com/', 'login'],
    ['the port of mail', 'http://example.com:25/', 'port'],
    ['the port of ssh', 'http://example.com:22/', 'port'],
    ['no address', 'example', 'form'],
    ['nothing', '  ', 'form'],
  ])('%s', (_what, link, why) => expect(reasonOf(() => readLink(link, []))).toBe(why));

  it('unless it leads into the world', () => {
    expect(readLink(' https://example.com:8443/hook?a=b#c ', []).href).toBe('https://example.com:8443/hook?a=b');
    expect(reasonOf(() => readLink('http://93.184.216.34/', []))).toBe('taken');
    expect(reasonOf(() => readLink('http://[2606:4700::1111]/', []))).toBe('taken');
  });

  it('or to an address of the own network that the settings open', () => {
    const allowed = [readNetwork('10.0.0.0/8')!];
    expect(reasonOf(() => readLink('http://10.1.2.3/', allowed))).toBe('taken');
    expect(reasonOf(() => readLink('http://192.168.1.1/', allowed))).toBe('private');
    expect([isReachable('::ffff:10.1.2.3', allowed), isReachable('::ffff:127.0.0.1', allowed), isReachable('nonsense', allowed)]).toEqual([true, false, false]);
  });
});

describe('a mail address', () => {
  it.each([
    'ada@example.com\r\nBcc: everybody@example.com',
    'ada@example.com, bea@example.com',
    '"ada bea"@example.com',
    'Ada <ada@example.com>',
    'ada@localhost',
    'ada@127.0.0.1',
    'ada@exam ple.com',
    'ada@@example.com',
    '.ada@example.com',
    'ada\u202e@example.com',
    `${'a'.repeat(65)}@example.com`,
    `ada@${'a'.repeat(250)}.com`,
    '',
  ])('%j is refused', (given) => expect(reasonOf(() => readMailAddress(given))).toBe('form'));

  it('is kept as it is, but for the case of its host', () => expect(readMailAddress(' Ada+games@Example.COM ')).toBe('Ada+games@example.com'));
});

describe('a post to a stranger’s address', () => {
  let receiver: HttpReceiver;
  beforeAll(async () => {
    receiver = await HttpReceiver.open();
  });
  afterAll(() => receiver.close());

  const HOME = [readNetwork('127.0.0.1')!];
  const leadsTo =
    (...addresses: string[]): Resolve =>
    async () =>
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
  const post = (url: string, options: { allowed?: typeof HOME; resolve?: Resolve; patience?: number } = {}): Promise<unknown> =>
    guardedPost(
      options.allowed ?? [],
      options.resolve,
      options.patience,
    )({ url: new URL(url), headers: {}, body: 'hello' }).then(
      () => 'sent',
      (error) => (error instanceof Undelivered ? error.fault : error),
    );
  const byName = (): string => `http://hook.example:${receiver.port}/`;

  it.each([
    ['this machine', ['127.0.0.1']],
    ['it in IPv6', ['::1']],
    ['it as IPv4 within IPv6', ['::ffff:127.0.0.1']],
    ['the world and this machine', ['93.184.216.34', '127.0.0.1']],
    ['a private network', ['10.0.0.1']],
  ])('does not go to a name that leads to %s', async (_what, addresses) => {
    const before = receiver.got.length;
    expect(await post(byName(), { resolve: leadsTo(...addresses) })).toEqual({ code: 'private' });
    expect(receiver.got.length).toBe(before);
  });

  it('does not go where it may not, though the link was taken once', async () => {
    expect(await post('http://localhost:4600/')).toEqual({ code: 'private' });
    expect(await post(receiver.url)).toEqual({ code: 'private' });
    expect(await post('http://nowhere.invalid/')).toEqual({ code: 'unknown-host' });
  });

  it('connects to the very address that was checked', async () => {
    expect(await post(byName(), { allowed: HOME, resolve: leadsTo('127.0.0.1') })).toBe('sent');
    expect(receiver.got.at(-1)).toMatchObject({ headers: { host: `hook.example:${receiver.port}`, 'content-length': '5' } });
  });

  it('follows no redirect', async () => {
    const before = receiver.got.length;
    receiver.answer = (response) => response.writeHead(302, { Location: 'http://169.254.169.254/' }).end();
    expect(await post(receiver.url, { allowed: HOME })).toEqual({ code: 'redirected', status: 302 });
    expect(receiver.got.length).toBe(before + 1);
  });

  it('waits for no answer without end, and reads none', async () => {
    receiver.answer = () => {};
    expect(await post(receiver.url, { allowed: HOME, patience: 200 })).toEqual({ code: 'too-slow' });
    receiver.answer = (response) => {
      response.writeHead(200);
      const flood = setInterval(() => response.write('x'.repeat(100_000)), 1);
      response.on('close', () => clearInterval(flood));
      response.on('error', () => {});
    };
    expect(await post(receiver.url, { allowed: HOME, patience: 5000 })).toBe('sent');
  });

  it('tells what was answered, and nobody there', async () => {
    receiver.answer = (response) => response.writeHead(500).end('secret of the house');
    expect(await post(receiver.url, { allowed: HOME })).toEqual({ code: 'answered', status: 500 });
    expect(await post('http://127.0.0.1:1025/', { allowed: HOME })).toEqual({ code: 'unreachable' });
  });
});
