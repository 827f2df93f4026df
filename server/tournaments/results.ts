/** What came of a table, as far as a tournament counts it. */
import type { Outcome } from '@bottega/table/wire';
import { rankOf } from '../rooms/rows.ts';

/** The line of a table in the lists, as it is stored. */
interface StoredTable {
  readonly seats: readonly { readonly kind: string; readonly player: string | null; readonly resigned: boolean }[];
  readonly outcome: Outcome | null;
}

export interface TableResult {
  /** By seat; null where nobody has won, and all share. */
  readonly ranks: readonly number[] | null;
  /** The seats of people who let their time run out and never came back. Who gives up a game plays the next one. */
  readonly forfeited: readonly number[];
}

export function resultOf(line: string): TableResult {
  const { seats, outcome } = JSON.parse(line) as StoredTable;
  const absent = seats.flatMap(({ kind, player }, seat) => (kind === 'bot' && player !== null ? [seat] : []));
  const forfeited = absent.filter((seat) => !seats[seat].resigned);
  const ranks = seats.map((_, seat) => rankOf(outcome, seat));
  if (ranks.includes(null)) return { ranks: null, forfeited };
  // whoever was not there at the end stands last, whatever the bot has made of it
  const last = seats.length - absent.length + 1;
  const isBetter = (other: number, seat: number): boolean => !absent.includes(other) && ranks[other]! < ranks[seat]!;
  return { ranks: seats.map((_, seat) => (absent.includes(seat) ? last : 1 + seats.filter((_each, other) => isBetter(other, seat)).length)), forfeited };
}
