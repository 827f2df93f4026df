/** Who is at the table with which points: the players, and an opponent of the rules where the game has one. */
import type { Seat, SeatLook, SeatScore, Words } from '@bottega/kernel';
import type { Scene } from '@bottega/table';

interface Standing {
  readonly seat: Seat;
  readonly name: string;
  readonly colour: string;
  readonly score: SeatScore;
}

export function standings({ result }: Scene, words: Words, seats: readonly SeatLook[]): Standing[] {
  const all = seats.map(({ name, colour }, seat) => ({ seat, name, colour, score: result.scores[seat] }));
  if (result.rival === undefined) return all;
  const seat = seats.length;
  return [...all, { seat, name: words.name(seat), colour: `var(--seat-${seat})`, score: result.rival }];
}
