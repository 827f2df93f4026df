import { type Game, stepVerbs } from '@bottega/kernel';
import { EDITION_KIT } from '../edition/schema.ts';
import { clone } from './clone.ts';
import { guess } from './guess.ts';
import { notation } from './notation.ts';
import { proof } from './proof.ts';
import { read } from './read.ts';
import { result } from './result.ts';
import { deal, OPTIONS, PLAYERS } from './setup.ts';
import type { Move, State, View } from './state.ts';
import { STEPS } from './steps.ts';
import { view } from './view.ts';

const { settle, ...verbs } = stepVerbs(STEPS);

export const toy: Game<State, Move, View> = {
  id: 'mercato',
  version: 1,
  players: PLAYERS,
  options: OPTIONS,
  edition: EDITION_KIT,
  setup(setup, seed) {
    const state = deal(setup, seed);
    settle(state);
    return state;
  },
  ...verbs,
  clone,
  view,
  guess,
  result,
  read,
  notation,
  proof,
};
