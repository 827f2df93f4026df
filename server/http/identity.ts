/** Who is asking, and whether a page of ours asks for them. */
import { type Reason, refuse } from '@bottega/kernel';
import type { Player } from '@bottega/table/wire';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from './context.ts';

const COOKIE = 'bottega';
/** As long as browsers keep a cookie. */
const KEPT = 400 * 24 * 60 * 60;

export const secretOf = (request: FastifyRequest): string | undefined => request.cookies[COOKIE];

const tokenOf = ({ headers }: FastifyRequest): string | undefined => /^Bearer (\S{20,100})$/.exec(headers.authorization ?? '')?.[1];

/** The player behind the token or the cookie, or null. */
export async function whoAsks({ people }: Context, request: FastifyRequest): Promise<Player | null> {
  if (request.headers.authorization !== undefined) {
    const token = tokenOf(request);
    const player = token === undefined ? null : await people.byToken(token);
    return player ?? refuse({ code: 'bad-token' });
  }
  const secret = secretOf(request);
  return secret === undefined || secret.length > 100 ? null : people.bySecret(secret);
}

export async function needPlayer(context: Context, request: FastifyRequest): Promise<Player> {
  return (await whoAsks(context, request)) ?? refuse({ code: 'no-identity' });
}

export function letIn(request: FastifyRequest, reply: FastifyReply, secret: string): void {
  reply.setCookie(COOKIE, secret, { path: '/', httpOnly: true, sameSite: 'lax', secure: request.protocol === 'https', maxAge: KEPT });
}

export function letOut(reply: FastifyReply): void {
  reply.clearCookie(COOKIE, { path: '/', httpOnly: true, sameSite: 'lax' });
}

/** Whether a page of this very host, or of one that is allowed, sent it. */
export function isOurOrigin({ config }: Context, origin: string, host: string | undefined): boolean {
  return config.origins.includes(origin) || (URL.canParse(origin) && new URL(origin).host === host);
}

/** Another site can make a browser send our cookie, but neither JSON nor our origin. */
export function foreign(context: Context, request: FastifyRequest): Reason | undefined {
  const { method, headers } = request;
  if (method === 'GET' || method === 'HEAD' || method === 'OPTIONS') return undefined;
  if (method === 'POST' && !/^application\/json\b/.test(headers['content-type'] ?? '')) return { code: 'bad-type' };
  const { origin } = headers;
  if (origin === undefined) return headers.authorization === undefined ? { code: 'bad-origin' } : undefined;
  return isOurOrigin(context, origin, headers.host) ? undefined : { code: 'bad-origin' };
}
