/** Which values are the rulebook's and which are reconstructed. */
import type { RulesSection } from '@bottega/kernel';
import type { Facts } from '../facts.ts';
import { type OriginWords, statedRows, valueRows } from '../origins.ts';

const WORDS: OriginWords = {
  values: {
    lines: 'The lines of the score, from top to bottom',
    'tokens.violins': 'Violins per player',
    'tokens.lutherie': 'Lutherie tokens per player',
    beats: 'Beats of the score, and notes per player',
    quality: 'The best quality of wood and violins',
    handLimit: 'Cards in hand at the end of a turn, at most',
    apprentices: 'Apprentices you can train in a game',
    'start.mulligan.dealt': 'Cards dealt for the mulligan',
    'start.mulligan.kept': 'Cards you keep of them, and of the draft',
    'start.draft.dealt': 'Cards dealt for the draft',
    'start.contacts': 'Contact piles',
    'start.ducats': 'Ducats you begin with',
    'start.musicians': 'The starting musicians of prestige 1',
    'start.recommended': 'The starter deck recommended for a first game',
    'start.firstMaster': 'On the Master’s board with starter decks, besides a starting musician',
    'endgame.violins': 'Violins made that call the last round',
    'endgame.help': 'Points for each token in the help zone',
    'endgame.quietRounds': 'Rounds in a row without a new violin that end the game',
    'endgame.rounds': 'Rounds after which the game ends at the latest',
    'stradivarius.wood': 'Quality of the wood of Stradivarius',
    'stradivarius.partners': 'Partners of Stradivarius',
    'stradivarius.activity': 'Highest activity of Stradivarius',
    'stradivarius.apprentice': 'Studies he pays for an apprentice',
    'stradivarius.share': 'His ducats, studies and contacts are divided by',
    'stradivarius.choices': 'Starting musicians laid out',
  },
  audiences: { all: '1 to 4', several: '2 to 4', solo: '1', fortissimo: '1, Fortissimo', forte: '1, Forte and Fortissimo', first: '1 to 4, starter decks' },
  sources: {
    RB: 'the rulebook',
    BOX: 'an owner’s box',
    PUB: 'a public source',
    DER: 'worked out from the rulebook’s counts and examples',
    OUR: 'our choice',
    edition: 'the edition in play',
  },
  fields: {
    name: 'the name',
    kind: 'the kind of card',
    affiliation: 'the affiliation',
    prestige: 'the prestige',
    requires: 'that no violins are asked for',
    slots: 'the single slot',
    effect: 'what the effect does (not when)',
    endOfTurn: 'the end-of-turn effect',
    action: 'the effect',
  },
};

export const origin = (facts: Facts): RulesSection => {
  const { edition, musicians, apprentices, relations, endsOfTurn, line, card } = facts;
  return {
    id: 'origin',
    title: 'What is reconstructed',
    folded: true,
    blocks: [
      `The rulebook shows its cards only as small pictures. So **most of the ${edition.cards.length} cards here are our reconstruction**, not the published ones. Whoever owns the game can put the printed values into a file of their own and play with that.`,
      { table: 'Values of the game', head: ['What', 'Value', 'Players', 'Where it comes from'], rows: valueRows(facts, WORDS) },
      `Of the order of the lines, the rulebook states that ${line('wood')} and ${line('restoration')} are neighbours, and its example with four studies that ${line('relation')} and ${line('craft')} are; the rest follows the order in which it explains the actions.`,
      {
        table: 'Cards of which the rulebook states something; everything else on them is our choice',
        head: ['Card', 'Stated by the rulebook'],
        rows: statedRows(facts, WORDS),
      },
      {
        list: [
          `**Other cards.** The rulebook states how each kind of apprentice scores. All else is our choice: names, affiliations, effects, slots and bonuses, what ${musicians} musicians and ${apprentices} apprentices ask for, and which cards the Relation apprentices count.`,
          `**One effect each.** ${relations} of our musicians have a Relation effect and ${endsOfTurn} an end-of-turn effect. The rulebook says that not every musician acts at the end of a turn; it doesn’t say whether one who does has a Relation effect too. A single effect keeps a card readable, and a musician who acts every turn without costing a beat needs no second one.`,
          `**${card(10)}** has a Relation effect here: the rulebook lets the ducats and the card that it brings serve at once, before the violins wear, and speaks of the end of a turn with other cards only.`,
          '**Starter decks.** All five are our choice, apart from the kinds of cards a deck must hold.',
        ],
      },
    ],
  };
};
