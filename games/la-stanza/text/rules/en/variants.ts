/** Options, and advice for a first game. */
import type { RulesSection } from '@bottega/kernel';
import type { Facts } from '../facts.ts';

export const variants = (f: Facts): RulesSection[] => [OPTIONS, expert(f), advice(f)];

const OPTIONS: RulesSection = {
  id: 'variants',
  title: 'Variants and options',
  blocks: [
    'All of these are off unless you choose them when you set up a table. The expert variant follows below.',
    {
      list: [
        '**Arranging your starting characters.** Instead of a random order, each player lays out the five starting characters as they like. Experienced players put the discipline they want to keep on the left, where hiring is expensive.',
        '**Hiring within the discipline.** All characters you hire in an activation must be of the discipline you activate. Otherwise only one has to be; the rulebooks don’t say it plainly.',
        '**Short game.** One refill fewer, as the German rulebook has it: the refill that begins the last round is the last one.',
      ],
    },
    'There is no solo variant. If you play alone, bots take the other seats, by the same rules.',
  ],
};

function expert(f: Facts): RulesSection {
  const [anna] = f.people;
  const { firing: tale } = f.tales;
  return {
    id: 'expert',
    title: 'Expert variant: firing',
    part: true,
    blocks: [
      'To meet the second condition of an activation, you may **fire** a character of that discipline instead of hiring one. It leaves your worker track for the discard pile; a starting character leaves the game.',
      {
        list: [
          'You still need the room or a meeple.',
          'You fire one character, no more. It replaces only the hire you need: you may still hire characters of other disciplines in the same activation, unless the option above forbids it.',
          'Count your Strength after the firing. It may be 0. That brings nothing by itself, but discs and bonus tiles can raise it.',
        ],
      },
      {
        example: `${anna} fires a character`,
        blocks: [
          `${anna} is in the Arts room, without a florin and with nobody to hire. In the expert variant she fires ${f.character(tale.fired)}, a starting character. ${f.count(tale.workers, { one: '# artist is', other: '# artists are' })} left, Strength ${tale.workers}. A disc from the Arts box makes it ${tale.total}: a painting.`,
          { figure: 'firing', caption: 'Her worker track afterwards.', labels: ['The space is free for the next hire.'] },
        ],
      },
    ],
  };
}

const advice = (f: Facts): RulesSection => ({
  id: 'advice',
  title: 'For your first game',
  blocks: [
    {
      list: [
        '**Stop where guest and room fit.** A character you can hire at once, in the room you are in, is the best step. A turn without an action is a lost turn.',
        '**Don’t take money too early.** You only receive what is missing up to your sailboat, and your financier pushes people off the track. Wait until your purse is nearly empty. Sail first: a better sailboat means fewer trips to the bank.',
        `**Hire before your recruits fall off.** With two players you have room for ${f.edition.recruitmentSpaces['2']}. Two of a kind, hired together, make one strong activation.`,
        '**Look whom you displace.** Cheap spaces are on the right; but whoever sits there may be of the kind you are counting on.',
        '**Take a bonus tile and create an artwork early.** Even second place in the majorities is worth a lot.',
      ],
    },
  ],
});
