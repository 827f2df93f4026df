import type { Game } from '@bottega/kernel';
import { EDITION_KIT } from '../edition/schema.ts';
import { clone } from './clone.ts';
import { guess } from './guess.ts';
import { notation } from './notation.ts';
import { proof } from './proof.ts';
import { read } from './read.ts';
import { result } from './result.ts';
import { OPTIONS, PLAYERS, setup } from './setup.ts';
import type { Move, State, View } from './state.ts';
import { verbs } from './steps.ts';
import { view } from './view.ts';

export const toy: Game<State, Move, View> = {
  id: 'mercato',
  version: 1,
  players: PLAYERS,
  options: OPTIONS,
  edition: EDITION_KIT,
  setup,
  ...verbs,
  clone,
  view,
  guess,
  result,
  read,
  notation,
  proof,
};
