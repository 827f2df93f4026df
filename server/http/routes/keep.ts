/** /api/keep: for whoever keeps order here, by a role that the command line gives. */
import { refuse } from '@bottega/kernel';
import { CloseTable, DefaultEdition, MessageBody, RemoveEdition, ReportAnswer, Sanction as SanctionBody } from '@bottega/table/schemas';
import type { House, Player, Sanction } from '@bottega/table/wire';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { Done, part } from '../../schemas/answers.ts';
import { IdParams, PartQuery, ReportsQuery, TableParams } from '../../schemas/requests.ts';
import { answers, SENT } from '../answers.ts';
import type { Context } from '../context.ts';
import { needPlayer } from '../identity.ts';
import type { Code } from '../meanings.ts';
import { PRICES } from '../prices.ts';
import { priced } from './kinds.ts';
import { OWN } from './me-answers.ts';

const KEEPER: readonly Code[] = [...OWN, 'not-keeper'];
const ACT: readonly Code[] = [...SENT, ...KEEPER, 'bad-text'];
const KEEP = {
  overview: answers(part('KeepOverview'), 'Health and figures', KEEPER),
  reports: answers(Type.Array(part('KeptReport')), 'Those that wait, the oldest first, or those that were answered', [...KEEPER, 'bad-message']),
  answer: answers(Done, 'It is answered', [...ACT, 'not-found']),
  people: answers(Type.Array(part('KeptPerson')), 'Those seen last first', [...KEEPER, 'bad-message']),
  sanction: answers(part('KeptPerson'), 'As they stand now', [...ACT, 'unknown-player', 'is-keeper', 'not-found']),
  tables: answers(Type.Array(part('KeptTable')), 'Those where something happened last first', [...KEEPER, 'bad-message']),
  close: answers(Done, 'It is closed', [...ACT, 'unknown-table', 'table-over', 'stuck-table', 'other-rules', 'out-of-date']),
  defaultEdition: answers(Done, 'New tables have it', [...ACT, 'unknown-game', 'unknown-edition', 'edition-of-another-game']),
  removeEdition: answers(Done, 'It is gone', [...ACT, 'not-found', 'unknown-edition']),
  tournament: answers(Done, 'There are no further rounds', [...ACT, 'not-found', 'tournament-over']),
  message: answers(Done, 'It is shown', ACT),
  acts: answers(Type.Array(part('Act')), 'The last one first', KEEPER),
};

type OfId = { Params: { id: string } };
type OfPart = { Querystring: { part?: string } };

export async function keepRoutes(app: FastifyInstance, context: Context): Promise<void> {
  const { keeping, reports } = context;
  const needKeeper = async (request: FastifyRequest): Promise<Player> => {
    const player = await needPlayer(context, request);
    return player.keeper === true ? player : refuse({ code: 'not-keeper' });
  };
  /** For a keeper alone; `act` is given who it is. */
  const kept =
    <Request extends FastifyRequest, Answer>(act: (request: Request, keeper: Player) => Promise<Answer>) =>
    async (request: Request): Promise<Answer> =>
      act(request, await needKeeper(request));

  app.get(
    '/api/keep',
    priced(PRICES.metrics, 'keepOverview', 'How the server is, and what is on it', KEEP.overview),
    kept(() => keeping.overview()),
  );

  app.get<{ Querystring: { answered?: 'yes' | 'no' } }>(
    '/api/keep/reports',
    priced(PRICES.list, 'keepReports', 'What was reported', KEEP.reports, { querystring: ReportsQuery }),
    kept((request) => reports.list(request.query.answered === 'yes')),
  );
  app.post<OfId & { Body: { answer: string } }>(
    '/api/keep/reports/:id',
    priced(PRICES.wish, 'answerReport', 'Answer whoever reported it; it does not wait any longer', KEEP.answer, { params: IdParams, body: ReportAnswer }),
    kept(async (request, keeper) => {
      await keeping.answer(keeper, request.params.id, request.body.answer);
      return { ok: true };
    }),
  );

  app.get<OfPart>(
    '/api/keep/people',
    priced(PRICES.profile, 'keepPeople', 'People by a part of their name or login', KEEP.people, { querystring: PartQuery }),
    kept((request) => keeping.people(request.query.part ?? '')),
  );
  app.post<OfId & { Body: Sanction }>(
    '/api/keep/people/:id',
    priced(PRICES.wish, 'sanction', 'Suspend or silence somebody for some days, or end that', KEEP.sanction, { params: IdParams, body: SanctionBody }),
    kept((request, keeper) => keeping.sanction(keeper, request.params.id, request.body)),
  );

  app.get<OfPart>(
    '/api/keep/tables',
    priced(PRICES.profile, 'keepTables', 'All tables, by a part of their name, a player or their id', KEEP.tables, { querystring: PartQuery }),
    kept((request) => keeping.tables(request.query.part ?? '')),
  );
  app.post<OfId & { Body: { why: string } }>(
    '/api/keep/tables/:id/close',
    priced(PRICES.wish, 'closeTable', 'Remove a table that waits, or end its game without a loser', KEEP.close, { params: TableParams, body: CloseTable }),
    kept(async (request, keeper) => {
      await keeping.close(keeper, request.params.id, request.body.why);
      return { ok: true };
    }),
  );
  app.post<OfId & { Body: { why: string } }>(
    '/api/keep/tournaments/:id/cancel',
    priced(PRICES.wish, 'keepCancelTournament', 'Call a tournament off; games that are being played go on', KEEP.tournament, {
      params: TableParams,
      body: CloseTable,
    }),
    kept(async (request, keeper) => {
      await keeping.cancelTournament(keeper, request.params.id, request.body.why);
      return { ok: true };
    }),
  );

  app.post<{ Body: { game: string; edition: string | null; why: string } }>(
    '/api/keep/editions',
    priced(PRICES.wish, 'setDefaultEdition', 'Choose what new tables of a game have unless somebody chooses otherwise', KEEP.defaultEdition, {
      body: DefaultEdition,
    }),
    kept(async ({ body: { game, edition, why } }, keeper) => {
      await keeping.setDefaultEdition(keeper, game, edition, why);
      return { ok: true };
    }),
  );
  app.post<OfId & { Body: { why: string } }>(
    '/api/keep/editions/:id/remove',
    priced(PRICES.wish, 'removeEdition', 'Remove an edition; tables go on with it', KEEP.removeEdition, { params: IdParams, body: RemoveEdition }),
    kept(async (request, keeper) => {
      await keeping.removeEdition(keeper, request.params.id, request.body.why);
      return { ok: true };
    }),
  );

  app.post<{ Body: { message: House['message'] } }>(
    '/api/keep/message',
    priced(PRICES.wish, 'sayToAll', 'Say something to everybody, or nothing any longer', KEEP.message, { body: MessageBody }),
    kept(async (request, keeper) => {
      await keeping.say(keeper, request.body.message);
      return { ok: true };
    }),
  );

  app.get(
    '/api/keep/acts',
    priced(PRICES.list, 'keepActs', 'What was done, by whom and why', KEEP.acts),
    kept(() => keeping.acts()),
  );
}
