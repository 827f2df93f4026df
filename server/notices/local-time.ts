/** The time of day where somebody lives. */

const MINUTE = 60_000;
const DAY = 24 * 60;

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone) ?? new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  formats.set(zone, known);
  return known;
}

/** Minutes after midnight there. */
export function minuteOfDay(at: number, zone: string): number {
  const [hours, minutes] = formatOf(zone).format(at).split(':').map(Number);
  return 60 * hours + minutes;
}

/** The next moment after `at` when clocks there show that minute of the day. */
export function nextAt(minute: number, at: number, zone: string): number {
  const start = at - (at % MINUTE);
  const ahead = (from: number): number => (minute - minuteOfDay(from, zone) + DAY) % DAY;
  const first = start + (ahead(start) || DAY) * MINUTE;
  // where clocks are changed on the way, it is an hour sooner or later
  const off = ahead(first);
  return first + (off > DAY / 2 ? off - DAY : off) * MINUTE;
}
