/** Crafting, and the placement bonuses. */
import type { RulesSection } from '@bottega/kernel';
import type { Facts } from '../facts.ts';
import { counted, told } from './counted.ts';

export const craft = (facts: Facts): RulesSection => {
  const { edition, stories, examples, bonuses, card, bonus } = facts;
  const { beats, points, studies } = counted(facts);
  const { craft: own, masters } = stories;
  const gives = {
    place: 'You may place one card from your hand, musician or apprentice. You must meet [what it asks for](#partners); the violin you have just made counts.',
    draw: 'You may [draw](#drawing) one card.',
    study: `You gain ${studies(1)}.`,
    quality: `You may lay one of your Lutherie tokens on the violin you have just made. At quality ${edition.quality} this bonus is lost.`,
    ducat: 'You gain 1 ducat.',
  };
  return {
    id: 'action-craft',
    part: true,
    title: 'Crafting',
    blocks: [
      'Make one violin: take a piece of wood of any quality from your stock, tokens and all, and put it on a free slot of a musician whose prestige is **not higher than the number of beats**. You choose the slot. From now on it is a violin, worth as many points as the musician has prestige. One action makes one violin, however long it is.',
      'You may make violins for three kinds of musicians:',
      {
        list: [
          '**Your own partners.**',
          '**An opponent’s partner who already has one of your tokens**: a violin of yours, or a Lutherie token of yours on anybody’s violin there.',
          '**The Master’s musicians**: you also pay as many studies as the musician has prestige, for every violin.',
        ],
      },
      'Musicians in contacts or in a hand take no violins. Then you get the **placement bonus** of the slot, whosever musician it is:',
      { figure: 'bonuses', caption: 'The five placement bonuses.', labels: bonuses.map((one) => bonus(one.bonus)) },
      {
        table: 'Placement bonuses',
        head: ['Bonus', 'What you get', 'Slots in the game'],
        rows: bonuses.map((one) => [bonus(one.bonus), gives[one.bonus], String(one.slots)]),
      },
      'A bonus is optional, and it comes at once or never.',
      {
        example: 'Two examples',
        blocks: [
          ...told(examples.craft, [
            `Your Crafting action has ${beats(own.added.time - 1)}, and you have the ${card(own.crafted.card)}, a partner of prestige ${own.crafted.prestige}. You discard the ${card(own.added.card)}, a Crafting card: now the action has ${beats(own.added.time)}. You put your wood of quality ${own.crafted.quality} on the second slot and get its bonus, “${bonus(own.crafted.bonus)}”. The violin is worth ${points(own.crafted.prestige)}.`,
            { figure: 'craft', caption: `The ${card(own.crafted.card)} with the new violin of quality ${own.crafted.quality}: two tokens lie on it.` },
          ]),
          ...told(examples.masters, [
            `Or you make the violin for the ${card(masters.crafted.card)} on the Master’s board, a musician of prestige ${masters.crafted.prestige}. Your 2 beats are enough, but you pay ${studies(masters.paid)} as well. Bonus: “${bonus(masters.crafted.bonus)}”.`,
          ]),
        ],
      },
    ],
  };
};
