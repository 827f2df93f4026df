/** The Conservation, and what cards ask for. */
import type { RulesSection } from '@bottega/kernel';
import type { Facts } from '../facts.ts';
import { counted, told } from './counted.ts';

const conservation = (facts: Facts): RulesSection => {
  const { edition } = facts;
  const { cards } = counted(facts);
  return {
    id: 'conservation',
    title: 'The Conservation',
    blocks: [
      {
        steps: [
          '**Put all your violins away.** Every violin of yours on any musician goes to your heritage, to the prestige of that musician. You can’t leave any behind. In the heritage violins never wear, and they count for points and for what musicians ask.',
          '**All tokens on them go back to their owners**, who make each token a ducat or a study, as they like. That goes for your own tokens and for those of other players.',
          '**Place cards and take cards back**, as many as you like and in any order. You place cards from your hand, musicians and apprentices, if you meet [what they ask for](#partners). You may take your own partners and apprentices back into your hand.',
          `**Check your hand.** If you hold more than ${cards(edition.handLimit)}, put the rest on your contact piles.`,
        ],
      },
      'There is no wear, no ageing, no end-of-turn effect, and empty contact piles stay empty. Violins of other players stay where they are, with all tokens on them.',
      '**Taking a musician back.** If other players have violins on a partner you take back, those violins go to their makers’ heritage at once, and all tokens on them to their owners as ducats or studies. **Taking an apprentice back** means giving up their points at the end. Why do it? A card in hand is a beat for its action. In one Conservation you can take a card back and place it again, or place it and take it back, but you can’t do the same thing twice with the same card.',
    ],
  };
};

const partners = (facts: Facts): RulesSection => {
  const { asking, stories, examples, card, edition, actions, list, line } = facts;
  const { violins } = counted(facts);
  const wish = asking.card.requires.flatMap((count, at) => (count > 0 ? [`${violins(count)} of prestige ${at + 1}`] : []));
  const { before, after, placed } = stories.sequence;
  const apprentice = edition.cards[placed - 1];
  return {
    id: 'partners',
    part: true,
    title: 'What musicians and apprentices ask for',
    blocks: [
      `**A musician asks for violins you have made**, in your heritage or on musicians. It is written as four numbers, for prestige 1 to 4: ${asking.card.requires.join('-')} means at least ${list(wish)}. You don’t give these violins away. You may have more of them, and a finer violin may stand in for a plainer one, never the other way round.`,
      {
        table: `${card(asking.card.number)} asks for ${asking.card.requires.join('-')}`,
        head: ['You have made (prestige 1-2-3-4)', 'Enough?'],
        rows: asking.rows.map(({ made, enough }) => [made.join('-'), enough ? 'yes' : 'no']),
      },
      'You may have any number of partners. Each is a card of its own, with its own slots.',
      `**An apprentice asks for three actions in a row on your score**, in this order, without another action in between. Their beats don’t matter, and the row can’t run from the last beat on to the first. Only the moment of placing counts: a trained apprentice stays, whatever becomes of your score. You can train ${edition.apprentices} apprentices in a game; one whom you take back and place again counts twice.`,
      {
        example: 'One study for an apprentice',
        blocks: told(examples.sequence, [
          `${card(placed)} asks for ${list(apprentice.kind === 'apprentice' ? apprentice.sequence.map(line) : [])}. Your score reads ${actions(before)}: the Study comes too late. You pay a study and swap the notes of beats 5 and 6, so that one Relation note now stands before the Study and one after it.`,
          {
            figure: 'sequence',
            caption: `After the change your score reads ${actions(after)}. The last three actions are the ones ${card(placed)} asks for.`,
            labels: ['Study', 'Relation', 'Restoration'],
          },
          'Then you choose a Conservation and place the card.',
        ]),
      },
    ],
  };
};

const example = (facts: Facts): RulesSection => {
  const { stories, examples, card } = facts;
  const { points, violins } = counted(facts);
  const { moved, stays, placed, points: score } = stories.conservation;
  return {
    id: 'conservation-example',
    part: true,
    title: 'A Conservation, step by step',
    blocks: [
      {
        example: 'Three violins go home',
        blocks: told(examples.conservation, [
          `Your partner, the ${card(moved.card)}, has three violins of yours and one of Beatrice’s.`,
          {
            figure: 'conservation',
            caption: `The ${card(moved.card)} before the Conservation, from the lowest slot up.`,
            labels: [
              'Your violin with a token of yours',
              'Your violin with a token of Beatrice’s',
              'Your bare violin',
              'Beatrice’s violin with two tokens of yours',
            ],
          },
          `Your ${violins(moved.count)} go to your heritage, prestige ${moved.prestige}. Your token on the first becomes a ducat or a study: you take a study. Beatrice’s token on the second goes back to her: she takes a ducat. Her violin stays, and so do your two tokens on it: quality ${stays}.`,
          `Now you place the ${card(placed[0])}, who asks for one violin of prestige 1, and ${card(placed[1])}, an apprentice whose three actions follow each other on your score. Your heritage is worth ${points(score.heritage)}, for good.`,
        ]),
      },
    ],
  };
};

export const conservationSections = (facts: Facts): RulesSection[] => [conservation(facts), partners(facts), example(facts)];
