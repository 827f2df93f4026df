/** /api/tables: the list, opening one, and every verb of the table for programs. */
import { refuse, type SavedGame, type Seat } from '@bottega/kernel';
import { savedOf, statusOf } from '@bottega/table/sitting';
import type { Ask } from '@bottega/table/wire';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { askTable } from '../ask.ts';
import type { House } from '../house.ts';
import { letIn, needPlayer, whoAsks } from '../identity.ts';
import { listLines } from '../lists.ts';
import { ASKS, type CheckedOpenTable, OpenTableBody, TableParams } from '../schemas.ts';

const MOST = 100;

type OfTable = { Params: { id: string } };

export async function tableRoutes(app: FastifyInstance, house: House): Promise<void> {
  const { hall, people } = house;
  const tags = ['tables'];
  // a table costs more than a question
  const opening = { rateLimit: { max: Math.ceil(house.config.requests / 10), timeWindow: '1 minute' } };

  app.get('/api/tables', { schema: { tags, summary: 'Public tables: open ones, and games that may be watched' } }, async (request) => {
    const player = await whoAsks(house, request);
    const lines = await listLines(hall, await hall.tables.listed(MOST), player?.id ?? null);
    return lines.filter((line) => line.status === 'open' || line.spectators || line.mySeat !== null);
  });

  app.get('/api/me/tables', { schema: { tags, summary: 'Your tables, those that wait for you first' } }, async (request) => {
    const { id } = await needPlayer(house, request);
    const lines = await listLines(hall, await hall.tables.ofPlayer(id, 2 * MOST), id);
    return lines.sort((a, b) => Number(b.myTurn) - Number(a.myTurn));
  });

  app.post<{ Body: CheckedOpenTable }>('/api/tables', { schema: { tags, summary: 'Open a table', body: OpenTableBody }, config: opening }, async (request) => {
    const { id } = await needPlayer(house, request);
    return { id: await hall.open(request.body, id) };
  });

  app.get<OfTable>('/api/tables/:id', { schema: { tags, summary: 'A table as everybody may see it', params: TableParams } }, async (request) =>
    hall.room(request.params.id).summary((await whoAsks(house, request))?.id ?? null),
  );

  app.get<OfTable>('/api/tables/:id/game', { schema: { tags, summary: 'The finished game, with its seed', params: TableParams } }, async (request) => {
    const player = (await whoAsks(house, request))?.id ?? null;
    return hall.room(request.params.id).see(player, ({ sitting }): SavedGame & { seedHash: string } => {
      if (statusOf(sitting) !== 'over') refuse({ code: 'not-over' });
      return { ...savedOf(sitting), seedHash: sitting.seedHash };
    });
  });

  app.get<OfTable>(
    '/api/tables/:id/turn',
    { schema: { tags, summary: 'What you must decide there now, if anything', params: TableParams } },
    async (request) => {
      const { id } = await needPlayer(house, request);
      return { turn: (await hall.turnAt(request.params.id, id)) ?? null };
    },
  );

  const sitBody = Type.Object(ASKS.sit, { additionalProperties: false });
  app.post<OfTable & { Body: { seat: Seat; name?: string } }>(
    '/api/tables/:id/sit',
    { schema: { tags, summary: 'Sit down; with a name, also somebody new', params: TableParams, body: sitBody } },
    async (request, reply) => {
      const { seat, name } = request.body;
      let player = await whoAsks(house, request);
      if (player === null && name !== undefined) {
        const admission = await people.addGuest(name);
        letIn(request, reply, admission.secret);
        player = admission.player;
      }
      return askTable(house, house.hall.room(request.params.id), player, { do: 'sit', seat });
    },
  );

  const verbs = (Object.keys(ASKS) as (keyof typeof ASKS)[]).filter((verb) => !['sit', 'ping'].includes(verb));
  for (const verb of verbs) {
    const path = verb === 'play' ? 'moves' : verb;
    const body = Type.Object(ASKS[verb], { additionalProperties: false });
    app.post<OfTable & { Body: Record<string, unknown> }>(
      `/api/tables/:id/${path}`,
      { schema: { tags, summary: `Ask the table: ${verb}`, params: TableParams, body } },
      async (request) => askTable(house, house.hall.room(request.params.id), await needPlayer(house, request), { do: verb, ...request.body } as Ask),
    );
  }
}
