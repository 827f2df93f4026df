/** Kinds of routes about people: for anybody, for a person alone, and those that cost more than a question. */
import { refuse } from '@bottega/kernel';
import type { FastifyRequest } from 'fastify';
import type { TSchema } from 'typebox';
import { isProgram } from '../identity.ts';
import { LETS_IN, type Security } from '../openapi.ts';
import type { Price } from '../prices.ts';

type About = [
  operationId: string,
  summary: string,
  response: object,
  more?: { body?: TSchema; params?: TSchema; querystring?: TSchema; security?: Security; tags?: string[] },
];

export const described = (...[operationId, summary, response, more]: About) => ({
  schema: { operationId, tags: ['people'], summary, response, security: LETS_IN.anybody, ...more },
});

/** Whoever finds a token can play with it, and nothing that would outlast it. */
export const own = (...[operationId, summary, response, more]: About) => ({
  preHandler: needBrowser,
  ...described(operationId, summary, response, { security: LETS_IN.browsers, ...more }),
});

export const priced = (price: Price, ...about: About) => ({ ...own(...about), config: { price } });

async function needBrowser(request: FastifyRequest): Promise<void> {
  if (isProgram(request)) refuse({ code: 'token-not-enough' });
}
