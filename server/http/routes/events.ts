/** /api/events, for programs: each event is a decision that waits; the answer is a POST to that table's moves. */
import { Refusal, refuse } from '@bottega/kernel';
import type { TableLine } from '@bottega/table/wire';
import type { FastifyInstance } from 'fastify';
import type { Watcher } from '../../rooms/audience.ts';
import { listLines } from '../../rooms/rows.ts';
import type { TurnNews } from '../../rooms/turns.ts';
import { part } from '../../schemas/answers.ts';
import { addressGroup } from '../address.ts';
import { answers, IDENTIFIED } from '../answers.ts';
import type { Context } from '../context.ts';
import { note, safely } from '../errors.ts';
import { needPlayer, passOf } from '../identity.ts';
import { PRICES } from '../prices.ts';
import { MOST_BUFFERED } from '../sockets.ts';

const MOST_STREAMS = 5;
/** How often new tables are looked for, which also keeps the connection alive. */
const LOOK = 5000;

export async function eventRoutes(app: FastifyInstance, context: Context): Promise<void> {
  const { rooms, openings } = context;
  const streams = new Map<string, number>();

  const events = { content: { 'text/event-stream': { schema: part('Turn') } } };
  const response = answers(events, 'An event stream; the `data` of each event is a decision that waits for you, as JSON', IDENTIFIED);

  const about = { schema: { tags: ['programs'], summary: 'Your decisions, as server-sent events', response }, config: { price: PRICES.stream } };
  app.get('/api/events', about, async (request, reply) => {
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

    const told = new Map<string, string>();
    const tell = ({ table, turn }: TurnNews): void => {
      // the same decision is told once, unless it was withdrawn meanwhile
      const key = turn === null ? undefined : `${turn.number} ${turn.moves.join('|')}`;
      if (key === undefined) told.delete(table);
      else if (told.get(table) !== key) {
        told.set(table, key);
        write(`data: ${JSON.stringify(turn)}\n\n`);
      }
    };
    const stopListening = rooms.turns.add(id, tell);
    // a watcher keeps the table in memory, so that what other processes do there is heard of, too
    const watched = new Map<string, Watcher>();
    const watch = async (table: string): Promise<void> => {
      const watcher: Watcher = { player: id, send() {}, dismiss: () => void watched.delete(table) };
      watched.set(table, watcher);
      try {
        await rooms.get(table).join(watcher);
        if (watched.get(table) !== watcher) rooms.get(table).quit(watcher);
      } catch (error) {
        // what is refused for good is not asked for again
        if (error instanceof Refusal) return;
        watched.delete(table);
        note(context, error);
      }
    };
    const leave = (table: string): void => {
      const watcher = watched.get(table);
      watched.delete(table);
      told.delete(table);
      if (watcher !== undefined) rooms.get(table).quit(watcher);
    };
    const look = async (): Promise<void> => {
      write(': \n\n');
      // who has no work left in their purse is looked after a little later
      if (context.budget.take({ address: addressGroup(request.ip), person: id }, PRICES.streamLook) > 0) return;
      const lines: TableLine[] = await listLines(rooms.people, await rooms.tables.ofPlayer(id, 100), id);
      for (const { id: table, status } of lines) {
        // who has left meanwhile would never quit
        if (raw.destroyed || raw.writableEnded) return;
        if (status === 'over') leave(table);
        else if (!watched.has(table)) {
          await watch(table);
          const turn = await rooms
            .get(table)
            .turn(id)
            .catch((error) => {
              if (!(error instanceof Refusal)) note(context, error);
              return null;
            });
          if (turn !== null) tell({ table, turn });
        }
      }
    };
    const looking = setInterval(() => safely(context, look), LOOK);
    safely(context, look);
    const forget = openings.add({ player: id, pass: passOf(request), close: () => raw.end() });
    raw.on('close', () => {
      forget();
      clearInterval(looking);
      stopListening();
      streams.set(id, (streams.get(id) ?? 1) - 1);
      if (streams.get(id) === 0) streams.delete(id);
      for (const table of [...watched.keys()]) safely(context, () => leave(table));
    });
  });
}
