import type { Learning } from '@bottega/kernel';
import forecasts from './forecasts.json' with { type: 'json' };
import lessons from './lessons.json' with { type: 'json' };
import { FEATURES, measure } from './measure.ts';
import sureness from './sureness.json' with { type: 'json' };
import { TOPICS } from './topics.ts';

export const learning: Learning = {
  features: FEATURES,
  topics: TOPICS,
  measure,
  lessonOf: () => 'all',
  lessons,
  sureness,
  forecasts,
  foresight: { all: 2 },
  closeness: 0.008,
  idle: ['pass', 'pass-out'],
  levels: { master: { moves: 80_000 } },
  settings: { all: [2, 3, 4, 2].map((players, game) => ({ players, options: { expert: game === 3 } })) },
};
