/** The shapes every step of this game has. */
import type * as kernel from '@bottega/kernel';
import type { Frame } from '../frames.ts';
import type { Move } from '../moves.ts';
import type { State } from '../state.ts';

type FrameOf<Step extends Frame['step']> = Extract<Frame, { step: Step }>;
export type Choice<Step extends Frame['step']> = kernel.Choice<State, FrameOf<Step>, Move>;
export type Procedure<Step extends Frame['step']> = kernel.Procedure<State, FrameOf<Step>>;
