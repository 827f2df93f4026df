/** The second action: buildings, cities, payment, monuments and upgrade tiles. */
import type { RulesSection } from '@bottega/kernel';
import { CITIES, TYPES } from '../../../edition/names.ts';
import type { Facts } from '../facts.ts';
import { blockList, blocks, buildings, COLOUR, points, reward } from './words.ts';

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
  title: 'Aktion: Bauen',
  blocks: [
    'Baue **entweder** ein Plättchen aus der Auslage **oder** ein [Monument](#monuments).',
    {
      steps: [
        'Wähle ein Plättchen aus der Auslage und eine deiner sechs Städte. Jedes Gebäude darf in jeder Stadt stehen, auch mehrere derselben Art in einer Stadt.',
        'Bezahle so viele Blöcke, wie der Wert des Plättchens angibt, in Farben, die die Stadt annimmt. Die Blöcke kommen zurück in den Beutel.',
        'Lege das Plättchen oben auf deine Spalte in dieser Stadt.',
        'Fülle die Lücke in der Auslage vom Stapel auf. Ist der Stapel leer, wird die Auslage kleiner; was dort noch liegt, kann weiterhin gebaut werden.',
      ],
    },
    {
      figure: 'tile',
      caption: 'Ein Gebäudeplättchen',
      labels: [
        'Der Wert: was das Gebäude an Blöcken kostet und wie viel es bei einer Wertung zählt.',
        'Die Zeichnung zeigt die Gebäudeart; es gibt sechs.',
        'Der Hintergrund zeigt die Landschaft: ein warmer Ton für städtisch, Grün für ländlich.',
      ],
    },
    {
      figure: 'types',
      caption: 'Die sechs Gebäudearten',
    },
    {
      table: 'Gebäudearten und Landschaften',
      head: ['Gebäudeart', 'Landschaft'],
      rows: TYPES.map((name) => [type(name), landscape(edition.buildings.types[name].landscape)]),
    },
    'Ein Gebäude bringt von sich aus nichts. Es bringt etwas, wenn du seine Stadt, seine Gebäudeart oder seine Landschaft [wertest](#evaluating), und dasselbe Gebäude kann bei allen dreien zählen.',
  ],
});

const cities = ({ edition, accepts, city, and, pays }: Facts): RulesSection => ({
  id: 'cities',
  title: 'Die sechs Städte',
  part: true,
  blocks: [
    'Die Stadt, in der ein Gebäude steht, bestimmt, mit welchen Farben du es bezahlst und mit wie vielen Punkten oder Florin sein Wert multipliziert wird.',
    {
      table: 'Was die Städte annehmen, bringen und verlangen',
      head: ['Stadt', 'Nimmt an', 'Ertrag (× Gebäudewert)', 'Mit Aufwertungsplättchen', 'Aufwertungsplättchen im Spiel', 'Nötig, um die Stadt zu werten'],
      rows: CITIES.map((name) => {
        const { pays: currency, reward: plain, improved, improvements, needed } = edition.cities[name];
        const colours = accepts(name).map((colour) => COLOUR[colour]);
        return [`${city(name)} (${colours.at(-1)})`, and(colours), pays(currency, plain), pays(currency, improved), String(improvements), buildings(needed)];
      }),
    },
  ],
});

function paying(facts: Facts): RulesSection {
  const { examples, below, city, type } = facts;
  const { value, paid } = examples.paying;
  return {
    id: 'paying',
    title: 'Bezahlen, auch zwei für einen',
    part: true,
    blocks: [
      'Die Farben, die eine Stadt annimmt, darfst du beliebig mischen. **Zwei Blöcke der Farbe direkt unter der Stadtfarbe gelten als ein Block.** Das darfst du bei einer Bezahlung beliebig oft tun.',
      {
        table: 'Paare, die als ein Block gelten',
        head: ['Stadt', 'Zwei Blöcke in'],
        rows: CITIES.map((name) => {
          const pair = below(name);
          return [city(name), pair === null ? 'kein Tausch: nimmt jede Farbe an' : COLOUR[pair]];
        }),
      },
      'Weiter hinunter geht es nicht: Vier blaue Blöcke gelten nicht als ein roter, denn was du schon getauscht hast, darfst du nicht noch einmal tauschen. Du bezahlst den genauen Preis; herausgegeben wird nichts.',
      {
        example: `Ein ${type('palazzo')} mit dem Wert ${value} in ${city('lucca')}`,
        blocks: [
          `Du willst ihn in ${city('lucca')} bauen. Die Stadt nimmt Weiß, Gelb und Rot an. Du bezahlst ${blockList(facts, paid)}: Die beiden grünen gelten als ein roter. Alle ${paid.length} Blöcke kommen zurück in den Beutel.`,
          { figure: 'payment', caption: `${blocks(paid.length)} für einen Wert von ${value}` },
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
    title: 'Monumente',
    part: true,
    blocks: [
      `Von jeder Gebäudeart gibt es **ein einziges Monument mit dem Wert ${full}**. Wer es zuerst baut, hat es. Du kannst`,
      {
        list: [
          `es für **${blocks(full)}** neu bauen, oben auf einer Spalte in einer beliebigen Stadt, oder`,
          `eines deiner Gebäude **derselben Art** dazu ausbauen. Dann bezahlst du nur die **Differenz** zwischen ${full} und dem aufgedruckten Wert des Gebäudes, in Farben, die seine Stadt annimmt. Das Monument überdeckt das Gebäude und bleibt an dessen Stelle. Das Plättchen darunter ist aus dem Spiel.`,
        ],
      },
      'Ein Monument zählt als Gebäude seiner Gebäudeart, seiner Stadt und seiner Landschaft. Es kommt nicht aus der Auslage, also wird auch kein Plättchen nachgezogen. Ein Monument kann nicht weiter ausgebaut werden.',
      {
        example: `Eine ${type('villa')} wird zum Monument`,
        blocks: [
          `Deine ${type('villa')} mit dem Wert ${old} steht in ${city('massa')}. Du bezahlst ${blockList(facts, paid)}, zusammen also ${blocks(paid.length)}, legst das Monument darauf und nimmst ein Aufwertungsplättchen für ${city('massa')}.`,
          { figure: 'monument', caption: `${city('massa')} vorher und nachher` },
          `Vorher betrug der Gesamtwert in ${city('massa')} ${before.value}, und die Wertung der Stadt hätte ${reward(before)} gebracht. Jetzt beträgt er ${after.value}, und der Ertrag der Stadt ist höher. Das ergibt ${reward(after)}.`,
        ],
      },
    ],
  };
}

const upgrades = ({ edition, city, upgradeTiles, and }: Facts): RulesSection => ({
  id: 'upgrades',
  title: 'Aufwertungsplättchen',
  part: true,
  blocks: [
    'Immer wenn du ein Monument baust, ob neu oder durch Ausbau, **nimmst du ein Aufwertungsplättchen** und legst es auf deinem Spielertableau auf seine Stadt. Von da an bringt dir diese Stadt den höheren Ertrag aus der [Tabelle oben](#cities), bei jeder Wertung außer der einer Landschaft.',
    {
      list: [
        `Jedes Aufwertungsplättchen gehört zu einer bestimmten Stadt, und insgesamt gibt es nur ${upgradeTiles}: ${and(CITIES.map((name) => `${city(name)} ${edition.cities[name].improvements}`))}. Weg ist weg.`,
        'Es muss nicht die Stadt des Monuments sein. Du darfst pro Stadt ein Plättchen haben.',
        'Du musst eines nehmen, wenn es eines gibt, das du nehmen darfst. Sonst bekommst du nichts.',
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
  title: 'Punkte für das Bauen ohne Marker',
  part: true,
  blocks: [
    `Hast du alle deine Wertungsmarker eingesetzt, **bringt dir jedes Gebäude, das du baust, sofort seinen Wert in Punkten**: ein neu gebautes Monument ${points(monument)}, ein Ausbau zum Monument nur die Differenz (${points(monument - Math.max(...values[4]))} bei einem Gebäude mit dem Wert ${Math.max(...values[4])}). Aufwertungsplättchen und Verzierungen ändern daran nichts.`,
  ],
});
