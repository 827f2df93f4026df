/** What the routes find around them. */
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config.ts';
import type { PeopleRegister } from '../people/register.ts';
import type { Porter } from '../porter/porter.ts';
import type { PeopleStore } from '../storage/people-store.ts';
import type { TableStore } from '../storage/table-store.ts';
import type { Measures } from './measures.ts';
import type { Sockets } from './sockets.ts';

/** What is stored, for lists and profiles; tables that are played at are asked through the porter. */
export interface Stored {
  readonly tables: TableStore;
  readonly people: PeopleStore;
}

export interface House {
  readonly config: Config;
  readonly porter: Porter;
  readonly stored: Stored;
  readonly people: PeopleRegister;
  readonly measures: Measures;
  readonly sockets: Sockets;
  readonly log: FastifyBaseLogger;
  /** True from the moment the server is told to stop. */
  closing: boolean;
}
