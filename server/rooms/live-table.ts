/** A table at one moment, where somebody sits, and who may look at it. */
import type { AnyGame, Seat, Viewer } from '@bottega/kernel';
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
