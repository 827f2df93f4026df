/** More beats, and what all effects have in common. */
import type { RulesSection } from '@bottega/kernel';
import type { Facts } from '../facts.ts';
import { counted, told } from './counted.ts';

const time = (facts: Facts): RulesSection => {
  const { stories, examples, card } = facts;
  const { beats, ducats } = counted(facts);
  const { card: number, paid, crafted } = stories.apprentice;
  return {
    id: 'time',
    part: true,
    title: 'More beats: cards and apprentices',
    blocks: [
      `**Cards.** Before an action takes effect you may discard any number of cards from your hand that are affiliated to it. Each adds ${beats(1)} to this one action. Cards can be added only to an action that can then be carried out. They make an action longer; they never add an action or turn it into another. You may still resolve the action for less, or ignore it after all. The discarded cards are not lost: at the end of your Atelier they go [onto your contact piles](#end-of-turn).`,
      '**Apprentices.** Each apprentice you have in play may act once on every action of their affiliation, at any moment of it, before, while or after it takes effect. Several may act on the same action, and each may act again on a later one. Once one has given you something or has been paid, you can no longer [ignore](#atelier) the action. You may use cards and apprentices together.',
      'There is no limit to the beats of an action. The score itself doesn’t change: next time the action has its own length again.',
      'An action that an effect grants you, such as “make a violin (Crafting, 2 beats)”, can’t be made longer, neither by cards nor by apprentices.',
      {
        example: 'An apprentice at work',
        blocks: told(examples.apprentice, [
          `Your Crafting action has 2 beats. You call on ${card(number)} and pay ${ducats(paid)}: now it has 3, enough for the ${card(crafted.card)} of prestige ${crafted.prestige}. One more Crafting card from your hand would make it 4.`,
        ]),
      },
    ],
  };
};

const effects = (facts: Facts): RulesSection => {
  const { edition } = facts;
  const { beats, ducats, studies } = counted(facts);
  return {
    id: 'effects',
    title: 'Effects',
    blocks: [
      'There are three kinds of effects: the **Relation effect** of a musician, used by a Relation action; the **end-of-turn effect** of a musician, used at the end of an Atelier; and the effect of an **apprentice**, used with an action of their affiliation.',
      {
        list: [
          'Every effect and every bonus is optional. You may also take only a part of it.',
          'Do what an effect says in order. If one part can’t be done, skip it and go on with the next.',
          'If an effect contradicts these rules, the effect is right.',
          'An effect of an opponent’s musician works for you, who use it. Its owner gets nothing.',
        ],
      },
      {
        table: 'What the words of effects mean',
        head: ['Effect', 'Meaning'],
        rows: [
          [
            'Buy wood, make a violin, restore, draw',
            `The same as the action with that many beats, under the same conditions: wood still costs ${ducats(facts.stories.prices.wood)}, the Master’s musicians still cost studies, and the placement bonus still comes. Neither cards nor apprentices can make it longer.`,
          ],
          ['Make a violin for this musician', 'Only on a free slot of the very card whose effect it is.'],
          ['2 ducats or studies', `Mix them as you like: ${ducats(2)}, ${studies(2)}, or one of each.`],
          ['Age wood', `1 Lutherie token on a piece of wood in your stock, up to quality ${edition.quality}. Several may go to one piece or to several.`],
          ['Lower the quality of wood', 'Take Lutherie tokens off one piece of wood in your stock. The violin token under it stays.'],
          ['For each violin on this musician', 'Count all violins on the card, whoever made them. The number is the strength of one single action.'],
          [
            'Raise a violin in the heritage',
            'Move one of your violins in the heritage up by that many levels of prestige, to 4 at most. It is worth the new number and counts as such for what musicians ask. You can’t split the number between violins; what is too much is lost.',
          ],
          ['Place a card', 'From your hand, and you must meet [what it asks for](#partners), unless the effect says otherwise.'],
          [
            'Take this musician back into your hand',
            'Only if it is your own partner. All violins on it go to the heritage of their makers, and all tokens on them back to their owners, as in a [Conservation](#conservation).',
          ],
          ['Take a token back from the help zone', 'One of your blocked tokens returns to your reserve and no longer costs a point.'],
          ['Change the score for free', 'A note moved, two notes swapped or the score shifted, without paying studies.'],
          ['Add a beat', `The action you are resolving has ${beats(1)} more, for this time only.`],
          [
            'Split the action',
            'Cut the action you are resolving into several of the same kind, with any number of beats each and the same total: 3 beats into 2 + 1 or 1 + 1 + 1. Each part is an action of its own: it may be made longer or ignored, and apprentices may act on it. The apprentice who split it doesn’t act on the parts.',
          ],
          ['Ignore the action', 'The action counts as not being there, and you get what the effect gives instead. Nothing else can then act on it.'],
          ['The action it is affiliated to', 'The action of the discarded card’s affiliation, with the number of beats shown.'],
          [
            'Use the Relation of …',
            'Run that musician’s Relation effect, as if you had the beats for it. Within one chain, in which one effect calls another, no musician’s effect runs twice.',
          ],
        ],
      },
    ],
  };
};

export const timeSections = (facts: Facts): RulesSection[] => [time(facts), effects(facts)];
