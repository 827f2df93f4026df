/** La Stanza by its contract. */
import { type Game, stepVerbs } from '@bottega/kernel';
import { EDITION_KIT } from '../edition/schema.ts';
import { clone } from './clone.ts';
import { formerly } from './formerly.ts';
import { guess } from './guess.ts';
import { notation } from './notation.ts';
import { OPTIONS, PLAYERS } from './options.ts';
import { proof } from './proof.ts';
import { read } from './read.ts';
import { result } from './result.ts';
import { prepare } from './setup.ts';
import type { Move, StanzaFrame, State } from './state.ts';
import { STEPS } from './steps.ts';
import { type View, view } from './view.ts';

const { settle, ...verbs } = stepVerbs<State, StanzaFrame, Move>(STEPS);

export const laStanza: Game<State, Move, View> = {
  id: 'la-stanza',
  version: 2,
  players: PLAYERS,
  options: OPTIONS,
  edition: EDITION_KIT,
  setup(setup, seed) {
    const state = prepare(setup, seed);
    settle(state);
    return state;
  },
  ...verbs,
  formerly,
  clone,
  view,
  guess,
  result,
  read,
  notation,
  proof,
};
