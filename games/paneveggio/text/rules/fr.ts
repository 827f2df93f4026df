/** The rules page in French. */
import type { RulesPage } from '@bottega/kernel';
import type { Facts } from './facts.ts';
import { actionSections } from './fr/actions.ts';
import { conservationSections } from './fr/conservation.ts';
import { endSections } from './fr/end.ts';
import { eveningSections } from './fr/evening.ts';
import { levelSections } from './fr/levels.ts';
import { origin } from './fr/origin.ts';
import { table } from './fr/pieces.ts';
import { referenceSections } from './fr/reference.ts';
import { rulings } from './fr/rulings.ts';
import { setUpSections } from './fr/set-up.ts';
import { soloSections } from './fr/solo.ts';
import { start } from './fr/start.ts';
import { timeSections } from './fr/time.ts';
import { turnSections } from './fr/turn.ts';

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
