import type { BaseState, Learning } from '@bottega/kernel';
import { VARIANTS } from '../rules/options.ts';
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
  lessonOf: (state: BaseState) => (state as State).variant,
  lessons,
  sureness,
  forecasts,
  foresight: { normal: 1, advanced: 1 },
  closeness: 0.02,
  idle: ['pass'],
  // who minds only itself is too easily beaten here by one who looks further
  levels: { apprentice: { blind: false } },
  settings: Object.fromEntries(VARIANTS.map((variant) => [variant, [2, 3, 4].map((players) => ({ players, options: { variant } }))])),
};
