/** How strong the levels are in each game, as `scripts/ladder.mjs` measured it: what a rated table counts them for. */
import type { Rating } from './arena/ladder.ts';
import ladder from './ladder.json' with { type: 'json' };
import type { Level } from './levels.ts';

type Rungs = Readonly<Partial<Record<string, Rating>>>;

/** By game, and by how many play. */
export const LADDER: Readonly<Record<string, Readonly<Record<string, Rungs>>>> = ladder.games;

/** Of a level among so many; as among two where more were not measured, and nothing where the game was not. */
export function houseRating(game: string, level: Level, players = 2): Rating | undefined {
  const rungs = LADDER[game];
  return rungs?.[players]?.[level] ?? rungs?.[2]?.[level];
}
