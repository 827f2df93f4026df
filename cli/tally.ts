/**
 * How often each value of an event parameter occurs, by event code, and how the seats it happened to fared:
 * the mean share of all points that went to the event's seat. It answers which cards are worth having, in any game.
 */
import type { GameEvent } from '@bottega/kernel';

export interface TallyRow {
  readonly event: string;
  readonly value: unknown;
  readonly times: number;
  /** Mean share of the game's points, 0 to 1; null when no event of this kind had a seat. */
  readonly share: number | null;
}

interface Entry {
  times: number;
  seated: number;
  shares: number;
}

export class Tally {
  private readonly parameter: string | undefined;
  private readonly entries = new Map<string, Entry>();
  private game: { key: string; seat: unknown }[] = [];

  constructor(parameter: string | undefined) {
    this.parameter = parameter;
  }

  /** A new game begins: what an unfinished one left is dropped. */
  begin(): void {
    this.game = [];
  }

  hear(event: GameEvent): void {
    if (this.parameter === undefined || !(this.parameter in event)) return;
    const given = event[this.parameter];
    for (const value of Array.isArray(given) ? given : [given]) this.game.push({ key: JSON.stringify([event.code, value]), seat: event.seat });
  }

  /** The game is over with these totals: counts what was heard in it. */
  settle(totals: readonly number[]): void {
    const sum = totals.reduce((points, total) => points + total, 0);
    for (const { key, seat } of this.game) {
      const entry = this.entries.get(key) ?? { times: 0, seated: 0, shares: 0 };
      this.entries.set(key, entry);
      entry.times++;
      if (typeof seat !== 'number') continue;
      entry.seated++;
      entry.shares += sum > 0 ? totals[seat] / sum : 1 / totals.length;
    }
  }

  get rows(): TallyRow[] {
    const rows = [...this.entries].map(([key, { times, seated, shares }]): TallyRow => {
      const [event, value] = JSON.parse(key) as [string, unknown];
      return { event, value, times, share: seated === 0 ? null : Number((shares / seated).toFixed(4)) };
    });
    return rows.sort((a, b) => a.event.localeCompare(b.event) || b.times - a.times);
  }
}
