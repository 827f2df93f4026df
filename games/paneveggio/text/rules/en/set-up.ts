/** Set-up: the table, the three ways to begin, the starter decks. */
import type { RulesSection } from '@bottega/kernel';
import type { Facts } from '../facts.ts';
import { counted } from './counted.ts';

const setUp = (facts: Facts): RulesSection => {
  const { edition, tables, card, list } = facts;
  const { cards, ducats, notes, violins } = counted(facts);
  const { start, tokens, beats } = edition;
  return {
    id: 'set-up',
    title: 'Set-up',
    blocks: [
      {
        steps: [
          `Everybody takes a board, ${violins(tokens.violins)}, ${tokens.lutherie} Lutherie tokens of the same colour and ${notes(beats)}. All tokens go to the reserve.`,
          'The first player is drawn by lot. Nobody gets anything for going later.',
          'Everybody gets a partner, a hand, contacts and a score, in one of three ways: [starter decks](#starter-decks), the [mulligan](#own-cards) or the [draft](#own-cards).',
          `Four musicians go on the Master’s board, one each of prestige 1 to 4. With starter decks they are the starting musician of an unused deck and three fixed ones: ${list(start.firstMaster.map(card))}. Otherwise they are a random starting musician nobody chose, and one each of prestige 2, 3 and 4, drawn at random from the deck. They stay there all game.`,
          'All cards that are not in use are shuffled and make the deck, face down.',
          `Everybody begins with ${ducats(start.ducats)}, taken from the reserve.`,
        ],
      },
      {
        table: 'By number of players',
        head: ['Players', 'Ways to begin', 'Starting musicians', 'Shuffled into the deck', 'Cards in the deck'],
        rows: tables.map(({ players, deck, unused }) => [
          players === 1 ? '1, and Stradivarius' : String(players),
          players === 1 ? 'starter decks, mulligan' : 'starter decks, mulligan, draft',
          players === 1 ? '1 for you, 1 for Stradivarius, 1 for the Master' : `${players} for the players, 1 for the Master`,
          String(unused),
          players === 1 ? `${deck} (in Fortissimo ${deck - 1})` : String(deck),
        ]),
      },
      {
        figure: 'board',
        caption: 'What lies in front of you, here in the middle of a game.',
        labels: [
          `Your score: five lines, ${beats} beats, one note on each.`,
          'Your ducats.',
          'Your studies.',
          'The Master’s help zone: how many of your tokens are blocked there.',
          'Your reserve: violins and Lutherie tokens not in use.',
          'Your stock of wood, with the quality of each piece.',
          'Your heritage: violins put away, sorted by prestige 1 to 4.',
          'Your partners: musicians in play, with the violins made for them.',
          `Your apprentices. You can train ${edition.apprentices} in a game.`,
          'Your hand, hidden from the others.',
          'Your four contact piles; only the top cards can be taken.',
        ],
      },
      `At the end of your turn you may hold ${cards(edition.handLimit)} at most.`,
    ],
  };
};

const starterDecks = ({ starters, recommended, card, list, actions, deck }: Facts): RulesSection => ({
  id: 'starter-decks',
  part: true,
  title: 'Starter decks, for a first game',
  blocks: [
    'Beginning with the first player, everybody chooses one of the five starter cards. It gives you a ready score, a partner, three cards in hand and four contacts. Each deck holds an apprentice whom you can train at once and musicians of every higher prestige. The cards of the decks nobody chose go into the deck.',
    `For your very first game we recommend the **${deck(recommended)}**: its actions come in the natural order, wood, violin, study, cards, restoration.`,
    {
      table: 'The five decks',
      head: ['Deck', 'Score', 'Partner', 'Hand', 'Contacts', 'Fits the score at once'],
      rows: starters.map(({ id, score, musician, hand, contacts, fits }) => [
        id === recommended ? `${deck(id)} (recommended)` : deck(id),
        actions(score),
        card(musician),
        list(hand.map(card)),
        list(contacts.map(card)),
        list(fits.map(card)),
      ]),
    },
  ],
});

const ownCards = (facts: Facts): RulesSection => {
  const { edition } = facts;
  const { cards } = counted(facts);
  const { mulligan, draft, contacts, musicians } = edition.start;
  const inHand = mulligan.kept - contacts;
  return {
    id: 'own-cards',
    part: true,
    title: 'Cards of your own choice',
    blocks: [
      `Take the ${musicians.length} starting musicians out of the deck and lay them open. Then everybody gets ${cards(mulligan.kept)}, in one of two ways:`,
      {
        list: [
          `**Mulligan.** You are dealt ${cards(mulligan.dealt)}. Once, you may put back as many as you like and draw as many new ones. Then you keep ${mulligan.kept}; the others go back, and the deck is shuffled.`,
          `**Draft**, for two players or more. You are dealt ${cards(draft.dealt)}. Keep one and pass the others to the player on your left; keep one of the cards you get from your right, and so on. Of the last ${draft.dealt - draft.kept + 1} cards you keep one; the other is shuffled into the deck. Everybody chooses at the same time and in secret.`,
        ],
      },
      'Then, for both ways:',
      {
        steps: [
          'Beginning with the first player, everybody chooses a starting musician as their first partner. You need no violins for that.',
          'The Master’s board is laid out, for everybody to see.',
          `Everybody chooses ${contacts} of their ${mulligan.kept} cards as contacts, in secret, and shows them when all have chosen: one begins each contact pile. The other ${inHand} are your hand.`,
          `Your ${mulligan.kept} cards, hand and contacts, say which notes you have: one note on the line of each card’s affiliation. Your starting musician doesn’t count. Put the notes on the ${edition.beats} beats in any order you like.`,
        ],
      },
      {
        example: 'An example',
        blocks: [
          'With one Wood card, two Study, one Crafting, two Relation and one Restoration card you have just these notes. Side by side, the two Study notes are one action of 2 beats; apart, they are two actions of 1 beat.',
          'A score that works well buys first, makes next and restores last: that way one turn can do it all.',
        ],
      },
    ],
  };
};

export const setUpSections = (facts: Facts): RulesSection[] => [setUp(facts), starterDecks(facts), ownCards(facts)];
