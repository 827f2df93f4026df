/** Paneveggio as one object of the contract. */
import { type Game, stepVerbs } from '@bottega/kernel';
import { edition } from '../edition/schema.ts';
import { clone } from './clone.ts';
import { formerly } from './formerly.ts';
import type { Frame } from './frames.ts';
import { guess } from './guess.ts';
import type { Move } from './moves.ts';
import { notation } from './notation.ts';
import { proof } from './proof.ts';
import { read } from './read.ts';
import { result } from './result.ts';
import { begin, OPTIONS, PLAYERS } from './setup.ts';
import type { State } from './state.ts';
import { steps } from './steps.ts';
import { view } from './view.ts';

const { settle, ...verbs } = stepVerbs<State, Frame, Move>(steps);

export const game: Game<State, Move, State> = {
  id: 'paneveggio',
  version: 3,
  players: PLAYERS,
  options: OPTIONS,
  edition,
  ...verbs,
  setup(setup, seed) {
    const state = begin(setup, seed);
    settle(state);
    return state;
  },
  formerly,
  clone,
  view,
  guess,
  result,
  read,
  notation,
  proof,
};
