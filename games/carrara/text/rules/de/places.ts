/** The evaluation places of the normal game, with one board for all their examples; and the fourth action, passing. */
import type { RulesBlock, RulesSection } from '@bottega/kernel';
import { CITIES, type City, TYPES } from '../../../edition/names.ts';
import type { Facts } from '../facts.ts';
import { buildings, florins, reward } from './words.ts';

export const places = (facts: Facts): RulesSection[] => [cityPlaces(facts), typePlaces(facts), landscapePlaces(facts)];

/** The buildings of an example's city or type, with what they add: `Palazzo 4 in Lucca: 4 × 2 Punkte`. */
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
    title: 'Eine Stadt werten',
    part: true,
    blocks: [
      'Zähle die Werte all deiner Gebäude in der Stadt zusammen und multipliziere die Summe mit dem Ertrag der Stadt. Jede Stadt kann in der ganzen Partie nur einmal gewertet werden, von einem einzigen Spieler. In der Stadt selbst brauchst du mindestens:',
      { list: needs(facts) },
      {
        example: 'Ein Tableau, mehrere Wertungen',
        blocks: [
          { figure: 'paydays', caption: 'Die Städte für dieses Beispiel und die beiden nächsten' },
          `Setzt du deinen Marker auf ${city('lucca')}, erhältst du (${total('lucca')}) × ${rate('lucca')} = **${reward(examples.paydays.lucca)}**. Auf ${city('massa')} wären es (${total('massa')}) × ${rate('massa')} = **${reward(examples.paydays.massa)}**. ${city('lerici')} kannst du noch nicht werten: Dort brauchst du ${buildings(playedWith.cities.lerici.needed)}.`,
        ],
      },
    ],
  };
}

/** `2 Gebäude in Livorno, Pisa und Lucca`, for each number that some city needs. */
function needs({ edition, city, and }: Facts): string[] {
  const numbers = [...new Set(CITIES.map((name) => edition.cities[name].needed))].sort((a, b) => a - b);
  return numbers.map((needed) => `${buildings(needed)} in ${and(CITIES.filter((name) => edition.cities[name].needed === needed).map(city))}`);
}

const typePlaces = (facts: Facts): RulesSection => ({
  id: 'type-places',
  title: 'Eine Gebäudeart werten',
  part: true,
  blocks: [
    'Du brauchst mindestens ein Gebäude dieser Art. Alle deine Gebäude dieser Art zählen, wo immer sie stehen, jedes zum Ertrag seiner Stadt. So kann eine Wertung Punkte und Florin zugleich bringen.',
    example(
      'Alle Palazzi auf demselben Tableau',
      sums(facts, ({ type }) => type === 'palazzo'),
      `Zusammen: **${reward(facts.examples.paydays.palazzi)}**.`,
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
    title: 'Eine Landschaft werten',
    part: true,
    blocks: [
      'Du brauchst mindestens ein Gebäude dieser Landschaft. Zähle die Werte all deiner Gebäude dieser Landschaft zusammen, wo immer sie stehen, und multipliziere die Summe mit dem Ertrag der Landschaft. **Was die Städte bringen, spielt hier keine Rolle**, und Aufwertungsplättchen ebenso wenig.',
      {
        table: 'Die beiden Landschaften',
        head: ['Landschaft', 'Gebäudearten', 'Ertrag (× Gebäudewert)'],
        rows: [
          [landscape('urban'), and(of('urban')), pays(urban.pays, urban.reward)],
          [landscape('rural'), and(of('rural')), pays(rural.pays, rural.reward)],
        ],
      },
      {
        example: 'Beide Landschaften auf demselben Tableau',
        blocks: [
          {
            list: [
              `Städtisch: ${values('urban')}, also **${reward(examples.paydays.urban)}**.`,
              `Ländlich: ${values('rural')}, also **${reward(examples.paydays.rural)}**.`,
            ],
          },
        ],
      },
    ],
  };
}

export const passing = ({ edition }: Facts): RulesSection => ({
  id: 'passing',
  title: 'Aktion: Passen',
  blocks: [`Nimm ${florins(edition.florins.pass)}. Du darfst beliebig oft passen; in deinem nächsten Zug spielst du ganz normal weiter.`],
});
