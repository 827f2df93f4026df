/** The second action: buildings, cities, payment, monuments and upgrade tiles. */
import type { RulesSection } from '@bottega/kernel';
import { CITIES, TYPES } from '../../../edition/names.ts';
import type { Facts } from '../facts.ts';
import { blockList, blocks, buildings, points, reward } from './words.ts';

export const building = (facts: Facts): RulesSection[] => [
  action(facts),
  cities(facts),
  paying(facts),
  monuments(facts),
  upgrades(facts),
  buildingPoints(facts),
];

const action = ({ edition, type, landscape }: Facts): RulesSection => ({
  id: 'building',
  title: 'Action: build',
  blocks: [
    'Build **either** one tile of the display **or** one [monument](#monuments).',
    {
      steps: [
        'Choose a tile of the display and one of your six cities. Any building can stand in any city, and a city can hold several of the same type.',
        'Pay as many blocks as the tile’s value, in colours that the city accepts. The blocks go back into the bag.',
        'Put the tile on top of your column in that city.',
        'Fill the gap in the display from the pile. Once the pile is empty the display shrinks; what still lies there can be built.',
      ],
    },
    {
      figure: 'tile',
      caption: 'A building tile',
      labels: [
        'The value: what the building costs in blocks, and what it counts when it is evaluated.',
        'The engraving shows the type; there are six.',
        'The ground shows the landscape: warm for urban, green for rural.',
      ],
    },
    {
      figure: 'types',
      caption: 'The six types of building',
    },
    {
      table: 'Types and landscapes',
      head: ['Type', 'Landscape'],
      rows: TYPES.map((name) => [type(name), landscape(edition.buildings.types[name].landscape)]),
    },
    'A building scores nothing by itself. It pays when you [evaluate](#evaluating) its city, its type or its landscape, and the same building can be paid by all three.',
  ],
});

const cities = ({ edition, accepts, city, colour, and, pays }: Facts): RulesSection => ({
  id: 'cities',
  title: 'The six cities',
  part: true,
  blocks: [
    'The city where a building stands decides which colours pay for it, and by how many points or florins its value is multiplied.',
    {
      table: 'What the cities accept, pay and need',
      head: ['City', 'Accepts', 'Pays (× value)', 'With an upgrade tile', 'Upgrade tiles in the game', 'Needed to evaluate the city'],
      rows: CITIES.map((name) => {
        const { pays: currency, reward: plain, improved, improvements, needed } = edition.cities[name];
        const own = accepts(name).at(-1)!;
        return [
          `${city(name)} (${colour(own)})`,
          and(accepts(name).map(colour)),
          pays(currency, plain),
          pays(currency, improved),
          String(improvements),
          buildings(needed),
        ];
      }),
    },
  ],
});

function paying(facts: Facts): RulesSection {
  const { examples, below, city, colour, type } = facts;
  const { value, paid } = examples.paying;
  return {
    id: 'paying',
    title: 'Paying, and two for one',
    part: true,
    blocks: [
      'You may mix the colours a city accepts as you like. **Two blocks of the colour just below the city’s own colour stand for one block.** You can do that as often as you like in one payment.',
      {
        table: 'Pairs that stand for one block',
        head: ['City', 'Two blocks of'],
        rows: CITIES.map((name) => {
          const pair = below(name);
          return [city(name), pair === null ? 'none: every colour is accepted' : colour(pair)];
        }),
      },
      'You can’t go further down: four blue blocks don’t stand for a red one, because you may not exchange what you have exchanged. You pay the exact cost; there is no change.',
      {
        example: `A ${type('palazzo')} of value ${value} in ${city('lucca')}`,
        blocks: [
          `You want to build it in ${city('lucca')}, which accepts white, yellow and red. You pay ${blockList(facts, paid)}: the two green blocks stand for a red one. All ${paid.length} blocks go back into the bag.`,
          { figure: 'payment', caption: `${blocks(paid.length)} pay for a value of ${value}.` },
        ],
      },
    ],
  };
}

function monuments(facts: Facts): RulesSection {
  const { edition, examples, type, city } = facts;
  const full = edition.buildings.monument;
  const { old, paid, before, after } = examples.monument;
  return {
    id: 'monuments',
    title: 'Monuments',
    part: true,
    blocks: [
      `There is **one monument of each type, value ${full}**. The first player to build it has it. You can:`,
      {
        list: [
          `build it from the ground for **${blocks(full)}**, on top of a column in any city, or`,
          `turn one of your buildings **of the same type** into it. Then you pay only the **difference** between ${full} and the value printed on the building, in colours that its city accepts. The monument covers the building and stays in its place. The tile underneath is out of the game.`,
        ],
      },
      'A monument counts as a building of its type, its city and its landscape. It doesn’t come from the display, so no new tile is drawn. A monument can’t be turned into anything else.',
      {
        example: `A ${type('villa')} becomes the monument`,
        blocks: [
          `Your ${type('villa')} of value ${old} stands in ${city('massa')}. You pay ${blockList(facts, paid)}, that is ${blocks(paid.length)}, put the monument on it, and take an upgrade tile for ${city('massa')}.`,
          { figure: 'monument', caption: `${city('massa')} before and after` },
          `Before, ${city('massa')} would have paid ${reward(before)} for a total value of ${before.value}. Now the total value is ${after.value} and the rate is higher, which makes ${reward(after)}.`,
        ],
      },
    ],
  };
}

const upgrades = ({ edition, city, upgradeTiles, and }: Facts): RulesSection => ({
  id: 'upgrades',
  title: 'Upgrade tiles',
  part: true,
  blocks: [
    `Whenever you build a monument, in either way, you **take one upgrade tile** and put it on its city on your player board. From then on that city pays you the higher rate shown [above](#cities), however it is evaluated, except by landscape.`,
    {
      list: [
        `Each upgrade tile belongs to one city, and there are only ${upgradeTiles}: ${and(CITIES.map((name) => `${city(name)} ${edition.cities[name].improvements}`))}. What is gone is gone.`,
        'It doesn’t have to be the city of the monument. You may have one tile per city.',
        'You must take one if there is one you can take. If there is none, you get nothing.',
      ],
    },
  ],
});

const buildingPoints = ({
  edition: {
    buildings: { monument, values },
  },
}: Facts): RulesSection => ({
  id: 'building-points',
  title: 'Points for building without markers',
  part: true,
  blocks: [
    `Once all your evaluation markers are used, **every building you build scores its value at once**: a monument from the ground ${points(monument)}, a building turned into a monument only the difference (${points(monument - Math.max(...values[4]))} on a building of value ${Math.max(...values[4])}). Upgrade tiles and decorations add nothing to it.`,
  ],
});
