/** /api/daily: results of the table of the day, each worked out from the game that was played. */
import { DailyGame as DailyGameBody } from '@bottega/table/schemas';
import type { DailyGame } from '@bottega/table/wire';
import type { FastifyInstance } from 'fastify';
import { DailyResults, part } from '../../schemas/answers.ts';
import { DailyParams } from '../../schemas/requests.ts';
import { answers, SENT } from '../answers.ts';
import type { Context } from '../context.ts';
import { needPlayer } from '../identity.ts';
import { LETS_IN } from '../openapi.ts';
import { PRICES } from '../prices.ts';
import { described } from './kinds.ts';

/** A long game of four with all its moves; other requests are shorter. */
const MOST_BYTES = 128 * 1024;

const DAILY = {
  list: answers(DailyResults, 'The best first', ['bad-token', 'not-found']),
  handIn: answers(part('DailyResult'), 'What came of it by the rules', [
    ...([...SENT, 'no-identity', 'bad-token', 'not-found', 'bad-day', 'daily-done', 'not-over', 'other-rules', 'newer-rules', 'not-a-move'] as const),
    ...(['not-asked', 'not-now', 'not-offered', 'game-over', 'unknown-seat'] as const),
  ]),
};

type Params = { Params: { game: string; day: string } };

export async function dailyRoutes(app: FastifyInstance, context: Context): Promise<void> {
  const { daily } = context;

  app.get<Params>(
    '/api/daily/:game/:day',
    { ...described('listDailyResults', 'Results of that day’s table', DAILY.list, { params: DailyParams }), config: { price: PRICES.list } },
    async ({ params: { game, day } }) => ({ results: await daily.list(game, day) }),
  );

  app.post<Params & { Body: DailyGame }>(
    '/api/daily/:game/:day',
    {
      ...described('handInDaily', 'Hand in your game at today’s table, or yesterday’s; the first one counts', DAILY.handIn, {
        params: DailyParams,
        body: DailyGameBody,
        security: LETS_IN.players,
      }),
      bodyLimit: MOST_BYTES,
      config: { price: PRICES.daily },
    },
    async (request) => daily.handIn(await needPlayer(context, request), request.params.game, request.params.day, request.body),
  );
}
