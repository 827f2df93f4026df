/** All routes of the HTTP server. */
import type { FastifyInstance } from 'fastify';
import type { Context } from './context.ts';
import { errorBody, statusOf } from './errors.ts';
import { foreign } from './identity.ts';
import { pageRoutes } from './pages.ts';
import { companyRoutes } from './routes/company.ts';
import { dailyRoutes } from './routes/daily.ts';
import { editionRoutes } from './routes/editions.ts';
import { eventRoutes } from './routes/events.ts';
import { exportRoute } from './routes/export.ts';
import { gameRoutes } from './routes/games.ts';
import { guestRoute } from './routes/guests.ts';
import { holidayRoutes } from './routes/holidays.ts';
import { houseRulesRoutes } from './routes/house-rules.ts';
import { keepRoutes } from './routes/keep.ts';
import { liveRoute } from './routes/live.ts';
import { meRoutes } from './routes/me.ts';
import { moderationRoutes } from './routes/moderation.ts';
import { noteRoutes } from './routes/notes.ts';
import { noticeRoutes } from './routes/notices.ts';
import { operationRoutes } from './routes/operations.ts';
import { passRoutes } from './routes/passes.ts';
import { passkeyRoutes } from './routes/passkeys.ts';
import { playerRoutes } from './routes/players.ts';
import { resetRoutes } from './routes/reset.ts';
import { seekRoutes } from './routes/seek.ts';
import { tableRoutes } from './routes/tables.ts';
import { tournamentRoutes } from './routes/tournaments.ts';
import { unsubscribeRoute } from './routes/unsubscribe.ts';
import { addTolls } from './tolls.ts';

/** `pages`: the folder of the built web application. */
export async function addRoutes(server: FastifyInstance, context: Context, pages: string): Promise<void> {
  addTolls(server, context);
  server.addHook('onRequest', async (request, reply) => {
    const reason = foreign(context, request);
    if (reason !== undefined) return reply.code(statusOf(reason)).send(errorBody(reason));
    if (request.url.startsWith('/api/')) reply.header('Cache-Control', 'no-store');
    return undefined;
  });
  await server.register(async (app) => {
    await gameRoutes(app, context);
    await guestRoute(app, context);
    await meRoutes(app, context);
    await passRoutes(app, context);
    await noticeRoutes(app, context);
    await app.register(async (apart) => unsubscribeRoute(apart, context));
    await passkeyRoutes(app, context);
    await resetRoutes(app, context);
    await holidayRoutes(app, context);
    await exportRoute(app, context);
    await seekRoutes(app, context);
    await companyRoutes(app, context);
    await dailyRoutes(app, context);
    await editionRoutes(app, context);
    await houseRulesRoutes(app, context);
    await tableRoutes(app, context);
    await noteRoutes(app, context);
    await tournamentRoutes(app, context);
    await playerRoutes(app, context);
    await moderationRoutes(app, context);
    await keepRoutes(app, context);
    await eventRoutes(app, context);
    await operationRoutes(app, context);
    await liveRoute(app, context);
  });
  // easier to remember than where the pages are
  server.get('/api/docs', { schema: { hide: true } }, (_request, reply) => reply.redirect('/#/api'));
  server.get('/keep', { schema: { hide: true } }, (_request, reply) => reply.redirect('/#/keep'));
  await pageRoutes(server, pages);
  await server.ready();
}
