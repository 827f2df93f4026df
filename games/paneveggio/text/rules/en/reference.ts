/** Cards to look up: signs, cards that need a word, and all of them. */
import type { RulesBlock, RulesSection } from '@bottega/kernel';
import { LINES } from '../../../edition/names.ts';
import type { Facts } from '../facts.ts';

const signs = (): RulesSection => ({
  id: 'signs',
  title: 'The signs',
  blocks: [
    {
      figure: 'signs',
      caption: 'Every effect on the cards is drawn with these signs. What is framed is the price of what follows the arrow; numbers say how many.',
    },
  ],
});

const special = ({ boost, card }: Facts): RulesSection => ({
  id: 'special-cards',
  part: true,
  title: 'Cards that need a word',
  blocks: [
    {
      answers: [
        [card(8), 'Asks for no violins and may join you at any time. But this soloist takes a single violin, and it needs 4 beats.'],
        [
          card(10),
          'Choose one of your partners. All violins on that card go to their makers’ heritage and all tokens on them back to the owners, as in a Conservation; then take the card back into your hand.',
        ],
        [card(21), 'You may place an apprentice whose three actions are not on your score.'],
        [card(22), 'Moving a note by a line, swapping two neighbours or shifting the score: without paying studies.'],
        [
          card(23),
          `Lay a Lutherie token on one of your notes. At your next Atelier the action that holds this note is worth ${boost} beats, or its own length if that is more; then the token goes back to your reserve. If your next turn is a Conservation, you get it back as a study. The token moves with the note.`,
        ],
        [card(29), 'The studies may be those you gain by the very action on which you call this apprentice.'],
        [card(38), 'The violin must be made for this very card, on a free slot.'],
        [card(51), 'The card comes from your hand and so has no violin: effects that count violins on it give nothing.'],
        [card(52), 'Carry out the action of the discarded card’s affiliation: with Study you gain studies, with Relation you draw or use one effect.'],
        [
          card(54),
          'Use a partner of yours of prestige 1 or 2, as if by a Relation of 2 beats, even without a violin of yours there. Effects that count violins on that partner then give nothing.',
        ],
        [card(55), 'Two effects one after the other; both may be of the same partner if that one is of prestige 2 or less.'],
        [card(58), 'The Relation may use one of your own partners without a violin of yours. The action still needs enough beats.'],
        [card(67), 'Use the Relation effect of an opponent’s partner, with or without a violin of yours there. Violins are counted on that musician.'],
        [card(68), 'The violins you restore may be on any musician, with or without an end-of-turn effect, opponents’ included.'],
      ],
    },
  ],
});

const all = ({ edition, line }: Facts): RulesSection => ({
  id: 'cards',
  title: `All ${edition.cards.length} cards`,
  folded: true,
  blocks: [
    'By affiliation; the violins a musician asks for and the bonuses of the slots are told from the lowest up.',
    ...LINES.map((name): RulesBlock => ({ figure: `cards-${name}`, caption: `The cards of ${line(name)}.` })),
  ],
});

export const referenceSections = (facts: Facts): RulesSection[] => [signs(), special(facts), all(facts)];
