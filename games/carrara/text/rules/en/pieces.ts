/** Decorations and statues: placing, storing and buying them. */
import type { RulesSection } from '@bottega/kernel';
import { TYPES } from '../../../edition/names.ts';
import type { Facts } from '../facts.ts';
import { DECORATION, florins, points, warehouses } from './words.ts';

export const pieces = (facts: Facts): RulesSection[] => [placing(facts), storing(facts), purchase(facts)];

const placing = ({ edition, type }: Facts): RulesSection => ({
  id: 'pieces',
  title: 'Decorations and statues',
  part: true,
  blocks: [
    'You need not take a piece that you are offered. If you take it, put it on one of your buildings at once, or [store](#storing) it. It stays on its building for good. A building holds at most one decoration and one statue.',
    {
      list: [
        '**A decoration** fits only on its own type of building.',
        '**A statue** fits in every city that accepts blocks of its colour, on any type of building.',
        '**A gold statue** fits on any building in any city. It comes from the court only.',
      ],
    },
    {
      table: 'Types and decorations',
      head: ['Type', 'Decoration'],
      rows: TYPES.map((name) => [type(name), DECORATION[edition.buildings.types[name].decoration]]),
    },
    'A decoration makes its building count **1 more in every evaluation**: by city, type, landscape or statue place. It changes nothing else: not what it costs to turn the building into a monument, and not the points for building without markers. When a building becomes a monument, its decoration and statue move up onto the monument.',
  ],
});

const storing = ({ edition }: Facts): RulesSection => ({
  id: 'storing',
  title: 'Storing pieces',
  part: true,
  blocks: [
    `You have ${warehouses(edition.pieces.warehouses)}; each holds one decoration or one statue. You may store a piece even if it would fit somewhere.`,
    {
      list: [
        'On any **later** turn of yours you may place stored pieces on fitting buildings, as many as you like. It costs nothing and is not an action.',
        'If the new piece fits on none of your buildings and no warehouse is free, you may **discard** a stored piece to make room, or not take the new one. If it fits somewhere but no warehouse is free, you must place it or leave it.',
        'Discarded pieces go back to the supply, gold statues back into the box.',
        'Stored pieces score nothing at the end.',
      ],
    },
  ],
});

function purchase({ edition, examples, playedWith, city, type, pays }: Facts): RulesSection {
  const { price, florins: had, value, points: score } = examples.gold;
  return {
    id: 'purchase',
    title: 'Buying a piece for florins',
    part: true,
    blocks: [
      `**Once per turn** you may buy one decoration or one statue from the supply for **${florins(edition.pieces.price)}**. It is not an action. You must place the piece at once:`,
      {
        list: [
          'a decoration on a building of its type, as usual;',
          `**a statue only in the city of its own colour**: a white one in ${city('livorno')}, a yellow one in ${city('pisa')}, and so on;`,
          'never in a warehouse. Gold statues can’t be bought.',
        ],
      },
      'You can make your purchase before your action, between taking a bonus and choosing the place, or after your action. You can place stored pieces at the same moments, and also when a new piece is offered to you.',
      {
        example: 'A purchase and a gold statue',
        blocks: [
          `You have ${florins(had)} and a ${type('palazzo')} of value ${value} in ${city('lucca')}. You buy a ${DECORATION[playedWith.buildings.types.palazzo.decoration]} for ${price} and put it on the ${type('palazzo')}, which now counts ${value + 1}. As your action you take your marker from a section with a gold statue, put the statue on the same building, and choose the statue place for ${city('viareggio')} and ${city('lucca')}: ${value + 1} × ${pays(playedWith.cities.lucca.pays, playedWith.cities.lucca.reward)} = ${points(score)}.`,
        ],
      },
    ],
  };
}
