/** WebSocket /api/tables/:id/live: what a page asks of its table, and what it is shown. */
import { refuse } from '@bottega/kernel';
import type { Player } from '@bottega/table/wire';
import type { FastifyInstance } from 'fastify';
import { TableParams } from '../../schemas/requests.ts';
import { Allowance } from '../allowance.ts';
import { Connection } from '../connection.ts';
import type { Context } from '../context.ts';
import { safely } from '../errors.ts';
import { isOurOrigin, isProgram, passOf, whoAsks } from '../identity.ts';
import { RESTART } from '../sockets.ts';

/** Closing code of a connection that sends too much, or what is no text. */
const POLICY = 1008;

export async function liveRoute(app: FastifyInstance, context: Context): Promise<void> {
  const { config, rooms, measures, sockets, openings } = context;

  app.get<{ Params: { id: string } }>(
    '/api/tables/:id/live',
    {
      websocket: true,
      schema: { tags: ['tables'], summary: 'WebSocket: see docs/api.md', params: TableParams },
      // upgraded connections have their own limits
      config: { rateLimit: { max: config.requests, timeWindow: '1 minute' } },
      async preValidation(request) {
        const { origin } = request.headers;
        if (origin !== undefined && !isOurOrigin(context, origin, request.headers.host)) refuse({ code: 'bad-origin' });
        if (rooms.closing) refuse({ code: 'closing' });
        if (sockets.size >= config.sockets || sockets.from(request.ip) >= config.socketsEach) refuse({ code: 'no-room' });
        (request as { player?: Player | null }).player = await whoAsks(context, request);
      },
    },
    (socket, request) => {
      const player = (request as { player?: Player | null }).player ?? null;
      const allowance = new Allowance(config.messages, 2 * config.messages);
      const connection = new Connection(socket, request.raw.socket, rooms.get(request.params.id), { player, program: isProgram(request) }, context);
      sockets.add(socket, request.ip);
      const forget = openings.add({ player: player?.id ?? null, pass: passOf(request), close: () => socket.close(RESTART) });
      measures.sockets.set(sockets.size);
      safely(context, () => connection.join());

      const hear = (data: Buffer, isBinary: boolean): unknown => {
        sockets.heard(socket);
        measures.messages.inc();
        if (isBinary) return socket.close(POLICY, 'text is needed');
        if (!allowance.take()) return socket.close(POLICY, 'too many messages');
        return connection.receive(data.toString('utf8'));
      };
      socket.on('message', (data: Buffer, isBinary: boolean) => safely(context, () => hear(data, isBinary)));
      socket.on('pong', () => sockets.heard(socket));
      // what is malformed beyond reading closes the connection, nothing else
      socket.on('error', () => socket.terminate());
      socket.on('close', () => {
        if (!sockets.remove(socket)) return;
        forget();
        measures.sockets.set(sockets.size);
        safely(context, () => connection.quit());
      });
    },
  );
}
