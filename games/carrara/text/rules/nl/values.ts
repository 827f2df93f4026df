/** Values that had to be reconstructed, with where each comes from. */
import type { RulesSection } from '@bottega/kernel';
import { CITIES, COLOURS, LANDSCAPES, TYPES } from '../../../edition/names.ts';
import type { Facts } from '../facts.ts';
import { blockList, CURRENCY, DECORATION, florins, ORIGIN, points } from './words.ts';

const ANY = '2 tot 4';

export const values = (facts: Facts): RulesSection => ({
  id: 'values',
  title: 'Gereconstrueerde waarden en hun herkomst',
  folded: true,
  blocks: [
    'Sommige waarden zijn in de doos alleen als afbeelding gedrukt, dus het regelboekje noemt ze niet. Hier vind je ze, met de bron tussen haakjes:',
    {
      list: [
        `**${ORIGIN.RB}**: staat in het regelboekje, soms in een voorbeeld.`,
        `**${ORIGIN.PUB}**: komt uit een openbare bron, zoals een recensie van de tweede editie.`,
        `**${ORIGIN.DER}**: volgt uit de aantallen van het spelmateriaal en de voorbeelden in het regelboekje.`,
        `**${ORIGIN.OUR}**: niemand noemt de waarde, dus hebben wij gekozen.`,
        `**${ORIGIN.given}**: de editie waarmee je speelt, heeft een eigen waarde.`,
      ],
    },
    cities(facts),
    statueRanks(facts),
    types(facts),
    {
      table: 'Al het andere',
      head: ['Wat', 'Waarde', 'Spelers', 'Bron'],
      rows: [...wheel(facts), ...others(facts)],
    },
  ],
});

/** A value with its source: `3 punten (openbare bron)`. */
const sourced = ({ origin }: Facts, path: string, value: string): string => `${value} (${ORIGIN[origin(path)]})`;

const cities = (facts: Facts) => ({
  table: 'Wat de steden opleveren (× gebouwwaarde), en hun verbeteringstegels; voor 2 tot 4 spelers',
  head: ['Stad', 'Levert op', 'Opbrengst', 'Met verbeteringstegel', 'Verbeteringstegels'],
  rows: CITIES.map((name) => {
    const { pays: currency, reward, improved, improvements } = facts.edition.cities[name];
    return [
      facts.city(name),
      sourced(facts, `cities.${name}.pays`, CURRENCY[currency]),
      sourced(facts, `cities.${name}.reward`, facts.pays(currency, reward)),
      sourced(facts, `cities.${name}.improved`, facts.pays(currency, improved)),
      sourced(facts, `cities.${name}.improvements`, String(improvements)),
    ];
  }),
});

const statueRanks = (facts: Facts) => ({
  table: 'Punten voor beelden aan het einde van het spel voor gevorderden; de derde plaats alleen met 3 of 4 spelers',
  head: ['Stad', 'Eerste', 'Tweede', 'Derde'],
  rows: CITIES.map((name) => [
    facts.city(name),
    ...facts.edition.cities[name].statues.map((score, rank) => sourced(facts, `cities.${name}.statues.${rank}`, String(score))),
  ]),
});

const types = (facts: Facts) => ({
  table: 'Landschap en versiering van elk type; voor 2 tot 4 spelers',
  head: ['Type', 'Landschap', 'Versiering'],
  rows: TYPES.map((name) => {
    const { landscape, decoration } = facts.edition.buildings.types[name];
    return [
      facts.type(name),
      sourced(facts, `buildings.types.${name}.landscape`, facts.landscape(landscape)),
      sourced(facts, `buildings.types.${name}.decoration`, DECORATION[decoration]),
    ];
  }),
});

function wheel(facts: Facts): string[][] {
  const { edition, origin, colour, sector, startBlocks } = facts;
  const { prices, decorations, statues } = edition.wheel;
  return [
    ...prices.map((row, slot) => [
      `Prijs van een blok in florijnen in sector ${sector(slot)}`,
      COLOURS.map((name, index) => `${colour(name)} ${row[index]}`).join(', '),
      ANY,
      ORIGIN[origin('wheel.prices')],
    ]),
    [`Blokken in sector ${sector(0)} aan het begin`, blockList(facts, startBlocks), ANY, ORIGIN[origin('wheel.start')]],
    [
      'Versieringen op het grote wiel, met de klok mee (spel voor gevorderden)',
      decorations.map((name) => DECORATION[name]).join(', '),
      ANY,
      ORIGIN[origin('wheel.decorations')],
    ],
    [
      `Beelden op het beeldenwiel, met de klok mee vanaf sector ${sector(0)} (spel voor gevorderden); het regelboekje noemt alleen het eerste`,
      statues.map(colour).join(', '),
      ANY,
      ORIGIN[origin('wheel.statues')],
    ],
  ];
}

function others({ edition, origin, byPlayers, colour, landscape, pays }: Facts): string[][] {
  const { start, court, landscapes, buildings, end } = edition;
  return [
    ...start.blocks.map((own, index) => [
      `Startblokken van speler ${index + 1} in de beurtvolgorde; dat iedereen er twee van verschillende kleuren heeft, komt uit een openbare bron`,
      own.map(colour).join(', '),
      index < 2 ? ANY : index === 2 ? '3 of 4' : '4',
      ORIGIN[origin('start.blocks')],
    ]),
    ...byPlayers.map(({ players, values: of }) => [
      'Waarden van de gebouwtegels van elk type die meedoen; het regelboekje geeft de volledige lijst',
      of.join(', '),
      String(players),
      ORIGIN[origin(`buildings.values.${players}`)],
    ]),
    ['Tegels in het aanbod', String(buildings.display), ANY, ORIGIN[origin('buildings.display')]],
    [
      'Vakken van het hof in het basisspel',
      court.normal.map((bonus) => (bonus === 'florins' ? florins(court.florins) : points(court.points))).join(', '),
      ANY,
      ORIGIN[origin('court.normal')],
    ],
    ...LANDSCAPES.map((name) => [
      `Opbrengst van een ${landscape(name)} gebouw (× waarde), als je het landschap waardeert`,
      pays(landscapes[name].pays, landscapes[name].reward),
      ANY,
      ORIGIN[origin(`landscapes.${name}.reward`)],
    ]),
    ['Rondes met alleen maar passen waarna de partij afgelopen is', String(end.stalledRounds), ANY, ORIGIN[origin('end.stalledRounds')]],
  ];
}
