export interface Check {
  readonly group: 'check' | 'unit' | 'web';
  readonly name: string;
  /** Below node_modules. */
  readonly program: string;
  readonly args: readonly string[];
  readonly report?: string;
}
export class Misuse extends Error {}
export function checksFor(args: readonly string[], root: string, scratch: string): Check[];
