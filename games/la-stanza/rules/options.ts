/**
 * The options of the game: firing for experts and a chosen start (ruling LS-A27), the short game (ruling LS-A2),
 * whom one may hire (ruling LS-A9).
 */
import type { OptionSpec } from '@bottega/kernel';

export const OPTIONS: readonly OptionSpec[] = [
  { id: 'expert', values: [false, true], default: false },
  { id: 'arrangement', values: ['random', 'chosen'], default: 'random' },
  { id: 'short', values: [false, true], default: false },
  { id: 'hires', values: ['any', 'matching'], default: 'any' },
];

export const PLAYERS = { min: 2, max: 4 };

/** What was chosen, as a state carries it. */
export interface GameOptions {
  readonly expert: boolean;
  readonly arrangement: 'random' | 'chosen';
  readonly short: boolean;
  readonly hires: 'any' | 'matching';
}
