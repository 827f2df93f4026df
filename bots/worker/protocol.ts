/**
 * What passes between a caller and the worker that thinks for it. All plain data, so that any kind of worker can carry
 * it.
 */
import type { BaseMove, Seat } from '@bottega/kernel';
import type { Advice } from '../advice.ts';
import type { Foreseen } from '../foresee.ts';
import type { Level } from '../levels.ts';
import type { Assessment } from '../review/assess.ts';

export interface Question {
  readonly id: number;
  readonly game: string;
  readonly level: Level;
  readonly seat: Seat;
  readonly view: unknown;
  /** Whose mind is asked; the same one goes on with what it thought about its turn. */
  readonly mind: string;
  /** Where the mind's chance begins. */
  readonly seed: string;
  /** Milliseconds for the whole turn, if that is less than its level takes. */
  readonly within?: number;
  /** Asks for so many turns with reasons, instead of a move. */
  readonly lines?: number;
  /** Asks what every way to go on gives up, instead of a move. */
  readonly foresee?: true;
  /** Asks what these turns are worth beside the best that is found by trying so many moves, instead of a move. */
  readonly compare?: { readonly turns: readonly (readonly BaseMove[])[]; readonly moves: number };
}

export type ToWorker = { readonly ask: Question } | { readonly cancel: number } | { readonly forget: string };

export type FromWorker =
  | { readonly id: number; readonly move: BaseMove }
  | { readonly id: number; readonly advice: readonly Advice[] }
  | { readonly id: number; readonly foreseen: readonly Foreseen[] }
  | { readonly id: number; readonly assessment: Assessment }
  | { readonly id: number; readonly fault: string }
  | { readonly id: number; readonly cancelled: true };
