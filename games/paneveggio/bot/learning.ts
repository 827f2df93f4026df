import type { BaseState, Learning } from '@bottega/kernel';
import type { State } from '../rules/state.ts';
import lessons from './lessons.json' with { type: 'json' };
import { FEATURES, measure } from './measure.ts';

export const learning: Learning = {
  features: FEATURES,
  measure,
  lessonOf: (state: BaseState) => ((state as State).players === 1 ? 'solo' : 'several'),
  lessons,
  foresight: { solo: 1, several: 0 },
  patience: { solo: 4 },
  closeness: 0.006,
  // habits alone make a fair player: whoever is to lose needs fewer thoughts and larger mistakes than elsewhere
  levels: { novice: { blur: 6 }, apprentice: { iterations: 8, ideas: 2, blur: 3 }, journeyman: { iterations: 20, ideas: 4, blur: 1.2 } },
  beginnings: { several: { steps: ['draft', 'choose-musician'], settings: [{ players: 2, options: { start: 'draft' } }] } },
  settings: { solo: [{ players: 1, options: { level: 'forte' } }], several: [{ players: 2 }, { players: 2, options: { start: 'draft' } }] },
};
