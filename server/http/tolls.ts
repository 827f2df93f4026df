/** What HTTP requests pay: the address at the door, the person when it is known who asks. */
import { Refusal, refuse } from '@bottega/kernel';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { addressGroup } from './address.ts';
import { Callers } from './callers.ts';
import type { Context } from './context.ts';
import { greetingPrice, PRICES, type Price, sum } from './prices.ts';
import { connectionsEach } from './sockets.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What a route costs, besides the request itself. */
    price?: Price;
    /** Whether it becomes a WebSocket. */
    live?: true;
  }
}

export function addTolls(server: FastifyInstance, context: Context): void {
  const { budget, config } = context;
  // behind a proxy all connections come from there
  if (!config.trustProxy) {
    const callers = new Callers(connectionsEach(config));
    server.server.on('connection', (socket) => {
      const payer = { address: addressGroup(socket.remoteAddress ?? '') };
      if (budget.isShutOut(payer) || !callers.add(socket, payer.address)) socket.destroy();
      else budget.take(payer, PRICES.connection);
    });
  }

  server.addHook('onRequest', async (request, reply) => {
    const payer = { address: addressGroup(request.ip) };
    // they are told once more, and the line is cut
    if (!config.trustProxy && budget.isShutOut(payer)) reply.header('Connection', 'close');
    budget.charge(payer, priceOf(context, request));
    if (request.ws && routeConfig(request).live !== true) refuse({ code: 'not-found' });
  });

  server.addHook('onError', async (request, _reply, error) => {
    if (error instanceof Refusal && error.reason.code === 'bad-message') budget.take({ address: addressGroup(request.ip) }, PRICES.malformed);
  });
}

/** The same from the person, when it is known who they are. */
export function chargePerson(context: Context, request: FastifyRequest, person: string): void {
  context.budget.charge({ person }, priceOf(context, request));
}

function priceOf({ rooms }: Context, request: FastifyRequest): Price {
  const { price, live } = routeConfig(request);
  const known = [request.url.startsWith('/api/') ? PRICES.request : PRICES.page, price ?? {}];
  if (!request.routeOptions.url?.startsWith('/api/tables/:id')) return sum(...known);
  const moves = rooms.movesAt((request.params as { id: string }).id);
  return sum(...known, moves === undefined ? PRICES.reading : live ? greetingPrice(moves) : {});
}

/** There is none when no route was found. */
const routeConfig = ({ routeOptions }: FastifyRequest): { price?: Price; live?: true } => routeOptions.config ?? {};
