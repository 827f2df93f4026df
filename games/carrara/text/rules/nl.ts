/** The rules page in Dutch. Each chapter has a file in `nl/`. */
import type { RulesPage } from '@bottega/kernel';
import type { Facts } from './facts.ts';
import { advanced } from './nl/advanced.ts';
import { advancedEnd } from './nl/advanced-end.ts';
import { advancedPlaces } from './nl/advanced-places.ts';
import { building } from './nl/building.ts';
import { buying, turn } from './nl/buying.ts';
import { end } from './nl/end.ts';
import { evaluating } from './nl/evaluating.ts';
import { house } from './nl/house.ts';
import { pieces } from './nl/pieces.ts';
import { passing, places } from './nl/places.ts';
import { rulings } from './nl/rulings.ts';
import { start } from './nl/start.ts';
import { values } from './nl/values.ts';

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
