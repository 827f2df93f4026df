/** Alone against Stradivarius: his place, his turn, his score. */
import type { RulesSection } from '@bottega/kernel';
import type { Facts } from '../facts.ts';
import { counted, told } from './counted.ts';

const solo = (facts: Facts): RulesSection => {
  const { edition, level } = facts;
  const { tokens, violins } = counted(facts);
  const { stradivarius } = edition;
  return {
    id: 'solo',
    title: 'Alone against Stradivarius',
    blocks: [
      'You play by all the rules above, as in a game of two. Your opponent is Antonio Stradivari himself. He needs no decisions: his turns follow a fixed plan, and Bottega plays them for you. The log says why he does what he does.',
      {
        table: 'What Stradivarius has',
        head: ['Thing', 'Rule'],
        rows: [
          [
            'Tokens',
            `${violins(edition.tokens.violins)} and ${tokens(edition.tokens.lutherie)}, like you; no notes and no score, no hand, no wood in stock, and no ducat to begin with.`,
          ],
          [
            'Partners',
            `A row of ${stradivarius.partners} musicians, sorted by falling prestige from left to right. Their own effects are never used by him; he looks at their affiliation, prestige and slots.`,
          ],
          ['Contacts', 'A row of open cards of any length.'],
          [
            'Activity',
            `A number from 1 to ${stradivarius.activity}. He makes violins for partners whose prestige is not higher than his activity. It begins at 1 and rises by 1 with each Conservation.`,
          ],
          ['Apprentices', `Only from the level ${level('forte')} on.`],
        ],
      },
      {
        figure: 'solo',
        caption: 'Stradivarius in play.',
        labels: ['His level and his activity', 'His ducats, studies, help and reserve', 'His heritage', 'His partners, the finest on the left', 'His contacts'],
      },
      'His musicians and contacts are an opponent’s to you: you may make violins for his partners once you have a token there, use their Relation effects with a violin of yours, and exchange cards with his contacts.',
    ],
  };
};

const setUp = ({ edition, level, list, line }: Facts): RulesSection => ({
  id: 'solo-set-up',
  part: true,
  title: 'Set-up for one',
  blocks: [
    {
      steps: [
        'Choose one of the four levels, and starter decks or the mulligan for yourself. There is no draft.',
        `Stradivarius gets a random starting musician of prestige 1 and, from the deck, ${edition.stradivarius.partners - 1} more musicians, so that all his partners have different affiliations. Cards that don’t fit go back, and the deck is shuffled.`,
        `**Option for a first solo game:** his musicians are of the affiliations ${list((['wood', 'restoration', 'study'] as const).map(line))}. That makes a first game easier.`,
        'His contacts are empty, and his activity is 1.',
        'He goes first.',
      ],
    },
    `At the level **${level('fortissimo')}** some things differ: you go first; only ${edition.stradivarius.choices} random starting musicians are laid out, of which you choose one, and chance gives one of the others to Stradivarius and one to the Master; with starter decks you choose among the decks of these three; one of his other two partners is of prestige 2; and his contacts begin with one apprentice from the deck.`,
  ],
});

const turn = (facts: Facts): RulesSection => {
  const { edition, stories, examples, card } = facts;
  const { studies } = counted(facts);
  const { atelier } = stories.solo;
  return {
    id: 'solo-turn',
    part: true,
    title: 'His turn',
    blocks: [
      '**Does he conserve?** At the beginning of his turn, ask these questions in order. The first yes means a Conservation; three times no means an Atelier.',
      {
        steps: [
          `Is his activity below ${edition.stradivarius.activity}, and has he made the violins that a musician of prestige **activity + 1** asks for? Look among his partners first, then among his contacts.`,
          'Has one of his violins no Lutherie token left?',
          'Is there no free slot on his partners of a prestige up to his activity?',
        ],
      },
      '**His Atelier**',
      {
        steps: [
          `He makes a violin of quality ${edition.stradivarius.wood}, for nothing: on the finest partner of a prestige up to his activity that has a free slot, the leftmost if several are equally fine, on the lowest free slot. He gets no placement bonus.`,
          'His cards act by affiliation; see the table.',
          'His violins wear, like yours.',
          'His Restoration cards act.',
        ],
      },
      {
        table: 'What his cards do, for each card of that affiliation among his partners and apprentices',
        head: ['Affiliation', 'When', 'What'],
        rows: [
          ['Wood', 'In his Atelier, with the violin', `The new violin has 1 quality more, up to ${edition.quality}.`],
          ['Study', 'In his Atelier, after the violin', `He gains ${studies(1)}.`],
          [
            'Crafting',
            'In his Conservation, first of all',
            'All his Crafting cards together put **one** violin from his reserve straight into his heritage. Its prestige is the number of these cards, 4 at most.',
          ],
          ['Relation', 'In his Atelier, after the violin', 'He draws a card from the deck and adds it on the right of his contacts.'],
          [
            'Restoration',
            'In his Atelier, after his wear',
            `He lays one token on a bare violin of his own; if he has none, on one of your violins below quality ${edition.quality}: the one of the best quality, and among equals the one on the musician of the lowest prestige.`,
          ],
        ],
      },
      'Contacts never count for this. If he has no violin left in his reserve, he makes none; tokens his new violin lacks come from his ducats, then from his studies.',
      '**His tokens on your violins** come back to him as studies when your violin wears, and as ducats when it is put away (in Fortissimo as studies, too).',
      {
        example: 'An Atelier of Stradivarius',
        blocks: told(examples.hisAtelier, [
          `His partners are the ${card(66)} (Restoration, prestige 3), the ${card(18)} (Study, 2) and the ${card(1)} (Wood, 1); his activity is 1. No question is answered yes, so he works. He makes a violin for the ${card(atelier.crafted.card)}, the only partner up to prestige 1; the Wood card makes it quality ${atelier.crafted.quality}. The Study card brings ${studies(atelier.studies)}. His violin wears to quality ${atelier.quality}. None of his violins is bare, so the Restoration card restores yours on the ${card(atelier.yours.card)} to quality ${atelier.yours.quality}.`,
        ]),
      },
    ],
  };
};

const conservation = (facts: Facts): RulesSection => {
  const { edition, stories, examples, card, list, level } = facts;
  const { points } = counted(facts);
  const one = stories.solo.conservation;
  const { stradivarius } = edition;
  return {
    id: 'solo-conservation',
    part: true,
    title: 'His Conservation',
    blocks: [
      {
        steps: [
          '**Crafting cards.** If he has any, one violin goes from his reserve to his heritage; its prestige is their number, 4 at most.',
          `**Violins away.** All his violins go to his heritage. His tokens on them become ducats (in ${level('fortissimo')} studies); yours come back to you as ducats or studies.`,
          `**Pairs**, from ${level('piano')} on: see [below](#levels).`,
          `**Activity.** If it is already ${stradivarius.activity}, skip this step and the next two. Otherwise it rises by 1, and his partner of the lowest prestige goes under the deck, the leftmost if several are equal. Violins of yours on that partner go to your heritage, the tokens on them to their owners.`,
          `**A finer musician.** He looks for a musician whose prestige is his new activity. A partner he already has is enough, if he has made the violins that partner asks for. If there is none, the leftmost of his contacts for whom he has the violins becomes his partner. If there is none there either, the first musician of that prestige in the deck joins him, without regard to violins, and a token of his goes to the Master’s help zone: **${points(Math.abs(edition.endgame.help))} less** for him at the end. The cards passed over go back, and the deck is shuffled. If there is none, nobody joins and nothing is paid.`,
          `**A full row again.** If he has fewer than ${stradivarius.partners} partners, the next musicians from the deck join him; again the cards passed over go back, and the deck is shuffled. Then his partners are sorted by prestige.`,
          `**Apprentice**, from ${level('forte')} on: see [below](#levels).`,
        ],
      },
      {
        example: `A Conservation at ${level('piano')}`,
        blocks: told(examples.hisConservation, [
          `His activity is 2. Among his contacts is the ${card(one.wanted)}, prestige 3, and he has the violins for that: he conserves. His one Crafting card puts a violin of prestige ${one.gift} into his heritage; the violin he has on a partner follows, and the token on it becomes a ducat.`,
          `Then the pairs. The ${card(one.wanted)} is of prestige 3, activity + 1, and so can’t be paired with ${card(23)}, the other Study card. ${list(one.pairs[0].card.map(card))} are a pair: they go under the deck, and the finest violin below 4 in his heritage rises from ${one.pairs[0].from} to ${one.pairs[0].to}. ${list(one.pairs[1].card.map(card))} are another: it rises again, to ${one.pairs[1].to}.`,
          `His activity rises to ${one.activity}, the ${card(one.dismissed)} leaves, and the ${card(one.wanted)} becomes his partner. That costs him nothing, because he had the violins.`,
        ]),
      },
    ],
  };
};

export const soloSections = (facts: Facts): RulesSection[] => [solo(facts), setUp(facts), turn(facts), conservation(facts)];
