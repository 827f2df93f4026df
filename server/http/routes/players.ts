/** /api/players: what somebody has played. */
import { refuse } from '@bottega/kernel';
import type { Profile } from '@bottega/table/wire';
import type { FastifyInstance } from 'fastify';
import { listLines } from '../../rooms/rows.ts';
import { part } from '../../schemas/answers.ts';
import { IdParams } from '../../schemas/requests.ts';
import { answers } from '../answers.ts';
import type { Context } from '../context.ts';
import { whoAsks } from '../identity.ts';
import { profileOf } from '../profile.ts';

const MOST_GAMES = 2000;
const RECENT = 20;

export async function playerRoutes(app: FastifyInstance, context: Context): Promise<void> {
  const { tables, people } = context.rooms;
  app.get<{ Params: { id: string } }>(
    '/api/players/:id',
    {
      schema: {
        tags: ['people'],
        summary: 'Results, and how it went against others',
        params: IdParams,
        response: answers(part('Profile'), 'What that player has played', ['bad-token', 'unknown-player', 'not-found']),
      },
    },
    async (request): Promise<Profile> => {
      const player = await people.byId(request.params.id);
      if (player === null) refuse({ code: 'unknown-player' });
      const results = await tables.resultsOf(player.id, MOST_GAMES);
      const persons = await people.persons([...new Set(results.flatMap(({ seats }) => seats.flatMap((seat) => seat.player ?? [])))].slice(0, 5000));
      const own = (await whoAsks(context, request))?.id === player.id;
      // the address of a private table is nobody else's business
      const recent = results.filter(({ listed }) => listed || own).slice(0, RECENT);
      return {
        ...profileOf(player, results, persons),
        recent: await listLines(
          people,
          recent.map(({ line }) => line),
          player.id,
        ),
      };
    },
  );
}
