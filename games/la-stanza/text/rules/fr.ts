/** The rules page in French. */
import type { RulesPage } from '@bottega/kernel';
import type { Facts } from './facts.ts';
import { activation } from './fr/activation.ts';
import { bonusTiles } from './fr/bonus-tiles.ts';
import { masterpieces } from './fr/masterpieces.ts';
import { money } from './fr/money.ts';
import { rooms } from './fr/rooms.ts';
import { rounds } from './fr/rounds.ts';
import { rulings } from './fr/rulings.ts';
import { scoring } from './fr/scoring.ts';
import { setup } from './fr/setup.ts';
import { start } from './fr/start.ts';
import { turn } from './fr/turn.ts';
import { values } from './fr/values.ts';
import { variants } from './fr/variants.ts';

export const write = (facts: Facts): RulesPage => ({
  sections: [start, setup, turn, activation, money, rooms, masterpieces, bonusTiles, rounds, scoring, variants, rulings, values].flatMap((part) => part(facts)),
});
