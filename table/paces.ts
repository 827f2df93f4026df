/** The paces that people choose among, by name: seconds for the whole game and for each turn, or days. */
export const PACES = {
  none: { kind: 'none' },
  quick: { kind: 'live', bank: 10 * 60, increment: 15 },
  calm: { kind: 'live', bank: 25 * 60, increment: 30 },
  'one-day': { kind: 'days', days: 1 },
  'three-days': { kind: 'days', days: 3 },
  week: { kind: 'days', days: 7 },
} as const;

/** Those at which strangers are brought together: without a limit, one could keep the others for ever. */
export const SOUGHT_PACES = ['quick', 'calm', 'one-day', 'three-days'] as const satisfies readonly (keyof typeof PACES)[];
export type SoughtPace = (typeof SOUGHT_PACES)[number];
