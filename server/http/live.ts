/** WebSocket /api/tables/:id/live: what a page asks of its table, and what it is shown. */
import type { Player } from '@bottega/table/wire';
import type { FastifyInstance } from 'fastify';
import type { WebSocket } from 'ws';
import { TableParams } from '../checks/schemas.ts';
import { Allowance } from './allowance.ts';
import type { House } from './house.ts';
import { isOurOrigin, whoAsks } from './identity.ts';
import { Voice } from './voice.ts';

/** Closing codes: too much; restart; from 4000 on it is of no use to come back. */
const TOO_MUCH = 1008;
const RESTART = 1012;
const NOT_FOR_YOU = 4404;
const STUCK = 4500;
const CLOSINGS: Readonly<Record<string, number>> = { 'unknown-table': NOT_FOR_YOU, 'stuck-table': STUCK };
const HEARTBEAT = 30_000;

export interface Live {
  /** Tells everybody to come back in a moment. */
  close(): void;
}

export async function liveRoute(app: FastifyInstance, house: House): Promise<Live> {
  const { config, porter, measures } = house;
  const sockets = new Map<WebSocket, { alive: boolean }>();
  const addresses = new Map<string, number>();

  const heartbeat = setInterval(() => {
    for (const [socket, state] of sockets) {
      if (!state.alive) socket.terminate();
      else socket.ping();
      state.alive = false;
    }
  }, HEARTBEAT);
  heartbeat.unref();

  app.get<{ Params: { id: string } }>(
    '/api/tables/:id/live',
    {
      websocket: true,
      schema: { tags: ['tables'], summary: 'WebSocket: see docs/api.md', params: TableParams },
      // upgraded connections have their own limits
      config: { rateLimit: { max: config.requests, timeWindow: '1 minute' } },
      async preValidation(request, reply) {
        const { origin } = request.headers;
        const refuse = (status: number, code: string) => reply.code(status).send({ error: { code } });
        if (origin !== undefined && !isOurOrigin(house, origin, request.headers.host)) return refuse(403, 'bad-origin');
        if (house.closing) return refuse(503, 'closing');
        if (sockets.size >= config.sockets || (addresses.get(request.ip) ?? 0) >= config.socketsEach) return refuse(503, 'no-room');
        (request as { player?: Player | null }).player = await whoAsks(house, request);
      },
    },
    (socket, request) => {
      const { id: table } = request.params;
      const player = (request as { player?: Player | null }).player ?? null;
      const { ip } = request;
      const allowance = new Allowance(config.messages, 2 * config.messages);
      const voice = new Voice(socket, request.raw.socket);
      const state = { alive: true };
      sockets.set(socket, state);
      addresses.set(ip, (addresses.get(ip) ?? 0) + 1);
      measures.sockets.set(sockets.size);

      const connection = porter.connect(table, player, {
        frames: (frames) => voice.sendFrames(frames),
        text: (text) => voice.send(text),
        refused: ({ code }) => socket.close(CLOSINGS[code] ?? RESTART),
        gone: () => socket.close(RESTART, 'restart'),
      });
      socket.on('message', (data: Buffer, isBinary: boolean) => {
        state.alive = true;
        measures.messages.inc();
        if (isBinary || !allowance.take()) socket.close(TOO_MUCH, isBinary ? 'text is needed' : 'too many messages');
        else connection.said(data.toString('utf8'));
      });
      socket.on('pong', () => {
        state.alive = true;
      });
      // what is malformed beyond reading closes the connection, nothing else
      socket.on('error', () => socket.terminate());
      socket.on('close', () => {
        if (!sockets.delete(socket)) return;
        connection.quit();
        const others = (addresses.get(ip) ?? 1) - 1;
        if (others === 0) addresses.delete(ip);
        else addresses.set(ip, others);
        measures.sockets.set(sockets.size);
      });
    },
  );

  return {
    close() {
      clearInterval(heartbeat);
      for (const socket of sockets.keys()) socket.close(RESTART, 'restart');
    },
  };
}
