/** /api/me/holidays: while somebody is away, their clocks stand at all their slow tables. */
import type { FastifyInstance } from 'fastify';
import { HolidayBody, IdParams } from '../../schemas/requests.ts';
import type { Context } from '../context.ts';
import { needPlayer } from '../identity.ts';
import { PRICES } from '../prices.ts';
import { own, priced } from './kinds.ts';
import { HOLIDAYS } from './me-answers.ts';

export async function holidayRoutes(app: FastifyInstance, context: Context): Promise<void> {
  const { holidays } = context;

  app.get('/api/me/holidays', own('listHolidays', 'Your holidays', HOLIDAYS.list), async (request) => holidays.of(await needPlayer(context, request)));

  app.post<{ Body: { begins: number; ends: number } }>(
    '/api/me/holidays',
    priced(PRICES.holiday, 'takeHoliday', 'Let your clocks stand for some days, at all tables that are played over days', HOLIDAYS.add, { body: HolidayBody }),
    async (request) => holidays.take(await needPlayer(context, request), request.body.begins, request.body.ends),
  );

  app.delete<{ Params: { id: string } }>(
    '/api/me/holidays/:id',
    priced(PRICES.holiday, 'endHoliday', 'Be back early, or don’t go', HOLIDAYS.end, { params: IdParams }),
    async (request) => {
      await holidays.end(await needPlayer(context, request), request.params.id);
      return { ok: true };
    },
  );
}
