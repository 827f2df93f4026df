/** The evaluation places of the normal game, with one board for all their examples; and the fourth action, passing. */
import type { RulesBlock, RulesSection } from '@bottega/kernel';
import { CITIES, type City, TYPES } from '../../../edition/names.ts';
import type { Facts } from '../facts.ts';
import { buildings, florins, reward } from './words.ts';

export const places = (facts: Facts): RulesSection[] => [cityPlaces(facts), typePlaces(facts), landscapePlaces(facts)];

/** The buildings of an example's city or type, with what they add: `Palazzo 4 in Lucca: 4 × 2 punten`. */
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
    title: 'Een stad waarderen',
    part: true,
    blocks: [
      'Tel de waarden van al je gebouwen in de stad op en vermenigvuldig het totaal met de opbrengst van de stad op jouw spelersbord. Elke stad kan in de hele partij één keer worden gewaardeerd, door één speler. Je hebt minstens nodig:',
      { list: needs(facts) },
      {
        example: 'Eén bord, verschillende waarderingen',
        blocks: [
          { figure: 'paydays', caption: 'Het bord bij dit voorbeeld en de volgende twee' },
          `Leg je je marker op ${city('lucca')}, dan krijg je (${total('lucca')}) × ${rate('lucca')} = **${reward(examples.paydays.lucca)}**. Op ${city('massa')} zou je (${total('massa')}) × ${rate('massa')} = **${reward(examples.paydays.massa)}** krijgen. ${city('lerici')} kun je nog niet waarderen: daar heb je ${buildings(playedWith.cities.lerici.needed)} nodig.`,
        ],
      },
    ],
  };
}

/** `2 gebouwen in elk van deze steden: Livorno, Pisa en Lucca`, for each number that some city needs. */
function needs({ edition, city, and }: Facts): string[] {
  const numbers = [...new Set(CITIES.map((name) => edition.cities[name].needed))].sort((a, b) => a - b);
  return numbers.map(
    (needed) => `${buildings(needed)} in elk van deze steden: ${and(CITIES.filter((name) => edition.cities[name].needed === needed).map(city))}`,
  );
}

const typePlaces = (facts: Facts): RulesSection => ({
  id: 'type-places',
  title: 'Een type gebouw waarderen',
  part: true,
  blocks: [
    'Je hebt minstens één gebouw van het type nodig. Al je gebouwen van dat type leveren iets op, waar ze ook staan: voor elk gebouw geldt de opbrengst van zijn eigen stad. Eén waardering kan dus zowel punten als florijnen opleveren.',
    example(
      'Alle palazzi op hetzelfde bord',
      sums(facts, ({ type }) => type === 'palazzo'),
      `Samen: **${reward(facts.examples.paydays.palazzi)}**.`,
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
    title: 'Een landschap waarderen',
    part: true,
    blocks: [
      'Je hebt minstens één gebouw met het landschap nodig. Tel de waarden van al je gebouwen met dat landschap op, waar ze ook staan, en vermenigvuldig het totaal met de opbrengst van het landschap zelf. **Wat de steden opleveren, doet hier niet ter zake**, en verbeteringstegels ook niet.',
      {
        table: 'De twee landschappen',
        head: ['Landschap', 'Types', 'Opbrengst (× gebouwwaarde)'],
        rows: [
          [landscape('urban'), and(of('urban')), pays(urban.pays, urban.reward)],
          [landscape('rural'), and(of('rural')), pays(rural.pays, rural.reward)],
        ],
      },
      {
        example: 'Beide landschappen op hetzelfde bord',
        blocks: [
          {
            list: [
              `Stedelijk: ${values('urban')}, dus **${reward(examples.paydays.urban)}**.`,
              `Landelijk: ${values('rural')}, dus **${reward(examples.paydays.rural)}**.`,
            ],
          },
        ],
      },
    ],
  };
}

export const passing = ({ edition }: Facts): RulesSection => ({
  id: 'passing',
  title: 'Actie: passen',
  blocks: [`Neem ${florins(edition.florins.pass)}. Je mag zo vaak passen als je wilt; in je volgende beurt speel je gewoon verder.`],
});
