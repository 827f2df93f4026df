/** The advanced game, up to its end. */
import type { RulesSection } from '@bottega/kernel';
import { COLOURS, TYPES } from '../../../edition/names.ts';
import type { Facts } from '../facts.ts';
import { DECORATION, florins, pieces, points, reward, warehouses } from './words.ts';

export const advanced = (facts: Facts): RulesSection[] => [
  overview(facts),
  setup(facts),
  board(facts),
  buying(facts),
  placing(facts),
  storing(facts),
  purchase(facts),
  court(facts),
  statuePlaces(facts),
  florinPlaces(facts),
];

const overview = ({ edition, places }: Facts): RulesSection => ({
  id: 'advanced',
  title: 'The advanced game',
  blocks: [
    'Everything above still holds. New are two kinds of pieces, which stand on your buildings:',
    {
      list: [
        '**Decorations** add 1 to the value of a building when it is evaluated. At the end, sets of the **same** decoration score.',
        '**Statues** add no value. A building with a statue can be paid once more, by a statue place, and at the end the players with the most statues in each city score.',
      ],
    },
    `Everyone has ${edition.court.advanced.length} evaluation markers instead of ${edition.court.normal.length}, and there are ${places.advanced} evaluation places instead of ${places.normal}.`,
    {
      figure: 'pieces',
      caption: 'The six decorations, the statues in six colours, and the gold statue',
    },
  ],
});

function setup({ edition, byPlayers, colour, and, sector }: Facts): RulesSection {
  const { pieces: counts, wheel, court } = edition;
  return {
    id: 'advanced-setup',
    title: 'Set-up of the advanced game',
    part: true,
    blocks: [
      'Set up the normal game, and change this:',
      {
        steps: [
          `The blocks lie on the **large wheel**, which shows a decoration in each sector, clockwise ${and(wheel.decorations.map((name) => DECORATION[name]))}. It starts in a random position.`,
          `Inside it lies the small **statue wheel**, clockwise ${and(wheel.statues.map(colour))}. It starts with ${colour(wheel.statues[0])} at sector ${sector(0)}.`,
          `The supply holds the **decorations** in the table below, and ${counts.statues} **statues** of each of the ${COLOURS.length} colours, ${counts.statues * COLOURS.length} in all.`,
          `The court has ${court.advanced.length} bonus sections. Everyone puts one marker into each, ${court.advanced.length} in all. The **gold statues** lie at the court, ${counts.gold} for each player.`,
          `Everyone uses the advanced side of the player board, with ${warehouses(counts.warehouses)} and ${counts.statuePlaces.length} statue places. On the main board there are ${edition.florins.places.length} florin places.`,
        ],
      },
      {
        table: 'Pieces by number of players',
        head: ['Players', 'Decorations of each kind', 'Decorations in all', 'Gold statues'],
        rows: byPlayers.map(({ players, decorations, allDecorations, gold }) => [String(players), String(decorations), String(allDecorations), String(gold)]),
      },
    ],
  };
}

const board = ({ edition }: Facts): RulesSection => ({
  id: 'advanced-board',
  title: 'Your player board in the advanced game',
  part: true,
  blocks: [
    {
      figure: 'advanced-board',
      caption: 'A player board in the advanced game',
      labels: [
        'A building with its decoration (left) and a statue (right)',
        'A city with an upgrade tile: its rate has a golden edge.',
        `Your warehouses, with room for ${pieces(edition.pieces.warehouses)}`,
        'Your statue places, each for two cities',
        'The florin places, for everyone',
      ],
    },
  ],
});

function buying({ examples, colour, city, type, sector }: Facts): RulesSection {
  const { spent, decoration, statue, value } = examples.emptied;
  return {
    id: 'advanced-buying',
    title: 'Buying blocks in the advanced game',
    part: true,
    blocks: [
      'When you buy, at least one wheel must turn. You choose:',
      {
        list: [
          '**both wheels** one sector clockwise, and the large one is filled up as usual, or',
          '**the statue wheel alone**, one sector clockwise, and no blocks are added. You can do that only if there is a block you can pay for.',
        ],
      },
      'Then you buy from one sector as usual. **If you buy all the blocks that lie in a sector, you may take either the decoration or the statue shown there**, if the supply still has it. The sector must have held at least one block: an empty one gives nothing.',
      {
        figure: 'two-wheels',
        caption: 'The two wheels',
        labels: [
          'The decoration of a sector, on the large wheel',
          'The statue of a sector, on the statue wheel',
          'The hub: press it and choose which wheels to turn.',
        ],
      },
      {
        example: 'Emptying a sector',
        blocks: [
          `You turn the statue wheel alone. Now the ${DECORATION[decoration]} and the ${colour(statue)} statue lie at sector ${sector(2)}. You buy both blocks there for ${florins(spent)}, and the sector is empty. You take the ${DECORATION[decoration]} and put it on your ${type('palazzo')} of value ${value} in ${city('viareggio')}, which counts ${value + 1} from now on. The ${colour(statue)} statue would have fitted there too.`,
        ],
      },
      'Prices and special cases are those of the [normal game](#buying).',
    ],
  };
}

const placing = ({ edition, type }: Facts): RulesSection => ({
  id: 'pieces',
  title: 'Decorations and statues',
  part: true,
  blocks: [
    'You never have to take a piece that you are offered. If you take it, put it on one of your buildings at once, or [store](#storing) it. It stays on its building for good. A building holds at most one decoration and one statue.',
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
          '**a statue only in the city of its own colour**: a white one in Livorno, a yellow one in Pisa, and so on;',
          'never in a warehouse. Gold statues can’t be bought.',
        ],
      },
      'You can place stored pieces and make your purchase before your action, between taking a bonus and choosing the place, or after your action.',
      {
        example: 'A purchase and a gold statue',
        blocks: [
          `You have ${florins(had)} and a ${type('palazzo')} of value ${value} in ${city('lucca')}. You buy a ${DECORATION[playedWith.buildings.types.palazzo.decoration]} for ${price} and put it on the ${type('palazzo')}, which now counts ${value + 1}. As your action you take your marker from a section with a gold statue, put the statue on the same building, and choose the statue place for ${city('viareggio')} and ${city('lucca')}: ${value + 1} × ${pays(playedWith.cities.lucca.pays, playedWith.cities.lucca.reward)} = ${points(score)}.`,
        ],
      },
    ],
  };
}

const court = (_facts: Facts): RulesSection => ({
  id: 'advanced-court',
  title: 'The Royal Court in the advanced game',
  part: true,
  blocks: [
    { figure: 'advanced-court', caption: 'The court of the advanced game. A crown stands for any decoration. All bonuses are in [this table](#court).' },
    {
      list: [
        '**Decoration:** take any decoration of the supply.',
        '**Gold statue:** take one of the gold statues at the court. If you don’t want it, or if you decline the Visit of that section, it goes back into the box.',
        'You place or store the piece before you choose the place, so a piece placed now counts in this very evaluation.',
        'Likewise, florins from the court count at once: towards a florin place, and for a purchase that opens a statue place for you.',
      ],
    },
    'Visits work as in the normal game.',
  ],
});

function statuePlaces({ edition, examples, city, and, type, pays }: Facts): RulesSection {
  const { reward: gained, paying } = examples.statues;
  const lines = paying.map(({ type: name, value, decorated, city: where, pays: currency, rate }) =>
    decorated
      ? `${type(name)} ${value} in ${city(where)}, decorated: (${value} + 1) × ${pays(currency, rate)}`
      : `${type(name)} ${value} in ${city(where)}: ${value} × ${pays(currency, rate)}`,
  );
  return {
    id: 'statue-places',
    title: 'Evaluating statues',
    part: true,
    blocks: [
      {
        table: 'Your statue places',
        head: ['Place', 'Cities'],
        rows: edition.pieces.statuePlaces.map((cities, index) => [String(index + 1), and(cities.map(city))]),
      },
      'You need at least one statue on a building in one of the cities of the place. **Only buildings with a statue pay**: the value of each, with its decoration, times the rate of its city. The statue itself adds nothing, and its colour doesn’t matter. Each of your statue places can be used once.',
      {
        example: `The statues of ${city('massa')} and ${city('pisa')} on the [board above](#advanced-board)`,
        blocks: [
          { list: lines },
          `${city('pisa')} has an upgrade tile there, and the buildings without a statue don’t count. Together: **${reward(gained)}**.`,
        ],
      },
    ],
  };
}

function florinPlaces({ edition, examples, playedWith }: Facts): RulesSection {
  const { florins: had, plain, reserved, place } = examples.statues;
  const { rate } = edition.florins;
  return {
    id: 'florin-places',
    title: 'Reserving a florin place',
    part: true,
    blocks: [
      'A florin place pays nothing now. It gives you a better rate for your florins **at the end of the game**.',
      {
        table: 'The florin places',
        head: ['You must have at least', 'Florins for a point at the end'],
        rows: [...edition.florins.places.map(({ needs, rate: better }) => [florins(needs), String(better)]), ['no florin place', String(rate)]],
      },
      {
        list: [
          'You show the others that you have that many florins, and no more than that. You keep them all, and you may spend them later.',
          'What counts at the end is the florins you have left then, even if they are fewer.',
          'Each florin place is for one player, and each player may reserve only one in the game.',
        ],
      },
      {
        example: 'Was it worth a marker?',
        blocks: [
          `You have ${florins(had)} and reserve the place for ${playedWith.florins.places[place].needs}. If you still have them at the end, they score ${points(reserved)} instead of ${plain}.`,
        ],
      },
    ],
  };
}
