/**
 * What a server and the pages say to each other about a table. Whatever may come in, and the answers over HTTP, have
 * schemas (`schemas/`), from which their types are made; pages import the types alone. Times are milliseconds since
 * 1970, lengths of time in settings are seconds or days.
 */
import type { GameEvent, Reason, Seat, Viewer } from '@bottega/kernel';
import type { Patch } from './patch.ts';
import type { Phrase, Sign } from './phrases.ts';
import type * as schemas from './schemas/index.ts';
import type { Of } from './schemas/index.ts';
import type { Course, LogLine } from './table.ts';

// ---- tables

export type DailyHours = Of<typeof schemas.DailyHours>;
export type Pace = Of<typeof schemas.Pace>;
export type TimeoutRule = Of<typeof schemas.TimeoutRule>;
export type Terms = Of<typeof schemas.Terms>;
export type SeatWish = Of<typeof schemas.SeatWish>;
export type OwnEdition = Of<typeof schemas.OwnEdition>;
export type EditionLine = Of<typeof schemas.EditionLine>;
export type EditionPage = Of<typeof schemas.EditionPage>;
export type NewEdition = Of<typeof schemas.NewEdition>;
export type EditionVersion = Of<typeof schemas.EditionVersion>;
export type EditionVote = Of<typeof schemas.EditionVote>;
export type NewHouseRules = Of<typeof schemas.NewHouseRules>;
export type HouseRules = Of<typeof schemas.HouseRules>;
export type OpenTable = Of<typeof schemas.OpenTable>;
export type SeatSummary = Of<typeof schemas.SeatSummary>;
export type Outcome = Of<typeof schemas.Outcome>;
export type UndoRequest = Of<typeof schemas.UndoRequest>;
export type Summary = Of<typeof schemas.Summary>;
export type TableStatus = Summary['status'];
export type TableLine = Of<typeof schemas.TableLine>;
export type Expected = Of<typeof schemas.Expected>;
export type Prepared = Of<typeof schemas.Prepared>;

/**
 * Time left for each seat at the moment `at` of the server's clock; it runs on for those in `running`. Null: no clock.
 */
export interface Clocks {
  readonly at: number;
  readonly left: readonly (number | null)[];
  readonly running: readonly Seat[];
  /** Where days are counted: when the time of those in `running` is over, whenever their clocks stand before that. */
  readonly until?: readonly (number | null)[];
}

export interface ChatLine {
  /** A seat; people without one can only listen. */
  readonly from: Seat;
  readonly name: string;
  /** Empty where it is a phrase. */
  readonly text: string;
  readonly phrase?: Phrase;
  readonly at: number;
}

/** Somebody's sign for the move with which so many were made. */
export interface Reaction {
  readonly number: number;
  readonly from: Seat;
  readonly name: string;
  readonly sign: Sign;
}

// ---- people

export type Player = Of<typeof schemas.Player>;
export type Profile = Of<typeof schemas.Profile>;
export type SessionLine = Of<typeof schemas.SessionLine>;
export type CodeLook = Of<typeof schemas.CodeLook>;
export type Holiday = Of<typeof schemas.Holiday>;
export type PasskeyLine = Of<typeof schemas.PasskeyLine>;
export type TokenLine = Of<typeof schemas.TokenLine>;

// ---- ratings

export type PlayerRating = Of<typeof schemas.PlayerRating>;
export type Leaderboard = Of<typeof schemas.Leaderboard>;

// ---- company

export type SeekWish = Of<typeof schemas.SeekWish>;
export type Seek = Of<typeof schemas.Seek>;
export type SeekLine = Of<typeof schemas.SeekLine>;
export type Followed = Of<typeof schemas.Followed>;
export type Invite = Of<typeof schemas.Invite>;
export type Invited = Of<typeof schemas.Invited>;
export type Invitation = Of<typeof schemas.Invitation>;
export type DailyGame = Of<typeof schemas.DailyGame>;
export type DailyResult = Of<typeof schemas.DailyResult>;

// ---- tournaments

export type NewTournament = Of<typeof schemas.NewTournament>;
export type TournamentLine = Of<typeof schemas.TournamentLine>;
export type TournamentOffer = Of<typeof schemas.TournamentOffer>;
export type Tournament = Of<typeof schemas.Tournament>;

// ---- order

export type NewReport = Of<typeof schemas.NewReport>;
export type Report = Of<typeof schemas.Report>;
export type KeptReport = Of<typeof schemas.KeptReport>;
export type BlockedPlayer = Of<typeof schemas.BlockedPlayer>;
export type KeptPerson = Of<typeof schemas.KeptPerson>;
export type KeptTable = Of<typeof schemas.KeptTable>;
export type Sanction = Of<typeof schemas.Sanction>;
export type House = Of<typeof schemas.House>;
export type HouseTexts = Of<typeof schemas.HouseTexts>;
export type Act = Of<typeof schemas.Act>;
export type KeepOverview = Of<typeof schemas.KeepOverview>;

// ---- notices

export type Plan = Of<typeof schemas.Plan>;
export type TablePlan = Of<typeof schemas.TablePlan>;
export type Channel = Of<typeof schemas.Channel>;
export type ChannelFault = Of<typeof schemas.ChannelFault>;
export type NoticeWishes = Of<typeof schemas.NoticeWishes>;
export type Notices = Of<typeof schemas.Notices>;
export type TableNotices = Of<typeof schemas.TableNotices>;
export type NewChannel = Of<typeof schemas.NewChannel>;

// ---- WebSocket /api/tables/:id/live, from the page

export type { Ask, ClientMessage } from './schemas/asks.ts';

/** The answer to the message with this id; `table` for a rematch, `view` for a look, `course` for a course, `prepared` for a prepared turn. */
export type Answer =
  | { readonly id: number; readonly ok: true; readonly view?: unknown; readonly course?: Course; readonly table?: string; readonly prepared?: Prepared | null }
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
  readonly reactions: readonly Reaction[];
  /** The seats I do not want to hear. */
  readonly muted: readonly Seat[];
  /** Seats whose people are connected. */
  readonly here: readonly Seat[];
  /** The seat of a bot that is thinking. */
  readonly thinking: Seat | null;
  /** It waits for the bots of other tables, or thinks for a shorter time because of them. Absent: no. */
  readonly busy?: true;
}

/**
 * A move was made. The new view is `patch(view, patch)`; an absent patch means that you see no difference. Whether you
 * may take your own move back is not told, because whoever knows the rules can tell: you may, unless it showed you
 * something.
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
  /** Somebody's sign for a move; null: they have taken it back. */
  | ({ readonly is: 'reaction' } & Omit<Reaction, 'sign'> & { readonly sign: Sign | null })
  | { readonly is: 'thinking'; readonly seat: Seat | null; readonly busy?: true }
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
  'host-kept',
  'kicked',
  'nobody-there',
  'house-edition',
  'not-away',
  'not-host',
  'not-over',
  'not-seated',
  'not-started',
  'nothing-to-end',
  'out-of-date',
  'rated-seat',
  'seat-kept',
  'seat-not-yours',
  'seat-present',
  'seat-taken',
  'table-over',
  'turn-not-ended',
  'undo-asked',
  'undo-not-asked',
  'undo-shown',
  'your-turn',
] as const;

/** What the server itself can answer. */
export const SERVER_REFUSALS = [
  'account-needed',
  'bad-address',
  'bad-code',
  'bad-day',
  'bad-holiday',
  'bad-label',
  'bad-login',
  'bad-message',
  'bad-name',
  'bad-origin',
  'bad-passkey',
  'bad-rated',
  'bad-reset',
  'bad-start',
  'bad-token',
  'bad-type',
  'bad-zone',
  'closing',
  'daily-done',
  'edition-changed',
  'edition-named',
  'fault',
  'is-keeper',
  'login-taken',
  'name-taken',
  'no-account',
  'no-difference',
  'no-identity',
  'no-mail',
  'no-room',
  'not-entered',
  'not-found',
  'not-keeper',
  'not-organiser',
  'not-welcome',
  'own-edition',
  'only-accounts',
  'silenced',
  'sits-there',
  'storage-down',
  'stuck-table',
  'suspended',
  'token-not-enough',
  'too-few',
  'too-large',
  'too-many',
  'too-many-blocks',
  'too-many-channels',
  'too-many-editions',
  'too-many-follows',
  'too-many-house-rules',
  'too-many-invitations',
  'too-many-passkeys',
  'too-many-tokens',
  'too-many-tournaments',
  'tournament-begun',
  'tournament-full',
  'tournament-over',
  'unknown-edition',
  'unknown-player',
  'unknown-table',
  'unproved',
  'weak-password',
  'wrong-login',
  'wrong-password',
] as const;
