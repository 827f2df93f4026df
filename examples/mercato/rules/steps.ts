import { type Steps, stepVerbs } from '@bottega/kernel';
import type { Frame } from './frames.ts';
import type { Move } from './moves.ts';
import type { State } from './state.ts';
import { beginRound } from './steps/begin-round.ts';
import { bid } from './steps/bid.ts';
import { endRound } from './steps/end-round.ts';
import { give } from './steps/give.ts';
import { turn } from './steps/turn.ts';

const STEPS: Steps<State, Frame, Move> = { 'begin-round': beginRound, turn, give, bid, 'end-round': endRound };

export const { settle, ...verbs } = stepVerbs(STEPS);

/** The steps that ask somebody. */
export const PROMPTS = Object.entries(STEPS)
  .filter(([, step]) => 'legal' in step)
  .map(([name]) => name);
