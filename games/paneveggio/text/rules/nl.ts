/** The rules page in Dutch. */
import type { RulesPage } from '@bottega/kernel';
import type { Facts } from './facts.ts';
import { actionSections } from './nl/actions.ts';
import { conservationSections } from './nl/conservation.ts';
import { endSections } from './nl/end.ts';
import { eveningSections } from './nl/evening.ts';
import { levelSections } from './nl/levels.ts';
import { origin } from './nl/origin.ts';
import { table } from './nl/pieces.ts';
import { referenceSections } from './nl/reference.ts';
import { rulings } from './nl/rulings.ts';
import { setUpSections } from './nl/set-up.ts';
import { soloSections } from './nl/solo.ts';
import { start } from './nl/start.ts';
import { timeSections } from './nl/time.ts';
import { turnSections } from './nl/turn.ts';

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
