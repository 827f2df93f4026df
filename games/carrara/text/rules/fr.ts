/** The rules page in French. Each chapter has a file in `fr/`. */
import type { RulesPage } from '@bottega/kernel';
import type { Facts } from './facts.ts';
import { advanced } from './fr/advanced.ts';
import { advancedEnd } from './fr/advanced-end.ts';
import { advancedPlaces } from './fr/advanced-places.ts';
import { building } from './fr/building.ts';
import { buying, turn } from './fr/buying.ts';
import { end } from './fr/end.ts';
import { evaluating } from './fr/evaluating.ts';
import { house } from './fr/house.ts';
import { pieces } from './fr/pieces.ts';
import { passing, places } from './fr/places.ts';
import { rulings } from './fr/rulings.ts';
import { start } from './fr/start.ts';
import { values } from './fr/values.ts';

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
