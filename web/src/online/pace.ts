import type { Pace } from '@bottega/table/wire';
import { tell } from './words.svelte.ts';

export function paceWords(pace: Pace): string {
  if (pace.kind === 'live') return tell('pace.live', { minutes: Math.round(pace.bank / 60), seconds: pace.increment });
  return pace.kind === 'days' ? tell('pace.days', { days: pace.days }) : tell('pace.none');
}
