/** /api/me: name and account, and the way to another device. */
import type { FastifyInstance } from 'fastify';
import { ClaimBody, CodeBody, Empty, LoginBody, NameBody, PasswordBody } from '../../schemas/requests.ts';
import { addressGroup } from '../address.ts';
import type { Context } from '../context.ts';
import { admit, letIn, letOut, needPlayer, needSession, secretOf, visitorOf, whoAsks } from '../identity.ts';
import { LETS_IN } from '../openapi.ts';
import { PRICES } from '../prices.ts';
import { described, own, priced } from './kinds.ts';
import { ME } from './me-answers.ts';

type Login = { Body: { login: string; password: string } };
type Claim = { Body: { code: string; seats: 'bring' | 'leave' } };

export async function meRoutes(app: FastifyInstance, context: Context): Promise<void> {
  const { people, passes } = context;
  const security = LETS_IN.anyBrowser;

  app.get('/api/me', described('showMe', 'Who you are', ME.show), async (request) => ({ player: await whoAsks(context, request) }));

  app.post<{ Body: { name: string } }>('/api/me', own('takeName', 'Take a name, or another', ME.name, { body: NameBody, security }), async (request, reply) => {
    const { player, device } = await visitorOf(context, request);
    if (player !== null) return { player: await people.rename(player, request.body.name) };
    context.budget.charge({ address: addressGroup(request.ip) }, PRICES.guest);
    return admit(context, request, reply, await people.addGuest(request.body.name, device));
  });

  app.post<Login>(
    '/api/me/register',
    priced(PRICES.register, 'register', 'Make an account; your seats are kept', ME.register, { body: LoginBody, security }),
    async (request, reply) => {
      const { login, password } = request.body;
      const { secret, ...player } = await people.register(await visitorOf(context, request), login, password);
      if (secret !== undefined) letIn(context, request, reply, secret);
      return { player };
    },
  );

  app.post<Login>(
    '/api/me/login',
    priced(PRICES.login, 'logIn', 'Log in; a guest’s seats come along', ME.logIn, { body: LoginBody, security }),
    async (request, reply) => {
      const { login, password } = request.body;
      return admit(context, request, reply, await people.logIn(await visitorOf(context, request), login, password));
    },
  );

  app.post(
    '/api/me/logout',
    { ...own('logOut', 'Forget this browser', ME.logOut, { body: Empty, security }), config: { evenSuspended: true } },
    async (request, reply) => {
      const secret = secretOf(request);
      if (secret !== undefined) await passes.endSession(secret);
      letOut(reply);
      return { player: null };
    },
  );

  app.post<{ Body: { old: string; password: string } }>(
    '/api/me/password',
    priced(PRICES.login, 'changePassword', 'Another password; all other browsers are logged out', ME.password, { body: PasswordBody }),
    async (request) => {
      const { player, secret } = await needSession(context, request);
      await people.changePassword(player, secret, request.body.old, request.body.password);
      return { ok: true };
    },
  );

  app.post(
    '/api/me/transfer',
    priced(PRICES.transfer, 'makeCode', 'A one-time code that brings you to another device', ME.transfer, { body: Empty }),
    async (request) => people.transfer(await needPlayer(context, request)),
  );

  app.post<{ Body: { code: string } }>(
    '/api/me/code',
    priced(PRICES.claim, 'lookAtCode', 'Whose code it is, and what is to be decided before it is used; it is not used up', ME.code, {
      body: CodeBody,
      security,
    }),
    async (request) => people.lookAtCode(await whoAsks(context, request), request.body.code),
  );

  app.post<Claim>(
    '/api/me/claim',
    priced(PRICES.claim, 'claimCode', 'Use such a code on the other device', ME.claim, { body: ClaimBody, security }),
    async (request, reply) => {
      const { code, seats } = request.body;
      return admit(context, request, reply, await people.claim(await visitorOf(context, request), code, seats === 'bring'));
    },
  );

  app.delete(
    '/api/me',
    {
      ...own('eraseMe', 'Erase name, account and what was said; running games are given up, and seats stay as somebody’s', ME.erase),
      config: { price: PRICES.erase, evenSuspended: true },
    },
    async (request, reply) => {
      await people.erase(await needPlayer(context, request));
      letOut(reply);
      return { player: null };
    },
  );
}
