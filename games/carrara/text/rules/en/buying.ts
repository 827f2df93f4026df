/** A turn, and its first action. */
import type { RulesSection } from '@bottega/kernel';
import { COLOURS } from '../../../edition/names.ts';
import type { Facts } from '../facts.ts';
import { florins, price } from './words.ts';

export const turn = ({ edition }: Facts): RulesSection => ({
  id: 'turn',
  title: 'Your turn',
  blocks: [
    'Choose **one** of four actions:',
    {
      table: 'The four actions',
      head: ['Action', 'In short'],
      rows: [
        ['[Buy blocks](#buying)', 'Turn the wheel if you like, then buy blocks from one sector.'],
        ['[Build](#building)', 'Take a building or a monument and pay for it with blocks.'],
        ['[Evaluate](#evaluating)', 'Take a marker from the Royal Court with its bonus, and put it on a place that pays for your buildings.'],
        ['[Pass](#passing)', `Take ${florins(edition.florins.pass)}.`],
      ],
    },
    'If another player holds the Royal Visit marker, you must [answer the Visit](#visit) first.',
  ],
});

export function buying({ edition, colour, sector }: Facts): RulesSection {
  const { prices, capacity } = edition.wheel;
  const [first, last] = [sector(0), sector(prices.length - 1)];
  return {
    id: 'buying',
    title: 'Action: buy blocks',
    blocks: [
      {
        steps: [
          `**Turn the wheel**, or leave it. If you turn it, everything on it moves one sector clockwise, and blocks drawn from the bag are added to sector ${first} until ${capacity} blocks lie on the wheel. If you leave it, nothing is added.`,
          '**Choose one sector** and buy as many of its blocks as you want and can pay for, at least one. Each block costs what its colour costs in that sector.',
          'Put the blocks behind your screen. Your turn is over.',
        ],
      },
      {
        table: 'Florins for a block, by sector and colour',
        head: ['Sector', ...COLOURS.map(colour)],
        rows: prices.map((row, slot) => [sector(slot), ...row.map(price)]),
      },
      'Special cases:',
      {
        list: [
          `**Round again.** Blocks that move from sector ${last} to sector ${first} stay on the wheel and cost the prices of sector ${first} again.`,
          `**Nothing you can pay for.** If there is no block you can pay for after turning the wheel, you show your florins, take ${florins(edition.florins.pass)}, and your turn is over. If you can pay for a block, you must buy at least one; a free one counts.`,
          '**Without turning** you can buy only if there is a block you can pay for; again, a free one counts.',
          '**Too few blocks in the bag.** Add those that are left. You may turn the wheel even if the bag is empty.',
          '**Wheel and bag both empty.** Nobody can buy.',
        ],
      },
    ],
  };
}
