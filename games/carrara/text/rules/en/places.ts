/** The evaluation places of the normal game, with one board for all their examples; and the fourth action, passing. */
import type { RulesBlock, RulesSection } from '@bottega/kernel';
import { CITIES, type City, TYPES } from '../../../edition/names.ts';
import type { Facts } from '../facts.ts';
import { buildings, florins, reward } from './words.ts';

export const places = (facts: Facts): RulesSection[] => [cityPlaces(facts), typePlaces(facts), landscapePlaces(facts)];

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

/** `2 buildings in each of these: Livorno, Pisa and Lucca`, for each number that some city needs. */
function needs({ edition, city, and }: Facts): string[] {
  const numbers = [...new Set(CITIES.map((name) => edition.cities[name].needed))].sort((a, b) => a - b);
  return numbers.map((needed) => `${buildings(needed)} in each of these: ${and(CITIES.filter((name) => edition.cities[name].needed === needed).map(city))}`);
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
        head: ['Landscape', 'Types', 'Pays (× value)'],
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

export const passing = ({ edition }: Facts): RulesSection => ({
  id: 'passing',
  title: 'Action: pass',
  blocks: [`Take ${florins(edition.florins.pass)}. You can pass as often as you like, and go on playing on your next turn.`],
});
