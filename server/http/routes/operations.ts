/** For whoever runs the server: /healthz, /metrics, /api/openapi.json. */
import { timingSafeEqual } from 'node:crypto';
import { refuse } from '@bottega/kernel';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { hashOf } from '../../people/secrets.ts';
import { isLoopback } from '../address.ts';
import type { Context } from '../context.ts';
import { Health } from '../health.ts';
import { PRICES } from '../prices.ts';

/** Milliseconds for which a count of all tables is good enough: it takes longer the more there are. */
const COUNTED = 60_000;

export async function operationRoutes(app: FastifyInstance, context: Context): Promise<void> {
  const { rooms, measures, config } = context;
  const health = new Health(() => rooms.tables.answers());
  const hide = { schema: { hide: true } };

  app.get('/healthz', hide, async (_request, reply) => {
    if (rooms.closing) return reply.code(503).send({ ok: false, why: 'closing' });
    if (!(await health.isWell())) return reply.code(503).send({ ok: false, why: 'storage-down' });
    return { ok: true };
  });

  let counted = Number.NEGATIVE_INFINITY;
  const countTables = async (): Promise<void> => {
    if (performance.now() - counted < COUNTED) return;
    counted = performance.now();
    // a database that is down shows elsewhere
    const tables = await rooms.tables.count().catch(() => []);
    for (const { status, tables: count } of tables) measures.tables.set({ status }, Number(count));
  };
  app.get('/metrics', { ...hide, config: { price: PRICES.metrics } }, async (request, reply) => {
    if (!mayMeasure(request, config.metricsToken)) refuse({ code: 'not-found' });
    await countTables();
    measures.rooms.set(rooms.opened.size);
    measures.entries.reset();
    measures.entries.inc(rooms.entries);
    return reply.type(measures.registry.contentType).send(await measures.registry.metrics());
  });

  app.get('/api/openapi.json', { ...hide, config: { price: PRICES.description } }, async () => app.swagger());
}

/** By the token, or from this very machine and through no proxy. */
function mayMeasure({ headers, raw }: FastifyRequest, token: string | undefined): boolean {
  const given = /^Bearer (\S+)$/.exec(headers.authorization ?? '')?.[1];
  if (given !== undefined) return token !== undefined && timingSafeEqual(Buffer.from(hashOf(given)), Buffer.from(hashOf(token)));
  const isProxied = ['forwarded', 'x-forwarded-for', 'x-forwarded-proto', 'x-real-ip', 'via'].some((name) => headers[name] !== undefined);
  return isLoopback(raw.socket.remoteAddress) && !isProxied;
}
