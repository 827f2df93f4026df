/** Every refusal and fault as an answer: a code with its figures, and a status. */
import { type Reason, Refusal } from '@bottega/kernel';
import type { FastifyBaseLogger } from 'fastify';
import { StorageDown } from '../storage/database.ts';
import type { Measures } from './measures.ts';

const STATUS: Readonly<Record<string, number>> = {
  'bad-message': 400,
  'bad-address': 400,
  'bad-zone': 400,
  'bad-label': 400,
  'bad-login': 400,
  'bad-name': 400,
  'weak-password': 400,
  'bad-code': 400,
  'bad-day': 400,
  'bad-holiday': 400,
  'bad-reset': 400,
  'bad-passkey': 401,
  'no-identity': 401,
  'bad-token': 401,
  'wrong-login': 401,
  'wrong-password': 401,
  'bad-origin': 403,
  'account-needed': 403,
  'is-keeper': 403,
  'not-host': 403,
  'not-keeper': 403,
  'not-welcome': 403,
  'own-edition': 403,
  kicked: 403,
  silenced: 403,
  suspended: 403,
  'not-seated': 403,
  'seat-not-yours': 403,
  'token-not-enough': 403,
  'not-found': 404,
  'unknown-table': 404,
  'unknown-player': 404,
  'unknown-edition': 404,
  'too-large': 413,
  'bad-type': 415,
  'too-many': 429,
  fault: 500,
  closing: 503,
  'no-room': 503,
  'storage-down': 503,
  'stuck-table': 503,
};

/** A refusal by the table's or the game's rules is a conflict with how things stand. */
export const statusOf = ({ code }: Reason): number => STATUS[code] ?? 409;

/** English for programmers; people read what the pages make of the code. */
export const MESSAGES = {
  'bad-message': 'The request does not have the expected form.',
  'bad-origin': 'Requests that change something need an Origin header equal to the host, or a token.',
  'bad-token': 'The token is not known.',
  'bad-type': 'Content-Type: application/json is needed.',
  fault: 'Something is wrong on our side. It has been noted.',
  'no-identity': 'Give yourself a name first: POST /api/me.',
  'out-of-date': 'The table has moved on.',
  'storage-down': 'The database does not answer. Nothing was changed; try again in a moment.',
  'stuck-table': 'The rules could not deal with this table. Its game is kept; it can be opened again when the server was mended.',
  'token-not-enough': 'A token lets a program play. Who its person is can be changed only in a browser.',
  'too-many': 'Too many requests.',
  'unknown-table': 'There is no such table, or it is not for you to see.',
};

interface Door {
  readonly measures: Measures;
  readonly log: FastifyBaseLogger;
}

/** The one door for errors: returns the reason for whoever asked; what is our own fault is counted and logged. */
export function explain({ measures, log }: Door, error: unknown, route?: string): Reason {
  const reason = reasonOf(error) ?? { code: 'fault' };
  measures.refusals.inc({ code: reason.code });
  if (reason.code === 'fault') measures.faults.inc();
  if (reason.code === 'fault' || reason.code === 'storage-down') {
    const { message, stack } = error instanceof Error ? error : new Error(String(error));
    log.error({ error: { message, stack }, route }, reason.code);
  }
  return reason;
}

/** The same door for what nobody waits for: no refusal is counted, since nobody was refused. */
export function note(door: Door, error: unknown): void {
  if (reasonOf(error) === undefined) explain(door, error);
  else door.log.warn({ error: (error as Error).message }, 'noted');
}

/** For what a timer or a connection calls: an error there would end the process. */
export function safely(door: Door, act: () => unknown): void {
  (async () => act())().catch((error) => note(door, error));
}

/** Undefined when it is a fault of ours. */
function reasonOf(error: unknown): Reason | undefined {
  if (error instanceof Refusal) return error.reason;
  if (error instanceof StorageDown) return { code: 'storage-down' };
  const { code, statusCode } = (error ?? {}) as { code?: string; statusCode?: number };
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return { code: 'too-large' };
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return { code: 'bad-type' };
  // what is too long to be the name of anything is the name of nothing
  if (code === 'FST_ERR_MAX_PARAM_LENGTH') return { code: 'not-found' };
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) return { code: 'bad-message' };
  return undefined;
}

export const errorBody = (reason: Reason): { error: Reason & { message: string } } => ({
  error: { ...reason, message: (MESSAGES as Readonly<Record<string, string>>)[reason.code] ?? reason.code },
});
