/** POST /api/guests, for programs: a new guest with a token, in one request. */
import type { FastifyInstance } from 'fastify';
import { GuestWithToken } from '../../schemas/answers.ts';
import { NameBody } from '../../schemas/requests.ts';
import { answers, SENT } from '../answers.ts';
import type { Context } from '../context.ts';
import { LETS_IN } from '../openapi.ts';
import { PRICES } from '../prices.ts';
import { priced } from './kinds.ts';

export async function guestRoute(app: FastifyInstance, { people }: Context): Promise<void> {
  const response = answers(GuestWithToken, 'The guest, and the token that lets a program be them', [...SENT, 'token-not-enough', 'bad-name']);
  const about = priced(PRICES.guestWithToken, 'makeGuest', 'A new guest with a token, for a program', response, {
    body: NameBody,
    security: LETS_IN.strangers,
  });
  // a cookie counts for nothing here, so that no other site can make a browser do something in its person's name
  const config = { ...about.config, forStrangers: true };
  app.post<{ Body: { name: string } }>('/api/guests', { ...about, config }, async (request) => people.addProgram(request.body.name));
}
