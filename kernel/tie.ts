/** What decides between equal scores, as told when the game is over. */
import type { Result } from './game.ts';

/** One thing that is compared, by seat. */
export interface Decider {
  readonly name: string;
  readonly values: readonly number[];
}

/** The first that tells two apart whose scores are equal; null where none are equal, or where nothing does. */
export function firstToDecide({ over, scores, rival }: Result, deciders: readonly Decider[]): Decider | null {
  if (!over) return null;
  const all = rival === undefined ? scores : [...scores, rival];
  const tells = ({ values }: Decider): boolean =>
    all.some((one, seat) => all.some((other, place) => place > seat && one.total === other.total && values[seat] !== values[place]));
  return deciders.find(tells) ?? null;
}
