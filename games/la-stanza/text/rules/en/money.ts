/** The other two actions: receiving money, and passing. */
import type { RulesSection } from '@bottega/kernel';
import type { Facts } from '../facts.ts';

export const money = (f: Facts): RulesSection[] => [receiving(f), PASS];

function receiving(f: Facts): RulesSection {
  const [anna] = f.people;
  const { money: tale, flip } = f.tales;
  const { flippedFinancier, moneyTrack } = f.edition;
  return {
    id: 'money',
    title: 'Receiving money',
    part: true,
    blocks: [
      'Move your financier one space to the right. Then fill your purse **up to** the amount at your sailboat on the [money track](#room-discoveries): you receive what is missing. If you have that much already, you receive nothing.',
      {
        table: 'What happens to the financier',
        head: ['Your financier is', 'What happens'],
        rows: [
          [
            'on any space but the last',
            'It moves one space to the right. A character there is pushed along, and so are those behind it, up to the first empty space. If there is none, the rightmost character falls off, as if displaced. The space the financier leaves stays empty.',
          ],
          [
            'on the last space, not flipped',
            `You flip it to the side with −${flippedFinancier} PP and put it on the first space. If a character is there, it is pushed to the right, and so are those behind it, up to the first empty space; as the last space is free now, nobody falls off.`,
          ],
          ['on the last space, flipped', 'It can bring no more money.'],
        ],
      },
      `With your sailboat on one of the PP spaces, you still receive money up to ${f.florins(Math.max(...moneyTrack.florins))}.`,
      {
        example: `${anna} receives money`,
        blocks: [
          `${anna} has ${f.florins(tale.before)}; her sailboat is at ${tale.boat}. She receives ${f.florins(tale.income)}. Her financier moves to the second space and pushes everyone along. There is no gap, so ${f.character(tale.displaced)} falls off and is out of the game.`,
          { figure: 'money-before', caption: 'Before.', labels: ['The financier.', 'The rightmost character, who is about to fall off.'] },
          { figure: 'money-after', caption: 'After.', labels: ['This space stays empty until somebody is hired onto it.', 'The financier.'] },
        ],
      },
      {
        example: `${anna}’s financier is flipped`,
        blocks: [
          `Much later her financier is on the last space. She has ${f.florins(flip.before)}, and her sailboat is at ${flip.boat}. She may still receive money: ${f.florins(flip.income)}. But the financier is flipped now, which costs her ${flippedFinancier} PP at the end.`,
          { figure: 'flip', caption: 'The worker track afterwards.', labels: [`The flipped financier, back on the first space: −${flippedFinancier} PP.`] },
        ],
      },
    ],
  };
}

const PASS: RulesSection = {
  id: 'pass',
  title: 'Passing',
  part: true,
  blocks: [
    'After moving and taking a character you may pass: you do nothing more this turn. It costs nothing and brings nothing, and you play on as usual in your next turn. Only in the [last turns](#end) may you also pass for good.',
  ],
};
