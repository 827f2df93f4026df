/** The final scoring of the advanced game. */
import type { RulesSection } from '@bottega/kernel';
import { CITIES } from '../../../edition/names.ts';
import type { Facts } from '../facts.ts';
import { DECORATION, florins, NAMES } from './words.ts';

export const advancedEnd = (facts: Facts): RulesSection[] => [scoring(facts), decorationSets(facts), statueRanks(facts), finale(facts)];

const scoring = (_facts: Facts): RulesSection => ({
  id: 'advanced-end',
  title: 'Final scoring of the advanced game',
  part: true,
  blocks: [
    'The game ends as in the normal game. Then everyone scores, in this order: their florins, at the rate of their [florin place](#florin-places) if they have one, and always rounded down; their sets of [decorations](#decoration-sets); and the [statues](#statue-ranks) in each city. Ties are broken as in the [normal game](#final-scoring).',
  ],
});

const decorationSets = ({ edition }: Facts): RulesSection => ({
  id: 'decoration-sets',
  title: 'Sets of decorations',
  part: true,
  blocks: [
    'Count your decorations of each kind on your buildings. **All decorations of the same kind are one set**, and each set scores by its size. Different kinds don’t go together. Stored decorations don’t count.',
    {
      table: 'Sets of the same decoration',
      head: ['Size of the set', 'Points'],
      rows: edition.pieces.decorationSets.map((score, index) => [String(index + 1), String(score)]),
    },
  ],
});

const statueRanks = ({ edition, city }: Facts): RulesSection => ({
  id: 'statue-ranks',
  title: 'Most statues in a city',
  part: true,
  blocks: [
    'In each city compare how many statues everyone has there. The colours don’t matter. You need **at least one statue** in the city to score there.',
    {
      table: 'Points for the statues in each city',
      head: ['City', 'Most', 'Second', 'Third'],
      rows: CITIES.map((name) => [city(name), ...edition.cities[name].statues.map(String)]),
    },
    '**Ties:** all tied players get the points of the next lower rank, and that rank is used up too. So two players tied for the most both get the points for second, and the next player gets those for third. Players tied for third get nothing.',
  ],
});

function finale({ examples, playedWith, city }: Facts): RulesSection {
  const { florins: money, sets, cities, scores } = examples.finale;
  const rate = playedWith.florins.places[0];
  const counted = (seat: number): string =>
    sets[seat].sets.map(({ type, size }) => `${size} × ${DECORATION[playedWith.buildings.types[type].decoration]}`).join(', ');
  const part = (title: string, ...codes: string[]): string[] => [
    title,
    ...scores.map(({ parts }) => String(parts.filter(({ code }) => codes.includes(code)).reduce((sum, each) => sum + each.points, 0))),
  ];
  return {
    id: 'advanced-example',
    title: 'A complete final scoring',
    part: true,
    blocks: [
      {
        example: 'Four players at the end of an advanced game',
        blocks: [
          `**Florins.** You have reserved the place for ${florins(rate.needs)}: your ${money[0].florins} florins score ${money[0].points}. Beatrice has ${money[1].florins}, Cosimo ${money[2].florins} and Lucia ${money[3].florins}; at ${playedWith.florins.rate} to 1 they score ${money[1].points}, ${money[2].points} and ${money[3].points}.`,
          {
            table: 'Decorations on buildings',
            head: ['Player', 'Sets', 'Points'],
            rows: sets.map(({ points: score }, seat) => [NAMES[seat], counted(seat), String(score)]),
          },
          {
            table: 'Statues in each city → points',
            head: ['City', ...NAMES],
            rows: cities.map(({ city: name, counts, points: score }) => [
              city(name),
              ...counts.map((count, seat) => (count === 0 ? '–' : `${count} → ${score[seat]}`)),
            ]),
          },
          `In ${city('massa')} you and Beatrice are tied for the most, so both of you get the points for second, and Cosimo gets those for third. In ${city('viareggio')} you have the most; Beatrice and Cosimo are tied for second and get the points for third.`,
          {
            table: 'The final scores of all four',
            head: ['Points for', ...NAMES],
            rows: [
              part('Everything during the game', 'evaluation', 'court', 'building', 'end'),
              part('Florins', 'florins'),
              part('Decorations', 'decorations'),
              part('Statues', 'statues'),
              ['**Total**', ...scores.map(({ total }) => `**${total}**`)],
            ],
          },
        ],
      },
    ],
  };
}
