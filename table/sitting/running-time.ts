/**
 * When a clock runs that counts days: within the hours of the day that the table has agreed on, and not while its
 * person is on holiday.
 */
import type { DailyHours } from '../wire.ts';

/** From one moment to another, in milliseconds since 1970. */
export type Stretch = readonly [from: number, until: number];

export interface Running {
  /** Undefined: all day. */
  readonly hours?: DailyHours | undefined;
  /** In order, one after the other. */
  readonly holidays: readonly Stretch[];
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** How long the clock runs in a day. */
export function lengthOfDay(hours: DailyHours | undefined): number {
  if (hours === undefined) return DAY;
  const minutes = hours.until - hours.from;
  return minutes > 0 ? minutes * MINUTE : DAY + minutes * MINUTE;
}

/** For how long it runs between two moments. */
export function runningTime(running: Running, from: number, until: number): number {
  let sum = 0;
  for (const [begin, end] of stretches(running, from)) {
    if (begin >= until) break;
    sum += Math.min(end, until) - begin;
  }
  return sum;
}

/** The moment when it has run for so long. */
export function momentAfter(running: Running, from: number, long: number): number {
  // what has run out before is known from the time that went by
  if (long <= 0) return from + long;
  let left = long;
  for (const [begin, end] of stretches(running, from)) {
    if (begin + left <= end) return begin + left;
    left -= end - begin;
  }
  return Number.POSITIVE_INFINITY;
}

/** When it runs, from that moment on, for ever. */
function* stretches({ hours, holidays }: Running, from: number): Generator<Stretch> {
  for (const [begin, end] of hours === undefined ? [[from, Number.POSITIVE_INFINITY] as Stretch] : days(hours, from)) {
    let at = begin;
    for (const [leaves, returns] of holidays) {
      if (returns <= at || leaves >= end) continue;
      if (leaves > at) yield [at, leaves];
      at = Math.max(at, returns);
    }
    if (at < end) yield [at, end];
  }
}

function* days(hours: DailyHours, from: number): Generator<Stretch> {
  // hours over midnight may have begun the day before
  for (let day = Math.floor((from + offsetAt(hours.zone, from)) / DAY) - 1; ; day++) {
    const begin = momentOf(hours.zone, day, hours.from);
    const end = momentOf(hours.zone, hours.until > hours.from ? day : day + 1, hours.until);
    if (end > from && end > begin) yield [Math.max(begin, from), end];
  }
}

/** When the clocks of that zone show so many minutes after midnight on that day, counted from 1970. */
function momentOf(zone: string, day: number, minutes: number): number {
  const shown = day * DAY + minutes * MINUTE;
  const near = shown - offsetAt(zone, shown);
  return shown - offsetAt(zone, near);
}

const formats = new Map<string, Intl.DateTimeFormat>();
/** Zones change their clocks at full quarters of an hour, so that one answer holds for all moments of it. */
const QUARTER = 15 * MINUTE;
const MOST_KNOWN = 10_000;
const known = new Map<string, number>();

/** By how much the clocks of that zone are ahead of UTC. */
function offsetAt(zone: string, moment: number): number {
  const at = Math.floor(moment / QUARTER) * QUARTER;
  const key = `${zone} ${at}`;
  let offset = known.get(key);
  if (offset === undefined) {
    if (known.size >= MOST_KNOWN) known.clear();
    offset = shownAt(zone, at) - at;
    known.set(key, offset);
  }
  return offset;
}

/** What the clocks of that zone show, as if it were UTC. */
function shownAt(zone: string, moment: number): number {
  let format = formats.get(zone);
  if (format === undefined) {
    format = new Intl.DateTimeFormat('en-GB', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
    formats.set(zone, format);
  }
  const part = Object.fromEntries(format.formatToParts(moment).map(({ type, value }) => [type, Number(value)]));
  return Date.UTC(part.year, part.month - 1, part.day, part.hour, part.minute, part.second);
}

export function isZone(zone: string): boolean {
  try {
    shownAt(zone, 0);
    return true;
  } catch {
    return false;
  }
}
