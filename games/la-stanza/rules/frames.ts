/** Everything that can stand on the agenda. */
import type { Seat } from '@bottega/kernel';
import type { BonusName } from '../edition/names.ts';

export type Frame =
  | { readonly step: 'next-turn'; readonly seat: Seat }
  | { readonly step: 'arrange'; readonly seat: Seat; readonly worker: number }
  | { readonly step: 'move'; readonly seat: Seat }
  | { readonly step: 'act'; readonly seat: Seat }
  | HireFrame
  | StrengthFrame
  | { readonly step: 'carry-out'; readonly seat: Seat; readonly discipline: number; readonly strength: number }
  | { readonly step: 'sail'; readonly seat: Seat; readonly most: number }
  | SeriesFrame<'write'>
  | SeriesFrame<'place-discs'>
  | SeriesFrame<'take-meeples'>
  | { readonly step: 'create'; readonly seat: Seat; readonly most: number }
  | { readonly step: 'return-meeple'; readonly seat: Seat }
  | { readonly step: 'acquire'; readonly seat: Seat }
  | { readonly step: 'give-disc'; readonly seat: Seat; readonly space: number }
  | { readonly step: 'effect'; readonly seat: Seat; readonly tile: BonusName }
  | { readonly step: 'take-character'; readonly seat: Seat }
  | { readonly step: 'place-recruit'; readonly seat: Seat; readonly space: number };

export interface HireFrame {
  readonly step: 'hire';
  readonly seat: Seat;
  readonly discipline: number;
  /** How many were hired; by the first rules nobody was fired after that. */
  readonly hired: number;
  /** Whether one of the discipline was hired, or fired. */
  readonly matched: boolean;
  readonly fired: boolean;
}

export interface StrengthFrame {
  readonly step: 'strengthen';
  readonly seat: Seat;
  readonly discipline: number;
  readonly strength: number;
  /** Whether the bonus tile for florins was used. */
  readonly paid: boolean;
}

/** Several of one kind, each of another colour. */
export interface SeriesFrame<Step extends string> {
  readonly step: Step;
  readonly seat: Seat;
  readonly left: number;
  /** The colours already used, one bit each. */
  readonly used: number;
  /** Whether nobody must take them: the reward of an activation. */
  readonly free: boolean;
}

export type FrameOf<Step extends Frame['step']> = Extract<Frame, { step: Step }>;
