/** The pieces: what there is, how a card is read, where tokens lie and what they mean there. */
import type { RulesSection } from '@bottega/kernel';
import type { Facts } from '../facts.ts';
import { counted } from './counted.ts';

const pieces = ({ edition, musicians, apprentices, card, list }: Facts): RulesSection => ({
  id: 'pieces',
  title: 'What lies on the table',
  blocks: [
    {
      table: 'Pieces of the game',
      head: ['Piece', 'How many', 'What it is for'],
      rows: [
        [
          'Character cards',
          String(edition.cards.length),
          `${musicians} musicians, for whom you make violins, and ${apprentices} apprentices, who help you and bring points.`,
        ],
        [
          'Violin tokens',
          `${edition.tokens.violins} per player`,
          'A violin token is the base of every piece of wood and of every violin. You can never have more violins than that.',
        ],
        [
          'Lutherie tokens',
          `${edition.tokens.lutherie} per player`,
          'Your ducats, your studies and the quality of your wood and violins: one kind of token, and its place says what it is.',
        ],
        ['Notes', `${edition.beats} per player`, 'One note stands on each beat of your score.'],
        ['Player’s board', '1 per player', 'Your workshop; see the [picture](#set-up).'],
        ['Master Luthier’s board', '1', 'Four musicians who are open to everybody for studies, and the help zone.'],
        ['Starter cards', String(edition.starters.length), 'Ready-made beginnings for a [first game](#starter-decks).'],
      ],
    },
    {
      table: 'Words you will meet on every page',
      head: ['Word', 'Meaning'],
      rows: [
        ['Partner', 'A musician in play on your side. Opponents have partners too; the Master has four.'],
        ['Contacts', 'Four open piles of cards in front of you, your address book. You draw from them; nobody can make a violin for a musician there.'],
        ['Affiliation', 'The action a card belongs to, shown by its sign and colour.'],
        ['Prestige', 'How fine a musician is, from 1 to 4. See the [table](#prestige).'],
        ['Slot', 'A place for one violin on a musician. Each has a bonus.'],
        ['Quality', 'How thick wood or a violin is: 1 for the violin token and 1 for each Lutherie token on it.'],
        ['Heritage', 'Violins you have put away. They never wear, and they keep their points.'],
        ['Reserve', 'Your tokens that are not in use.'],
      ],
    },
    `The five starting musicians of prestige 1 are ${list(edition.start.musicians.map(card))}.`,
  ],
});

const cards = ({ examples, card }: Facts): RulesSection => {
  const [musician] = examples.masters.states[0].stage.filter(({ card: number }) => number === 62);
  return {
    id: 'reading-cards',
    title: 'How to read a card',
    blocks: [
      {
        figure: 'musician',
        caption: `A musician’s card: ${card(musician.card)}.`,
        labels: [
          'Affiliation: the action this card belongs to. Discarded from your hand, the card adds 1 beat to that action.',
          'Prestige, 1 to 4.',
          'Slots for violins, each with its bonus. The lowest is slot 1.',
          'What the musician asks for: so many violins of this prestige. A dash means none.',
          'The effect. The two heads mean a Relation effect, with the beats it needs beside them; a moon means an end-of-turn effect.',
        ],
      },
      {
        figure: 'apprentice',
        caption: `An apprentice’s card: ${card(43)}.`,
        labels: [
          'Affiliation: the apprentice helps with this action, and the card adds 1 beat to it when discarded from your hand.',
          'The three actions in a row, read from top to bottom, that your score must hold when you place this apprentice.',
          'What the apprentice does, once per action of their affiliation. What is framed is the price of what follows the arrow.',
          'How the apprentice scores at the end.',
        ],
      },
      'All signs are explained under [The signs](#signs), and every card is told in words under [All cards](#cards).',
    ],
  };
};

const prestige = (facts: Facts): RulesSection => {
  const { prestiges } = facts;
  const { beats, points, studies } = counted(facts);
  const slots = ([least, most]: readonly [number, number]): string => (least === most ? String(least) : `${least}–${most}`);
  return {
    id: 'prestige',
    part: true,
    title: 'Prestige',
    blocks: [
      'The prestige of a musician is four things at once:',
      {
        table: 'What prestige means',
        head: ['Prestige', 'Crafting needs', 'Their Relation needs', 'Each violin is worth', 'Price at the Master’s', 'Musicians in the game', 'Slots'],
        rows: prestiges.map(({ prestige: level, musicians, slots: range }) => [
          String(level),
          `${beats(level)} or more`,
          `${beats(level)} or more`,
          points(level),
          `${studies(level)} per violin`,
          String(musicians),
          slots(range),
        ]),
      },
      'The quality of the wood has nothing to do with it: a thin violin for a fine musician is worth as much as a thick one. Quality only says how long the violin lasts.',
    ],
  };
};

const tokens = (facts: Facts): RulesSection => {
  const { edition, stories } = facts;
  const { points, tokens: some } = counted(facts);
  return {
    id: 'tokens',
    title: 'Tokens, and the Master’s help',
    blocks: [
      `You have ${edition.tokens.lutherie} Lutherie tokens and never get more. What a token is depends on where it lies:`,
      {
        table: 'Where Lutherie tokens lie',
        head: ['Place', 'What the token is there'],
        rows: [
          ['Your reserve', 'Not in use.'],
          ['Your ducats', `1 ducat. Ducats buy [wood](#action-wood), ${stories.prices.wood} per piece, and pay for some effects.`],
          ['Your studies', '1 study. Studies pay for [changes of your score](#changing-score) and for violins for the [Master’s musicians](#action-craft).'],
          ['A piece of wood in your stock', '1 quality.'],
          ['A violin on a musician', '1 quality, and one Atelier more before the violin breaks. The token may lie on anybody’s violin; it stays its owner’s.'],
          ['A note of your score', 'A promise of more beats: only with an effect such as Rameau’s.'],
          ['The Master’s help zone', `Blocked. It costs ${points(Math.abs(edition.endgame.help))} at the end.`],
        ],
      },
      {
        figure: 'violins',
        caption: 'Wood and violins with their tokens.',
        labels: [
          'Wood of quality 2 in stock: a violin token and one Lutherie token.',
          'A new violin of quality 3: two tokens of its maker lie on it.',
          'The same violin restored by somebody else to quality 4: the top token has another owner. Wear takes the top token first.',
          'A bare violin, quality 1: unless it is restored or put away, the next wear breaks it.',
        ],
      },
      '**When you pay**, ducats and studies go back to your reserve. **When you gain** something, the tokens come from your reserve.',
      '**When your reserve runs short**, you may take tokens from your ducats, your studies or the wood in your stock (never the violin token under it, never a token on a violin) and use them instead; or you take less than you might have. You are only asked when the reserve is too small.',
      `**When you must pay a ducat or a study and have none left**, you may ask the Master: ${some(1)} from your reserve goes to his help zone and pays 1 ducat or 1 study at once. If your reserve is empty, first free a token from your ducats, your studies or your wood. You may do so at any moment and as often as you like, but every token there stays blocked and costs you ${points(Math.abs(edition.endgame.help))} at the end, unless an effect brings it back. You are never made to ask.`,
    ],
  };
};

export const table = (facts: Facts): RulesSection[] => [pieces(facts), tokens(facts), cards(facts), prestige(facts)];
