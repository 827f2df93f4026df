/** Activating a discipline: the conditions, hiring, Strength. */
import type { RulesSection } from '@bottega/kernel';
import type { Facts } from '../facts.ts';

export const activation = (f: Facts): RulesSection[] => [activate(f), hiring(f), strength(f)];

function activate(f: Facts): RulesSection {
  const [anna] = f.people;
  const { favour: tale } = f.tales;
  return {
    id: 'activate',
    title: 'Activating a discipline',
    part: true,
    blocks: [
      'You may activate one discipline per turn. You must meet two conditions:',
      {
        steps: [
          '**The room or a meeple.** Your figurine is in the discipline’s room, **or** you spend a meeple of the discipline’s colour or a white one. A spent meeple goes back to the Politics room.',
          '**The hire.** You [hire](#hiring) at least one character of that discipline, even if others already work for you. A meeple never replaces the hire.',
        ],
      },
      'Then add up your [Strength](#strength) in that discipline and take the discipline’s [reward](#rooms), or create a [Masterpiece](#masterpieces) if you are strong enough.',
      'It doesn’t matter in which room you met a character. With a meeple you get the reward of the discipline you activate, not of the room you are in.',
      {
        example: `${anna} uses a favour`,
        blocks: [
          `${anna} is in Literature, where she has just taken ${f.character(tale.recruited)}. She wants a painting, so she spends a yellow meeple and activates **Arts** from where she is. She hires ${f.character(tale.hired)}, who was waiting on her recruitment track, for ${f.florins(tale.price)}. Now ${f.count(tale.strength, { one: '# artist works', other: '# artists work' })} for her: Strength ${tale.strength}, a painting. ${f.character(tale.recruited)} stays on the recruitment track.`,
          {
            figure: 'favour',
            caption: `${anna}’s board after the turn. Her yellow meeple is gone.`,
            labels: [`${f.character(tale.recruited)}, recruited but not hired.`, `${f.character(tale.hired)}, just hired.`, 'The new painting in her museum.'],
          },
        ],
      },
    ],
  };
}

function hiring(f: Facts): RulesSection {
  const [, bruno] = f.people;
  const { hiring: tale } = f.tales;
  const { hiringCosts } = f.edition;
  const total = tale.prices[0] + tale.prices[1];
  return {
    id: 'hiring',
    title: 'Hiring',
    part: true,
    blocks: [
      'You hire only while you activate a discipline. Move a character from any space of your recruitment track to any space of your worker track, except the one with your financier, and pay the hiring cost of that space.',
      {
        table: 'Hiring cost of each worker space',
        head: ['Worker space, from the left', ...hiringCosts.map((_, space) => String(space + 1))],
        rows: [['Florins', ...hiringCosts.map(String)]],
      },
      'If a character is on that space, it is **displaced**: an ordinary character goes to the discard pile, a starting character is removed from the game.',
      'You may hire as many characters in one activation as you can pay for, one after the other. At least one must be of the discipline you activate; the others may be of any discipline. (An [option](#variants) limits them to that discipline, too.)',
      {
        example: `${bruno} hires twice`,
        blocks: [
          `${bruno} is in the Discoveries room. One explorer works for him, two more are on his recruitment track. He activates Discoveries and hires both: ${f.character(tale.hired[0])} for ${f.florins(tale.prices[0])} and ${f.character(tale.hired[1])} for ${f.florins(tale.prices[1])}, ${f.florins(total)} in all. ${f.and(tale.displaced.map((name) => f.character(name)))} are displaced. He has Strength ${tale.strength} in Discoveries and ${f.florins(tale.left)} left of ${tale.before}.`,
          { figure: 'hiring-before', caption: 'Before: two explorers wait to be hired.', labels: [f.character(tale.hired[0]), f.character(tale.hired[1])] },
          { figure: 'hiring-after', caption: 'After: three explorers work for him.', labels: [f.character(tale.hired[0]), f.character(tale.hired[1])] },
        ],
      },
    ],
  };
}

function strength(f: Facts): RulesSection {
  const [anna] = f.people;
  const { strength: tale } = f.tales;
  const { topReward, masterpieces, bonusTiles } = f.edition;
  return {
    id: 'strength',
    title: 'Strength',
    part: true,
    blocks: [
      'After hiring, add up your Strength in the discipline you activate:',
      {
        table: 'What counts towards Strength',
        head: ['What', 'Strength', `For the “+1” of a ${f.masterpieces[3].strength} Masterpiece`],
        rows: [
          ['Each character of the discipline on your worker track', '+1 as long as it works for you', 'counts'],
          ['The bonus tile with permanent Strength in the discipline', '+1 for the rest of the game', 'counts'],
          ['Each disc you spend from the discipline’s box in the Religion room', '+1 for this activation', 'doesn’t count'],
          [
            `The bonus tile “${f.say('tile.paid-strength')}”, for ${f.florins(bonusTiles.strengthPrice)}`,
            '+1 for this activation, once per turn',
            'doesn’t count',
          ],
        ],
      },
      `You may spend as many discs as you like, wherever your figurine is; they go back to your supply. The reward grows up to Strength ${topReward} and no further. With Strength ${masterpieces.strengths[0]} or more you may create a Masterpiece **instead** of taking the reward.`,
      'You may always activate at a lower Strength than you have. You may even take nothing at all: every reward of an activation may be declined, in whole or in part.',
      {
        example: `${anna} spends a disc`,
        blocks: [
          `${anna} is in the Arts room. She hires ${f.character(tale.hired)} for ${f.florins(tale.price)}; with her starting character that makes Strength ${tale.workers}, enough for a script. One of her discs is in the Arts box. She spends it, takes it back into her supply, and has Strength ${tale.total}: enough for a painting.`,
          { figure: 'strength', caption: 'The boxes before she spends the disc.', labels: ['Her disc in the Arts box.'] },
        ],
      },
    ],
  };
}
