/** How well a seat stands: the points it may expect at the end, by what bots learnt from playing. */
import { weigh } from '@bottega/kernel';
import { learning } from './learning.ts';

export const estimate = weigh(learning);
