/** The rules page in German. Each chapter has a file in `de/`. */
import type { RulesPage } from '@bottega/kernel';
import { advanced } from './de/advanced.ts';
import { advancedEnd } from './de/advanced-end.ts';
import { advancedPlaces } from './de/advanced-places.ts';
import { building } from './de/building.ts';
import { buying, turn } from './de/buying.ts';
import { end } from './de/end.ts';
import { evaluating } from './de/evaluating.ts';
import { house } from './de/house.ts';
import { pieces } from './de/pieces.ts';
import { passing, places } from './de/places.ts';
import { rulings } from './de/rulings.ts';
import { start } from './de/start.ts';
import { values } from './de/values.ts';
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
