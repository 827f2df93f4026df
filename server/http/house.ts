/** What the routes find around them. */
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config.ts';
import type { Hall } from '../hall/hall.ts';
import type { PeopleRegister } from '../people/register.ts';
import type { Measures } from './measures.ts';

export interface House {
  readonly config: Config;
  readonly hall: Hall;
  readonly people: PeopleRegister;
  readonly measures: Measures;
  readonly log: FastifyBaseLogger;
  /** True from the moment the server is told to stop. */
  closing: boolean;
}
