/** Days in a row. */
import { dayBefore } from '@bottega/table/daily';

/** How many days in a row were played, up to today; who has not played today yet has not broken it. */
export function streakOf(days: ReadonlySet<string>, today: string): number {
  let streak = 0;
  for (let day = days.has(today) ? today : dayBefore(today); days.has(day); day = dayBefore(day)) streak++;
  return streak;
}
