/** The rules page in English. */
import type { RulesPage } from '@bottega/kernel';
import { activation } from './en/activation.ts';
import { bonusTiles } from './en/bonus-tiles.ts';
import { masterpieces } from './en/masterpieces.ts';
import { money } from './en/money.ts';
import { rooms } from './en/rooms.ts';
import { rounds } from './en/rounds.ts';
import { rulings } from './en/rulings.ts';
import { scoring } from './en/scoring.ts';
import { setup } from './en/setup.ts';
import { start } from './en/start.ts';
import { turn } from './en/turn.ts';
import { values } from './en/values.ts';
import { variants } from './en/variants.ts';
import type { Facts } from './facts.ts';

export const write = (facts: Facts): RulesPage => ({
  sections: [start, setup, turn, activation, money, rooms, masterpieces, bonusTiles, rounds, scoring, variants, rulings, values].flatMap((part) => part(facts)),
});
