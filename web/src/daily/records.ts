/** What became of the daily tables: the first finished game of a day counts. Kept in the browser, beside the games. */
import type { Result, Seat } from '@bottega/kernel';

export interface Score {
  readonly points: number;
  /** 1 for the winner. */
  readonly place: number;
}

export interface DayRecord extends Score {
  readonly players: number;
  /** What the bots of the house made of the same seat, by level. */
  readonly house?: Readonly<Record<string, Score>>;
}

/** By day. */
export type Records = Readonly<Record<string, DayRecord>>;

const keyOf = (game: string): string => `bottega.daily.${game}`;

export function recordsOf(game: string): Records {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(keyOf(game)) ?? '{}');
    return read !== null && typeof read === 'object' && !Array.isArray(read) ? (read as Records) : {};
  } catch {
    return {};
  }
}

export function keepRecord(game: string, day: string, record: DayRecord): Records {
  const records = { ...recordsOf(game), [day]: record };
  try {
    localStorage.setItem(keyOf(game), JSON.stringify(records));
  } catch {
    // a browser that keeps nothing still shows the day's result
  }
  return records;
}

export function scoreOf({ scores, ranking }: Result, seat: Seat): Score {
  return { points: scores[seat].total, place: 1 + ranking.findIndex((group) => group.includes(seat)) };
}
