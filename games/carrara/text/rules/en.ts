/** The rules page in English. Each chapter has a file in `en/`. */
import type { RulesPage } from '@bottega/kernel';
import { advanced } from './en/advanced.ts';
import { advancedEnd } from './en/advanced-end.ts';
import { building } from './en/building.ts';
import { buying, turn } from './en/buying.ts';
import { end } from './en/end.ts';
import { evaluating } from './en/evaluating.ts';
import { house } from './en/house.ts';
import { rulings } from './en/rulings.ts';
import { start } from './en/start.ts';
import { values } from './en/values.ts';
import type { Facts } from './facts.ts';

export const write = (facts: Facts): RulesPage => ({
  sections: [
    ...start(facts),
    turn(facts),
    buying(facts),
    ...building(facts),
    ...evaluating(facts),
    ...end(facts),
    ...advanced(facts),
    ...advancedEnd(facts),
    ...house(facts),
    ...rulings(facts),
    values(facts),
  ],
});
