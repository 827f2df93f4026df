/**
 * How a tournament stands. A table is worth a point to who beats everybody there, nothing to who beats nobody, and in
 * between by how many one beats, a tie counting half: so tables of two, three and four weigh the same, and of two it is
 * a point, a half or nothing. A free round counts as a win.
 */

/** A table that was played: who sat there, and the place each came to; null where nobody has won. */
export interface PlayedTable {
  readonly entrants: readonly number[];
  readonly ranks: readonly number[] | null;
}

export interface Standing {
  readonly entrant: number;
  /** 1 for the first; who is equal in everything shares it. */
  readonly place: number;
  readonly points: number;
  /** What those have won whom one has met: Buchholz. */
  readonly opposition: number;
  /** The same of those one has beaten: Sonneborn–Berger. */
  readonly beaten: number;
  readonly played: number;
}

/** By what those with the same points are told apart, in this order. */
const TIE_BREAKS = { swiss: ['opposition', 'beaten'], 'round-robin': ['beaten', 'opposition'] } as const;
export type TournamentKind = keyof typeof TIE_BREAKS;

/** What one has of another at a table: 1 when better, 0 when worse. */
const against = (ranks: PlayedTable['ranks'], one: number, other: number): number =>
  ranks === null || ranks[one] === ranks[other] ? 1 / 2 : ranks[one] < ranks[other] ? 1 : 0;

/** The sum over the others at a table, each weighing the same. */
function overOthers({ entrants, ranks }: PlayedTable, seat: number, worth: (share: number, other: number) => number): number {
  let sum = 0;
  for (const [other, entrant] of entrants.entries()) if (other !== seat) sum += worth(against(ranks, seat, other), entrant);
  return sum / (entrants.length - 1);
}

/** Sums of thirds are the same in whichever order they were added. */
const exact = (value: number): number => Math.round(value * 1e6) / 1e6;

export function standingsOf(kind: TournamentKind, entrants: readonly number[], tables: readonly PlayedTable[]): Standing[] {
  const seatsOf = (entrant: number) =>
    tables.flatMap((table) => {
      const seat = table.entrants.indexOf(entrant);
      return seat === -1 ? [] : [{ table, seat }];
    });
  const points = new Map(
    entrants.map((entrant) => {
      const won = seatsOf(entrant).map(({ table, seat }) => (table.entrants.length === 1 ? 1 : overOthers(table, seat, (share) => share)));
      return [entrant, exact(won.reduce((sum, each) => sum + each, 0))];
    }),
  );
  const unplaced = entrants.map((entrant) => {
    const met = seatsOf(entrant).filter(({ table }) => table.entrants.length > 1);
    const sum = (worth: (share: number, other: number) => number): number =>
      exact(met.reduce((total, { table, seat }) => total + overOthers(table, seat, worth), 0));
    return {
      entrant,
      points: points.get(entrant)!,
      opposition: sum((_, other) => points.get(other) ?? 0),
      beaten: sum((share, other) => share * (points.get(other) ?? 0)),
      played: met.length,
    };
  });
  const order = ['points', ...TIE_BREAKS[kind]] as const;
  const compare = (one: (typeof unplaced)[number], other: (typeof unplaced)[number]): number => {
    const by = order.find((key) => one[key] !== other[key]);
    return by === undefined ? 0 : other[by] - one[by];
  };
  const sorted = [...unplaced].sort((one, other) => compare(one, other) || one.entrant - other.entrant);
  return sorted.map((one) => ({ ...one, place: sorted.findIndex((other) => compare(one, other) === 0) + 1 }));
}
