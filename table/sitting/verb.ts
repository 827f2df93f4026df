/**
 * A verb of the table: what may be asked of it, and what its entry in the log does. Both stand side by side, as in the
 * rules of a game.
 */
import { type AnyGame, refuse, type Seat } from '@bottega/kernel';
import type { Ask } from '../wire.ts';
import { keptUntil } from './clock.ts';
import type { Entry, EntryOf } from './entry.ts';
import type { Stretch } from './running-time.ts';
import { kindOf, type Sitting, statusOf } from './sitting.ts';

/** What somebody asks of the table; the last five come from the house itself. */
export type Request =
  | Exclude<Ask, { do: 'look' | 'course' | 'attend' | 'ping' | 'rematch' | 'prepare' | 'prepared' | 'drop-prepared' }>
  | { readonly do: 'rematch'; readonly table: string }
  | { readonly do: 'bot-move'; readonly seat: Seat; readonly number: number; readonly move: unknown }
  | { readonly do: 'holiday'; readonly times: readonly Stretch[] }
  | { readonly do: 'close' }
  | { readonly do: 'timeout'; readonly seat: Seat };

export interface Asker {
  readonly player: string | null;
  readonly seat: Seat | null;
  /** Whether it is the one who opened the table. */
  readonly host: boolean;
  /** The seats whose people are connected; few requests need to know. */
  here(): readonly Seat[];
  /** When the host was last seen, wherever that was; few requests need to know. */
  hostSeen(): number;
  readonly at: number;
}

export type RequestOf<Kind extends Request['do']> = Extract<Request, { do: Kind }>;

/** Checks a request and gives the entry it leads to, or refuses; changes nothing. */
export type Decide<Kind extends Request['do']> = (game: AnyGame, sitting: Sitting, request: RequestOf<Kind>, asker: Asker) => Entry;

/** Carries out an entry that was written, in place. */
export type Apply<Kind extends Entry['kind']> = (game: AnyGame, sitting: Sitting, entry: EntryOf<Kind>, at: number) => void;

export function needOpen(sitting: Sitting): void {
  if (statusOf(sitting) !== 'open') refuse({ code: 'already-started' });
}

export function needPlaying(sitting: Sitting): void {
  const status = statusOf(sitting);
  if (status === 'open') refuse({ code: 'not-started' });
  if (status === 'over') refuse({ code: 'table-over' });
}

export const needSeat = ({ seat }: Asker): Seat => seat ?? refuse({ code: 'not-seated' });

export function needPlayer({ player }: Asker): string {
  return player ?? refuse({ code: 'no-identity' });
}

/** The seat of somebody who plays themselves, not through a bot. */
export function needPlayingSeat(sitting: Sitting, asker: Asker): Seat {
  needPlaying(sitting);
  const seat = needSeat(asker);
  if (sitting.seats[seat].resigned) refuse({ code: 'has-resigned' });
  // a bot that stands in for one turn gives way as soon as its person is back
  if (kindOf(sitting.seats[seat]) === 'bot' && !sitting.seats[seat].forTurn) refuse({ code: 'not-asked', seats: [] });
  return seat;
}

/** Whether somebody is there to be asked: they are connected, or have not yet let the others wait for too long. */
export const isThere = (sitting: Sitting, asker: Asker, seat: Seat): boolean =>
  seat === asker.seat || asker.here().includes(seat) || asker.at < keptUntil(sitting, seat);

export function needKnownSeat(sitting: Sitting, seat: Seat): Seat {
  if (!Number.isInteger(seat) || seat < 0 || seat >= sitting.players) refuse({ code: 'unknown-seat', given: seat });
  return seat;
}
