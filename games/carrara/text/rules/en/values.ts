/** Values that had to be reconstructed, with where each comes from. */
import type { RulesSection } from '@bottega/kernel';
import { CITIES, COLOURS, LANDSCAPES, TYPES } from '../../../edition/names.ts';
import type { Facts } from '../facts.ts';
import { blockList, CURRENCY, DECORATION, florins, ORIGIN, points } from './words.ts';

const ANY = '2 to 4';

export const values = (facts: Facts): RulesSection => ({
  id: 'values',
  title: 'Reconstructed values and where they come from',
  folded: true,
  blocks: [
    'Some values are printed in the box only as pictures, so the rulebook doesn’t state them. Here they are, with their source in brackets:',
    {
      list: [
        `**${ORIGIN.RB}**: the rulebook states it, sometimes in an example.`,
        `**${ORIGIN.PUB}**: a public source such as a review of the second edition.`,
        `**${ORIGIN.DER}**: follows from the numbers of components and the examples of the rulebook.`,
        `**${ORIGIN.OUR}**: nobody says, so we chose.`,
        `**${ORIGIN.given}**: the edition you play with has its own value.`,
      ],
    },
    cities(facts),
    statueRanks(facts),
    types(facts),
    {
      table: 'Everything else',
      head: ['What', 'Value', 'Players', 'Source'],
      rows: [...wheel(facts), ...others(facts)],
    },
  ],
});

/** A value with its source: `3 points (public source)`. */
const sourced = ({ origin }: Facts, path: string, value: string): string => `${value} (${ORIGIN[origin(path)]})`;

const cities = (facts: Facts) => ({
  table: 'What the cities pay (× value), and their upgrade tiles; for 2 to 4 players',
  head: ['City', 'Pays in', 'Rate', 'With an upgrade tile', 'Upgrade tiles'],
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
  table: 'Points for statues at the end of the advanced game; third place only with 3 or 4 players',
  head: ['City', 'Most', 'Second', 'Third'],
  rows: CITIES.map((name) => [
    facts.city(name),
    ...facts.edition.cities[name].statues.map((score, rank) => sourced(facts, `cities.${name}.statues.${rank}`, String(score))),
  ]),
});

const types = (facts: Facts) => ({
  table: 'Landscape and decoration of each type; for 2 to 4 players',
  head: ['Type', 'Landscape', 'Decoration'],
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
      `Florins for a block in sector ${sector(slot)}`,
      COLOURS.map((name, index) => `${colour(name)} ${row[index]}`).join(', '),
      ANY,
      ORIGIN[origin('wheel.prices')],
    ]),
    [`Blocks in sector ${sector(0)} at the start`, blockList(facts, startBlocks), ANY, ORIGIN[origin('wheel.start')]],
    [
      'Decorations on the large wheel, clockwise (advanced game)',
      decorations.map((name) => DECORATION[name]).join(', '),
      ANY,
      ORIGIN[origin('wheel.decorations')],
    ],
    [
      `Statues on the statue wheel, clockwise from sector ${sector(0)} (advanced game); the rulebook states only which is first`,
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
      `Starting blocks of player ${index + 1} in turn order; that everyone has two of different colours is public`,
      own.map(colour).join(', '),
      index < 2 ? ANY : index === 2 ? '3 or 4' : '4',
      ORIGIN[origin('start.blocks')],
    ]),
    ...byPlayers.map(({ players, values: of }) => [
      'Values of the building tiles of each type in play; the rulebook lists the full set',
      of.join(', '),
      String(players),
      ORIGIN[origin(`buildings.values.${players}`)],
    ]),
    ['Tiles on display', String(buildings.display), ANY, ORIGIN[origin('buildings.display')]],
    [
      'Sections of the court in the normal game',
      court.normal.map((bonus) => (bonus === 'florins' ? florins(court.florins) : points(court.points))).join(', '),
      ANY,
      ORIGIN[origin('court.normal')],
    ],
    ...LANDSCAPES.map((name) => [
      `Rate of the ${landscape(name)} landscape (× value)`,
      pays(landscapes[name].pays, landscapes[name].reward),
      ANY,
      ORIGIN[origin(`landscapes.${name}.reward`)],
    ]),
    ['Rounds of nothing but passes that end the game', String(end.stalledRounds), ANY, ORIGIN[origin('end.stalledRounds')]],
  ];
}
