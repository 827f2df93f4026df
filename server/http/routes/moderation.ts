/** /api/me/blocks, /api/reports and /api/house: order among people, as everybody may keep it. */
import { NewReport as NewReportBody } from '@bottega/table/schemas';
import type { NewReport } from '@bottega/table/wire';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import type { HouseText } from '../../house-texts.ts';
import { Done, part } from '../../schemas/answers.ts';
import { Empty, HouseTextParams, IdParams } from '../../schemas/requests.ts';
import { answers, SENT } from '../answers.ts';
import type { Context } from '../context.ts';
import { needPlayer } from '../identity.ts';
import { LETS_IN } from '../openapi.ts';
import { PRICES } from '../prices.ts';
import { described, own, priced } from './kinds.ts';
import { OWN } from './me-answers.ts';

const BLOCKS = {
  list: answers(Type.Array(part('BlockedPlayer')), 'Those you have blocked, the last one first', OWN),
  add: answers(Done, 'You will not meet again', [...SENT, ...OWN, 'unknown-player', 'too-many-blocks', 'not-found']),
  remove: answers(Done, 'You may meet again', ['bad-origin', ...OWN, 'not-found']),
};
const REPORTS = {
  make: answers(part('Report'), 'It waits for whoever keeps order here', [
    ...SENT,
    ...OWN,
    'unknown-player',
    'unknown-table',
    'bad-text',
    'stuck-table',
    'other-rules',
    'closing',
  ]),
  list: answers(Type.Array(part('Report')), 'Yours, with the answers', OWN),
};

const DAY = 86_400_000;

type OfId = { Params: { id: string } };

export async function moderationRoutes(app: FastifyInstance, context: Context): Promise<void> {
  const { blocks, reports, keeping } = context;

  app.get('/api/me/blocks', own('listBlocks', 'Whom you have blocked', BLOCKS.list), async (request) => blocks.list((await needPlayer(context, request)).id));

  app.post<OfId>(
    '/api/me/blocks/:id',
    priced(PRICES.wish, 'block', 'Never sit at one table with them again, nor read what they say', BLOCKS.add, { params: IdParams, body: Empty }),
    async (request) => {
      await blocks.block((await needPlayer(context, request)).id, request.params.id);
      return { ok: true };
    },
  );

  app.delete<OfId>('/api/me/blocks/:id', own('unblock', 'Meet them again', BLOCKS.remove, { params: IdParams }), async (request) => {
    await blocks.unblock((await needPlayer(context, request)).id, request.params.id);
    return { ok: true };
  });

  app.get('/api/me/reports', own('listReports', 'What you have reported', REPORTS.list), async (request) =>
    reports.own((await needPlayer(context, request)).id),
  );

  app.post<{ Body: NewReport }>(
    '/api/reports',
    priced(PRICES.report, 'report', 'Tell whoever keeps order here of somebody, with the lines that are meant', REPORTS.make, { body: NewReportBody }),
    async (request) => reports.make(await needPlayer(context, request), request.body),
  );

  app.get(
    '/api/house',
    described('showHouse', 'What whoever runs the server has to say', answers(part('House'), 'By language', []), { security: LETS_IN.strangers }),
    () => keeping.house(),
  );

  const { texts, sessionIdle, sessionLife } = context.config;
  const sessions = { idle: Math.round(sessionIdle / DAY), life: Math.round(sessionLife / DAY) };
  app.get<{ Params: { name: HouseText } }>(
    '/api/house/texts/:name',
    described(
      'showHouseText',
      'Privacy or terms, where whoever runs the server has written their own',
      answers(part('HouseTexts'), 'By language', ['not-found']),
      {
        params: HouseTextParams,
        security: LETS_IN.strangers,
      },
    ),
    async (request) => ({ texts: texts[request.params.name], sessions }),
  );
}
