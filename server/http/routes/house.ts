/** For whoever keeps the server: /healthz, /metrics, /api/openapi.json. */
import type { FastifyInstance } from 'fastify';
import type { House } from '../house.ts';

export async function houseRoutes(app: FastifyInstance, house: House): Promise<void> {
  const { stored, porter, measures, config } = house;
  const hide = { schema: { hide: true }, config: { rateLimit: false } };

  app.get('/healthz', hide, async (_request, reply) => {
    try {
      const tables = await stored.tables.count();
      if (house.closing) return await reply.code(503).send({ ok: false, why: 'closing' });
      return { ok: true, tables: Object.fromEntries(tables.map(({ status, tables }) => [status, tables])) };
    } catch {
      return reply.code(503).send({ ok: false, why: 'storage-down' });
    }
  });

  if (config.metrics)
    app.get('/metrics', hide, async (_request, reply) => {
      measures.rooms.set(porter.rooms);
      measures.entries.reset();
      measures.entries.inc(porter.entries);
      return reply.type(measures.registry.contentType).send(await measures.registry.metrics());
    });

  app.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger());
}
