import type { BaseState, Learning } from '@bottega/kernel';
import type { State } from '../rules/state.ts';
import forecasts from './forecasts.json' with { type: 'json' };
import lessons from './lessons.json' with { type: 'json' };
import { FEATURES, measure } from './measure.ts';
import sureness from './sureness.json' with { type: 'json' };
import { TOPICS } from './topics.ts';

export const learning: Learning = {
  features: FEATURES,
  topics: TOPICS,
  measure,
  lessonOf: (state: BaseState) => ((state as State).players === 1 ? 'solo' : 'several'),
  lessons,
  sureness,
  forecasts,
  foresight: { solo: 1, several: 0 },
  isLastRound: (state: BaseState) => (state as State).ending,
  patience: { solo: 4 },
  closeness: 0.006,
  levels: { novice: { blur: 6 }, apprentice: { blur: 2, moves: 400, width: 3 }, journeyman: { blur: 0.8, moves: 6000 }, master: { quick: 1, worlds: 3 } },
  // its games are decided by few points, and one of them is a clear lead
  clear: 0.05,
  beginnings: { several: { steps: ['draft', 'choose-musician'], settings: [{ players: 2, options: { start: 'draft' } }] } },
  settings: { solo: [{ players: 1, options: { level: 'forte' } }], several: [{ players: 2 }, { players: 2, options: { start: 'draft' } }] },
};
