/** /api/editions: what owners of the games have published of their boxes. */
import { EditionVersion as EditionVersionBody, EditionVote as EditionVoteBody, NewEdition as NewEditionBody } from '@bottega/table/schemas';
import type { EditionVersion, EditionVote, NewEdition } from '@bottega/table/wire';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { Done, part } from '../../schemas/answers.ts';
import { GameParams, IdParams } from '../../schemas/requests.ts';
import { answers, SENT } from '../answers.ts';
import type { Context } from '../context.ts';
import { needPlayer, whoAsks } from '../identity.ts';
import type { Code } from '../meanings.ts';
import { PRICES } from '../prices.ts';
import { described, own, priced } from './kinds.ts';
import { OWN } from './me-answers.ts';

/** An edition may change every card. */
export const MOST_EDITION_BYTES = 64 * 1024;

const WRITTEN: readonly Code[] = [...SENT, ...OWN, 'account-needed', 'silenced', 'bad-edition', 'bad-name', 'bad-text', 'no-difference', 'edition-named'];
const EDITION = {
  list: answers(Type.Array(part('EditionLine')), 'The default first, then those that most boxes agree with', ['bad-token', 'not-found', 'unknown-game']),
  show: answers(part('EditionPage'), 'The edition', ['bad-token', 'not-found', 'unknown-edition']),
  publish: answers(part('EditionLine'), 'It is published', [...WRITTEN, 'not-found', 'unknown-game', 'too-many-editions']),
  revise: answers(part('EditionLine'), 'As it stands now', [...WRITTEN, 'not-found', 'unknown-edition', 'unknown-game', 'edition-changed']),
  withdraw: answers(Done, 'It is gone', ['bad-origin', ...OWN, 'not-found', 'unknown-edition']),
  vote: answers(part('EditionPage'), 'As it stands now', [
    ...([...SENT, ...OWN, 'account-needed', 'not-found', 'unknown-edition', 'own-edition', 'edition-changed'] as const),
  ]),
};

type OfGame = { Params: { game: string } };
type OfId = { Params: { id: string } };

export async function editionRoutes(app: FastifyInstance, context: Context): Promise<void> {
  const { editions } = context;
  const tagged = { tags: ['editions'] };

  app.get<OfGame>(
    '/api/games/:game/editions',
    {
      ...described('listEditions', 'Editions of a game that people have published', EDITION.list, { params: GameParams, ...tagged }),
      config: { price: PRICES.list },
    },
    async (request) => editions.list(request.params.game, await whoAsks(context, request)),
  );

  app.get<OfId>(
    '/api/editions/:id',
    {
      ...described('showPublishedEdition', 'An edition with its values that differ', EDITION.show, { params: IdParams, ...tagged }),
      config: { price: PRICES.list },
    },
    async (request) => editions.show(request.params.id, await whoAsks(context, request)),
  );

  app.post<OfGame & { Body: NewEdition }>(
    '/api/games/:game/editions',
    {
      ...priced(PRICES.publish, 'publishEdition', 'Publish an edition', EDITION.publish, { params: GameParams, body: NewEditionBody, ...tagged }),
      bodyLimit: MOST_EDITION_BYTES,
    },
    async (request) => editions.publish(await needPlayer(context, request), request.params.game, request.body),
  );

  app.post<OfId & { Body: EditionVersion }>(
    '/api/editions/:id',
    {
      ...priced(PRICES.publish, 'reviseEdition', 'Publish a new version of an edition of yours; tables keep what they were opened with', EDITION.revise, {
        params: IdParams,
        body: EditionVersionBody,
        ...tagged,
      }),
      bodyLimit: MOST_EDITION_BYTES,
    },
    async (request) => editions.revise(await needPlayer(context, request), request.params.id, request.body),
  );

  app.delete<OfId>(
    '/api/editions/:id',
    own('withdrawEdition', 'Withdraw an edition of yours; tables go on with it', EDITION.withdraw, { params: IdParams, ...tagged }),
    async (request) => {
      await editions.withdraw(await needPlayer(context, request), request.params.id);
      return { ok: true };
    },
  );

  app.post<OfId & { Body: EditionVote }>(
    '/api/editions/:id/vote',
    priced(PRICES.wish, 'voteForEdition', 'Say that your box says the same, of the whole or of one value', EDITION.vote, {
      params: IdParams,
      body: EditionVoteBody,
      ...tagged,
    }),
    async (request) => editions.vote(await needPlayer(context, request), request.params.id, request.body),
  );
}
