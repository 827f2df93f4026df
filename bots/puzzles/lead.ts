/** How far ahead the best turn must be, and how far behind another may be that is as good. */
import type { GameCore } from '@bottega/kernel';
import { scaleOf } from '../search/worth.ts';

/** In parts of the margin that nearly settles a game, where the game says nothing else. */
const CLEAR = 0.1;

/** Points by which the best must be ahead, when so many may be expected. */
export const clearLead = ({ learning }: GameCore, points: readonly number[]): number => (learning?.clear ?? CLEAR) * scaleOf(points);

/** Points below the best at which a turn is still as good: half-way, since nothing that was studied lies there. */
export const asGood = (core: GameCore, points: readonly number[]): number => clearLead(core, points) / 2;
