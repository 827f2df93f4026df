/** The end of an Atelier: what follows the score, wear and ageing. */
import type { RulesSection } from '@bottega/kernel';
import type { Facts } from '../facts.ts';
import { counted, told } from './counted.ts';

const endOfTurn = (facts: Facts): RulesSection => {
  const { cards } = counted(facts);
  return {
    id: 'end-of-turn',
    title: 'The end of an Atelier',
    blocks: [
      'When your last action is over, go through these steps in order:',
      {
        steps: [
          '**One end-of-turn effect.** You may use the end-of-turn effect of one musician who has a violin of yours: a partner of yours, one of the Master’s musicians or an opponent’s partner.',
          '**Contacts.** Each of your empty contact piles gets one card from the deck.',
          `**Hand.** If you hold more than ${cards(facts.edition.handLimit)}, discard the rest.`,
          '**Discards.** All cards you discarded this turn go on top of your contact piles, open. You decide the piles and the order.',
          '[Wear](#wear): each of your violins on a musician loses its top token, or breaks.',
          '[Ageing](#ageing): each piece of wood in your stock gains 1 quality.',
        ],
      },
      'A [Conservation](#conservation) has none of these steps but the limit of your hand: the cards you must discard go onto your contact piles.',
    ],
  };
};

const wear = (facts: Facts): RulesSection => {
  const { qualities, stories, examples, card } = facts;
  const { points } = counted(facts);
  const partner = card(stories.firstTurn.partner);
  return {
    id: 'wear',
    part: true,
    title: 'Wear',
    blocks: [
      'At the end of your Atelier **each of your violins on a musician** loses its top Lutherie token, on whosever musician it stands. Other players’ violins don’t wear on your turn.',
      {
        list: [
          'If the token is yours, it goes to your reserve.',
          'If it is another player’s, it goes back to that player, who makes it 1 ducat or 1 study.',
          'If there is no token on the violin, **it breaks**: the violin token goes back to your reserve, and you no longer have that violin. You may make it again.',
        ],
      },
      {
        table: 'How long a violin lasts without restoration',
        head: ['Quality', 'Tokens on the violin', 'After the next wear', 'Ateliers until it breaks'],
        rows: qualities.map((quality) => [String(quality), String(quality - 1), quality === 1 ? 'broken' : `quality ${quality - 1}`, String(quality)]),
      },
      {
        example: 'Restore the bare one',
        blocks: told(examples.mended, [
          `You have two violins on the ${partner}, one bare and one with a token, and one Restoration beat. If you restore the bare one, both survive and are worth ${points(stories.mended.points)} together. If you restore the other one, the bare violin breaks, and you are left with ${points(stories.broken.points)}.`,
          { figure: 'wear', caption: `The ${partner}, before you restore.`, labels: ['The bare violin', 'The violin with one token'] },
        ]),
      },
    ],
  };
};

const ageing = ({ edition }: Facts): RulesSection => ({
  id: 'ageing',
  part: true,
  title: 'Ageing',
  blocks: [
    `At the very end of your Atelier each piece of wood in your stock gets one Lutherie token from your reserve, up to quality ${edition.quality}. Ageing is not an effect, so you can’t decline it: as long as there is a token in your reserve and a piece of wood that can age, it ages. If there are too few tokens, you choose which pieces age; you may also free tokens from your ducats, your studies or other wood for it.`,
  ],
});

export const eveningSections = (facts: Facts): RulesSection[] => [endOfTurn(facts), wear(facts), ageing(facts)];
