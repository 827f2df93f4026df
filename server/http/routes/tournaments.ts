/** /api/tournaments: the list, one of them, and what people do there. */
import { NewTournament as NewTournamentBody } from '@bottega/table/schemas';
import type { NewTournament } from '@bottega/table/wire';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { Done, Opened, part } from '../../schemas/answers.ts';
import { Empty, TableParams } from '../../schemas/requests.ts';
import { answers, IDENTIFIED, SENT } from '../answers.ts';
import type { Context } from '../context.ts';
import { needPlayer, whoAsks } from '../identity.ts';
import { LETS_IN } from '../openapi.ts';
import { PRICES, type Price } from '../prices.ts';

const TOURNAMENT = {
  list: answers(Type.Array(part('TournamentOffer')), 'The newest first', ['bad-token']),
  show: answers(part('Tournament'), 'With standings and tables', ['bad-token', 'not-found']),
  open: answers(Opened, 'It waits for people', [
    ...([...SENT, ...IDENTIFIED, 'account-needed', 'bad-name', 'unknown-game', 'bad-players', 'bad-start', 'too-many-tournaments'] as const),
  ]),
  join: answers(Done, 'You take part', [...SENT, ...IDENTIFIED, 'not-found', 'tournament-begun', 'tournament-full', 'tournament-over', 'not-welcome']),
  leave: answers(Done, 'You play no more rounds', [...SENT, ...IDENTIFIED, 'not-found', 'not-entered', 'tournament-over']),
  start: answers(Done, 'It has begun', [...SENT, ...IDENTIFIED, 'not-found', 'not-organiser', 'tournament-begun', 'tournament-over', 'too-few']),
  cancel: answers(Done, 'There are no further rounds', [...SENT, ...IDENTIFIED, 'not-found', 'not-organiser', 'tournament-over']),
};

type OfId = { Params: { id: string } };

export async function tournamentRoutes(app: FastifyInstance, context: Context): Promise<void> {
  const { tournaments } = context;
  const route = (price: Price, operationId: string, summary: string, response: object, more: object = {}) => ({
    schema: { operationId, tags: ['tournaments'], summary, response, security: LETS_IN.players, ...more },
    config: { price },
  });
  const of = { params: TableParams };
  const anybody = { security: LETS_IN.anybody };
  const player = (request: FastifyRequest) => needPlayer(context, request);
  const viewer = async (request: FastifyRequest) => (await whoAsks(context, request))?.id ?? null;

  app.get(
    '/api/tournaments',
    route(PRICES.profile, 'listTournaments', 'Tournaments that can be entered or watched', TOURNAMENT.list, anybody),
    async (request) => tournaments.list(await viewer(request)),
  );
  app.get<OfId>(
    '/api/tournaments/:id',
    route(PRICES.list, 'showTournament', 'A tournament as it stands', TOURNAMENT.show, { ...of, ...anybody }),
    async (request) => tournaments.show(request.params.id, await viewer(request)),
  );
  app.post<{ Body: NewTournament }>(
    '/api/tournaments',
    route(PRICES.tournament, 'openTournament', 'Announce a tournament', TOURNAMENT.open, { body: NewTournamentBody }),
    async (request) => ({ id: await tournaments.open(await player(request), request.body) }),
  );

  const deeds = {
    join: ['joinTournament', 'Take part, or come back after having withdrawn'],
    leave: ['leaveTournament', 'Take part no longer; once it has begun: play no more rounds'],
    start: ['startTournament', 'As its organiser: begin now, with bots in the free places if it is to have them'],
    cancel: ['cancelTournament', 'As its organiser: call it off; games that are being played go on'],
  } as const;
  for (const verb of Object.keys(deeds) as (keyof typeof deeds)[]) {
    const [operationId, summary] = deeds[verb];
    app.post<OfId>(
      `/api/tournaments/:id/${verb}`,
      route(PRICES.tournamentDeed, operationId, summary, TOURNAMENT[verb], { ...of, body: Empty }),
      async (request) => {
        const { id } = request.params;
        const who = await player(request);
        await tournaments[verb](who, id);
        return { ok: true };
      },
    );
  }
}
