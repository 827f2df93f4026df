/** What somebody looks for, in words. */
import type { SeekWish } from '@bottega/table/wire';
import { settings } from '../settings.svelte.ts';
import { tell } from './words.svelte.ts';

export function soughtWords({ players, pace, rated }: SeekWish): string {
  const counts = new Intl.ListFormat(settings.language, { type: 'disjunction' }).format(players.map(String));
  return tell(rated ? 'seek.wish-rated' : 'seek.wish', { counts, pace: tell(`pace.${pace}`) });
}
