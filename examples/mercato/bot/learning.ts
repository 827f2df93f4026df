import type { BaseState, Learning } from '@bottega/kernel';
import { PLAYERS } from '../rules/options.ts';
import type { State } from '../rules/state.ts';
import lessons from './lessons.json' with { type: 'json' };
import { FEATURES, measure } from './measure.ts';

const settings = (bidding: boolean) => [PLAYERS.min, PLAYERS.max].map((players) => ({ players, options: { bidding } }));

export const learning: Learning = {
  features: FEATURES,
  measure,
  lessonOf: (state: BaseState) => ((state as State).bidding ? 'bidding' : 'plain'),
  lessons,
  foresight: { bidding: 1, plain: 1 },
  closeness: 0.03,
  settings: { bidding: settings(true), plain: settings(false) },
};
