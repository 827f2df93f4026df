import type { BaseState, Learning } from '@bottega/kernel';
import { VARIANTS } from '../edition/names.ts';
import type { State } from '../rules/state.ts';
import { FEATURES, measure } from './measure.ts';
import learnt from './weights.json' with { type: 'json' };

export const learning: Learning = {
  features: FEATURES,
  measure,
  setOf: (state: BaseState) => (state as State).variant,
  weights: learnt.weights,
  settings: Object.fromEntries(VARIANTS.map((variant) => [variant, [2, 3, 4].map((players) => ({ players, options: { variant } }))])),
};
