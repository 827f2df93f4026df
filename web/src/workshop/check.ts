/** What the worker that plays an edition through is asked, and what it tells. */
export interface CheckAsked {
  readonly game: string;
  readonly edition: unknown;
}

export type CheckTold =
  | { readonly is: 'moves'; readonly done: number; readonly all: number }
  | { readonly is: 'bots' }
  | { readonly is: 'good'; readonly games: number; readonly moves: number; readonly scores: readonly number[] }
  | { readonly is: 'bad'; readonly what: string };

/** A worker in which an edition is played through. */
export const startCheck = (): Worker => new Worker(new URL('./check.worker.ts', import.meta.url), { type: 'module', name: 'check' });

/** So many random moves under the oracles. */
export const MOVES = 1000;
