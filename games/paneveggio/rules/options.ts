/** How many may play, and what they may choose before the game. */
import type { OptionSpec } from '@bottega/kernel';

export const PLAYERS = { min: 1, max: 4 };

export const STARTS = ['starter', 'mulligan', 'draft'] as const;
export type Start = (typeof STARTS)[number];

/** How strong Stradivarius is. */
export const LEVELS = ['pianissimo', 'piano', 'forte', 'fortissimo'] as const;
export type Level = (typeof LEVELS)[number];

/** How Stradivarius' first musicians are drawn. */
export const MUSICIANS = ['random', 'first-game'] as const;

export const OPTIONS: readonly OptionSpec[] = [
  // the solo game knows no draft (ruling P50)
  { id: 'start', values: STARTS, default: 'starter', least: { draft: 2 } },
  { id: 'level', values: LEVELS, default: 'pianissimo', players: [1] },
  { id: 'musicians', values: MUSICIANS, default: 'random', players: [1] },
];
