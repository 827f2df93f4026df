/** The rules page in English. */
import { counted, type RulesPage } from '@bottega/kernel';
import type { Facts } from './facts.ts';

const coins = counted('en', { one: '# coin', other: '# coins' });
const cards = counted('en', { one: '# card', other: '# cards' });
const points = counted('en', { one: '# point', other: '# points' });
const rounds = counted('en', { one: '# round', other: '# rounds' });

export const write = ({ edition, one, many, cardsInAll, example, rows }: Facts): RulesPage => ({
  sections: [
    {
      id: 'about',
      title: 'In a minute',
      blocks: [
        'You keep a stall at a small fruit market. Your cards are fruit that only you can see. Sell it well, and win the ribbons that the market gives away.',
        `The game lasts **${rounds(edition.rounds)}**. In each of them one fruit is **in fashion**, and everyone has one [turn](#turn).`,
        'Then all of you [bid in secret](#bidding) for the ribbon of the round. Whoever has the most points at the end wins.',
      ],
    },
    {
      id: 'setup',
      title: 'Set-up',
      blocks: [
        {
          steps: [
            `Shuffle the ${cards(cardsInAll)}. Everyone gets ${cards(edition.hand.start)}; the others are the **deck**, face down.`,
            `Everyone gets ${coins(edition.coins.start)}. Another ${edition.coins.bank} lie in the **bank**.`,
            'There is one ribbon for each round. At the start of a round, chance names the fruit in fashion.',
          ],
        },
        { table: 'The fruit', head: ['Fruit', 'Cards', 'Price', 'Price in fashion'], rows },
        { figure: 'fruits', caption: 'Each fruit has a shape of its own.' },
      ],
    },
    {
      id: 'turn',
      title: 'Your turn',
      blocks: ['On your turn you do one thing:', { list: ['[draw](#drawing) a card,', '[sell](#selling) a fruit,', '[beg a favour](#begging) of somebody.'] }],
    },
    {
      id: 'drawing',
      title: 'Drawing',
      part: true,
      blocks: [`Take the top card of the deck. A hand holds ${cards(edition.hand.most)} at most: with a full hand you can neither draw nor beg.`],
    },
    {
      id: 'selling',
      title: 'Selling',
      part: true,
      blocks: [
        `Lay a card of your hand into the crate of its fruit. The bank pays you its price, and ${coins(edition.fashion)} on top if the fruit is in fashion.`,
        {
          example: 'Example',
          blocks: [
            `You sell ${one(example.fruit)}. It brings ${coins(example.price)}; in a round in which ${many(example.fruit)} are in fashion it brings ${coins(example.inFashion)}.`,
          ],
        },
        'If the bank has fewer coins than that, you get what is left.',
      ],
    },
    {
      id: 'begging',
      title: 'Begging',
      part: true,
      blocks: [
        'Choose somebody who holds at least one card. They must give you something, and they choose what: a card from their hand, or one of their coins.',
        'Only the two of you know which card it was. If you can neither draw nor sell nor beg, you rest.',
      ],
    },
    {
      id: 'bidding',
      title: 'Bidding',
      blocks: [
        `After everyone’s turn you all bid at once and in secret, from nothing up to ${coins(edition.mostBid)}, but never more than you have.`,
        'Whoever alone bid the most pays it to the bank and takes the ribbon. In a tie for the most, or if nobody bids a coin, nobody pays and nobody takes it. For a first game you can leave the bidding out.',
      ],
    },
    {
      id: 'end',
      title: 'The end',
      blocks: [
        `After ${rounds(edition.rounds)} the game is over. Every coin is a point, every ribbon is worth ${points(edition.ribbon)}. Cards left in your hand are worth nothing.`,
        'Whoever has the most points wins. In a tie, more ribbons win; if that is a tie too, you share the win.',
      ],
    },
  ],
});
