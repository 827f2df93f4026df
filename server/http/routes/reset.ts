/** /api/me/reset: another password by a link, for whoever has forgotten theirs. */
import type { FastifyInstance } from 'fastify';
import { ForgotBody, ResetBody, ResetLookBody } from '../../schemas/requests.ts';
import type { Context } from '../context.ts';
import { admit, visitorOf } from '../identity.ts';
import { LETS_IN } from '../openapi.ts';
import { PRICES } from '../prices.ts';
import { priced } from './kinds.ts';
import { RESET } from './me-answers.ts';

export async function resetRoutes(app: FastifyInstance, context: Context): Promise<void> {
  const { people } = context;
  const security = LETS_IN.anyBrowser;

  app.post<{ Body: { login: string } }>(
    '/api/me/forgot',
    priced(PRICES.forgot, 'forgotPassword', 'Send a link for a new password to the mail address of that account, if it has one', RESET.forgot, {
      body: ForgotBody,
      security,
    }),
    async (request) => {
      await people.forgot(request.body.login, context.notices);
      return { ok: true };
    },
  );

  app.post<{ Body: { secret: string } }>(
    '/api/me/reset/look',
    priced(PRICES.claim, 'lookAtReset', 'Whose link for a new password it is; it is not used up', RESET.look, { body: ResetLookBody, security }),
    async (request) => {
      const { name, account } = await people.lookAtReset(request.body.secret);
      return { name, login: account ?? '' };
    },
  );

  app.post<{ Body: { secret: string; password: string } }>(
    '/api/me/reset',
    priced(PRICES.reset, 'resetPassword', 'Set a new password by such a link; all other browsers are logged out', RESET.reset, { body: ResetBody, security }),
    async (request, reply) => {
      const { secret, password } = request.body;
      return admit(context, request, reply, await people.reset(await visitorOf(context, request), secret, password));
    },
  );
}
