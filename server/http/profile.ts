/** What somebody's finished games add up to. */
import type { Person } from '@bottega/table/sitting';
import type { Player, Profile } from '@bottega/table/wire';
import type { ResultRow } from '../storage/table-store.ts';

type Persons = ReadonlyMap<string, Person>;

/** `known`: the games that whoever looks may know of; only these name others. */
export function profileOf(
  { id, name }: Player,
  results: readonly ResultRow[],
  known: readonly ResultRow[],
  persons: Persons,
): Pick<Profile, 'id' | 'name' | 'games' | 'against'> {
  return { id, name, games: gamesOf(id, results, persons), against: rivalsOf(id, known, persons) };
}

const personOf = (persons: Persons, player: string | null): Person | undefined => (player === null ? undefined : persons.get(player));

function gamesOf(id: string, results: readonly ResultRow[], persons: Persons): Profile['games'] {
  const games = new Map<string, GameSum>();
  for (const { game, seats } of results) {
    const mine = seats.find(({ player }) => personOf(persons, player)?.id === id);
    if (mine?.rank == null) continue;
    const sum = games.get(game) ?? { game, played: 0, won: 0, best: null, seats: [] };
    games.set(game, sum);
    sum.played++;
    if (mine.rank === 1 && seats.length > 1) sum.won++;
    noteSeat(sum, seats.length, seats.indexOf(mine), mine.rank === 1);
    if (mine.total !== null) sum.best = Math.max(sum.best ?? mine.total, mine.total);
  }
  return [...games.values()];
}

interface GameSum {
  readonly game: string;
  played: number;
  won: number;
  best: number | null;
  readonly seats: { readonly players: number; readonly seat: number; played: number; won: number }[];
}

/** Alone at a table there is nobody to sit before or after. */
function noteSeat({ seats }: GameSum, players: number, seat: number, won: boolean): void {
  if (players < 2) return;
  let line = seats.find((one) => one.players === players && one.seat === seat);
  if (line === undefined) {
    line = { players, seat, played: 0, won: 0 };
    seats.push(line);
    seats.sort((a, b) => a.players - b.players || a.seat - b.seat);
  }
  line.played++;
  if (won) line.won++;
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
