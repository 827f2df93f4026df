/**
 * A POST to an address that a stranger gave: only into the world, whatever its name leads to at that moment; no redirect
 * is followed, and neither time nor the size of the answer is left to the other side.
 */
import { type LookupAddress, lookup } from 'node:dns';
import { request as overHttp } from 'node:http';
import { request as overHttps } from 'node:https';
import type { LookupFunction } from 'node:net';
import { type Allowed, isReachable, namedIp } from './addresses.ts';
import { Undelivered } from './undelivered.ts';

const PATIENCE = 10_000;
/** Of an answer no more is read: its status says it all. */
const MOST_BYTES = 64 * 1024;
/** Nobody makes us wait longer than that. */
const LONGEST_WAIT = 3600;

export interface Post {
  readonly url: URL;
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body: string | Buffer;
}

/** Resolves a name; replaced in tests. */
export type Resolve = (name: string) => Promise<readonly LookupAddress[]>;

const resolveName: Resolve = (name) =>
  new Promise((resolve, reject) => lookup(name, { all: true }, (error, found) => (error === null ? resolve(found) : reject(error))));

export type PostOut = (post: Post) => Promise<void>;

/** Fails with `Undelivered` unless the answer was good. */
export const guardedPost =
  (allowed: Allowed, resolve: Resolve = resolveName, patience = PATIENCE): PostOut =>
  async ({ url, headers, body }) => {
    const ip = namedIp(url);
    if (ip !== undefined && !isReachable(ip, allowed)) throw new Undelivered({ code: 'private' });
    const { status, retryAfter } = await send({ url, headers, body }, checkedLookup(allowed, resolve), patience);
    if (status >= 200 && status < 300) return;
    if (status >= 300 && status < 400) throw new Undelivered({ code: 'redirected', status });
    const seconds = /^\d{1,6}$/.test(retryAfter ?? '') ? Math.min(LONGEST_WAIT, Number(retryAfter)) : 0;
    throw new Undelivered({ code: 'answered', status }, 'again', 1000 * seconds);
  };

/** What is connected to is what was checked: there is no second look at the name in between. */
const checkedLookup =
  (allowed: Allowed, resolve: Resolve): LookupFunction =>
  (name, options, done) => {
    resolve(name).then(
      (found) => {
        const bad = found.length === 0 || found.some(({ address }) => !isReachable(address, allowed));
        if (bad) done(new Undelivered({ code: found.length === 0 ? 'unknown-host' : 'private' }), '', 4);
        else if (options.all) done(null, [...found]);
        else done(null, found[0].address, found[0].family);
      },
      () => done(new Undelivered({ code: 'unknown-host' }), '', 4),
    );
  };

function send({ url, headers, body }: Post, lookup: LookupFunction, patience: number): Promise<{ status: number; retryAfter: string | undefined }> {
  return new Promise((resolve, reject) => {
    const late = AbortSignal.timeout(patience);
    const start = url.protocol === 'https:' ? overHttps : overHttp;
    const length = Buffer.byteLength(body);
    // a connection of its own each time, so that none is used that was made to another address
    const sending = start(url, { method: 'POST', agent: false, lookup, signal: late, headers: { ...headers, 'Content-Length': length } }, (answer) => {
      const told = { status: answer.statusCode ?? 0, retryAfter: answer.headers['retry-after'] };
      let bytes = 0;
      answer.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
        if (bytes > MOST_BYTES) sending.destroy();
      });
      answer.on('close', () => resolve(told));
      answer.on('error', () => resolve(told));
    });
    sending.on('error', (error) => {
      if (error instanceof Undelivered) reject(error);
      else reject(new Undelivered({ code: late.aborted ? 'too-slow' : 'unreachable' }));
    });
    sending.end(body);
  });
}
