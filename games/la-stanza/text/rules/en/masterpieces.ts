/** Masterpieces. */
import type { RulesSection } from '@bottega/kernel';
import type { Facts } from '../facts.ts';

export const masterpieces = (f: Facts): RulesSection[] => [spaces(f), example(f)];

function spaces(f: Facts): RulesSection {
  const { topReward } = f.edition;
  const top = f.masterpieces[3];
  return {
    id: 'masterpieces',
    title: 'Masterpieces',
    blocks: [
      'If your activation is strong enough, you may create a Masterpiece **instead of** taking the reward: put one of your pillars on a free Masterpiece space of that discipline. It is worth PP at the end.',
      {
        table: 'Masterpieces of every discipline',
        head: ['Strength of the activation', ...f.masterpieces.map(({ strength }) => strength)],
        rows: [['PP at the end', ...f.masterpieces.map(({ points }) => String(points))]],
      },
      {
        list: [
          'Each space holds one pillar. You may create **one Masterpiece per discipline**.',
          'A stronger activation may take a cheaper space, for instance because the better one is covered or taken.',
          `If you can’t or don’t want to create a Masterpiece, you take the reward for Strength ${topReward} at most.`,
        ],
      },
      `**The last space, ${top.strength}.** It takes Strength ${f.edition.masterpieces.strengths[3]} in the discipline, and on top of that Strength 1 or more in a second discipline, which is shown on the space. Only characters on your worker track and permanent bonus tiles count for that second one; discs and florins don’t.`,
      {
        table: `The second discipline for a ${top.strength} Masterpiece`,
        head: [`For ${top.points} PP in`, 'you also need Strength 1 in'],
        rows: f.pairs,
      },
    ],
  };
}

function example(f: Facts): RulesSection {
  const [anna, bruno] = f.people;
  const { masterpiece: tale } = f.tales;
  return {
    id: 'masterpieces-example',
    title: 'A Masterpiece is created',
    part: true,
    blocks: [
      {
        example: `${anna} creates a Masterpiece`,
        blocks: [
          `${anna} is in the Arts room and hires ${f.character(tale.hired)} in place of ${f.character(tale.displaced)}. Now ${f.count(tale.workers, { one: '# artist works', other: '# artists work' })} for her. She spends her disc from the Arts box and has Strength ${tale.total}. She could create a painting. But she puts a pillar on the space for Strength ${tale.total}: ${tale.points} PP, and nobody can take them away again.`,
          {
            figure: 'niches',
            caption: `The Masterpiece spaces of Arts afterwards. ${bruno} can still create a Masterpiece here, on one of the two free spaces.`,
            labels: [
              'Covered in this game.',
              `${anna}’s pillar.`,
              'The figure above is the Strength, the one in the laurel is the PP.',
              'The sign beside the figure: the second discipline.',
            ],
          },
        ],
      },
    ],
  };
}
