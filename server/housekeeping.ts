/** What is done every few minutes: sessions end, tables go that nobody will play at, and addresses that nobody proved. Every process does it. */
import type { Openings } from './http/openings.ts';
import type { Passes } from './people/passes.ts';
import type { Rooms } from './rooms/rooms.ts';

const EVERY = 5 * 60_000;

export interface HousekeepingOptions {
  readonly passes: Passes;
  readonly openings: Openings;
  readonly rooms: Rooms;
  readonly tidyNotices: () => Promise<void>;
  readonly tidySeekers: () => Promise<void>;
  readonly tidyDaily: () => Promise<void>;
  readonly tidyInvitations: () => Promise<void>;
  readonly report: (error: unknown) => void;
}

export class Housekeeping {
  private readonly options: HousekeepingOptions;
  private readonly timer: NodeJS.Timeout;

  constructor(options: HousekeepingOptions) {
    this.options = options;
    this.timer = setInterval(() => this.run().catch(options.report), EVERY);
    this.timer.unref();
  }

  async run(): Promise<void> {
    const { passes, openings, rooms, tidyNotices, tidySeekers, tidyDaily, tidyInvitations } = this.options;
    // first, so that whoever has a page open all the time counts as here
    await passes.sweep(openings.here());
    await rooms.removeAbandoned();
    await tidySeekers();
    await tidyDaily();
    await tidyInvitations();
    await tidyNotices();
  }

  close(): void {
    clearInterval(this.timer);
  }
}
