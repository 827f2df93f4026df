/** Paneveggio as one object of the contract. */
import type { Game } from '@bottega/kernel';
import { EDITION_KIT } from '../edition/schema.ts';
import { clone } from './clone.ts';
import { formerly } from './formerly.ts';
import { guess } from './guess.ts';
import type { Move } from './moves.ts';
import { notation } from './notation.ts';
import { OPTIONS, PLAYERS } from './options.ts';
import { proof } from './proof.ts';
import { read } from './read.ts';
import { result } from './result.ts';
import { setup } from './setup.ts';
import { VIEW } from './shape.ts';
import type { State } from './state.ts';
import { verbs } from './steps.ts';
import { type View, view } from './view.ts';
import { why } from './why.ts';

export const game: Game<State, Move, View> = {
  id: 'paneveggio',
  version: 3,
  players: PLAYERS,
  options: OPTIONS,
  edition: EDITION_KIT,
  setup,
  ...verbs,
  why,
  formerly,
  clone,
  view,
  viewSchema: VIEW,
  guess,
  result,
  read,
  notation,
  proof,
};
