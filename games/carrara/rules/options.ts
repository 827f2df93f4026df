/** How many may play, and what they may choose before the game. */
import type { OptionSpec } from '@bottega/kernel';

export const PLAYERS = { min: 2, max: 4 };

export const VARIANTS = ['normal', 'advanced'] as const;
export type Variant = (typeof VARIANTS)[number];

export const OPTIONS: readonly OptionSpec[] = [
  { id: 'variant', values: VARIANTS, default: 'normal' },
  /** Whether florins and blocks lie behind screens, as the rulebook has it. */
  { id: 'hidden', values: [true, false], default: true },
];
