/** What may stand on the agenda: a frame for each step, with what the step has to remember. */
import type { Seat } from '@bottega/kernel';

export type Frame =
  | { readonly step: 'begin-round'; readonly seat: Seat }
  | { readonly step: 'turn'; readonly seat: Seat }
  | { readonly step: 'give'; readonly seat: Seat; readonly to: Seat }
  | { readonly step: 'bid'; readonly seat: Seat; readonly waiting: readonly Seat[] }
  | { readonly step: 'end-round'; readonly seat: Seat };

export type FrameOf<Step extends Frame['step']> = Extract<Frame, { step: Step }>;
