/** Kinds of routes about people: for anybody, for a person alone, and those that cost more than a question. */
import { refuse } from '@bottega/kernel';
import type { FastifyRequest } from 'fastify';
import type { TSchema } from 'typebox';
import { isProgram } from '../identity.ts';
import type { Price } from '../prices.ts';

type About = [summary: string, response: object, more?: { body?: TSchema; params?: TSchema }];

export const described = (...[summary, response, more = {}]: About) => ({ schema: { tags: ['people'], summary, response, ...more } });

/** Whoever finds a token can play with it, and nothing that would outlast it. */
export const own = (...about: About) => ({ preHandler: needBrowser, ...described(...about) });

export const priced = (price: Price, ...about: About) => ({ ...own(...about), config: { price } });

async function needBrowser(request: FastifyRequest): Promise<void> {
  if (isProgram(request)) refuse({ code: 'token-not-enough' });
}
