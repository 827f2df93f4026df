/** Who is asking, and whether a page of ours asks for them. */
import { type Reason, refuse } from '@bottega/kernel';
import type { Player } from '@bottega/table/wire';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { deviceOf } from '../people/device.ts';
import type { Admission, Visitor } from '../people/register.ts';
import { hashOf } from '../people/secrets.ts';
import type { Context } from './context.ts';
import type { Pass } from './openings.ts';
import { chargePerson } from './tolls.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whoever asks is nobody: neither cookie nor origin count. */
    forStrangers?: boolean;
    /** It takes a form as well, from programs that know nothing of us. */
    takesForm?: boolean;
    /** Also for whoever is suspended: to go, and to be forgotten. */
    evenSuspended?: boolean;
  }
}

export const COOKIE = 'bottega';
/** No secret of ours is longer. */
const LONGEST = 100;

export function secretOf(request: FastifyRequest): string | undefined {
  const secret = request.cookies[COOKIE];
  return secret !== undefined && secret.length <= LONGEST ? secret : undefined;
}

const tokenOf = ({ headers }: FastifyRequest): string | undefined => /^Bearer (\S{20,100})$/.exec(headers.authorization ?? '')?.[1];

/** Whether a program asks, by its token. */
export const isProgram = ({ headers }: FastifyRequest): boolean => headers.authorization !== undefined;

/** The player behind the token or the cookie, who pays for the request, or null. */
export async function whoAsks(context: Context, request: FastifyRequest): Promise<Player | null> {
  const player = await whoIs(context, request);
  if (player !== null) {
    chargePerson(context, request, player.id);
    needGoodStanding(player, request);
  }
  return player;
}

/** Whoever is suspended may look, and nothing else; where they look on for long, they would be part of it. */
function needGoodStanding({ suspended = 0 }: Player, { method, routeOptions }: FastifyRequest): void {
  const { live, evenSuspended } = (routeOptions.config ?? {}) as { live?: boolean; evenSuspended?: boolean };
  const looks = method === 'GET' && !live && routeOptions.url !== '/api/events';
  if (!looks && !evenSuspended && suspended > Date.now()) refuse({ code: 'suspended', until: suspended });
}

async function whoIs({ passes }: Context, request: FastifyRequest): Promise<Player | null> {
  if (isProgram(request)) {
    const token = tokenOf(request);
    const player = token === undefined ? null : await passes.byToken(token);
    return player ?? refuse({ code: 'bad-token' });
  }
  const secret = secretOf(request);
  return secret === undefined ? null : passes.bySecret(secret);
}

/** By what they are let in: whatever they open ends with it. */
export function passOf(request: FastifyRequest): Pass | null {
  const [by, secret] = isProgram(request) ? (['token', tokenOf(request)] as const) : (['session', secretOf(request)] as const);
  return secret === undefined ? null : { by, id: hashOf(secret) };
}

export async function visitorOf(context: Context, request: FastifyRequest): Promise<Visitor> {
  return { player: await whoAsks(context, request), secret: secretOf(request), device: deviceOf(request.headers['user-agent']) };
}

export async function needPlayer(context: Context, request: FastifyRequest): Promise<Player> {
  return (await whoAsks(context, request)) ?? refuse({ code: 'no-identity' });
}

/** Somebody in a browser, with the secret of their session. */
export async function needSession(context: Context, request: FastifyRequest): Promise<{ player: Player; secret: string }> {
  const player = await needPlayer(context, request);
  return { player, secret: secretOf(request) ?? refuse({ code: 'no-identity' }) };
}

/** The browser keeps the cookie as long as the session can last. */
export function letIn({ config }: Context, request: FastifyRequest, reply: FastifyReply, secret: string): void {
  const maxAge = Math.floor(config.sessionLife / 1000);
  reply.setCookie(COOKIE, secret, { path: '/', httpOnly: true, sameSite: 'lax', secure: request.protocol === 'https', maxAge });
}

/** Lets somebody in, and tells them who they are. */
export function admit(context: Context, request: FastifyRequest, reply: FastifyReply, { player, secret }: Admission): { player: Player } {
  letIn(context, request, reply, secret);
  return { player };
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
  const { takesForm, forStrangers } = request.routeOptions.config ?? {};
  if (method === 'POST' && !takesForm && !/^application\/json\b/.test(headers['content-type'] ?? '')) return { code: 'bad-type' };
  const { origin } = headers;
  // who needs no cookie can't be abused by one
  if (takesForm) return undefined;
  if (origin === undefined) return isProgram(request) || forStrangers ? undefined : { code: 'bad-origin' };
  return isOurOrigin(context, origin, headers.host) ? undefined : { code: 'bad-origin' };
}
