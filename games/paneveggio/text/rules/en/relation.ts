/** Relation, and drawing. */
import type { RulesSection } from '@bottega/kernel';
import type { Facts } from '../facts.ts';
import { counted, told } from './counted.ts';

export const relation = (facts: Facts): RulesSection => {
  const { stories, examples, card } = facts;
  const { beats, cards, violins } = counted(facts);
  const { card: number, violins: owners, restored } = stories.relation;
  return {
    id: 'action-relation',
    part: true,
    title: 'Relation',
    blocks: [
      'Do one of two things:',
      {
        list: [
          '**Draw** as many cards as the action has beats, one by one; see [Drawing](#drawing).',
          '**Use the Relation effect of one musician** who has a violin of yours: one of your partners, one of the Master’s musicians or an opponent’s partner. The action needs at least as many beats as the musician has prestige. Beats left over are lost, and you need no studies at the Master’s.',
        ],
      },
      `Using an effect takes the whole action: with 4 beats you can’t use two effects of prestige 2. With ${beats(2)} you draw ${cards(2)}, or you use an effect of prestige 1 or 2.`,
      {
        example: 'A musician shared by two',
        blocks: told(examples.relation, [
          `The ${card(number)} has ${violins(owners.length)}: ${owners.filter((owner) => owner === 0).length} of yours and ${owners.filter((owner) => owner === 1).length} of Beatrice’s, your opponent. The effect of this musician is Restoration with 1 beat for each violin on the card. On your turn you use it with a Relation action of ${beats(2)}: all violins count, whoever made them, and you lay ${restored} tokens. On her turn Beatrice may do the same.`,
          {
            figure: 'relation',
            caption: `The ${card(number)} before your action. The mark on each violin is its maker’s; the small marks beside it are the tokens on it.`,
          },
        ]),
      },
    ],
  };
};

export const drawing = (facts: Facts): RulesSection => {
  const { cards } = counted(facts);
  return {
    id: 'drawing',
    part: true,
    title: 'Drawing',
    blocks: [
      'Whenever you draw a card, choose one of three ways. If you draw several, choose anew for each.',
      {
        list: [
          'Take the **top card of one of your four contact piles**. The card under it is open at once and can be the next one you take. An empty pile stays empty until the end of the Atelier.',
          '**Exchange** a card from your hand for the top card of an opponent’s contact pile. Your card takes its place there.',
          'Take the **top card of the deck**, unseen. Once the deck is empty, this is no longer possible.',
        ],
      },
      `You may hold any number of cards during your turn, but only ${cards(facts.edition.handLimit)} at its end.`,
    ],
  };
};
