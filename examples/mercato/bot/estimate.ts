/** How well a trader stands: the score so far, and what hand and purse promise, weighed as learnt. */
import { weigh } from '@bottega/kernel';
import { learning } from './learning.ts';

export const estimate = weigh(learning);
