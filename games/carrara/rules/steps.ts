/** Every step of the game by the name its frames carry. */
import { promptsOf, type Steps, stepVerbs } from '@bottega/kernel';
import type { Frame } from './frames.ts';
import type { Move } from './moves.ts';
import type { State } from './state.ts';
import { action } from './steps/action.ts';
import { afterAction } from './steps/after-action.ts';
import { chooseSector } from './steps/choose-sector.ts';
import { finish } from './steps/finish.ts';
import { improve } from './steps/improve.ts';
import { markPlace } from './steps/mark-place.ts';
import { offerPiece } from './steps/offer-piece.ts';
import { pay } from './steps/pay.ts';
import { placePiece } from './steps/place-piece.ts';
import { raise } from './steps/raise.ts';
import { takeBlocks } from './steps/take-blocks.ts';
import { turn } from './steps/turn.ts';

const STEPS: Steps<State, Frame, Move> = {
  turn,
  action,
  'choose-sector': chooseSector,
  'take-blocks': takeBlocks,
  pay,
  raise,
  improve,
  'offer-piece': offerPiece,
  'place-piece': placePiece,
  'mark-place': markPlace,
  'after-action': afterAction,
  finish,
};

export const { settle, ...verbs } = stepVerbs<State, Frame, Move>(STEPS);

export const PROMPTS = promptsOf(STEPS);
