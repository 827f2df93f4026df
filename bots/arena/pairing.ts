/**
 * Who sits where. A seed is played as often as there are seats, with everybody moved on by one seat each time, so that
 * neither the seats nor the luck of a setup favour anybody.
 */
export interface Pairing {
  readonly seed: string;
  /** The entrant at each seat, by its number in the list. */
  readonly entrants: readonly number[];
}

/** Fills the table: the last one named takes the seats that are left. */
export function seatsFor<Bot>(bots: readonly Bot[], players: number): Bot[] {
  return Array.from({ length: players }, (_, seat) => bots[Math.min(seat, bots.length - 1)]);
}

export function pairing(game: number, entrants: readonly number[], seed: string): Pairing {
  const players = entrants.length;
  const turned = game % players;
  return { seed: `${seed}/${Math.floor(game / players)}`, entrants: entrants.map((_, seat) => entrants[(seat + players - turned) % players]) };
}

/** As many games as make whole rounds of seats. */
export const wholeRounds = (games: number, players: number): number => Math.ceil(games / players) * players;
