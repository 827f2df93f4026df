/** /api/tables: the list, opening one, and every verb of the table for programs. */
import { refuse, type Seat } from '@bottega/kernel';
import { ASKS, OpenTable as OpenTableBody } from '@bottega/table/schemas';
import type { Ask, OpenTable, Player } from '@bottega/table/wire';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { readTitle } from '../../people/names.ts';
import { askTable, type Client } from '../../rooms/ask.ts';
import { needHost } from '../../rooms/live-table.ts';
import { editionAtTable, finishedGame } from '../../rooms/looking-back.ts';
import { listLines } from '../../rooms/rows.ts';
import { TableParams } from '../../schemas/requests.ts';
import { addressGroup } from '../address.ts';
import type { Context } from '../context.ts';
import { isProgram, letIn, needPlayer, visitorOf, whoAsks } from '../identity.ts';
import { LETS_IN } from '../openapi.ts';
import { PRICES, pastPrice, VERB_PRICES } from '../prices.ts';
import { MOST_EDITION_BYTES } from './editions.ts';
import { TABLE, verbAnswers } from './table-answers.ts';

const MOST = 100;

type OfTable = { Params: { id: string } };

export async function tableRoutes(app: FastifyInstance, context: Context): Promise<void> {
  const { rooms, people, editions } = context;
  const anybody = { tags: ['tables'], security: LETS_IN.anybody };
  const players = { tags: ['tables'], security: LETS_IN.players };
  const list = { price: PRICES.list };
  const clientOf = (request: FastifyRequest, player: Player | null): Client => {
    const address = addressGroup(request.ip);
    return {
      player,
      program: isProgram(request),
      owner: address,
      payForMoves: (moves) => context.budget.charge({ address, person: player?.id ?? null }, pastPrice(moves)),
      isHere: () => !request.raw.socket.destroyed,
    };
  };

  app.get(
    '/api/tables',
    {
      schema: { operationId: 'listTables', ...anybody, summary: 'Public tables: open ones, and games that may be watched', response: TABLE.listed },
      config: list,
    },
    async (request) => {
      const player = await whoAsks(context, request);
      const lines = await listLines(rooms.people, await rooms.listed(MOST), player?.id ?? null);
      return lines.filter((line) => line.status === 'open' || line.spectators || line.mySeat !== null);
    },
  );

  app.get(
    '/api/me/tables',
    { schema: { operationId: 'listMyTables', ...players, summary: 'Your tables, those that wait for you first', response: TABLE.mine }, config: list },
    async (request) => {
      const { id } = await needPlayer(context, request);
      const lines = await listLines(rooms.people, await rooms.tables.ofPlayer(id, 2 * MOST), id);
      return lines.sort((a, b) => Number(b.myTurn) - Number(a.myTurn));
    },
  );

  app.post<{ Body: OpenTable }>(
    '/api/tables',
    {
      schema: { operationId: 'openTable', ...players, summary: 'Open a table', body: OpenTableBody, response: TABLE.open },
      config: { price: PRICES.openTable },
      bodyLimit: MOST_EDITION_BYTES,
    },
    async (request) => {
      const { id, account } = await needPlayer(context, request);
      const { name, edition, published, ...wish } = request.body;
      if (edition !== undefined && published !== undefined) refuse({ code: 'bad-message', path: '/published' });
      if (wish.settings.rated && account === null) refuse({ code: 'account-needed', for: 'rated' });
      const titled = name === undefined ? {} : { name: readTitle(name) };
      const own = edition === undefined ? {} : { edition: { ...edition, name: readTitle(edition.name) } };
      const shared = published === undefined ? {} : { edition: await editions.forTable(wish.game, published), published };
      return { id: await rooms.open({ ...wish, ...titled, ...own, ...shared }, id) };
    },
  );

  app.delete<OfTable>(
    '/api/tables/:id',
    {
      schema: {
        operationId: 'removeTable',
        ...players,
        summary: 'Remove a table of yours whose game has not begun',
        params: TableParams,
        response: TABLE.remove,
      },
    },
    async (request) => {
      const { id } = await needPlayer(context, request);
      await rooms.get(request.params.id).remove((live) => needHost(live, id));
      return { ok: true };
    },
  );

  app.get<OfTable>(
    '/api/tables/:id',
    { schema: { operationId: 'showTable', ...anybody, summary: 'A table as everybody may see it', params: TableParams, response: TABLE.summary } },
    async (request) => rooms.get(request.params.id).summary((await whoAsks(context, request))?.id ?? null),
  );

  app.get<OfTable>(
    '/api/tables/:id/game',
    { schema: { operationId: 'showGame', ...anybody, summary: 'The finished game, with its seed', params: TableParams, response: TABLE.game } },
    async (request) => finishedGame(rooms.get(request.params.id), (await whoAsks(context, request))?.id ?? null),
  );

  app.get<OfTable>(
    '/api/tables/:id/edition',
    {
      schema: {
        operationId: 'showEdition',
        ...anybody,
        summary: 'What the table is played with, where it is not the house’s edition',
        params: TableParams,
        response: TABLE.edition,
      },
    },
    async (request) => editionAtTable(rooms.get(request.params.id), (await whoAsks(context, request))?.id ?? null),
  );

  app.get<OfTable>(
    '/api/tables/:id/turn',
    { schema: { operationId: 'showTurn', ...players, summary: 'What you must decide there now, if anything', params: TableParams, response: TABLE.turn } },
    async (request) => {
      const { id } = await needPlayer(context, request);
      return { turn: await rooms.get(request.params.id).turn(id) };
    },
  );

  const sitBody = Type.Object(ASKS.sit, { additionalProperties: false });
  app.post<OfTable & { Body: { seat: Seat; name?: string } }>(
    '/api/tables/:id/sit',
    {
      schema: {
        operationId: 'sit',
        ...anybody,
        summary: 'Sit down; with a name, also somebody new',
        params: TableParams,
        body: sitBody,
        response: verbAnswers('sit'),
      },
      config: { price: VERB_PRICES.sit },
    },
    async (request, reply) => {
      const { seat, name } = request.body;
      let { player, device } = await visitorOf(context, request);
      if (player === null && name !== undefined) {
        context.budget.charge({ address: addressGroup(request.ip) }, PRICES.guest);
        const admission = await people.addGuest(name, device);
        letIn(context, request, reply, admission.secret);
        player = admission.player;
      }
      return askTable(context, rooms.get(request.params.id), clientOf(request, player), { do: 'sit', seat, ...(name !== undefined && { name }) });
    },
  );

  const verbs = (Object.keys(ASKS) as (keyof typeof ASKS)[]).filter((verb) => verb !== 'sit' && verb !== 'ping' && verb !== 'attend');
  for (const verb of verbs) {
    const path = verb === 'play' ? 'moves' : verb;
    const operationId = verb.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
    const body = Type.Object(ASKS[verb], { additionalProperties: false });
    app.post<OfTable & { Body: Record<string, unknown> }>(
      `/api/tables/:id/${path}`,
      {
        schema: { operationId, ...players, summary: `Ask the table: ${verb}`, params: TableParams, body, response: verbAnswers(verb) },
        config: { price: VERB_PRICES[verb] },
      },
      async (request) => {
        const player = await needPlayer(context, request);
        return askTable(context, rooms.get(request.params.id), clientOf(request, player), { do: verb, ...request.body } as Ask);
      },
    );
  }
}
