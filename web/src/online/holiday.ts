/** Who of a table is on holiday, and until when. */
import type { Summary } from '@bottega/table/wire';
import { settings } from '../settings.svelte.ts';
import { serverNow } from './server-clock.ts';

type Holiday = NonNullable<Summary['seats'][number]['holidays']>[number];

/** The one that goes on, or the next. */
export const holidayOf = ({ holidays }: Summary['seats'][number]): Holiday | undefined => holidays?.find(({ ends }) => ends > serverNow());

export const isNow = ({ begins }: Holiday): boolean => begins <= serverNow();

/** The first and the last day of it. */
export function daysOf({ begins, ends }: Holiday): { from: string; until: string } {
  const format = new Intl.DateTimeFormat(settings.language, { dateStyle: 'medium' });
  // it ends at midnight
  return { from: format.format(begins), until: format.format(ends - 1) };
}
