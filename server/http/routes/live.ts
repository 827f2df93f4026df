/** WebSocket /api/tables/:id/live: what a page asks of its table, and what it is shown. */
import { refuse } from '@bottega/kernel';
import type { Player } from '@bottega/table/wire';
import type { FastifyInstance } from 'fastify';
import { TableParams } from '../../schemas/requests.ts';
import { addressGroup } from '../address.ts';
import { Connection } from '../connection.ts';
import type { Context } from '../context.ts';
import { safely } from '../errors.ts';
import { isOurOrigin, isProgram, passOf, whoAsks } from '../identity.ts';
import { PRICES } from '../prices.ts';
import { RESTART, socketsEach } from '../sockets.ts';

export async function liveRoute(app: FastifyInstance, context: Context): Promise<void> {
  const { config, rooms, measures, sockets, openings } = context;
  const mostEach = socketsEach(config);

  app.get<{ Params: { id: string } }>(
    '/api/tables/:id/live',
    {
      websocket: true,
      schema: { tags: ['tables'], summary: 'WebSocket: see docs/api.md', params: TableParams },
      config: { live: true, price: PRICES.live },
      async preValidation(request) {
        const { origin } = request.headers;
        if (origin !== undefined && !isOurOrigin(context, origin, request.headers.host)) refuse({ code: 'bad-origin' });
        if (rooms.closing) refuse({ code: 'closing' });
        if (sockets.size >= config.sockets || sockets.from(addressGroup(request.ip)) >= mostEach) refuse({ code: 'no-room' });
        (request as { player?: Player | null }).player = await whoAsks(context, request);
      },
    },
    (socket, request) => {
      const player = (request as { player?: Player | null }).player ?? null;
      const address = addressGroup(request.ip);
      const connection = new Connection(socket, request.raw.socket, rooms.get(request.params.id), { address, player, program: isProgram(request) }, context);
      sockets.add(socket, address);
      const forget = openings.add({ player: player?.id ?? null, pass: passOf(request), close: () => socket.close(RESTART) });
      measures.sockets.set(sockets.size);
      safely(context, () => connection.join());

      const hear = (data: Buffer, isBinary: boolean): unknown => {
        sockets.heard(socket);
        measures.messages.inc();
        return connection.receive(data, isBinary);
      };
      socket.on('message', (data: Buffer, isBinary: boolean) => safely(context, () => hear(data, isBinary)));
      const hearControl = (): void => {
        if (!sockets.heard(socket)) connection.receiveControl();
      };
      for (const control of ['ping', 'pong'] as const) socket.on(control, () => safely(context, hearControl));
      // what is malformed beyond reading closes the connection, nothing else
      socket.on('error', () => socket.terminate());
      const close = (): void => {
        if (!sockets.remove(socket)) return;
        forget();
        measures.sockets.set(sockets.size);
        connection.quit();
      };
      socket.on('close', () => safely(context, close));
    },
  );
}
