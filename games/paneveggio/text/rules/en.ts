/** The rules page in English. */
import type { RulesPage } from '@bottega/kernel';
import { actionSections } from './en/actions.ts';
import { conservationSections } from './en/conservation.ts';
import { endSections } from './en/end.ts';
import { eveningSections } from './en/evening.ts';
import { levelSections } from './en/levels.ts';
import { origin } from './en/origin.ts';
import { table } from './en/pieces.ts';
import { referenceSections } from './en/reference.ts';
import { rulings } from './en/rulings.ts';
import { setUpSections } from './en/set-up.ts';
import { soloSections } from './en/solo.ts';
import { start } from './en/start.ts';
import { timeSections } from './en/time.ts';
import { turnSections } from './en/turn.ts';
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
