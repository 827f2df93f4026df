/** /api/me: name, account, devices, tokens. */
import { refuse } from '@bottega/kernel';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { TSchema } from 'typebox';
import type { Admission } from '../../people/register.ts';
import { CodeBody, Empty, IdParams, LoginBody, NameBody, TokenBody } from '../../schemas/requests.ts';
import type { Context } from '../context.ts';
import { letIn, letOut, needPlayer, secretOf, whoAsks } from '../identity.ts';
import { ME } from './me-answers.ts';

/** Guessing passwords and codes is slow. */
const SLOW = { rateLimit: { max: 10, timeWindow: '1 minute' } };

type Login = { Body: { login: string; password: string } };

export async function meRoutes(app: FastifyInstance, context: Context): Promise<void> {
  const { people, sockets } = context;
  const tags = ['people'];
  const described = (summary: string, response: object, more: { body?: TSchema; params?: TSchema } = {}) => ({ schema: { tags, summary, response, ...more } });
  /** Whoever finds a token can play with it, and nothing that would outlast it. */
  const preHandler = async ({ headers }: FastifyRequest): Promise<void> => {
    if (headers.authorization !== undefined) refuse({ code: 'token-not-enough' });
  };
  const own = (...about: Parameters<typeof described>) => ({ preHandler, ...described(...about) });
  const slow = (...about: Parameters<typeof described>) => ({ ...own(...about), config: SLOW });

  /** They are somebody else now, also on the connections that are open. */
  const admit = (request: FastifyRequest, reply: FastifyReply, { player, secret }: Admission) => {
    sockets.letGo({ secret: secretOf(request) });
    letIn(request, reply, secret);
    return { player };
  };

  app.get('/api/me', described('Who you are', ME.show), async (request) => ({ player: await whoAsks(context, request) }));

  app.post<{ Body: { name: string } }>('/api/me', described('Take a name, or another', ME.name, { body: NameBody }), async (request, reply) => {
    const player = await whoAsks(context, request);
    if (player !== null) return { player: await people.rename(player, request.body.name) };
    const admission = await people.addGuest(request.body.name);
    letIn(request, reply, admission.secret);
    return { player: admission.player };
  });

  app.post<Login>('/api/me/register', slow('Make an account; your seats are kept', ME.register, { body: LoginBody }), async (request, reply) => {
    const { login, password } = request.body;
    const { secret, ...player } = await people.register(await whoAsks(context, request), login, password);
    if (secret !== undefined) letIn(request, reply, secret);
    return { player };
  });

  app.post<Login>('/api/me/login', slow('Log in; a guest’s seats come along', ME.logIn, { body: LoginBody }), async (request, reply) => {
    const { login, password } = request.body;
    return admit(request, reply, await people.logIn(await whoAsks(context, request), login, password));
  });

  app.post('/api/me/logout', own('Forget this browser', ME.logOut, { body: Empty }), async (request, reply) => {
    const secret = secretOf(request);
    if (secret !== undefined) {
      await people.logOut(secret);
      sockets.letGo({ secret });
    }
    letOut(reply);
    return { player: null };
  });

  app.post('/api/me/transfer', slow('A one-time code that brings you to another device', ME.transfer, { body: Empty }), async (request) =>
    people.transfer(await needPlayer(context, request)),
  );

  app.post<{ Body: { code: string } }>('/api/me/claim', slow('Use such a code on the other device', ME.claim, { body: CodeBody }), async (request, reply) =>
    admit(request, reply, await people.claim(await whoAsks(context, request), request.body.code)),
  );

  app.delete('/api/me', own('Erase name and account; the seats stay, as somebody’s', ME.erase), async (request, reply) => {
    const player = await needPlayer(context, request);
    await people.erase(player);
    sockets.letGo({ player: player.id });
    letOut(reply);
    return { player: null };
  });

  app.get('/api/me/tokens', own('Your tokens for programs', ME.tokens), async (request) => people.tokens(await needPlayer(context, request)));

  app.post<{ Body: { label: string } }>('/api/me/tokens', own('A new token, shown this once', ME.addToken, { body: TokenBody }), async (request) =>
    people.addToken(await needPlayer(context, request), request.body.label),
  );

  app.delete<{ Params: { id: string } }>('/api/me/tokens/:id', own('End a token', ME.endToken, { params: IdParams }), async (request) => {
    await people.endToken(await needPlayer(context, request), request.params.id);
    return { ok: true };
  });
}
