/** GET /api/me/export: everything that is kept about oneself, as one file. */
import type { FastifyInstance } from 'fastify';
import { OwnData } from '../../schemas/own-data.ts';
import { answers } from '../answers.ts';
import type { Context } from '../context.ts';
import { needSession } from '../identity.ts';
import { PRICES } from '../prices.ts';
import { priced } from './kinds.ts';

export async function exportRoute(app: FastifyInstance, context: Context): Promise<void> {
  const response = answers(OwnData, 'A file', ['token-not-enough', 'no-identity']);
  app.get('/api/me/export', priced(PRICES.export, 'exportMe', 'Everything that is kept about you, as one file', response), async (request, reply) => {
    const { player, secret } = await needSession(context, request);
    const file = await context.ownData.of(player, secret);
    reply.header('Content-Type', 'application/json; charset=utf-8');
    reply.header('Content-Disposition', `attachment; filename="bottega-${new Date().toISOString().slice(0, 10)}.json"`);
    return file;
  });
}
