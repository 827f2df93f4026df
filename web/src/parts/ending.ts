import type { StoredGame } from '../storage.ts';

/** Where one person played: how it ended for them. */
export function endingOf({ winners, over, sitters }: StoredGame): 'won' | 'shared' | 'lost' | null {
  const people = sitters.flatMap(({ level }, seat) => (level === null ? [seat] : []));
  if (!over || winners === undefined || people.length !== 1) return null;
  if (!winners.includes(people[0])) return 'lost';
  return winners.length > 1 ? 'shared' : 'won';
}
