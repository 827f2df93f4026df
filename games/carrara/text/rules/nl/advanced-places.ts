/** Evaluating in the advanced game: the court's new bonuses, statue places and florin places. */
import type { RulesSection } from '@bottega/kernel';
import type { Facts } from '../facts.ts';
import { florins, points, reward } from './words.ts';

export const advancedPlaces = (facts: Facts): RulesSection[] => [court(facts), statuePlaces(facts), florinPlaces(facts)];

const court = (_facts: Facts): RulesSection => ({
  id: 'advanced-court',
  title: 'Het Koninklijk Hof in het spel voor gevorderden',
  part: true,
  blocks: [
    {
      figure: 'advanced-court',
      caption: 'Het hof in het spel voor gevorderden. Een kroon staat voor een versiering naar keuze. Alle bonussen staan in [deze tabel](#court).',
    },
    {
      list: [
        '**Versiering:** neem een versiering naar keuze uit de voorraad.',
        '**Gouden beeld:** neem een van de gouden beelden bij het hof. Wil je het niet, of zie je bij een bezoek van de bonus van dat vak af, dan gaat het beeld terug in de doos. Kan alleen het gouden beeld een plaats voor je [beschikbaar maken](#rulings-evaluating), dan moet je het nemen en zo plaatsen dat dat ook gebeurt.',
        'Je plaatst het stuk of slaat het op voordat je de plaats kiest. Een stuk dat je nu plaatst, telt dus al mee bij deze waardering.',
        'Ook florijnen van het hof tellen meteen: voor een florijnenplaats, en voor een aankoop die een beeldenplaats voor je beschikbaar maakt.',
      ],
    },
    'Een bezoek verloopt zoals in het basisspel.',
  ],
});

function statuePlaces({ edition, examples, city, and, type, pays }: Facts): RulesSection {
  const { reward: gained, paying } = examples.statues;
  const lines = paying.map(({ type: name, value, decorated, city: where, pays: currency, rate }) =>
    decorated
      ? `${type(name)} ${value} in ${city(where)}, met versiering: (${value} + 1) × ${pays(currency, rate)}`
      : `${type(name)} ${value} in ${city(where)}: ${value} × ${pays(currency, rate)}`,
  );
  return {
    id: 'statue-places',
    title: 'Beelden waarderen',
    part: true,
    blocks: [
      {
        table: 'Je beeldenplaatsen',
        head: ['Plaats', 'Steden'],
        rows: edition.pieces.statuePlaces.map((cities, index) => [String(index + 1), and(cities.map(city))]),
      },
      'Je hebt minstens één beeld nodig op een gebouw in een van de steden van de plaats. **Alleen gebouwen met een beeld leveren iets op**: voor elk telt de waarde, versiering inbegrepen, maal de opbrengst van zijn stad. Het beeld zelf voegt niets toe, en zijn kleur maakt niet uit. Elk van je beeldenplaatsen kun je één keer gebruiken.',
      {
        example: `De beelden in ${city('massa')} en ${city('pisa')} op het [bord hierboven](#advanced-board)`,
        blocks: [
          { list: lines },
          `${city('pisa')} heeft op dat bord een verbeteringstegel, en de gebouwen zonder beeld tellen niet mee. Samen: **${reward(gained)}**.`,
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
    title: 'Een florijnenplaats reserveren',
    part: true,
    blocks: [
      'Een florijnenplaats levert nu niets op, maar zorgt ervoor dat je florijnen **aan het einde van de partij** meer punten waard zijn.',
      {
        table: 'De florijnenplaatsen',
        head: ['Je moet minstens hebben', 'Florijnen per punt aan het einde'],
        rows: [...edition.florins.places.map(({ needs, rate: better }) => [florins(needs), String(better)]), ['– (zonder florijnenplaats)', String(rate)]],
      },
      {
        list: [
          'Je laat de anderen zien dat je minstens zoveel florijnen hebt; hoeveel je er nog meer hebt, blijft geheim. Je houdt ze allemaal en mag ze later uitgeven.',
          'Aan het einde tellen de florijnen die je dan nog hebt, ook als het er minder zijn. Er wordt altijd naar beneden afgerond.',
          'Elke florijnenplaats is voor één speler, en elke speler mag er in een partij maar één reserveren.',
        ],
      },
      {
        example: 'Was dat een marker waard?',
        blocks: [
          `Je hebt ${florins(had)} en reserveert de plaats vanaf ${florins(playedWith.florins.places[place].needs)}. Heb je ze aan het einde nog, dan krijg je er ${points(reserved)} voor in plaats van ${plain}.`,
        ],
      },
    ],
  };
}
