/** The rules page in English. Each chapter has a file in `en/`. */
import type { RulesPage } from '@bottega/kernel';
import { advanced } from './en/advanced.ts';
import { advancedEnd } from './en/advanced-end.ts';
import { advancedPlaces } from './en/advanced-places.ts';
import { building } from './en/building.ts';
import { buying, turn } from './en/buying.ts';
import { end } from './en/end.ts';
import { evaluating } from './en/evaluating.ts';
import { house } from './en/house.ts';
import { pieces } from './en/pieces.ts';
import { passing, places } from './en/places.ts';
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
    ...places(facts),
    passing(facts),
    ...end(facts),
    ...advanced(facts),
    ...pieces(facts),
    ...advancedPlaces(facts),
    ...advancedEnd(facts),
    ...house(facts),
    ...rulings(facts),
    values(facts),
  ],
});
