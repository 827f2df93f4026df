/** All steps of the game. */
import { promptsOf, type Steps, stepVerbs } from '@bottega/kernel';
import type { Frame } from './frames.ts';
import type { Move } from './moves.ts';
import type { State } from './state.ts';
import { acquire } from './steps/acquire.ts';
import { act } from './steps/act.ts';
import { arrange } from './steps/arrange.ts';
import { carryOut } from './steps/carry-out.ts';
import { create } from './steps/create.ts';
import { effect } from './steps/effect.ts';
import { giveDisc } from './steps/give-disc.ts';
import { hire } from './steps/hire.ts';
import { move } from './steps/move.ts';
import { nextTurn } from './steps/next-turn.ts';
import { placeDiscs } from './steps/place-discs.ts';
import { returnMeeple } from './steps/return-meeple.ts';
import { sail } from './steps/sail.ts';
import { strengthen } from './steps/strengthen.ts';
import { placeRecruit, takeCharacter } from './steps/take-character.ts';
import { takeMeeples } from './steps/take-meeples.ts';
import { write } from './steps/write.ts';

export const STEPS: Steps<State, Frame, Move> = {
  'next-turn': nextTurn,
  arrange,
  move,
  act,
  hire,
  strengthen,
  'carry-out': carryOut,
  sail,
  write,
  'place-discs': placeDiscs,
  create,
  'take-meeples': takeMeeples,
  'return-meeple': returnMeeple,
  acquire,
  'give-disc': giveDisc,
  effect,
  'take-character': takeCharacter,
  'place-recruit': placeRecruit,
};

export const { settle, ...verbs } = stepVerbs<State, Frame, Move>(STEPS);

export const PROMPTS = promptsOf(STEPS);
