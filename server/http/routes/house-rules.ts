/** /api/games/:game/house-rules, /api/me/house-rules: options and edition under a name, for oneself. */
import { NewHouseRules as NewHouseRulesBody } from '@bottega/table/schemas';
import type { NewHouseRules } from '@bottega/table/wire';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { Done, part } from '../../schemas/answers.ts';
import { GameParams, IdParams } from '../../schemas/requests.ts';
import { answers, SENT } from '../answers.ts';
import type { Context } from '../context.ts';
import { needPlayer } from '../identity.ts';
import { PRICES } from '../prices.ts';
import { MOST_EDITION_BYTES } from './editions.ts';
import { own, priced } from './kinds.ts';
import { OWN } from './me-answers.ts';

const RULES = {
  list: answers(Type.Array(part('HouseRules')), 'The oldest first', [...OWN, 'account-needed', 'not-found', 'unknown-game']),
  put: answers(part('HouseRules'), 'They are kept', [
    ...([...SENT, ...OWN, 'account-needed', 'bad-edition', 'bad-name', 'not-found', 'unknown-game', 'too-many-house-rules'] as const),
  ]),
  remove: answers(Done, 'They are gone', ['bad-origin', ...OWN, 'account-needed', 'not-found']),
};

type OfGame = { Params: { game: string } };
type OfId = { Params: { id: string } };

export async function houseRulesRoutes(app: FastifyInstance, context: Context): Promise<void> {
  const { houseRules } = context;
  const tagged = { tags: ['editions'] };

  app.get<OfGame>(
    '/api/games/:game/house-rules',
    own('listHouseRules', 'Your house rules for a game', RULES.list, { params: GameParams, ...tagged }),
    async (request) => houseRules.list(await needPlayer(context, request), request.params.game),
  );

  app.post<OfGame & { Body: NewHouseRules }>(
    '/api/games/:game/house-rules',
    {
      ...priced(PRICES.houseRules, 'putHouseRules', 'Keep house rules for yourself; those of the same name are replaced', RULES.put, {
        params: GameParams,
        body: NewHouseRulesBody,
        ...tagged,
      }),
      bodyLimit: MOST_EDITION_BYTES,
    },
    async (request) => houseRules.put(await needPlayer(context, request), request.params.game, request.body),
  );

  app.delete<OfId>(
    '/api/me/house-rules/:id',
    own('removeHouseRules', 'Forget house rules of yours', RULES.remove, { params: IdParams, ...tagged }),
    async (request) => {
      await houseRules.remove(await needPlayer(context, request), request.params.id);
      return { ok: true };
    },
  );
}
