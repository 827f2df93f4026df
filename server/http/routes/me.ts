/** /api/me: name, account, devices, tokens. */
import { refuse } from '@bottega/kernel';
import type { Player } from '@bottega/table/wire';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { CodeBody, Empty, IdParams, LoginBody, NameBody, TokenBody } from '../../schemas/requests.ts';
import type { Context } from '../context.ts';
import { letIn, letOut, needPlayer, secretOf, whoAsks } from '../identity.ts';
import { ME } from './me-answers.ts';

/** Guessing passwords and codes is slow. */
const SLOW = { rateLimit: { max: 10, timeWindow: '1 minute' } };

export async function meRoutes(app: FastifyInstance, context: Context): Promise<void> {
  const { people, sockets } = context;
  const tags = ['people'];
  /** Whoever finds a token can play with it, and nothing that would outlast it. */
  const preHandler = async ({ headers }: FastifyRequest): Promise<void> => {
    if (headers.authorization !== undefined) refuse({ code: 'token-not-enough' });
  };

  app.get('/api/me', { schema: { tags, summary: 'Who you are', response: ME.show } }, async (request) => ({ player: await whoAsks(context, request) }));

  app.post<{ Body: { name: string } }>(
    '/api/me',
    { schema: { tags, summary: 'Take a name, or another', body: NameBody, response: ME.name } },
    async (request, reply) => {
      const player = await whoAsks(context, request);
      if (player !== null) return { player: await people.rename(player, request.body.name) };
      const admission = await people.addGuest(request.body.name);
      letIn(request, reply, admission.secret);
      return { player: admission.player };
    },
  );

  app.post<{ Body: { login: string; password: string } }>(
    '/api/me/register',
    { preHandler, schema: { tags, summary: 'Make an account; your seats are kept', body: LoginBody, response: ME.register }, config: SLOW },
    async (request, reply) => {
      const { login, password } = request.body;
      const { secret, ...player } = await people.register(await whoAsks(context, request), login, password);
      if (secret !== undefined) letIn(request, reply, secret);
      return { player: player satisfies Player };
    },
  );

  app.post<{ Body: { login: string; password: string } }>(
    '/api/me/login',
    { preHandler, schema: { tags, summary: 'Log in; a guest’s seats come along', body: LoginBody, response: ME.logIn }, config: SLOW },
    async (request, reply) => {
      const { login, password } = request.body;
      const { player, secret } = await people.logIn(await whoAsks(context, request), login, password);
      sockets.letGo({ secret: secretOf(request) });
      letIn(request, reply, secret);
      return { player };
    },
  );

  app.post('/api/me/logout', { preHandler, schema: { tags, summary: 'Forget this browser', body: Empty, response: ME.logOut } }, async (request, reply) => {
    const secret = secretOf(request);
    if (secret !== undefined) {
      await people.logOut(secret);
      sockets.letGo({ secret });
    }
    letOut(reply);
    return { player: null };
  });

  app.post(
    '/api/me/transfer',
    { preHandler, schema: { tags, summary: 'A one-time code that brings you to another device', body: Empty, response: ME.transfer }, config: SLOW },
    async (request) => people.transfer(await needPlayer(context, request)),
  );

  app.post<{ Body: { code: string } }>(
    '/api/me/claim',
    { preHandler, schema: { tags, summary: 'Use such a code on the other device', body: CodeBody, response: ME.claim }, config: SLOW },
    async (request, reply) => {
      const { player, secret } = await people.claim(await whoAsks(context, request), request.body.code);
      sockets.letGo({ secret: secretOf(request) });
      letIn(request, reply, secret);
      return { player };
    },
  );

  app.delete(
    '/api/me',
    { preHandler, schema: { tags, summary: 'Erase name and account; the seats stay, as somebody’s', response: ME.erase } },
    async (request, reply) => {
      const player = await needPlayer(context, request);
      await people.erase(player);
      sockets.letGo({ player: player.id });
      letOut(reply);
      return { player: null };
    },
  );

  app.get('/api/me/tokens', { preHandler, schema: { tags, summary: 'Your tokens for programs', response: ME.tokens } }, async (request) =>
    people.tokens(await needPlayer(context, request)),
  );

  app.post<{ Body: { label: string } }>(
    '/api/me/tokens',
    { preHandler, schema: { tags, summary: 'A new token, shown this once', body: TokenBody, response: ME.addToken } },
    async (request) => people.addToken(await needPlayer(context, request), request.body.label),
  );

  app.delete<{ Params: { id: string } }>(
    '/api/me/tokens/:id',
    { preHandler, schema: { tags, summary: 'End a token', params: IdParams, response: ME.endToken } },
    async (request) => {
      await people.endToken(await needPlayer(context, request), request.params.id);
      return { ok: true };
    },
  );
}
