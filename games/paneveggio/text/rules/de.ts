/** The rules page in German. */
import type { RulesPage } from '@bottega/kernel';
import { actionSections } from './de/actions.ts';
import { conservationSections } from './de/conservation.ts';
import { endSections } from './de/end.ts';
import { eveningSections } from './de/evening.ts';
import { levelSections } from './de/levels.ts';
import { origin } from './de/origin.ts';
import { table } from './de/pieces.ts';
import { referenceSections } from './de/reference.ts';
import { rulings } from './de/rulings.ts';
import { setUpSections } from './de/set-up.ts';
import { soloSections } from './de/solo.ts';
import { start } from './de/start.ts';
import { timeSections } from './de/time.ts';
import { turnSections } from './de/turn.ts';
import type { Facts } from './facts.ts';

export const write = (facts: Facts): RulesPage => ({
  sections: [
    ...start(facts),
    ...table(facts),
    ...setUpSections(facts),
    ...turnSections(facts),
    ...actionSections(facts),
    ...timeSections(facts),
    ...eveningSections(facts),
    ...conservationSections(facts),
    ...endSections(facts),
    ...soloSections(facts),
    ...levelSections(facts),
    ...referenceSections(facts),
    rulings(facts),
    origin(facts),
  ],
});
