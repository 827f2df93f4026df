/** /api/events, for programs: each event is a decision that waits, answered by a POST to that table's moves, or an end. */
import { refuse } from '@bottega/kernel';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { part } from '../../schemas/answers.ts';
import { addressGroup } from '../address.ts';
import { answers, IDENTIFIED } from '../answers.ts';
import type { Context } from '../context.ts';
import { safely } from '../errors.ts';
import { EventStream } from '../event-stream.ts';
import { needPlayer, passOf } from '../identity.ts';
import { LETS_IN } from '../openapi.ts';
import { PRICES } from '../prices.ts';
import { MOST_BUFFERED } from '../sockets.ts';

const MOST_STREAMS = 5;
/** How often new tables are looked for, which also keeps the connection alive. */
const LOOK = 5000;

export async function eventRoutes(app: FastifyInstance, context: Context): Promise<void> {
  const { budget, openings } = context;
  const streams = new Map<string, number>();

  const events = { content: { 'text/event-stream': { schema: Type.Union([part('Turn'), part('Over')]) } } };
  const told = 'An event stream; the `data` of each event is, as JSON, a decision that waits for you or, in an event `over`, how a game of yours has ended';
  const response = answers(events, told, IDENTIFIED);
  const about = { operationId: 'hearEvents', tags: ['programs'], security: LETS_IN.players, summary: 'Your decisions and ends, as server-sent events' };
  app.get('/api/events', { schema: { ...about, response }, config: { price: PRICES.stream } }, async (request, reply) => {
    const { id } = await needPlayer(context, request);
    const { raw } = reply;
    const open = streams.get(id) ?? 0;
    if (open >= MOST_STREAMS) refuse({ code: 'too-many', most: MOST_STREAMS });
    reply.hijack();
    // who has left meanwhile would never be counted out
    if (raw.destroyed) return;
    streams.set(id, open + 1);
    raw.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store', 'X-Accel-Buffering': 'no' });
    // who does not read is let go, as at tables
    const write = (text: string): void => {
      if (raw.writableLength > MOST_BUFFERED) raw.destroy();
      if (!raw.destroyed && !raw.writableEnded) raw.write(text);
    };
    raw.on('error', () => raw.destroy());
    write('retry: 2000\n\n');

    const stream = new EventStream(context, id, write);
    const look = async (): Promise<void> => {
      write(': \n\n');
      // who has no work left in their purse is looked after a little later
      if (budget.take({ address: addressGroup(request.ip), person: id }, PRICES.streamLook) === 0) await stream.look();
    };
    const looking = setInterval(() => safely(context, look), LOOK);
    safely(context, look);
    const forget = openings.add({ player: id, pass: passOf(request), close: () => raw.end() });
    raw.on('close', () => safely(context, () => stream.close()));
    raw.on('close', () => {
      forget();
      clearInterval(looking);
      streams.set(id, (streams.get(id) ?? 1) - 1);
      if (streams.get(id) === 0) streams.delete(id);
    });
  });
}
