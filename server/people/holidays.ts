/** Holidays: somebody's clocks stand at all tables that are played over days. Bounded, so that nobody waits for ever. */
import { refuse } from '@bottega/kernel';
import type { Holiday, Player } from '@bottega/table/wire';
import type { HolidayStore } from '../storage/holiday-store.ts';
import { newId } from './secrets.ts';

const DAY = 86_400_000;
const YEAR = 365 * DAY;
/** Days of holiday within any year. */
const MOST = 30;
/** The page's clock may be a little slow. */
const LATE = 5 * 60_000;

export interface HolidaysOptions {
  readonly store: HolidayStore;
  readonly now: () => number;
  /** Lets every table of theirs know. */
  readonly tell: (player: string) => Promise<void>;
}

export class Holidays {
  private readonly options: HolidaysOptions;

  constructor(options: HolidaysOptions) {
    this.options = options;
  }

  /** Those of the last year, and those to come. */
  of(player: Player): Promise<Holiday[]> {
    return this.options.store.of(player.id, this.options.now() - YEAR);
  }

  async take(player: Player, begins: number, ends: number): Promise<Holiday> {
    const { store, now, tell } = this.options;
    const at = now();
    if (begins < at - LATE) refuse({ code: 'bad-holiday', why: 'past', most: MOST });
    const holiday: Holiday = { id: newId(), begins: Math.max(begins, at), ends };
    if (ends <= holiday.begins) refuse({ code: 'bad-holiday', why: 'order', most: MOST });
    if (ends > at + YEAR) refuse({ code: 'bad-holiday', why: 'far', most: MOST });
    const others = await store.of(player.id, at - YEAR);
    if (others.some((other) => other.begins < ends && other.ends > holiday.begins)) refuse({ code: 'bad-holiday', why: 'overlap', most: MOST });
    if (isTooMuch([...others, holiday])) refuse({ code: 'bad-holiday', why: 'long', most: MOST });
    // another browser of theirs may have been first
    if (!(await store.add(player.id, holiday))) refuse({ code: 'bad-holiday', why: 'overlap', most: MOST });
    await tell(player.id);
    return holiday;
  }

  async end(player: Player, id: string): Promise<void> {
    if (!(await this.options.store.end(player.id, id, this.options.now()))) refuse({ code: 'not-found' });
    await this.options.tell(player.id);
  }
}

/** Whether within the year before the end of any of them there is more holiday than there may be. */
function isTooMuch(holidays: readonly Holiday[]): boolean {
  return holidays.some(({ ends }) => {
    const from = ends - YEAR;
    const sum = holidays.reduce((days, other) => days + Math.max(0, Math.min(other.ends, ends) - Math.max(other.begins, from)), 0);
    return sum > MOST * DAY;
  });
}
