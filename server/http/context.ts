/** What the routes need. */
import type { FastifyBaseLogger } from 'fastify';
import type { Catalogue } from '../catalogue.ts';
import type { Seekers } from '../company/seekers.ts';
import type { Config } from '../config.ts';
import type { Daily } from '../daily/daily.ts';
import type { Editions } from '../editions/editions.ts';
import type { Blocks } from '../moderation/blocks.ts';
import type { Keeping } from '../moderation/keeping.ts';
import type { Reports } from '../moderation/reports.ts';
import type { NoticeRegister } from '../notices/register.ts';
import type { Holidays } from '../people/holidays.ts';
import type { OwnData } from '../people/own-data.ts';
import type { Passes } from '../people/passes.ts';
import type { Passkeys } from '../people/passkeys.ts';
import type { PeopleRegister } from '../people/register.ts';
import type { Ratings } from '../ratings/ratings.ts';
import type { Rooms } from '../rooms/rooms.ts';
import type { NoteStore } from '../storage/note-store.ts';
import type { Budget } from './budget.ts';
import type { Measures } from './measures.ts';
import type { Openings } from './openings.ts';
import type { Sockets } from './sockets.ts';

export interface Context {
  readonly config: Config;
  readonly catalogue: Catalogue;
  readonly rooms: Rooms;
  readonly people: PeopleRegister;
  readonly passes: Passes;
  readonly notices: NoticeRegister;
  readonly passkeys: Passkeys;
  readonly holidays: Holidays;
  readonly ownData: OwnData;
  readonly seekers: Seekers;
  readonly daily: Daily;
  readonly editions: Editions;
  readonly blocks: Blocks;
  readonly reports: Reports;
  readonly keeping: Keeping;
  readonly ratings: Ratings;
  readonly notes: NoteStore;
  readonly budget: Budget;
  readonly measures: Measures;
  readonly sockets: Sockets;
  readonly openings: Openings;
  readonly log: FastifyBaseLogger;
}
