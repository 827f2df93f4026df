/** Bots that have learnt with the house's values, at a table with others. */
import { isLevel } from '@bottega/bots';
import type { Setup } from '@bottega/kernel';

export const UNTRAINED = 'The bots were not trained for this edition; they play as well as they can.';

/** Whoever plays at random has learnt nothing, and programs look after themselves. */
export const areUntrained = ({ edition }: Pick<Setup, 'edition'>, bots: readonly string[]): boolean =>
  edition !== undefined && bots.some((bot) => isLevel(bot) && bot !== 'random');
