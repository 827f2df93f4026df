/** /api/me/follows, /api/me/shown and invitations: people whom somebody would like to play with again. */
import { Invite as InviteBody, ShownBody } from '@bottega/table/schemas';
import type { Invite } from '@bottega/table/wire';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { Done, PlayerBody, part } from '../../schemas/answers.ts';
import { Empty, IdParams, TableParams } from '../../schemas/requests.ts';
import { answers, SENT } from '../answers.ts';
import type { Context } from '../context.ts';
import { needPlayer } from '../identity.ts';
import { PRICES } from '../prices.ts';
import { own, priced } from './kinds.ts';
import { OWN } from './me-answers.ts';
import { UNREAD } from './table-answers.ts';

const AT_TABLE = [...UNREAD, 'not-seated', 'already-started'] as const;
const COMPANY = {
  list: answers(Type.Array(part('Followed')), 'Whom you follow, and what you may see of them', OWN),
  follow: answers(Done, 'You follow them; they are not told', [...SENT, ...OWN, 'unknown-player', 'only-accounts', 'too-many-follows', 'not-found']),
  unfollow: answers(Done, 'You do not follow them', ['bad-origin', ...OWN, 'not-found']),
  show: answers(PlayerBody, 'You', [...SENT, ...OWN]),
  invitations: answers(Type.Array(part('Invitation')), 'Tables where a seat waits for you, the last invitation first', OWN),
  decline: answers(Done, 'You have said no', ['bad-origin', ...OWN, 'not-found', 'unknown-table']),
  invited: answers(Type.Array(part('Invited')), 'Who was invited and does not sit there', [...OWN, ...AT_TABLE]),
  invite: answers(part('Invited'), 'They are told; or were invited before', [
    ...SENT,
    ...OWN,
    ...AT_TABLE,
    'unknown-player',
    'sits-there',
    'too-many-invitations',
  ]),
};

type OfId = { Params: { id: string } };

export async function companyRoutes(app: FastifyInstance, context: Context): Promise<void> {
  const { follows, invitations } = context;

  app.get(
    '/api/me/follows',
    priced(PRICES.list, 'listFollows', 'Whom you follow, with their open tables and what they let others see', COMPANY.list),
    async (request) => follows.list((await needPlayer(context, request)).id),
  );

  app.post<OfId>(
    '/api/me/follows/:id',
    priced(PRICES.wish, 'follow', 'Follow somebody who has an account', COMPANY.follow, { params: IdParams, body: Empty }),
    async (request) => {
      await follows.follow((await needPlayer(context, request)).id, request.params.id);
      return { ok: true };
    },
  );

  app.delete<OfId>('/api/me/follows/:id', own('unfollow', 'Follow them no longer', COMPANY.unfollow, { params: IdParams }), async (request) => {
    await follows.unfollow((await needPlayer(context, request)).id, request.params.id);
    return { ok: true };
  });

  app.post<{ Body: { shown: boolean } }>(
    '/api/me/shown',
    priced(PRICES.wish, 'showMyGames', 'Whether others may see what you play, and that you look for others', COMPANY.show, { body: ShownBody }),
    async (request) => ({ player: await follows.show(await needPlayer(context, request), request.body.shown) }),
  );

  app.get('/api/me/invitations', own('listInvitations', 'What you are invited to', COMPANY.invitations), async (request) =>
    invitations.list((await needPlayer(context, request)).id),
  );

  app.delete<OfId>(
    '/api/me/invitations/:id',
    own('decline', 'Say no to an invitation, by its table', COMPANY.decline, { params: TableParams }),
    async (request) => {
      await invitations.decline((await needPlayer(context, request)).id, request.params.id);
      return { ok: true };
    },
  );

  app.get<OfId>('/api/tables/:id/invitations', own('listInvited', 'Who was invited to your table', COMPANY.invited, { params: TableParams }), async (request) =>
    invitations.invitedTo((await needPlayer(context, request)).id, request.params.id),
  );

  app.post<OfId & { Body: Invite }>(
    '/api/tables/:id/invitations',
    priced(PRICES.invite, 'invite', 'Invite somebody to a table where you sit, while it waits for players', COMPANY.invite, {
      params: TableParams,
      body: InviteBody,
    }),
    async (request) => invitations.invite(await needPlayer(context, request), request.params.id, request.body),
  );
}
