/** /api/games: what can be played here, and what programs will see of it. */
import { refuse } from '@bottega/kernel';
import type { FastifyInstance } from 'fastify';
import { CatalogueBody, JsonSchema } from '../../schemas/catalogue.ts';
import { GameParams } from '../../schemas/requests.ts';
import { viewSchemaOf } from '../../view-schema.ts';
import { answers } from '../answers.ts';
import type { Context } from '../context.ts';
import { LETS_IN } from '../openapi.ts';
import { PRICES } from '../prices.ts';

export async function gameRoutes(app: FastifyInstance, { catalogue, rooms }: Context): Promise<void> {
  const about = { tags: ['programs'], security: LETS_IN.strangers };

  const listed = answers(CatalogueBody, 'The games, and the bots that play them', []);
  const listing = { operationId: 'listGames', ...about, summary: 'The games with their options, and the levels of the bots', response: listed };
  app.get('/api/games', { schema: listing, config: { price: PRICES.list } }, async () => catalogue);

  const told = answers(JsonSchema, 'A JSON Schema (2020-12)', ['not-found']);
  const telling = { operationId: 'showViewSchema', ...about, summary: 'The shape of every `view` of that game', params: GameParams, response: told };
  app.get<{ Params: { game: string } }>('/api/games/:game/view.schema.json', { schema: telling, config: { price: PRICES.description } }, async (request) =>
    viewSchemaOf(rooms.games.get(request.params.game) ?? refuse({ code: 'not-found' })),
  );
}
