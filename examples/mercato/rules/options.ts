import type { OptionSpec } from '@bottega/kernel';

export const PLAYERS = { min: 2, max: 3 };

/** Without bidding nobody gets a ribbon: a game for the first time. */
export const OPTIONS: readonly OptionSpec[] = [{ id: 'bidding', values: [true, false], default: true }];
