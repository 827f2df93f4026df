/** The HTTP server without its routes: limits, checks, headers, and how errors are answered. */
import { Refusal } from '@bottega/kernel';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import swagger from '@fastify/swagger';
import websocket from '@fastify/websocket';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import type { TSchema } from 'typebox';
import type { Config } from '../config.ts';
import { loggerOf } from '../log.ts';
import { checker } from '../schemas/checker.ts';
import { errorBody, explain, statusOf } from './errors.ts';
import { MOST_BYTES, readJson } from './incoming.ts';
import type { Measures } from './measures.ts';
import { OPENAPI } from './openapi.ts';
import { believed, heedProxy } from './proxy.ts';

/** Pieces in which a message may come. */
const MOST_FRAGMENTS = 64;

/** Scripts and styles are ours alone; nothing is inline. */
const CONTENT_SECURITY = {
  defaultSrc: ["'self'"],
  imgSrc: ["'self'", 'data:', 'blob:'],
  connectSrc: ["'self'"],
  objectSrc: ["'none'"],
  baseUri: ["'none'"],
  formAction: ["'self'"],
  frameAncestors: ["'none'"],
};

export async function newHttpServer(config: Config, measures: Measures, logTo?: NodeJS.WritableStream): Promise<FastifyInstance> {
  const answerError = (error: unknown, { log, routeOptions }: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const reason = explain({ measures, log }, error, routeOptions.url);
    if (reason.code === 'too-many' && reason.seconds !== undefined) reply.header('Retry-After', String(reason.seconds));
    return reply.code(statusOf(reason)).send(errorBody(reason));
  };
  const server = fastify({
    // requests are noted by their route: an address may be the key to a private table
    logger: loggerOf(config.log, logTo),
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: believed(config),
    bodyLimit: MOST_BYTES,
    requestTimeout: 30_000,
    // who neither reads nor writes for so long is gone; WebSockets have a heartbeat of their own
    connectionTimeout: 60_000,
    forceCloseConnections: true,
    routerOptions: { maxParamLength: 100 },
    // an address that can't be read leads to no route, and so to no error handler
    frameworkErrors: answerError,
  });
  server.setErrorHandler(answerError);
  server.setNotFoundHandler({ preHandler: [] }, (_request, reply) => reply.code(404).send(errorBody({ code: 'not-found' })));
  checkWhatComesIn(server);

  await server.register(cookie);
  await server.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: CONTENT_SECURITY },
    // only for whoever came by https
    strictTransportSecurity: false,
  });
  heedProxy(server, config);
  await server.register(swagger, { openapi: OPENAPI as object });
  await server.register(websocket, {
    options: { maxPayload: MOST_BYTES, maxFragments: MOST_FRAGMENTS, perMessageDeflate: false },
    errorHandler: (error, socket, { log, routeOptions }) => {
      // what can't be read as WebSocket is the sender's fault, and no news
      if (/^WS_ERR_/.test((error as NodeJS.ErrnoException).code ?? '')) log.debug({ code: (error as NodeJS.ErrnoException).code }, 'a malformed frame');
      else explain({ measures, log }, error, routeOptions.url);
      socket.terminate();
    },
  });
  const noting = config.log === 'requests' ? 'info' : 'debug';
  server.addHook('onResponse', async ({ method, routeOptions, log }, reply) => {
    const route = routeOptions.url ?? 'none';
    measures.requests.observe({ method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
    log[noting]({ method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'answered');
  });
  return server;
}

function checkWhatComesIn(server: FastifyInstance): void {
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('application/json', { parseAs: 'string' }, async (_request: FastifyRequest, body: string) => (body === '' ? {} : readJson(body)));
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
}
