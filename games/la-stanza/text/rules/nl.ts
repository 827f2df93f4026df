/** The rules page in Dutch. */
import type { RulesPage } from '@bottega/kernel';
import type { Facts } from './facts.ts';
import { activation } from './nl/activation.ts';
import { bonusTiles } from './nl/bonus-tiles.ts';
import { masterpieces } from './nl/masterpieces.ts';
import { money } from './nl/money.ts';
import { rooms } from './nl/rooms.ts';
import { rounds } from './nl/rounds.ts';
import { rulings } from './nl/rulings.ts';
import { scoring } from './nl/scoring.ts';
import { setup } from './nl/setup.ts';
import { start } from './nl/start.ts';
import { turn } from './nl/turn.ts';
import { values } from './nl/values.ts';
import { variants } from './nl/variants.ts';

export const write = (facts: Facts): RulesPage => ({
  sections: [start, setup, turn, activation, money, rooms, masterpieces, bonusTiles, rounds, scoring, variants, rulings, values].flatMap((part) => part(facts)),
});
