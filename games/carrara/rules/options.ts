import type { OptionSpec } from '@bottega/kernel';
import { VARIANTS } from '../edition/names.ts';

export const PLAYERS = { min: 2, max: 4 };

export const OPTIONS: readonly OptionSpec[] = [
  { id: 'variant', values: VARIANTS, default: 'normal' },
  /** Whether florins and blocks lie behind screens, as the rulebook has it. */
  { id: 'hidden', values: [true, false], default: true },
];
