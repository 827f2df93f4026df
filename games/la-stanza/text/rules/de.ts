/** The rules page in German. */
import type { RulesPage } from '@bottega/kernel';
import { activation } from './de/activation.ts';
import { bonusTiles } from './de/bonus-tiles.ts';
import { masterpieces } from './de/masterpieces.ts';
import { money } from './de/money.ts';
import { rooms } from './de/rooms.ts';
import { rounds } from './de/rounds.ts';
import { rulings } from './de/rulings.ts';
import { scoring } from './de/scoring.ts';
import { setup } from './de/setup.ts';
import { start } from './de/start.ts';
import { turn } from './de/turn.ts';
import { values } from './de/values.ts';
import { variants } from './de/variants.ts';
import type { Facts } from './facts.ts';

export const write = (facts: Facts): RulesPage => ({
  sections: [start, setup, turn, activation, money, rooms, masterpieces, bonusTiles, rounds, scoring, variants, rulings, values].flatMap((part) => part(facts)),
});
