/** /api/tables/:id/note: what somebody has noted for themselves at a table. */
import { refuse } from '@bottega/kernel';
import { NoteBody } from '@bottega/table/schemas';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Note } from '../../schemas/answers.ts';
import { TableParams } from '../../schemas/requests.ts';
import { answers, SENT } from '../answers.ts';
import type { Context } from '../context.ts';
import { needPlayer } from '../identity.ts';
import { PRICES } from '../prices.ts';
import { own, priced } from './kinds.ts';
import { OWN } from './me-answers.ts';
import { UNREAD } from './table-answers.ts';

const NOTES = {
  show: answers(Note, 'Empty when there is none', [...OWN, 'account-needed', ...UNREAD]),
  put: answers(Note, 'It is kept', [...SENT, ...OWN, 'account-needed', ...UNREAD]),
};

type OfTable = { Params: { id: string } };

export async function noteRoutes(app: FastifyInstance, context: Context): Promise<void> {
  const { rooms, notes } = context;

  /** A table that they may see; a guest's notes stay in the browser. */
  const whose = async (request: FastifyRequest<OfTable>): Promise<string> => {
    const { id, account } = await needPlayer(context, request);
    if (account === null) refuse({ code: 'account-needed', for: 'note' });
    await rooms.get(request.params.id).summary(id);
    return id;
  };

  app.get<OfTable>(
    '/api/tables/:id/note',
    own('showNote', 'What you have noted there, for yourself alone', NOTES.show, { params: TableParams }),
    async (request) => ({
      text: await notes.of(await whose(request), request.params.id),
    }),
  );

  app.post<OfTable & { Body: { text: string } }>(
    '/api/tables/:id/note',
    priced(PRICES.note, 'putNote', 'Note something for yourself, in place of what was there; nothing takes it away', NOTES.put, {
      params: TableParams,
      body: NoteBody,
    }),
    async (request) => {
      const text = request.body.text.trimEnd();
      await notes.put(await whose(request), request.params.id, text, rooms.now());
      return { text };
    },
  );
}
