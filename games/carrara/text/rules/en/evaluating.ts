/** The third and fourth action: evaluating, the Royal Court and its Visit, the places; and passing. */
import type { RulesBlock, RulesSection } from '@bottega/kernel';
import type { Bonus, City } from '../../../edition/names.ts';
import { CITIES, TYPES } from '../../../edition/names.ts';
import type { Facts } from '../facts.ts';
import { buildings, florins, points, reward } from './words.ts';

export const evaluating = (facts: Facts): RulesSection[] => [
  action(facts),
  court(facts),
  visit(facts),
  cityPlaces(facts),
  typePlaces(facts),
  landscapePlaces(facts),
  passing(facts),
];

const action = ({ edition, places }: Facts): RulesSection => ({
  id: 'evaluating',
  title: 'Action: evaluate',
  blocks: [
    `Evaluating turns buildings into points and florins. You have ${edition.court.normal.length} markers for the whole game, and there are ${places.normal} places to put them.`,
    {
      steps: [
        '**Take one of your markers from the Royal Court.** If it comes from a bonus section, take that section’s bonus now and, unless you are following somebody else’s [Visit](#visit), the Royal Visit marker. If it comes from the open area, there is no bonus and no Visit.',
        '**Put the marker on an evaluation place** that is open to you. It stays there for the rest of the game.',
        '**Take what the place pays.** Your buildings stay where they are and can be paid again by other places.',
      ],
    },
    {
      table: 'The evaluation places',
      head: ['Place', 'How many', 'Whose', 'What you need', 'What it pays'],
      rows: [
        [
          '[City](#city-places)',
          String(CITIES.length),
          'shared: one player each',
          'enough [buildings](#cities) there',
          'all your buildings in that city, at its rate',
        ],
        [
          '[Type](#type-places)',
          String(TYPES.length),
          'your own',
          'one building of that type',
          'all your buildings of that type, each at the rate of its city',
        ],
        ['[Landscape](#landscape-places)', '2', 'your own', 'one building of that landscape', 'all your buildings of that landscape, at the landscape’s rate'],
      ],
    },
    'You can evaluate only if a place is open to you once you have the bonus. Each place is used once: by one player in the case of a city, by each player in the case of their own places.',
  ],
});

const BONUS: Readonly<Record<Bonus, (facts: Facts) => string>> = {
  florins: ({ edition }) => florins(edition.court.florins),
  points: ({ edition }) => points(edition.court.points),
  gold: () => 'a gold statue',
  decoration: () => 'a decoration of your choice',
};

function court(facts: Facts): RulesSection {
  const { normal, advanced } = facts.edition.court;
  const sections = Array.from({ length: Math.max(normal.length, advanced.length) }, (_, section) => section);
  const bonus = (of: Bonus | undefined): string => (of === undefined ? '–' : BONUS[of](facts));
  return {
    id: 'court',
    title: 'The Royal Court',
    part: true,
    blocks: [
      'At the start everyone has one marker in every bonus section. Which section you take a marker from decides your bonus.',
      {
        table: 'The bonus of each section of the court',
        head: ['Section', 'Normal game', 'Advanced game'],
        rows: sections.map((section) => [String(section + 1), bonus(normal[section]), bonus(advanced[section])]),
      },
      'The bonus comes first, then the place.',
    ],
  };
}

function visit({ examples, city, type }: Facts): RulesSection {
  const { bonus, yours, hers } = examples.visit;
  return {
    id: 'visit',
    title: 'The Royal Visit',
    part: true,
    blocks: [
      'Whoever evaluates first with a marker from a bonus section holds the Royal Visit marker until their own next turn begins. Then it goes back to the court, and they may evaluate again at once.',
      'Until then **every other player must answer the Visit on their turn, before any action**, with their own marker in the same section:',
      {
        list: [
          '**Follow:** evaluate with that marker. You get the same bonus and may use any place that is open to you. This is your action.',
          '**Decline:** move that marker to the **open area**. You lose its bonus, but not the marker. Then you take a normal turn: buy, build or pass. You can’t evaluate in that turn, not even with a marker from the open area.',
        ],
      },
      'If no place would be open to you, you can only decline. So each section opens exactly once for everyone: after a Visit no marker is left in it.',
      'Markers in the open area can be used on any later turn, as long as nobody else holds the Royal Visit: without a bonus and without a new Visit.',
      {
        example: 'Three players and one Visit',
        blocks: [
          {
            steps: [
              `You take your marker from section 1: ${florins(bonus)}. You hold the Visit. You put the marker on ${city('lucca')} and score ${points(yours)}.`,
              `Beatrice follows. She gets ${florins(bonus)} too and evaluates her ${type('biblioteca')}: ${florins(hers)} more.`,
              'Cosimo declines. His marker goes to the open area, and he builds.',
              'Your next turn begins: you return the Visit. Section 1 is empty.',
            ],
          },
          {
            figure: 'court',
            caption: 'The court just after Cosimo has declined (you are the circle, Beatrice is the square, Cosimo is the triangle)',
            labels: [
              'The section that was opened. Nobody has a marker left in it.',
              'A section with its bonus and everyone’s markers',
              'The open area with Cosimo’s marker',
            ],
          },
        ],
      },
    ],
  };
}

/** The buildings of an example's city or type, with what they add: `Palazzo 4 in Lucca: 4 × 2 points`. */
function sums(facts: Facts, counts: (building: Facts['examples']['paydays']['buildings'][number]) => boolean): string[] {
  return facts.examples.paydays.buildings.filter(counts).map(({ city, type, value }) => {
    const { pays: currency, reward: rate } = facts.playedWith.cities[city];
    return `${facts.type(type)} ${value} in ${facts.city(city)}: ${value} × ${facts.pays(currency, rate)}`;
  });
}

function cityPlaces(facts: Facts): RulesSection {
  const { examples, city, playedWith } = facts;
  const total = (name: City): string =>
    examples.paydays.buildings
      .filter((each) => each.city === name)
      .map(({ value }) => value)
      .join(' + ');
  const rate = (name: City): string => facts.pays(playedWith.cities[name].pays, playedWith.cities[name].reward);
  return {
    id: 'city-places',
    title: 'Evaluating a city',
    part: true,
    blocks: [
      'Add up the values of all your buildings in the city and multiply by what the city pays you. Each city can be evaluated once in the whole game, by one player. You need at least:',
      { list: needs(facts) },
      {
        example: 'One board, several paydays',
        blocks: [
          { figure: 'paydays', caption: 'The board for this example and the next two' },
          `If you put your marker on ${city('lucca')}, you get (${total('lucca')}) × ${rate('lucca')} = **${reward(examples.paydays.lucca)}**. On ${city('massa')} you would get (${total('massa')}) × ${rate('massa')} = **${reward(examples.paydays.massa)}**. ${city('lerici')} can’t be evaluated yet: it needs ${buildings(playedWith.cities.lerici.needed)}.`,
        ],
      },
    ],
  };
}

/** `2 buildings in Livorno, Pisa and Lucca`, for each number that some city needs. */
function needs({ edition, city, and }: Facts): string[] {
  const numbers = [...new Set(CITIES.map((name) => edition.cities[name].needed))].sort((a, b) => a - b);
  return numbers.map((needed) => `${buildings(needed)} in ${and(CITIES.filter((name) => edition.cities[name].needed === needed).map(city))}`);
}

const typePlaces = (facts: Facts): RulesSection => ({
  id: 'type-places',
  title: 'Evaluating a type of building',
  part: true,
  blocks: [
    'You need at least one building of the type. All your buildings of that type pay, wherever they stand, each at the rate of its own city. So one evaluation can bring points and florins.',
    example(
      'All palazzi on the same board',
      sums(facts, ({ type }) => type === 'palazzo'),
      `Together: **${reward(facts.examples.paydays.palazzi)}**.`,
    ),
  ],
});

const example = (title: string, list: readonly string[], result: string): RulesBlock => ({ example: title, blocks: [{ list }, result] });

function landscapePlaces({ examples, edition, playedWith, landscape, type, and, pays }: Facts): RulesSection {
  const { urban, rural } = edition.landscapes;
  const of = (name: 'urban' | 'rural'): string[] => TYPES.filter((each) => edition.buildings.types[each].landscape === name).map(type);
  const values = (name: 'urban' | 'rural'): string =>
    examples.paydays.buildings
      .filter((each) => playedWith.buildings.types[each.type].landscape === name)
      .map(({ value }) => value)
      .join(' + ');
  return {
    id: 'landscape-places',
    title: 'Evaluating a landscape',
    part: true,
    blocks: [
      'You need at least one building of the landscape. Add up the values of all your buildings of that landscape, wherever they stand, and multiply by the landscape’s own rate. **What the cities pay doesn’t matter here**, and neither do upgrade tiles.',
      {
        table: 'The two landscapes',
        head: ['Landscape', 'Types', 'Pays per point of value'],
        rows: [
          [landscape('urban'), and(of('urban')), pays(urban.pays, urban.reward)],
          [landscape('rural'), and(of('rural')), pays(rural.pays, rural.reward)],
        ],
      },
      {
        example: 'Both landscapes on the same board',
        blocks: [
          {
            list: [
              `Urban: ${values('urban')}, so **${reward(examples.paydays.urban)}**.`,
              `Rural: ${values('rural')}, so **${reward(examples.paydays.rural)}**.`,
            ],
          },
        ],
      },
    ],
  };
}

const passing = ({ edition }: Facts): RulesSection => ({
  id: 'passing',
  title: 'Action: pass',
  blocks: [`Take ${florins(edition.florins.pass)}. You can pass as often as you like, and go on playing on your next turn.`],
});
