/** /api/me/seek: play now, with whoever looks for others at the same time. */
import { SeekBots, SeekWish as SeekWishBody } from '@bottega/table/schemas';
import type { SeekWish } from '@bottega/table/wire';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { part, SeekBody, SeekStopped } from '../../schemas/answers.ts';
import { answers, SENT } from '../answers.ts';
import type { Context } from '../context.ts';
import { needPlayer } from '../identity.ts';
import { PRICES } from '../prices.ts';
import { described, own, priced } from './kinds.ts';
import { OWN } from './me-answers.ts';

const SEEK = {
  seek: answers(part('Seek'), 'You wait, or have a table already', [
    ...SENT,
    ...OWN,
    'unknown-game',
    'bad-players',
    'account-needed',
    'bad-rated',
    'not-found',
  ]),
  look: answers(SeekBody, 'Null when you do not wait', OWN),
  bots: answers(part('Seek'), 'You wait a moment longer for others to agree, or have a table', [...SENT, ...OWN, 'bad-rated', 'not-found']),
  stop: answers(SeekStopped, 'You do not wait; if a table was found a moment before, you have a seat there', ['bad-origin', ...OWN]),
  lines: answers(Type.Array(part('SeekLine')), 'What is waited for', ['bad-token']),
};

export async function seekRoutes(app: FastifyInstance, context: Context): Promise<void> {
  const { seekers } = context;

  app.post<{ Body: SeekWish }>(
    '/api/me/seek',
    priced(PRICES.seek, 'seek', 'Look for others to play with; the house opens a table as soon as there are enough', SEEK.seek, { body: SeekWishBody }),
    async (request) => seekers.seek(await needPlayer(context, request), request.body),
  );

  app.get(
    '/api/me/seek',
    own('lookAtSeek', 'Whether there is a table by now; who wants to play at once must ask again every few seconds', SEEK.look),
    async (request) => ({
      seek: await seekers.look((await needPlayer(context, request)).id),
    }),
  );

  app.post<{ Body: { level: string } }>(
    '/api/me/seek/bots',
    priced(PRICES.seek, 'seekWithBots', 'Play with bots in the seats that are missing', SEEK.bots, { body: SeekBots }),
    async (request) => seekers.agreeToBots((await needPlayer(context, request)).id, request.body.level),
  );

  app.delete('/api/me/seek', own('stopSeeking', 'Wait no longer', SEEK.stop), async (request) => ({
    table: await seekers.stop((await needPlayer(context, request)).id),
  }));

  app.get('/api/seekers', described('listSeekers', 'What others wait for right now, without their names', SEEK.lines), () => seekers.lines());
}
