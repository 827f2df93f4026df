/** Who has met whom so far. */
import type { PlayedTable } from './standings.ts';

/** More than ever take part. */
const MOST = 1024;

export class History {
  private readonly meetings = new Map<number, number>();
  private readonly free = new Map<number, number>();
  private readonly began = new Map<number, number>();

  constructor(tables: readonly Pick<PlayedTable, 'entrants'>[]) {
    for (const { entrants } of tables) {
      if (entrants.length === 1) this.free.set(entrants[0], this.byes(entrants[0]) + 1);
      else this.began.set(entrants[0], this.firsts(entrants[0]) + 1);
      for (const one of entrants) for (const other of entrants) if (one < other) this.meetings.set(one * MOST + other, this.met(one, other) + 1);
    }
  }

  met(one: number, other: number): number {
    return this.meetings.get(one < other ? one * MOST + other : other * MOST + one) ?? 0;
  }

  byes(entrant: number): number {
    return this.free.get(entrant) ?? 0;
  }

  /** How often somebody had the first seat. */
  firsts(entrant: number): number {
    return this.began.get(entrant) ?? 0;
  }
}
