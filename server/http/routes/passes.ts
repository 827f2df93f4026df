/** /api/me/sessions and /api/me/tokens: what lets somebody in, and how to end it. */
import type { FastifyInstance } from 'fastify';
import { IdParams, TokenBody } from '../../schemas/requests.ts';
import type { Context } from '../context.ts';
import { needPlayer, needSession } from '../identity.ts';
import { own } from './kinds.ts';
import { PASSES } from './me-answers.ts';

type OfId = { Params: { id: string } };

export async function passRoutes(app: FastifyInstance, context: Context): Promise<void> {
  const { passes } = context;

  app.get('/api/me/sessions', own('listSessions', 'The browsers you are logged in on', PASSES.sessions), async (request) => {
    const { player, secret } = await needSession(context, request);
    return passes.sessions(player, secret);
  });

  app.delete('/api/me/sessions', own('endOtherSessions', 'Log out on all other browsers', PASSES.endSessions), async (request) => {
    const { player, secret } = await needSession(context, request);
    await passes.endOtherSessions(player, secret);
    return { ok: true };
  });

  app.delete<OfId>('/api/me/sessions/:id', own('endSession', 'Log out on that browser', PASSES.endSession, { params: IdParams }), async (request) => {
    await passes.endSessionOf(await needPlayer(context, request), request.params.id);
    return { ok: true };
  });

  app.get('/api/me/tokens', own('listTokens', 'Your tokens for programs', PASSES.tokens), async (request) => passes.tokens(await needPlayer(context, request)));

  app.post<{ Body: { label: string } }>(
    '/api/me/tokens',
    own('makeToken', 'A new token, shown this once', PASSES.addToken, { body: TokenBody }),
    async (request) => passes.addToken(await needPlayer(context, request), request.body.label),
  );

  app.delete<OfId>('/api/me/tokens/:id', own('endToken', 'End a token', PASSES.endToken, { params: IdParams }), async (request) => {
    await passes.endToken(await needPlayer(context, request), request.params.id);
    return { ok: true };
  });
}
