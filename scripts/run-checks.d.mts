import type { Check } from './checks.mjs';

export function runChecks(checks: readonly Check[], house: { root: string; log?: (line: string) => void }): boolean;
