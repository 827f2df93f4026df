/**
 * What everything costs. A unit of work is about what a move takes, 0.1 to 0.2 ms of the process; `kept` is for what
 * stays in the database; `logins` and `codes` are tries at passwords and at codes, ten a minute of each.
 */
import type { Ask } from '@bottega/table/wire';

export type Kind = 'work' | 'kept' | 'logins' | 'codes';
export type Price = Readonly<Partial<Record<Kind, number>>>;

export const PRICES = {
  /** A file of the web application, and whether the server is well. */
  page: { work: 0.5 },
  /** A request, a message or a control frame, whatever it asks. */
  request: { work: 1 },
  /** What does not have the expected form, besides: no page of ours sends it, and to say so takes longer than to answer. */
  malformed: { work: 9 },
  /** A TCP connection. */
  connection: { work: 0.5 },
  /** A WebSocket: the whole table is sent, and `greetingPrice` comes on top. */
  live: { work: 10 },
  /** An event stream, and each look around for it. */
  stream: { work: 5 },
  streamLook: { work: 1 },
  /** A table that must be read from the database first. */
  reading: { work: 20 },
  /** Lists of tables, somebody's results, and the description of the API. */
  list: { work: 3 },
  profile: { work: 20 },
  description: { work: 10 },
  metrics: { work: 20 },
  /** Somebody new; a program that makes new people pays as for tables. */
  guest: { work: 5, kept: 5 },
  guestWithToken: { work: 5, kept: 20 },
  openTable: { work: 20, kept: 20 },
  /** Others are looked for, and a table may be opened. */
  seek: { work: 20, kept: 5 },
  /** A tournament, whose tables the house opens; and entering one, or leaving. */
  tournament: { work: 20, kept: 40 },
  tournamentDeed: { work: 10, kept: 2 },
  /** A password is hashed, which takes long on purpose. */
  register: { work: 40, kept: 5 },
  login: { work: 40, logins: 1 },
  /** A link for another password is tried, and one is hashed. */
  reset: { work: 40, codes: 1 },
  /** Somebody is sent a mail. */
  forgot: { work: 20, kept: 5, logins: 1 },
  /** A challenge is kept for some minutes; a signature is proved. */
  challenge: { work: 5, kept: 0.2 },
  passkey: { work: 10, kept: 1 },
  passkeyLogin: { work: 10, logins: 1 },
  /** All one's logs are read; at each table of one's something is written. */
  export: { work: 100 },
  erase: { work: 100 },
  holiday: { work: 50, kept: 1 },
  /** A whole game is played again. */
  daily: { work: 100, kept: 2 },
  /** An edition is checked, and kept for everybody. */
  publish: { work: 40, kept: 20 },
  /** An edition is checked, and kept for oneself. */
  houseRules: { work: 40, kept: 2 },
  transfer: { work: 5, kept: 1 },
  claim: { work: 5, codes: 1 },
  /** A way to be told of tables; a mail with a code counts as a try at one. */
  channel: { work: 5, kept: 5 },
  mailProof: { kept: 10, codes: 1 },
  trial: { work: 5, kept: 5, codes: 1 },
  wish: { work: 2, kept: 0.5 },
  note: { work: 2, kept: 1 },
  /** Somebody is told something they did not ask for. */
  invite: { work: 10, kept: 5 },
  /** Somebody has to read it. */
  report: { work: 10, kept: 20 },
} as const satisfies Record<string, Price>;

const ENTRY: Price = { kept: 0.05 };

/** What is asked of a table, besides the message itself. */
export const VERB_PRICES: Readonly<Record<Ask['do'], Price>> = {
  play: ENTRY,
  prepare: { work: 2, kept: 0.5 },
  prepared: { work: 1 },
  'drop-prepared': { work: 1 },
  'end-turn': ENTRY,
  undo: ENTRY,
  'ask-undo': ENTRY,
  'answer-undo': ENTRY,
  resign: ENTRY,
  'vote-end': ENTRY,
  replace: ENTRY,
  return: ENTRY,
  mute: ENTRY,
  leave: ENTRY,
  kick: ENTRY,
  host: ENTRY,
  start: ENTRY,
  sit: { work: 2, kept: 0.05 },
  chat: { work: 9, kept: 2 },
  phrase: { work: 9, kept: 2 },
  react: { work: 4, kept: 0.5 },
  rematch: PRICES.openTable,
  look: { work: 2 },
  course: { work: 2 },
  attend: { work: 1 },
  ping: {},
};

/** Moves of a game that are carried out again for one unit. */
const MOVES = 10;
/** Moves that are told again for one unit. */
const MOVES_TOLD = 25;
/** Nobody is asked for more, however long the game. */
const MOST_FOR_PAST = 100;

/** A WebSocket at a table with so many moves behind it: what happened there is told again. */
export const greetingPrice = (moves: number): Price => ({ work: Math.min(MOST_FOR_PAST, moves / MOVES_TOLD) });

/** Some moves of the past have to be carried out again. */
export const pastPrice = (moves: number): Price => ({ work: Math.min(MOST_FOR_PAST, moves / MOVES) });

export function sum(...prices: readonly Price[]): Price {
  const total: Partial<Record<Kind, number>> = {};
  for (const price of prices) for (const [kind, units] of Object.entries(price) as [Kind, number][]) total[kind] = (total[kind] ?? 0) + units;
  return total;
}
