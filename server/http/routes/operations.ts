/** For whoever runs the server: /healthz, /metrics, /api/openapi.json. */
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';

export async function operationRoutes(app: FastifyInstance, context: Context): Promise<void> {
  const { rooms, measures, config } = context;
  const hide = { schema: { hide: true }, config: { rateLimit: false } };

  app.get('/healthz', hide, async (_request, reply) => {
    try {
      const tables = await rooms.tables.count();
      if (rooms.closing) return await reply.code(503).send({ ok: false, why: 'closing' });
      return { ok: true, tables: Object.fromEntries(tables.map(({ status, tables }) => [status, tables])) };
    } catch {
      return reply.code(503).send({ ok: false, why: 'storage-down' });
    }
  });

  if (config.metrics)
    app.get('/metrics', hide, async (_request, reply) => {
      measures.rooms.set(rooms.opened.size);
      measures.entries.reset();
      measures.entries.inc(rooms.entries);
      return reply.type(measures.registry.contentType).send(await measures.registry.metrics());
    });

  app.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger());
}
