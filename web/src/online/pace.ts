import type { DailyHours, Pace, TimeoutRule } from '@bottega/table/wire';
import { tell } from './words.svelte.ts';

export function paceWords(pace: Pace): string {
  if (pace.kind === 'live') return tell('pace.live', { minutes: Math.round(pace.bank / 60), seconds: pace.increment });
  if (pace.kind === 'none') return tell('pace.none');
  const { days, bank, hours } = pace;
  const parts = [tell('pace.days', { days })];
  if (bank !== undefined) parts.push(tell('pace.days-bank', { bank }));
  if (hours !== undefined) parts.push(tell('pace.days-hours', { from: asClock(hours.from), until: asClock(hours.until), zone: zoneName(hours) }));
  return parts.join('; ');
}

/** As a field for a time has it: 09:30. */
export const asClock = (minutes: number): string => `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

export function asMinutes(clock: string): number {
  const [hours, minutes] = clock.split(':').map(Number);
  return hours * 60 + minutes;
}

const zoneName = ({ zone }: DailyHours): string => zone.replaceAll('_', ' ');

/** What happens when time runs out; where days count, somebody is reminded before anything does. */
export const timeoutWords = (rule: TimeoutRule, pace: Pace): string =>
  tell(pace.kind !== 'days' || rule === 'wait' ? `timeout.${rule}` : rule === 'seat' ? 'timeout.remind' : 'timeout.remind-turn');
