/** /api/players: what somebody has played. */
import { refuse } from '@bottega/kernel';
import type { Player, Profile } from '@bottega/table/wire';
import type { FastifyInstance } from 'fastify';
import { gameOf } from '../../games.ts';
import { listLines } from '../../rooms/rows.ts';
import { part } from '../../schemas/answers.ts';
import { GameParams, IdParams } from '../../schemas/requests.ts';
import type { ResultRow } from '../../storage/table-store.ts';
import { answers } from '../answers.ts';
import type { Context } from '../context.ts';
import { whoAsks } from '../identity.ts';
import { LETS_IN } from '../openapi.ts';
import { PRICES } from '../prices.ts';
import { profileOf } from '../profile.ts';

const MOST_GAMES = 2000;
const RECENT = 20;

export async function playerRoutes(app: FastifyInstance, context: Context): Promise<void> {
  const { tables, people } = context.rooms;
  /** What somebody plays is for those to see whom they let, and for themselves. */
  const mayWatch = async ({ id, shown }: Player, asker: string | null): Promise<boolean> => {
    if (asker === id) return true;
    return shown === true && (asker === null || !(await context.blocks.among([asker, id]))(asker, id));
  };
  app.get<{ Params: { game: string } }>(
    '/api/ratings/:game',
    {
      config: { price: PRICES.profile },
      schema: {
        operationId: 'showLeaderboard',
        tags: ['people'],
        security: LETS_IN.strangers,
        summary: 'Who plays that game best, and the bots of the house',
        params: GameParams,
        response: answers(part('Leaderboard'), 'The best first', ['unknown-game', 'not-found']),
      },
    },
    (request) => context.ratings.leaderboard(gameOf(context.rooms.games, request.params.game).id),
  );

  app.get<{ Params: { id: string } }>(
    '/api/players/:id',
    {
      config: { price: PRICES.profile },
      schema: {
        operationId: 'showPlayer',
        tags: ['people'],
        security: LETS_IN.anybody,
        summary: 'Results, and how it went against others',
        params: IdParams,
        response: answers(part('Profile'), 'What that player has played', ['bad-token', 'unknown-player', 'not-found']),
      },
    },
    async (request): Promise<Profile> => {
      const asker = (await whoAsks(context, request))?.id ?? null;
      const player = await people.byId(request.params.id);
      if (player === null) refuse({ code: 'unknown-player' });
      const results = await tables.resultsOf(player.id, MOST_GAMES);
      const persons = await people.persons([...new Set(results.flatMap(({ seats }) => seats.flatMap((seat) => seat.player ?? [])))].slice(0, 5000));
      // who sat at a private table, and where it is, is for those who sat there
      const sharedWith = ({ isPublic, seats }: ResultRow): boolean =>
        isPublic || (asker !== null && seats.some((seat) => seat.player !== null && persons.get(seat.player)?.id === asker));
      const known = results.filter(sharedWith);
      const recent = known.slice(0, RECENT).map(({ line }) => line);
      const running = (await mayWatch(player, asker)) ? await tables.watchable(player.id, RECENT) : [];
      return {
        ...profileOf(player, results, known, persons),
        account: player.account !== null,
        following: asker !== null && (await context.follows.isFollowing(asker, player.id)),
        ratings: await context.ratings.of(player.id),
        running: (await listLines(people, running, player.id)).filter(({ spectators }) => spectators),
        recent: await listLines(people, recent, player.id),
      };
    },
  );
}
