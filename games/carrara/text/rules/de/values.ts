/** Values that had to be reconstructed, with where each comes from. */
import type { RulesSection } from '@bottega/kernel';
import { CITIES, COLOURS, LANDSCAPES, TYPES } from '../../../edition/names.ts';
import type { Facts } from '../facts.ts';
import { blockCounts, COLOUR, CURRENCY, DECORATION, florins, ORIGIN, points } from './words.ts';

const ANY = '2 bis 4';

export const values = (facts: Facts): RulesSection => ({
  id: 'values',
  title: 'Rekonstruierte Werte und ihre Quellen',
  folded: true,
  blocks: [
    'Manche Werte sind in der Schachtel nur als Bild gedruckt, die Spielregel nennt sie deshalb nicht. Hier sind sie, mit ihrer Quelle in Klammern:',
    {
      list: [
        `**${ORIGIN.RB}**: Die Spielregel nennt den Wert, manchmal in einem Beispiel.`,
        `**${ORIGIN.PUB}**: Er stammt aus einer öffentlichen Quelle, etwa einer Rezension der zweiten Ausgabe.`,
        `**${ORIGIN.DER}**: Er folgt aus der Anzahl des Spielmaterials und den Beispielen der Spielregel.`,
        `**${ORIGIN.OUR}**: Niemand nennt ihn, also haben wir gewählt.`,
        `**${ORIGIN.given}**: Die Ausgabe, mit der du spielst, hat einen eigenen Wert.`,
      ],
    },
    cities(facts),
    statueRanks(facts),
    types(facts),
    {
      table: 'Alles Weitere',
      head: ['Was', 'Wert', 'Spieler', 'Quelle'],
      rows: [...wheel(facts), ...others(facts)],
    },
  ],
});

/** A value with its source: `3 Punkte (öffentliche Quelle)`. */
const sourced = ({ origin }: Facts, path: string, value: string): string => `${value} (${ORIGIN[origin(path)]})`;

const cities = (facts: Facts) => ({
  table: 'Was die Städte bringen (× Gebäudewert), und ihre Aufwertungsplättchen; bei 2 bis 4 Spielern',
  head: ['Stadt', 'Bringt', 'Ertrag', 'Mit Aufwertungsplättchen', 'Aufwertungsplättchen'],
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
  table: 'Punkte für Statuen am Ende im Spiel für Fortgeschrittene; 3. Rang nur bei 3 oder 4 Spielern',
  head: ['Stadt', '1. Rang', '2. Rang', '3. Rang'],
  rows: CITIES.map((name) => [
    facts.city(name),
    ...facts.edition.cities[name].statues.map((score, rank) => sourced(facts, `cities.${name}.statues.${rank}`, String(score))),
  ]),
});

const types = (facts: Facts) => ({
  table: 'Landschaft und Verzierung jeder Gebäudeart; bei 2 bis 4 Spielern',
  head: ['Gebäudeart', 'Landschaft', 'Verzierung'],
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
  const { edition, origin, sector, startBlocks } = facts;
  const { prices, decorations, statues } = edition.wheel;
  return [
    ...prices.map((row, slot) => [
      `Preis eines Blocks in Sektor ${sector(slot)}, in Florin`,
      COLOURS.map((name, index) => `${COLOUR[name]} ${row[index]}`).join(', '),
      ANY,
      ORIGIN[origin('wheel.prices')],
    ]),
    [`Blöcke in Sektor ${sector(0)} zu Beginn`, blockCounts(facts, startBlocks), ANY, ORIGIN[origin('wheel.start')]],
    [
      'Verzierungen auf dem großen Rad, im Uhrzeigersinn (Spiel für Fortgeschrittene)',
      decorations.map((name) => DECORATION[name]).join(', '),
      ANY,
      ORIGIN[origin('wheel.decorations')],
    ],
    [
      `Statuen auf dem Statuenrad, im Uhrzeigersinn ab Sektor ${sector(0)} (Spiel für Fortgeschrittene); die Spielregel nennt nur die erste`,
      statues.map((name) => COLOUR[name]).join(', '),
      ANY,
      ORIGIN[origin('wheel.statues')],
    ],
  ];
}

function others({ edition, origin, byPlayers, landscape, pays }: Facts): string[][] {
  const { start, court, landscapes, buildings, end } = edition;
  return [
    ...start.blocks.map((own, index) => [
      `Startblöcke des ${index + 1}. Spielers; dass alle zwei in unterschiedlichen Farben haben, stammt aus einer öffentlichen Quelle`,
      own.map((colour) => COLOUR[colour]).join(', '),
      index < 2 ? ANY : index === 2 ? '3 oder 4' : '4',
      ORIGIN[origin('start.blocks')],
    ]),
    ...byPlayers.map(({ players, values: of }) => [
      'Werte der Gebäudeplättchen jeder Gebäudeart im Spiel; die Spielregel nennt alle Plättchen der Schachtel',
      of.join(', '),
      String(players),
      ORIGIN[origin(`buildings.values.${players}`)],
    ]),
    ['Plättchen in der Auslage', String(buildings.display), ANY, ORIGIN[origin('buildings.display')]],
    [
      'Hofabschnitte im Grundspiel',
      court.normal.map((bonus) => (bonus === 'florins' ? florins(court.florins) : points(court.points))).join(', '),
      ANY,
      ORIGIN[origin('court.normal')],
    ],
    ...LANDSCAPES.map((name) => [
      `Ertrag der ${landscape(name)}en Landschaft (× Gebäudewert)`,
      pays(landscapes[name].pays, landscapes[name].reward),
      ANY,
      ORIGIN[origin(`landscapes.${name}.reward`)],
    ]),
    ['Runden, in denen alle nur passen, bis die Partie endet', String(end.stalledRounds), ANY, ORIGIN[origin('end.stalledRounds')]],
  ];
}
