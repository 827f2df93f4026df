/** What somebody's finished games add up to. */
import type { Person } from '@bottega/table/sitting';
import type { Player, Profile } from '@bottega/table/wire';
import type { ResultRow } from '../storage/table-store.ts';

type Persons = ReadonlyMap<string, Person>;

/** `known`: the games that whoever looks may know of; only these name others. */
export function profileOf({ id, name }: Player, results: readonly ResultRow[], known: readonly ResultRow[], persons: Persons): Omit<Profile, 'recent'> {
  return { id, name, games: gamesOf(id, results, persons), against: rivalsOf(id, known, persons) };
}

const personOf = (persons: Persons, player: string | null): Person | undefined => (player === null ? undefined : persons.get(player));

function gamesOf(id: string, results: readonly ResultRow[], persons: Persons): Profile['games'] {
  const games = new Map<string, { game: string; played: number; won: number; best: number | null }>();
  for (const { game, seats } of results) {
    const mine = seats.find(({ player }) => personOf(persons, player)?.id === id);
    if (mine?.rank == null) continue;
    const sum = games.get(game) ?? { game, played: 0, won: 0, best: null };
    games.set(game, sum);
    sum.played++;
    if (mine.rank === 1 && seats.length > 1) sum.won++;
    if (mine.total !== null) sum.best = Math.max(sum.best ?? mine.total, mine.total);
  }
  return [...games.values()];
}

function rivalsOf(id: string, results: readonly ResultRow[], persons: Persons): Profile['against'] {
  const against = new Map<string, { id: string; name: string; played: number; won: number; lost: number }>();
  for (const { seats } of results) {
    const mine = seats.find(({ player }) => personOf(persons, player)?.id === id);
    if (mine?.rank == null) continue;
    for (const other of seats) {
      const person = personOf(persons, other.player);
      if (person === undefined || person.id === id || other.rank === null) continue;
      const line = against.get(person.id) ?? { id: person.id, name: person.name ?? '', played: 0, won: 0, lost: 0 };
      against.set(person.id, line);
      line.played++;
      if (mine.rank < other.rank) line.won++;
      if (mine.rank > other.rank) line.lost++;
    }
  }
  return [...against.values()].sort((a, b) => b.played - a.played);
}
