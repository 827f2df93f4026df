/** The advanced game: what is new, its set-up and its wheels. */
import type { RulesSection } from '@bottega/kernel';
import { COLOURS } from '../../../edition/names.ts';
import type { Facts } from '../facts.ts';
import {
  DECORATION,
  florinPlaces,
  florins,
  INFLECTED,
  markers,
  pieces,
  places as placesOf,
  sections,
  statuePlaces,
  THE_DECORATION,
  warehouses,
} from './words.ts';

export const advanced = (facts: Facts): RulesSection[] => [overview(facts), setup(facts), board(facts), buying(facts)];

const overview = ({ edition, places }: Facts): RulesSection => ({
  id: 'advanced',
  title: 'Het spel voor gevorderden',
  blocks: [
    'Alles hierboven blijft gelden. Nieuw zijn twee soorten stukken, die op je gebouwen komen te staan:',
    {
      list: [
        '**Versieringen** verhogen de waarde van een gebouw met 1 als het gewaardeerd wordt. Aan het einde leveren sets van **dezelfde** versiering punten op.',
        '**Beelden** voegen geen waarde toe. Maar een gebouw met een beeld kan nog een keer iets opleveren, op een beeldenplaats, en aan het einde zijn er in elke stad punten voor de spelers met de meeste beelden.',
      ],
    },
    `Iedereen heeft ${markers(edition.court.advanced.length)} in plaats van ${edition.court.normal.length}, en er zijn ${placesOf(places.advanced)} in plaats van ${places.normal}.`,
    {
      figure: 'pieces',
      caption: 'De zes versieringen, de beelden in zes kleuren en het gouden beeld',
    },
  ],
});

function setup({ edition, byPlayers, colour, and, sector }: Facts): RulesSection {
  const { pieces: counts, wheel, court } = edition;
  return {
    id: 'advanced-setup',
    title: 'Voorbereiding van het spel voor gevorderden',
    part: true,
    blocks: [
      'Zet het basisspel klaar, met deze wijzigingen:',
      {
        steps: [
          `De blokken liggen op het **grote wiel**, dat in elke sector een versiering toont; met de klok mee zijn dat ${and(wheel.decorations.map((name) => DECORATION[name]))}. Het begint in een willekeurige stand.`,
          `Daarbinnen ligt het kleine **beeldenwiel**; met de klok mee zijn de beelden ${and(wheel.statues.map(colour))}. Het begint met ${colour(wheel.statues[0])} bij sector ${sector(0)}.`,
          `In de voorraad liggen de **versieringen** uit de tabel hieronder en de **beelden**: ${counts.statues} in elk van de ${COLOURS.length} kleuren, ${counts.statues * COLOURS.length} in totaal.`,
          `Het hof heeft ${sections(court.advanced.length)}. Alle spelers leggen er ${markers(court.advanced.length)} in, één per vak. De **gouden beelden** staan bij het hof, ${counts.gold} per speler.`,
          `Alle spelers gebruiken de kant voor gevorderden van hun spelersbord, met ${warehouses(counts.warehouses)} en ${statuePlaces(counts.statuePlaces.length)}. Op het speelbord vind je ${florinPlaces(edition.florins.places.length)}.`,
        ],
      },
      {
        table: 'Versieringen en gouden beelden per aantal spelers',
        head: ['Spelers', 'Versieringen per soort', 'Versieringen in totaal', 'Gouden beelden'],
        rows: byPlayers.map(({ players, decorations, allDecorations, gold }) => [String(players), String(decorations), String(allDecorations), String(gold)]),
      },
    ],
  };
}

const board = ({ edition }: Facts): RulesSection => ({
  id: 'advanced-board',
  title: 'Je spelersbord in het spel voor gevorderden',
  part: true,
  blocks: [
    {
      figure: 'advanced-board',
      caption: 'Een spelersbord in het spel voor gevorderden',
      labels: [
        'Een gebouw met zijn versiering (links) en een beeld (rechts)',
        'Een stad met een verbeteringstegel: de opbrengst heeft een gouden rand.',
        `Je pakhuizen, met ruimte voor ${pieces(edition.pieces.warehouses)}`,
        'Je beeldenplaatsen, elk voor twee steden',
        'De florijnenplaatsen, voor iedereen',
      ],
    },
  ],
});

function buying({ examples, city, type, sector }: Facts): RulesSection {
  const { spent, decoration, statue, value } = examples.emptied;
  return {
    id: 'advanced-buying',
    title: 'Blokken kopen in het spel voor gevorderden',
    part: true,
    blocks: [
      'Als je koopt, moet er minstens één wiel draaien. Kies wat je draait:',
      {
        list: [
          '**beide wielen**, één sector met de klok mee; het grote wiel vul je zoals altijd aan, of',
          '**alleen het beeldenwiel**, één sector met de klok mee; er komen geen blokken bij. Dit mag alleen als er een blok is dat je kunt betalen.',
        ],
      },
      'Daarna koop je zoals altijd uit één sector. **Koop je alle blokken die in een sector liggen, dan mag je óf de versiering óf het beeld van die sector nemen**, als er nog een in de voorraad is. Er moet minstens één blok in de sector hebben gelegen: een lege sector geeft niets.',
      {
        figure: 'two-wheels',
        caption: 'De twee wielen',
        labels: [
          'De versiering van een sector, op het grote wiel',
          'Het beeld van een sector, op het beeldenwiel',
          'De naaf, waar beide wielen om draaien. Naast het wiel kies je welke je draait.',
        ],
      },
      {
        example: 'Een sector leegkopen',
        blocks: [
          `Je draait alleen het beeldenwiel. Nu horen ${THE_DECORATION[decoration]} en het ${INFLECTED[statue]} beeld bij sector ${sector(2)}. Je koopt daar de twee blokken voor ${florins(spent)}, en de sector is leeg. Je neemt ${THE_DECORATION[decoration]} en versiert daarmee je ${type('palazzo')} met waarde ${value} in ${city('viareggio')}, dat vanaf nu ${value + 1} telt. Ook het ${INFLECTED[statue]} beeld had daar gepast.`,
        ],
      },
      'De prijzen en bijzondere gevallen zijn die van het [basisspel](#buying).',
    ],
  };
}
