/** When a notice may be sent: by the plan of its channel, or of its table, and not in its owner's quiet hours. */
import type { NoticeWishes, TablePlan } from '@bottega/table/wire';
import type { NoticeRow } from '../storage/outbox.ts';
import { minuteOfDay, nextAt } from './local-time.ts';

const MINUTE = 60_000;

/** The first moment from `now` on, or never. */
export function sendAt({ kind, at }: Pick<NoticeRow, 'kind' | 'at'>, plan: TablePlan, { quiet, zone }: NoticeWishes, now: number): number | 'never' {
  // their owner waits for these
  if (kind === 'proof' || kind === 'trial' || kind === 'reset') return now;
  if (plan.when === 'never') return 'never';
  // this hour was chosen, whatever else is wished
  if (plan.when === 'daily' && kind !== 'time') return Math.max(now, nextAt(60 * plan.hour, at, zone));
  const planned = plan.when === 'later' && kind !== 'time' ? at + plan.minutes * MINUTE : at;
  const moment = Math.max(now, planned);
  return quiet !== null && isQuiet(minuteOfDay(moment, zone), quiet) ? nextAt(quiet.to, moment, zone) : moment;
}

/** A night may begin before midnight and end after it. */
function isQuiet(minute: number, { from, to }: { readonly from: number; readonly to: number }): boolean {
  return from <= to ? minute >= from && minute < to : minute >= from || minute < to;
}
