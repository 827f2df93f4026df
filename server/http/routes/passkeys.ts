/** /api/me/passkeys, and signing in by one of them. */
import { refuse } from '@bottega/kernel';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { PasskeyBody, PasskeyLabelBody, PasskeyLoginBody } from '../../schemas/passkeys.ts';
import { Empty, IdParams } from '../../schemas/requests.ts';
import type { Context } from '../context.ts';
import { admit, needPlayer, visitorOf } from '../identity.ts';
import { LETS_IN } from '../openapi.ts';
import { PRICES } from '../prices.ts';
import { own, priced } from './kinds.ts';
import { PASSKEYS } from './me-answers.ts';

type OfId = { Params: { id: string } };

/** The page's own; at the door it was found to be one of ours. A passkey is good for its host alone. */
const originOf = ({ headers }: FastifyRequest): string => headers.origin ?? refuse({ code: 'bad-origin' });

export async function passkeyRoutes(app: FastifyInstance, context: Context): Promise<void> {
  const { people, passkeys } = context;
  const security = LETS_IN.anyBrowser;

  app.get('/api/me/passkeys', own('listPasskeys', 'Your passkeys', PASSKEYS.list), async (request) => passkeys.lines(await needPlayer(context, request)));

  app.post(
    '/api/me/passkeys/options',
    priced(PRICES.challenge, 'offerPasskey', 'What the browser needs to make a passkey', PASSKEYS.offer, { body: Empty }),
    async (request) => passkeys.offer(await needPlayer(context, request), originOf(request)),
  );

  app.post<{ Body: { label: string; credential: RegistrationResponseJSON } }>(
    '/api/me/passkeys',
    priced(PRICES.passkey, 'addPasskey', 'Keep a passkey that the browser has made', PASSKEYS.add, { body: PasskeyBody }),
    async (request) => {
      const { label, credential } = request.body;
      return passkeys.add(await needPlayer(context, request), originOf(request), credential, label);
    },
  );

  app.post<OfId & { Body: { label: string } }>(
    '/api/me/passkeys/:id',
    own('renamePasskey', 'Call a passkey something else', PASSKEYS.rename, { body: PasskeyLabelBody, params: IdParams }),
    async (request) => passkeys.rename(await needPlayer(context, request), request.params.id, request.body.label),
  );

  app.delete<OfId>('/api/me/passkeys/:id', own('removePasskey', 'Remove a passkey', PASSKEYS.remove, { params: IdParams }), async (request) => {
    await passkeys.remove(await needPlayer(context, request), request.params.id);
    return { ok: true };
  });

  app.post(
    '/api/me/login/passkey/options',
    priced(PRICES.challenge, 'askForPasskey', 'What the browser needs to sign in by a passkey', PASSKEYS.ask, { body: Empty, security }),
    async (request) => passkeys.ask(originOf(request)),
  );

  app.post<{ Body: { credential: AuthenticationResponseJSON } }>(
    '/api/me/login/passkey',
    priced(PRICES.passkeyLogin, 'logInByPasskey', 'Log in by a passkey; a guest’s seats come along', PASSKEYS.logIn, { body: PasskeyLoginBody, security }),
    async (request, reply) =>
      admit(context, request, reply, await people.logInByPasskey(await visitorOf(context, request), originOf(request), request.body.credential)),
  );
}
