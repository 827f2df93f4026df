/** The Atelier and its five actions. */
import type { RulesSection } from '@bottega/kernel';
import type { Facts } from '../facts.ts';
import { counted, told } from './counted.ts';
import { craft } from './craft.ts';
import { drawing, relation } from './relation.ts';

const atelier = (facts: Facts): RulesSection => {
  const { edition, stories, prestiges, list } = facts;
  const { beats, cards, ducats, studies, tokens } = counted(facts);
  const times = prestiges.map(({ prestige }) => prestige);
  const wood = ducats(stories.prices.wood);
  return {
    id: 'atelier',
    title: 'The Atelier',
    blocks: [
      'You carry out the actions of your score one by one, from left to right. You may resolve an action for fewer beats than it has, or ignore it. An action you ignore sets no apprentice to work, and its neighbours don’t join. Once an apprentice has given you something for an action, or has been paid, you can no longer ignore it, unless only the Master’s help would let you resolve it.',
      { figure: 'lines', caption: `The five actions and their signs: ${list(edition.lines.map(facts.line))}.` },
      {
        table: 'What an action brings',
        head: ['Action', ...times.map(beats), 'Each further beat'],
        rows: [
          [
            '[Wood](#action-wood)',
            ...times.map((time) => `${wood}: wood of quality ${Math.min(time, edition.quality)}`),
            `nothing: quality ${edition.quality} is the best`,
          ],
          ['[Study](#action-study)', ...times.map(studies), `${studies(1)} more`],
          [
            '[Crafting](#action-craft)',
            ...times.map((time) => (time === 1 ? 'a violin for a musician of prestige 1' : `a violin for a musician of prestige ${time} or less`)),
            'nothing: there is no higher prestige',
          ],
          [
            '[Relation](#action-relation)',
            ...times.map((time) =>
              time === 1 ? `${cards(time)}, or a Relation effect of prestige 1` : `${cards(time)}, or a Relation effect of prestige ${time} or less`,
            ),
            `${cards(1)} more`,
          ],
          ['[Restoration](#action-restoration)', ...times.map((time) => `${tokens(time)} onto violins`), `${tokens(1)} more`],
        ],
      },
      'An action can get [more beats](#time), with cards from your hand and with apprentices.',
    ],
  };
};

const wood = (facts: Facts): RulesSection => {
  const { edition, stories, examples, card } = facts;
  const { beats, ducats } = counted(facts);
  const { added, bought, aged } = stories.wood;
  return {
    id: 'action-wood',
    part: true,
    title: 'Wood',
    blocks: [
      `Pay ${ducats(stories.prices.wood)} and add one piece of wood to your stock: a violin token from your reserve with Lutherie tokens on it. Its **quality**, the violin token included, is the number of beats, ${edition.quality} at most. You may take less. You need a violin token in your reserve.`,
      'One action buys one piece, however long it is. Your stock can hold any number of pieces; at the end of each Atelier they [age](#ageing).',
      { figure: 'wood', caption: `Wood of quality 1 to ${edition.quality}.` },
      {
        example: 'An example',
        blocks: told(examples.wood, [
          `Your Wood action has ${beats(added.time - 1)}. You discard the ${card(added.card)}, a Wood card: now it has ${beats(added.time)}. For ${ducats(stories.prices.wood)} you get wood of quality ${bought}. At the end of this Atelier it ages to quality ${aged}.`,
        ]),
      },
    ],
  };
};

const study = (facts: Facts): RulesSection => {
  const { studies } = counted(facts);
  return {
    id: 'action-study',
    part: true,
    title: 'Study',
    blocks: [
      `Take as many studies as the action has beats: Lutherie tokens go from your reserve to your studies. A Study action of 2 beats brings ${studies(2)}. You use studies to change your score, to make violins for the Master’s musicians and to pay for some effects.`,
    ],
  };
};

const restoration = (facts: Facts): RulesSection => {
  const { edition, stories, examples, card } = facts;
  const { beats, tokens } = counted(facts);
  const { restoration: one } = stories;
  return {
    id: 'action-restoration',
    part: true,
    title: 'Restoration',
    blocks: [
      `Lay as many of your Lutherie tokens as the action has beats on violins on musicians, **yours or anybody else’s**, in any way you like, up to quality ${edition.quality} each. Wood in stock and violins in a heritage can’t be restored.`,
      'Why restore an opponent’s violin? Your token opens that musician to you: as long as it lies there, you may make violins for them. And when the violin wears or is put away, your token comes back to you as a ducat or a study.',
      {
        example: 'A token as a key',
        blocks: told(examples.restoration, [
          `Beatrice has a bare violin on her partner, the ${card(one.card)}. With a Restoration action of ${beats(one.laid)} you lay ${tokens(one.laid)} on it: its quality rises from ${one.before} to ${one.restored}. At the end of her next Atelier it wears: your top token comes back to you, and you make it a ducat. The other one still lies there, so on your next turn you may make a violin for the ${card(one.card)}.`,
          { figure: 'restoration', caption: `The ${card(one.card)} after your restoration: Beatrice’s violin with two tokens of yours.` },
        ]),
      },
    ],
  };
};

export const actionSections = (facts: Facts): RulesSection[] => [
  atelier(facts),
  wood(facts),
  study(facts),
  craft(facts),
  relation(facts),
  drawing(facts),
  restoration(facts),
];
