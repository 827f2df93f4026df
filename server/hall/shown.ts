/** A table at one moment, where somebody sits, and who may look at it. */
import type { AnyGame, Seat, Viewer } from '@bottega/kernel';
import { kindOf, type People, type Sitting, statusOf } from '@bottega/table/sitting';

export interface Shown {
  readonly game: AnyGame;
  readonly sitting: Sitting;
  readonly people: People;
  readonly thinking: Seat | null;
}

export function seatOf({ sitting, people }: Pick<Shown, 'sitting' | 'people'>, player: string | null): Viewer {
  if (player === null) return null;
  const seat = sitting.seats.findIndex((sitter) => sitter.player !== null && people(sitter.player).id === player);
  return seat === -1 ? null : seat;
}

/** While a game is played without spectators only those who play see it, and the host; and whoever has the link, as long as a seat waits for a friend. */
export function maySee(shown: Shown, player: string | null): boolean {
  const { sitting, people } = shown;
  if (statusOf(sitting) !== 'playing' || sitting.settings.spectators) return true;
  if (seatOf(shown, player) !== null || (player !== null && people(sitting.host).id === player)) return true;
  return sitting.seats.some((seat) => kindOf(seat) === 'open');
}
