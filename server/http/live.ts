/** WebSocket /api/tables/:id/live: what a page asks of its table, and what it is shown. */
import { refuse } from '@bottega/kernel';
import type { Player } from '@bottega/table/wire';
import type { FastifyInstance } from 'fastify';
import { TableParams } from '../checks/schemas.ts';
import { Allowance } from './allowance.ts';
import { hearPlain } from './hearing.ts';
import type { House } from './house.ts';
import { isOurOrigin, secretOf, whoAsks } from './identity.ts';
import { RESTART } from './sockets.ts';
import { Voice } from './voice.ts';

/** Closing codes: too much; from 4400 on it is of no use to come back. */
const TOO_MUCH = 1008;
const REFUSED = 4400;
const CLOSINGS: Readonly<Record<string, number>> = {
  'unknown-table': 4404,
  'stuck-table': 4500,
  // these pass
  closing: RESTART,
  fault: RESTART,
  'storage-down': RESTART,
};

export async function liveRoute(app: FastifyInstance, house: House): Promise<void> {
  const { config, porter, measures, sockets } = house;

  app.get<{ Params: { id: string } }>(
    '/api/tables/:id/live',
    {
      websocket: true,
      schema: { tags: ['tables'], summary: 'WebSocket: see docs/api.md', params: TableParams },
      // upgraded connections have their own limits
      config: { rateLimit: { max: config.requests, timeWindow: '1 minute' } },
      async preValidation(request) {
        const { origin } = request.headers;
        if (origin !== undefined && !isOurOrigin(house, origin, request.headers.host)) refuse({ code: 'bad-origin' });
        if (house.closing) refuse({ code: 'closing' });
        if (sockets.size >= config.sockets || sockets.from(request.ip) >= config.socketsEach) refuse({ code: 'no-room' });
        (request as { player?: Player | null }).player = await whoAsks(house, request);
      },
    },
    (socket, request) => {
      const { id: table } = request.params;
      const player = (request as { player?: Player | null }).player ?? null;
      const allowance = new Allowance(config.messages, 2 * config.messages);
      const voice = new Voice(socket, request.raw.socket);
      sockets.add(socket, { ip: request.ip, player: player?.id ?? null, secret: secretOf(request) });
      measures.sockets.set(sockets.size);

      const connection = porter.connect(table, player, {
        frames: (frames) => voice.sendFrames(frames),
        text: (text) => voice.send(text),
        refused: ({ code }) => socket.close(CLOSINGS[code] ?? REFUSED),
        gone: () => socket.close(RESTART, 'restart'),
      });
      const hear = (text: string): void => {
        sockets.heard(socket);
        measures.messages.inc();
        if (allowance.take()) connection.said(text);
        else socket.close(TOO_MUCH, 'too many messages');
      };
      hearPlain(request.raw.socket, hear);
      socket.on('message', (data: Buffer, isBinary: boolean) => {
        if (isBinary) socket.close(TOO_MUCH, 'text is needed');
        else hear(data.toString('utf8'));
      });
      socket.on('pong', () => sockets.heard(socket));
      // what is malformed beyond reading closes the connection, nothing else
      socket.on('error', () => socket.terminate());
      socket.on('close', () => {
        if (!sockets.remove(socket)) return;
        connection.quit();
        measures.sockets.set(sockets.size);
      });
    },
  );
}
