/** WebSocket /api/tables/:id/live: what a page asks of its table, and what it is shown. */
import type { Player } from '@bottega/table/wire';
import type { FastifyInstance } from 'fastify';
import type { WebSocket } from 'ws';
import type { Watcher } from '../hall/audience.ts';
import { Allowance } from './allowance.ts';
import { type Answered, askTable, OK } from './ask.ts';
import { checker } from './checker.ts';
import { reasonOf } from './errors.ts';
import type { House } from './house.ts';
import { isOurOrigin, whoAsks } from './identity.ts';
import { type CheckedMessage, Message, TableParams } from './schemas.ts';
import { Voice } from './voice.ts';

/** Closing codes: too much, not for you, restart. */
const TOO_MUCH = 1008;
const NOT_FOR_YOU = 4404;
const RESTART = 1012;
const HEARTBEAT = 30_000;

export interface Live {
  /** Tells everybody to come back in a moment. */
  close(): void;
}

export async function liveRoute(app: FastifyInstance, house: House): Promise<Live> {
  const { config, hall, measures } = house;
  const check = checker(Message);
  const sockets = new Map<WebSocket, { alive: boolean; readonly voice: Voice }>();
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
      const room = hall.room(table);
      const voice = new Voice(socket, request.raw.socket);
      const { send } = voice;
      const state = { alive: true, voice };
      const watcher: Watcher = { player: player?.id ?? null, send };
      sockets.set(socket, state);
      addresses.set(ip, (addresses.get(ip) ?? 0) + 1);
      measures.sockets.set(sockets.size);

      const fail = (id: number, error: unknown): void => {
        const reason = reasonOf(error);
        measures.refusals.inc({ code: reason?.code ?? 'fault' });
        if (reason === undefined) {
          measures.faults.inc();
          house.log.error({ error }, 'a message could not be answered');
        }
        send(JSON.stringify({ id, error: reason ?? { code: 'fault' } }));
      };

      const hear = async (data: Buffer): Promise<void> => {
        let id = 0;
        try {
          const message: CheckedMessage = check(read(data, (given) => (id = given)));
          send(answerTo(id, await askTable(house, room, player, message)));
        } catch (error) {
          fail(id, error);
        }
      };

      socket.on('message', (data: Buffer, isBinary: boolean) => {
        state.alive = true;
        measures.messages.inc();
        if (isBinary || !allowance.take()) voice.close(TOO_MUCH, isBinary ? 'text is needed' : 'too many messages');
        else later(() => void hear(data));
      });
      socket.on('pong', () => {
        state.alive = true;
      });
      // what is malformed beyond reading closes the connection, nothing else
      socket.on('error', () => socket.terminate());
      socket.on('close', () => {
        if (!sockets.delete(socket)) return;
        room.quit(watcher);
        const others = (addresses.get(ip) ?? 1) - 1;
        if (others === 0) addresses.delete(ip);
        else addresses.set(ip, others);
        measures.sockets.set(sockets.size);
      });

      room.join(watcher).then(
        () => {
          if (!sockets.has(socket)) room.quit(watcher);
        },
        (error) => {
          fail(0, error);
          voice.close(reasonOf(error)?.code === 'unknown-table' ? NOT_FOR_YOU : RESTART);
        },
      );
    },
  );

  return {
    close() {
      clearInterval(heartbeat);
      for (const { voice } of sockets.values()) voice.close(RESTART, 'restart');
    },
  };
}

/** Nearly every answer says yes and nothing else. */
const answerTo = (id: number, answered: Answered): string => (answered === OK ? `{"id":${id},"ok":true}` : JSON.stringify({ id, ...answered }));

/** The message as JSON; its id is told first, so that even a wrong one is answered by its id. */
function read(data: Buffer, tellId: (id: number) => void): unknown {
  let message: unknown;
  try {
    message = JSON.parse(data.toString('utf8'));
  } catch {
    return undefined;
  }
  const id = (message as { id?: unknown } | null)?.id;
  if (typeof id === 'number' && Number.isSafeInteger(id) && id >= 0) tellId(id);
  return message;
}

let heard: (() => void)[] = [];

/** What came in is carried out when everything that came with it was read: each kind of work goes quicker in one go. */
function later(work: () => void): void {
  if (heard.push(work) === 1) setImmediate(carryOn);
}

function carryOn(): void {
  const works = heard;
  heard = [];
  for (const work of works) work();
}
