/** A table at one moment, where somebody sits, and who may look at it. */
import { type AnyGame, refuse, type Seat, type Viewer } from '@bottega/kernel';
import { kindOf, type People, type Sitting, statusOf } from '@bottega/table/sitting';

export interface LiveTable {
  readonly game: AnyGame;
  readonly sitting: Sitting;
  readonly people: People;
  /** The seat of the bot that is thinking. */
  readonly thinking: Seat | null;
  /** Whether it must share the thinking with many other tables. */
  readonly busy: boolean;
}

export function seatOf({ sitting, people }: LiveTable, player: string | null): Viewer {
  if (player === null) return null;
  const seat = sitting.seats.findIndex((sitter) => sitter.player !== null && people(sitter.player).id === player);
  return seat === -1 ? null : seat;
}

export const isHost = ({ sitting, people }: LiveTable, player: string | null): boolean => player !== null && people(sitting.host).id === player;

/** Refuses a table whose game has begun. */
export function needWaiting({ sitting }: LiveTable): void {
  if (statusOf(sitting) !== 'open') refuse({ code: 'already-started' });
}

/** Refuses whoever is not the host of a table that waits for players; who may not see it learns nothing. */
export function needHost(live: LiveTable, player: string): void {
  needSight(live, player);
  if (!isHost(live, player)) refuse({ code: 'not-host' });
  needWaiting(live);
}

/** Where nobody may look on, what is said is for those at the table alone, also when the game is over. */
export const mayHear = (live: LiveTable, player: string | null): boolean =>
  live.sitting.settings.spectators || seatOf(live, player) !== null || isHost(live, player);

/**
 * While a game is played without spectators, only its players and its host see it; and whoever has the link, as long as
 * a seat waits for a friend.
 */
export function maySee(live: LiveTable, player: string | null): boolean {
  const { sitting } = live;
  if (statusOf(sitting) !== 'playing' || sitting.settings.spectators) return true;
  if (seatOf(live, player) !== null || isHost(live, player)) return true;
  return sitting.seats.some((seat) => kindOf(seat) === 'open');
}

export function needSight(live: LiveTable, player: string | null): void {
  if (!maySee(live, player)) refuse({ code: 'unknown-table' });
}
