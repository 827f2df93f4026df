/**
 * What a server and the pages say to each other about a table. Plain types, so that the browser can import them;
 * the server's schemas must agree with them. Times are milliseconds since 1970, lengths of time in settings are seconds or days.
 */
import type { BaseMove, GameEvent, Options, Reason, Result, Seat, Viewer } from '@bottega/kernel';
import type { Patch } from './patch.ts';
import type { Course, LogLine } from './table.ts';

// ---- settings

export type Pace =
  | { readonly kind: 'none' }
  /** A clock for each seat: seconds for the whole game, and seconds added with each decision's end. */
  | { readonly kind: 'live'; readonly bank: number; readonly increment: number }
  | { readonly kind: 'days'; readonly days: number };

/** When time runs out: nothing happens, a bot plays this turn, or a bot takes the seat until its owner returns. */
export type TimeoutRule = 'wait' | 'turn' | 'seat';

export interface Terms {
  /** Whether the public list shows it; otherwise only who has the link finds it. */
  readonly listed: boolean;
  readonly spectators: boolean;
  readonly chat: boolean;
  readonly pace: Pace;
  readonly timeout: TimeoutRule;
  /** The bot that steps in for somebody. */
  readonly timeoutLevel: string;
}

export type SeatWish = { readonly kind: 'open' } | { readonly kind: 'bot'; readonly level: string };

/** Body of POST /api/tables. */
export interface OpenTable {
  readonly game: string;
  readonly players: number;
  readonly options: Options;
  readonly settings: Terms;
  /** One for each seat; the host's own is open. */
  readonly seats: readonly SeatWish[];
  /** Where the host sits, or null: the host only watches. */
  readonly seat: Seat | null;
  readonly name?: string;
}

// ---- a table as everybody may see it

export interface SeatSummary {
  /** Who plays the seat now. */
  readonly kind: 'open' | 'person' | 'bot';
  /** The person's name, also while a bot plays for them; null: nobody's. */
  readonly name: string | null;
  /** The person's id, for the profile. */
  readonly player: string | null;
  /** The bot that plays, while `kind` is 'bot'. */
  readonly level: string | null;
  readonly resigned: boolean;
}

export type TableStatus = 'open' | 'playing' | 'over';

export interface Outcome {
  /** The game was played to its end, all but one gave up, or all agreed to stop. */
  readonly why: 'played' | 'resigned' | 'voted';
  /** The scores, and the ranking with those who resigned last. */
  readonly result: Result;
}

export interface UndoRequest {
  readonly seat: Seat;
  /** To how many moves the game would go back. */
  readonly to: number;
  /** The people who have not answered yet. */
  readonly waiting: readonly Seat[];
}

export interface Summary {
  readonly id: string;
  readonly game: string;
  /** Version of the rules it is played with. */
  readonly rules: number;
  readonly name: string | null;
  readonly players: number;
  readonly options: Options;
  readonly settings: Terms;
  /** The player who opened the table. */
  readonly host: string;
  readonly status: TableStatus;
  readonly seats: readonly SeatSummary[];
  readonly opened: number;
  readonly started: number | null;
  readonly ended: number | null;
  /** The seats that must decide now. */
  readonly toAct: readonly Seat[];
  readonly undo: UndoRequest | null;
  /** The people who wish to end the game now. */
  readonly votes: readonly Seat[];
  readonly outcome: Outcome | null;
  /** SHA-256 of the seed, in hexadecimal, from the very beginning. */
  readonly seedHash: string;
  /** The seed itself, once the game is over. */
  readonly seed: string | null;
  /** The table where it is played again. */
  readonly rematch: string | null;
}

/** In lists: GET /api/tables and GET /api/me/tables (mine, those waiting for me first). */
export interface TableLine extends Pick<Summary, 'id' | 'game' | 'name' | 'players' | 'options' | 'status' | 'seats' | 'opened'> {
  readonly pace: Pace;
  readonly spectators: boolean;
  /** Whether I must decide now. */
  readonly myTurn: boolean;
  /** When my time runs out, if it does. */
  readonly deadline: number | null;
  readonly mySeat: Seat | null;
  readonly outcome: Outcome | null;
  /** When something last happened. */
  readonly moved: number;
}

/** Time left for each seat at the moment `at` of the server's clock; it runs on for those in `running`. Null: no clock. */
export interface Clocks {
  readonly at: number;
  readonly left: readonly (number | null)[];
  readonly running: readonly Seat[];
}

export interface ChatLine {
  /** A seat; people without one can only listen. */
  readonly from: Seat;
  readonly name: string;
  readonly text: string;
  readonly at: number;
}

// ---- people

export interface Player {
  readonly id: string;
  readonly name: string;
  /** The login name, when there is an account. */
  readonly account: string | null;
}

/** GET /api/players/:id */
export interface Profile {
  readonly id: string;
  readonly name: string;
  readonly games: readonly { readonly game: string; readonly played: number; readonly won: number; readonly best: number | null }[];
  readonly against: readonly { readonly id: string; readonly name: string; readonly played: number; readonly won: number; readonly lost: number }[];
  /** The last finished games that were on the public list, newest first; all of them when it is my own profile. */
  readonly recent: readonly TableLine[];
}

/** GET /api/me/tokens; `token` is shown only in the answer to POST. */
export interface TokenLine {
  readonly id: string;
  readonly label: string;
  readonly made: number;
  readonly token?: string;
}

// ---- WebSocket /api/tables/:id/live, from the page

export type Ask =
  /** `number`: moves made so far as the page knows. The move may also come in the game's notation. `hold`: if this ends my turn, nobody is asked until I say end-turn. */
  | { readonly do: 'play'; readonly number: number; readonly move: BaseMove | string; readonly hold?: boolean }
  | { readonly do: 'end-turn' }
  /** Back to so many moves, freely. */
  | { readonly do: 'undo'; readonly to: number }
  | { readonly do: 'ask-undo'; readonly to: number }
  | { readonly do: 'answer-undo'; readonly yes: boolean }
  | { readonly do: 'resign' }
  | { readonly do: 'vote-end'; readonly yes: boolean }
  /** My own seat, or, for the host, that of somebody who is away. `open`: a friend may sit down there. */
  | { readonly do: 'replace'; readonly seat: Seat; readonly by: SeatWish }
  | { readonly do: 'return' }
  | { readonly do: 'chat'; readonly text: string }
  /** For me alone. */
  | { readonly do: 'mute'; readonly seat: Seat; readonly muted: boolean }
  | { readonly do: 'sit'; readonly seat: Seat; readonly name?: string }
  | { readonly do: 'leave' }
  | { readonly do: 'start' }
  | { readonly do: 'rematch' }
  /** The position after so many moves. */
  | { readonly do: 'look'; readonly number: number }
  | { readonly do: 'course' }
  | { readonly do: 'ping' };

export type ClientMessage = Ask & { readonly id: number };

/** The answer to the message with this id; `table` for a rematch, `view` for a look, `course` for a course. */
export type Answer =
  | { readonly id: number; readonly ok: true; readonly view?: unknown; readonly course?: Course; readonly table?: string }
  | { readonly id: number; readonly error: Reason };

// ---- WebSocket, from the server

/** What goes with every position. */
export interface Moment {
  /** Moves made. */
  readonly number: number;
  /** The seat whose ended turn waits for its last word; the others are not asked until then. Absent: none. */
  readonly holding?: Seat;
  readonly clocks?: Clocks;
}

/** To how many moves the viewer may freely go back. Absent: nothing can be taken back. */
export interface WayBack {
  readonly undo?: number;
}

/** The whole picture: on connecting, when the game starts, and whenever a change can't be told in parts. */
export interface Hello extends Moment, WayBack {
  readonly is: 'hello';
  readonly table: Summary;
  /** The seat you have, or null: you watch. */
  readonly viewer: Viewer;
  /** Null before the game starts. */
  readonly view: unknown;
  readonly log: readonly LogLine[];
  readonly chat: readonly ChatLine[];
  /** The seats I do not want to hear. */
  readonly muted: readonly Seat[];
  /** Seats whose people are connected. */
  readonly here: readonly Seat[];
  /** The seat of a bot that is thinking. */
  readonly thinking: Seat | null;
}

/**
 * A move was made. The new view is `patch(view, patch)`; an absent patch means that you see no difference. Whether you may take your own
 * move back is not told, because whoever knows the rules can tell: you may, unless it showed you something.
 */
export interface Step extends Moment {
  readonly is: 'step';
  readonly mover: Seat;
  /** Your own move, in the game's notation; others may not know of all that was decided. */
  readonly move?: string;
  readonly patch?: Patch;
  readonly log?: readonly GameEvent[];
}

/** Moves were taken back: drop the log's lines after `number`. */
export interface Back extends Moment, WayBack {
  readonly is: 'back';
  /** Who took them back. */
  readonly seat: Seat;
  readonly patch?: Patch;
}

export type ServerMessage =
  | Hello
  | Step
  | Back
  /** The parts of the summary that changed. */
  | ({ readonly is: 'table'; readonly change: Partial<Summary> } & Partial<Moment>)
  | ({ readonly is: 'chat' } & ChatLine)
  | { readonly is: 'thinking'; readonly seat: Seat | null }
  | { readonly is: 'here'; readonly seats: readonly Seat[] }
  /** The server is about to restart: connect again in a moment. */
  | { readonly is: 'closing' };

// ---- refusals

/** What a table can answer besides the refusals of the kernel and of the games. */
export const TABLE_REFUSALS = [
  'already-started',
  'bad-level',
  'bad-text',
  'chat-off',
  'has-resigned',
  'not-away',
  'not-host',
  'not-over',
  'not-seated',
  'not-started',
  'nothing-to-end',
  'out-of-date',
  'seat-not-yours',
  'seat-present',
  'seat-taken',
  'table-over',
  'turn-not-ended',
  'undo-asked',
  'undo-not-asked',
  'undo-shown',
] as const;

/** What the server itself can answer. */
export const SERVER_REFUSALS = [
  'bad-code',
  'bad-login',
  'bad-message',
  'bad-name',
  'bad-origin',
  'bad-token',
  'bad-type',
  'closing',
  'fault',
  'login-taken',
  'no-identity',
  'no-room',
  'not-found',
  'storage-down',
  'stuck-table',
  'token-not-enough',
  'too-large',
  'too-many',
  'too-many-tokens',
  'unknown-player',
  'unknown-table',
  'weak-password',
  'wrong-login',
] as const;
