/** The HTTP server: who may ask what, how often and how much, and what the answers look like. */
import { Refusal } from '@bottega/kernel';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import swagger from '@fastify/swagger';
import websocket from '@fastify/websocket';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import type { TSchema } from 'typebox';
import { PARTS } from '../checks/answers/parts.ts';
import { checker } from '../checks/checker.ts';
import type { Config } from '../config.ts';
import { PeopleRegister } from '../people/register.ts';
import type { Porter } from '../porter/porter.ts';
import { errorBody, reasonOf, statusOf } from './errors.ts';
import type { House, Stored } from './house.ts';
import { foreign } from './identity.ts';
import { liveRoute } from './live.ts';
import type { Measures } from './measures.ts';
import { pageRoutes } from './pages.ts';
import { eventRoutes } from './routes/events.ts';
import { houseRoutes } from './routes/house.ts';
import { meRoutes } from './routes/me.ts';
import { playerRoutes } from './routes/players.ts';
import { tableRoutes } from './routes/tables.ts';
import { Sockets } from './sockets.ts';

const MOST_BYTES = 16 * 1024;

/** Scripts and styles are ours alone; nothing is inline. */
const POLICY = {
  defaultSrc: ["'self'"],
  imgSrc: ["'self'", 'data:', 'blob:'],
  connectSrc: ["'self'"],
  objectSrc: ["'none'"],
  baseUri: ["'none'"],
  formAction: ["'self'"],
  frameAncestors: ["'none'"],
};

export interface App {
  readonly server: FastifyInstance;
  readonly house: House;
}

export async function makeApp(config: Config, porter: Porter, stored: Stored, measures: Measures, pages: string, logTo?: NodeJS.WritableStream): Promise<App> {
  const answerError = (error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const reason = reasonOf(error) ?? { code: 'fault' };
    measures.refusals.inc({ code: reason.code });
    if (reason.code === 'fault' || reason.code === 'storage-down') {
      if (reason.code === 'fault') measures.faults.inc();
      request.log.error({ error: { message: (error as Error).message, stack: (error as Error).stack }, route: request.routeOptions.url }, reason.code);
    }
    return reply.code(statusOf(reason)).send(errorBody(reason));
  };
  const server = fastify({
    // requests are noted by their route: an address may be the key to a private table
    logger: { level: config.log, ...(logTo && { stream: logTo }) },
    logController: new LogController({ disableRequestLogging: true }),
    // the address that the proxy itself saw: whatever stands before it may be made up
    trustProxy: config.trustProxy && ((_address, hop) => hop === 0),
    bodyLimit: MOST_BYTES,
    requestTimeout: 30_000,
    forceCloseConnections: true,
    routerOptions: { maxParamLength: 100 },
    // an address that can't be read leads to no route, and so to no error handler
    frameworkErrors: answerError,
  });
  const people = new PeopleRegister(stored.people, Date.now);
  const house: House = { config, porter, stored, people, measures, sockets: new Sockets(), log: server.log, closing: false };

  server.setValidatorCompiler(({ schema, httpPart, url }) => {
    const check = checker(schema as TSchema);
    // what can't be the name of anything is the name of nothing
    const nothing = new Refusal({ code: url.startsWith('/api/tables/') ? 'unknown-table' : 'not-found' });
    return (value: unknown) => {
      try {
        return { value: check(value) };
      } catch (error) {
        return { error: httpPart === 'params' ? nothing : (error as Error) };
      }
    };
  });
  // schemas of answers are for the OpenAPI document: a member that one does not name must not be lost
  server.setSerializerCompiler(() => JSON.stringify);
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    try {
      done(null, body === '' ? {} : JSON.parse(body as string));
    } catch {
      done(Object.assign(new Error('not JSON'), { statusCode: 400 }));
    }
  });
  server.setErrorHandler(answerError);
  server.setNotFoundHandler({ preHandler: [] }, (_request, reply) => reply.code(404).send(errorBody({ code: 'not-found' })));

  await server.register(cookie);
  await server.register(helmet, { contentSecurityPolicy: { useDefaults: false, directives: POLICY }, strictTransportSecurity: false });
  await server.register(rateLimit, {
    global: true,
    max: config.requests,
    timeWindow: '1 minute',
    errorResponseBuilder: (_request, { ttl }) => new Refusal({ code: 'too-many', seconds: Math.ceil(ttl / 1000) }),
  });
  await server.register(swagger, {
    openapi: {
      // from this version on its schemas are JSON Schema
      openapi: '3.1.0',
      info: { title: 'Bottega', version: '1', description: 'Tables of board games. See docs/api.md.' },
      components: { schemas: PARTS },
    },
  });
  await server.register(websocket, { options: { maxPayload: MOST_BYTES, perMessageDeflate: false } });

  server.addHook('onRequest', async (request, reply) => {
    const reason = foreign(house, request);
    if (reason !== undefined) return reply.code(statusOf(reason)).send(errorBody(reason));
    if (request.url.startsWith('/api/')) reply.header('Cache-Control', 'no-store');
    return undefined;
  });
  server.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request;
    const route = routeOptions.url ?? 'none';
    measures.requests.observe({ method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
    request.log.debug({ method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'answered');
  });

  await server.register(async (app) => {
    await meRoutes(app, house);
    await tableRoutes(app, house);
    await playerRoutes(app, house);
    await eventRoutes(app, house);
    await houseRoutes(app, house);
    await liveRoute(app, house);
  });
  await pageRoutes(server, pages);
  await server.ready();
  return { server, house };
}
