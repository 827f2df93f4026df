/** How tournaments are told. */
import type { Tournament, TournamentLine } from '@bottega/table/wire';
import { settings } from '../settings.svelte.ts';
import { say } from '../words.svelte.ts';
import { tell } from './words.svelte.ts';

export const statusText = ({ status, round, rounds }: TournamentLine): string =>
  tell(`cup.status.${status}`, { round, rounds: rounds === null ? 'none' : String(rounds) });

/** Bots have no names; they are told apart by their number. */
export function entrantName({ entrants }: Tournament, entrant: number): string {
  const { name, bot } = entrants[entrant];
  if (bot !== null) return tell('cup.bot', { level: say(`level.${bot}`), number: entrant + 1 });
  return name ?? tell('somebody');
}

/** Halves and thirds of a point. */
export const pointsText = (points: number): string => new Intl.NumberFormat(settings.language, { maximumFractionDigits: 2 }).format(points);
