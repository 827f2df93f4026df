/** A time as people say it: so many minutes, hours or days. */
export interface WordedTime {
  readonly unit: 'minutes' | 'hours' | 'days';
  readonly count: number;
}

const HOUR = 60;
const DAY = 24 * HOUR;

export function wordedTime(minutes: number): WordedTime {
  if (minutes >= 2 * DAY && minutes % DAY === 0) return { unit: 'days', count: minutes / DAY };
  return minutes >= 2 * HOUR && minutes % HOUR === 0 ? { unit: 'hours', count: minutes / HOUR } : { unit: 'minutes', count: minutes };
}
