/** What the routes of tables answer. */
import type { Ask } from '@bottega/table/wire';
import { Type } from 'typebox';
import { CourseBody, Done, Look, Opened, PreparedBody, part, Rematch, TurnBody } from '../../schemas/answers.ts';
import { answers, IDENTIFIED, SENT } from '../answers.ts';
import type { Code } from '../meanings.ts';

/** A table that can't be read. */
export const UNREAD: readonly Code[] = ['unknown-table', 'other-rules', 'unknown-game', 'stuck-table', 'closing'];
const UNFIT: readonly Code[] = ['unknown-game', 'bad-players', 'bad-option', 'unknown-option', 'unknown-seat', 'seat-taken', 'bad-zone', 'bad-edition'];
const UNPUBLISHED: readonly Code[] = ['unknown-edition', 'edition-changed', 'edition-of-another-game'];

export const TABLE = {
  listed: answers(Type.Array(part('TableLine')), 'The tables', ['bad-token']),
  mine: answers(Type.Array(part('TableLine')), 'Your tables', IDENTIFIED),
  open: answers(Opened, 'The table is open', [...SENT, ...IDENTIFIED, 'bad-name', 'account-needed', 'bad-rated', ...UNFIT, ...UNPUBLISHED, 'closing']),
  remove: answers(Done, 'It is gone', ['bad-origin', ...IDENTIFIED, ...UNREAD, 'not-host', 'already-started']),
  summary: answers(part('Summary'), 'The table', ['bad-token', ...UNREAD]),
  game: answers(part('SavedGame'), 'A saved game', ['bad-token', ...UNREAD, 'not-over']),
  edition: answers(part('OwnEdition'), 'Its values that differ', ['bad-token', ...UNREAD, 'house-edition']),
  turn: answers(TurnBody, 'The decision, or null', [...IDENTIFIED, ...UNREAD]),
};

type Verb = Exclude<Ask['do'], 'ping' | 'attend'>;

const BODIES: Partial<Record<Verb, object>> = { look: Look, course: CourseBody, rematch: Rematch, prepare: PreparedBody, prepared: PreparedBody };

/** Not somebody who plays in a running game. */
const NOT_PLAYING: readonly Code[] = ['not-started', 'table-over', 'not-seated', 'has-resigned', 'not-asked', 'out-of-date'];

/** What each verb can be refused with besides what any can. */
const REFUSALS: Readonly<Record<Verb, readonly Code[]>> = {
  play: [...NOT_PLAYING, 'turn-not-ended', 'not-a-move', 'not-now', 'not-offered', 'game-over'],
  prepare: [...NOT_PLAYING, 'your-turn', 'not-a-move'],
  prepared: ['not-seated'],
  'drop-prepared': ['not-seated'],
  'end-turn': [...NOT_PLAYING, 'nothing-to-end'],
  undo: [...NOT_PLAYING, 'undo-shown'],
  'ask-undo': [...NOT_PLAYING, 'undo-asked'],
  'answer-undo': [...NOT_PLAYING, 'undo-not-asked'],
  resign: ['not-started', 'table-over', 'not-seated', 'has-resigned', 'out-of-date'],
  'vote-end': NOT_PLAYING,
  replace: ['not-started', 'table-over', 'unknown-seat', 'has-resigned', 'rated-seat', 'seat-kept', 'seat-not-yours', 'seat-present', 'out-of-date'],
  return: ['not-started', 'table-over', 'not-seated', 'has-resigned', 'not-away', 'out-of-date'],
  chat: ['not-seated', 'silenced', 'chat-off', 'bad-text', 'out-of-date'],
  phrase: ['not-seated', 'out-of-date'],
  react: ['not-seated', 'out-of-date'],
  mute: ['not-seated', 'unknown-seat', 'out-of-date'],
  sit: ['bad-name', 'name-taken', 'token-not-enough', 'table-over', 'account-needed', 'kicked', 'not-welcome', 'unknown-seat', 'seat-taken', 'out-of-date'],
  leave: ['not-seated', 'already-started', 'out-of-date'],
  kick: ['not-host', 'already-started', 'unknown-seat', 'nobody-there', 'out-of-date'],
  host: ['not-seated', 'table-over', 'host-kept', 'out-of-date'],
  start: ['not-host', 'already-started', 'out-of-date'],
  rematch: ['not-seated', 'not-over', 'out-of-date'],
  look: ['not-started', 'out-of-date'],
  course: [],
};

export const verbAnswers = (verb: Verb) => answers(BODIES[verb] ?? Done, 'It is done', [...SENT, ...IDENTIFIED, ...UNREAD, ...REFUSALS[verb]]);

/** What a right message over the WebSocket can be refused with, besides by the rules of the game. */
export const refusalsOf = (verb: Ask['do']): readonly Code[] => [
  'no-identity',
  'too-many',
  ...UNREAD,
  ...(verb === 'ping' || verb === 'attend' ? [] : REFUSALS[verb]),
];
