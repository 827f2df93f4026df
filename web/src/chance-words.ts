/** A chance to win in words: it is an estimate, so that nobody is told there is none, or that all is won. */
import { settings } from './settings.svelte.ts';
import { say } from './words.svelte.ts';

const LEAST = 0.01;

export function chanceInWords(chance: number): string {
  const percent = new Intl.NumberFormat(settings.language, { style: 'percent' });
  if (chance < LEAST) return say('chance.under', { chance: percent.format(LEAST) });
  return chance > 1 - LEAST ? say('chance.over', { chance: percent.format(1 - LEAST) }) : percent.format(chance);
}
