/** /api/me/notices and /api/me/channels: how somebody is told of their tables when they are not looking. */
import { ChannelChange, NewChannel as NewChannelBody, TableNoticesBody, NoticeWishes as WishesBody } from '@bottega/table/schemas';
import type { NewChannel, NoticeWishes, Plan, TableNotices } from '@bottega/table/wire';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { deviceOf } from '../../people/device.ts';
import { CodeBody, Empty, IdParams, TableParams } from '../../schemas/requests.ts';
import { addressGroup } from '../address.ts';
import type { Context } from '../context.ts';
import { needPlayer } from '../identity.ts';
import { PRICES } from '../prices.ts';
import { own, priced } from './kinds.ts';
import { NOTICES } from './notice-answers.ts';

type OfId = { Params: { id: string } };

export async function noticeRoutes(app: FastifyInstance, context: Context): Promise<void> {
  const { notices, budget, rooms } = context;

  app.get('/api/me/notices', own('showNotices', 'How you are told of your tables', NOTICES.show), async (request) =>
    notices.show(await needPlayer(context, request)),
  );

  app.post<{ Body: NoticeWishes }>(
    '/api/me/notices',
    priced(PRICES.wish, 'wishNotices', 'In which language you are told, and when not', NOTICES.wish, { body: WishesBody }),
    async (request) => {
      const player = await needPlayer(context, request);
      await notices.setWishes(player, request.body);
      return notices.show(player);
    },
  );

  app.post<{ Body: NewChannel }>(
    '/api/me/channels',
    priced(PRICES.channel, 'addChannel', 'Be told by this browser, by mail (a code comes first), or at an address of yours', NOTICES.add, {
      body: NewChannelBody,
    }),
    async (request) => {
      const player = await needPlayer(context, request);
      if (request.body.kind === 'mail') budget.charge({ address: addressGroup(request.ip), person: player.id }, PRICES.mailProof);
      return notices.add(player, request.body, { origin: originOf(request), device: deviceOf(request.headers['user-agent']) });
    },
  );

  app.post<OfId & { Body: { plan?: Plan; on?: boolean } }>(
    '/api/me/channels/:id',
    priced(PRICES.wish, 'changeChannel', 'When it is used, and whether', NOTICES.change, { body: ChannelChange, params: IdParams }),
    async (request) => {
      await notices.change(await needPlayer(context, request), request.params.id, request.body);
      return { ok: true };
    },
  );

  app.post<OfId & { Body: { code: string } }>(
    '/api/me/channels/:id/proof',
    priced(PRICES.claim, 'proveChannel', 'The code that came by mail', NOTICES.prove, { body: CodeBody, params: IdParams }),
    async (request) => {
      await notices.prove(await needPlayer(context, request), request.params.id, request.body.code);
      return { ok: true };
    },
  );

  app.post<OfId>(
    '/api/me/channels/:id/trial',
    priced(PRICES.trial, 'tryChannel', 'Send something there, to see that it comes', NOTICES.trial, { body: Empty, params: IdParams }),
    async (request) => {
      await notices.tryOut(await needPlayer(context, request), request.params.id);
      return { ok: true };
    },
  );

  app.delete<OfId>('/api/me/channels/:id', own('endChannel', 'End a channel', NOTICES.remove, { params: IdParams }), async (request) => {
    await notices.remove(await needPlayer(context, request), request.params.id);
    return { ok: true };
  });

  app.get<OfId>(
    '/api/me/tables/:id/notices',
    own('showTableNotices', 'What is not as usual for that table', NOTICES.forTable, { params: TableParams }),
    async (request) => notices.forTable(await needPlayer(context, request), request.params.id),
  );

  app.post<OfId & { Body: TableNotices }>(
    '/api/me/tables/:id/notices',
    priced(PRICES.wish, 'wishTableNotices', 'What is not as usual for that table', NOTICES.setForTable, { body: TableNoticesBody, params: TableParams }),
    async (request) => {
      const player = await needPlayer(context, request);
      // of a table that is not for them nobody is told
      await rooms.get(request.params.id).summary(player.id);
      return notices.setForTable(player, request.params.id, request.body);
    },
  );
}

/** A page of ours asked, or it would have been refused before; without one, as in a test by hand, the host counts. */
const originOf = (request: FastifyRequest): string => request.headers.origin ?? `${request.protocol}://${request.host}`;
