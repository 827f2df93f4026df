/** The advanced game: what is new, its set-up and its wheels. */
import type { RulesSection } from '@bottega/kernel';
import { COLOURS } from '../../../edition/names.ts';
import type { Facts } from '../facts.ts';
import { DECORATION, florins, pieces, warehouses } from './words.ts';

export const advanced = (facts: Facts): RulesSection[] => [overview(facts), setup(facts), board(facts), buying(facts)];

const overview = ({ edition, places }: Facts): RulesSection => ({
  id: 'advanced',
  title: 'The advanced game',
  blocks: [
    'Everything above still holds. New are two kinds of pieces, which stand on your buildings:',
    {
      list: [
        '**Decorations** add 1 to the value of a building when it is evaluated. At the end, sets of the **same** decoration score.',
        '**Statues** add no value. A building with a statue can be paid once more, by a statue place, and at the end the players with the most statues in each city score.',
      ],
    },
    `Everyone has ${edition.court.advanced.length} evaluation markers instead of ${edition.court.normal.length}, and there are ${places.advanced} evaluation places instead of ${places.normal}.`,
    {
      figure: 'pieces',
      caption: 'The six decorations, the statues in six colours, and the gold statue',
    },
  ],
});

function setup({ edition, byPlayers, colour, and, sector }: Facts): RulesSection {
  const { pieces: counts, wheel, court } = edition;
  return {
    id: 'advanced-setup',
    title: 'Set-up of the advanced game',
    part: true,
    blocks: [
      'Set up the normal game, and change this:',
      {
        steps: [
          `The blocks lie on the **large wheel**, which shows a decoration in each sector, clockwise ${and(wheel.decorations.map((name) => DECORATION[name]))}. It starts in a random position.`,
          `Inside it lies the small **statue wheel**, clockwise ${and(wheel.statues.map(colour))}. It starts with ${colour(wheel.statues[0])} at sector ${sector(0)}.`,
          `The supply holds the **decorations** in the table below, and ${counts.statues} **statues** of each of the ${COLOURS.length} colours, ${counts.statues * COLOURS.length} in all.`,
          `The court has ${court.advanced.length} bonus sections. Everyone puts one marker into each, ${court.advanced.length} in all. The **gold statues** lie at the court, ${counts.gold} for each player.`,
          `Everyone uses the advanced side of the player board, with ${warehouses(counts.warehouses)} and ${counts.statuePlaces.length} statue places. On the main board there are ${edition.florins.places.length} florin places.`,
        ],
      },
      {
        table: 'Pieces by number of players',
        head: ['Players', 'Decorations of each kind', 'Decorations in all', 'Gold statues'],
        rows: byPlayers.map(({ players, decorations, allDecorations, gold }) => [String(players), String(decorations), String(allDecorations), String(gold)]),
      },
    ],
  };
}

const board = ({ edition }: Facts): RulesSection => ({
  id: 'advanced-board',
  title: 'Your player board in the advanced game',
  part: true,
  blocks: [
    {
      figure: 'advanced-board',
      caption: 'A player board in the advanced game',
      labels: [
        'A building with its decoration (left) and a statue (right)',
        'A city with an upgrade tile: its rate has a golden edge.',
        `Your warehouses, with room for ${pieces(edition.pieces.warehouses)}`,
        'Your statue places, each for two cities',
        'The florin places, for everyone',
      ],
    },
  ],
});

function buying({ examples, colour, city, type, sector }: Facts): RulesSection {
  const { spent, decoration, statue, value } = examples.emptied;
  return {
    id: 'advanced-buying',
    title: 'Buying blocks in the advanced game',
    part: true,
    blocks: [
      'When you buy, at least one wheel must turn. You choose:',
      {
        list: [
          '**both wheels** one sector clockwise, and the large one is filled up as usual, or',
          '**the statue wheel alone**, one sector clockwise, and no blocks are added. You can do that only if there is a block you can pay for.',
        ],
      },
      'Then you buy from one sector as usual. **If you buy all the blocks that lie in a sector, you may take either the decoration or the statue shown there**, if the supply still has it. The sector must have held at least one block: an empty one gives nothing.',
      {
        figure: 'two-wheels',
        caption: 'The two wheels',
        labels: [
          'The decoration of a sector, on the large wheel',
          'The statue of a sector, on the statue wheel',
          'The hub, around which both wheels turn. Beside the wheel you choose which of them to turn.',
        ],
      },
      {
        example: 'Emptying a sector',
        blocks: [
          `You turn the statue wheel alone. Now the ${DECORATION[decoration]} and the ${colour(statue)} statue lie at sector ${sector(2)}. You buy both blocks there for ${florins(spent)}, and the sector is empty. You take the ${DECORATION[decoration]} and put it on your ${type('palazzo')} of value ${value} in ${city('viareggio')}, which counts ${value + 1} from now on. The ${colour(statue)} statue would have fitted there too.`,
        ],
      },
      'Prices and special cases are those of the [normal game](#buying).',
    ],
  };
}
