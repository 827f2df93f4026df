/** The four levels of Stradivarius side by side, and his score. */
import type { RulesSection } from '@bottega/kernel';
import { LEVELS } from '../../../rules/options.ts';
import type { Facts } from '../facts.ts';
import { counted, told } from './counted.ts';

const levels = (facts: Facts): RulesSection => {
  const { edition, level } = facts;
  const { studies } = counted(facts);
  const { stradivarius } = edition;
  const price = studies(stradivarius.apprentice);
  const others = `1 of prestige 1, ${stradivarius.partners - 1} of any prestige`;
  const same = (words: string): string[] => LEVELS.map(() => words);
  return {
    id: 'levels',
    part: true,
    title: 'The four levels',
    blocks: [
      `Each level has all rules of the one before and adds its own. ${level('pianissimo')} is the easiest, and it is hard enough.`,
      {
        table: 'His turn, step by step',
        head: ['Step', ...LEVELS.map(level)],
        rows: [
          ['Who goes first', 'he', 'he', 'he', 'you'],
          ['Starting musicians laid out', ...LEVELS.map((name) => String(name === 'fortissimo' ? stradivarius.choices : edition.start.musicians.length))],
          ['His first partners', others, others, others, `1 of prestige 1, 1 of prestige 2, ${stradivarius.partners - 2} of any prestige`],
          ['His first contacts', 'none', 'none', 'none', '1 apprentice'],
          ['Turn: does he conserve?', ...same('the three questions')],
          ['Atelier 1: violin', ...same(`quality ${stradivarius.wood}, +1 per Wood card`)],
          ['Atelier 2: studies', ...same('1 per Study card')],
          ['Atelier 3: contacts', ...same('1 per Relation card')],
          ['Atelier 4: wear', ...same('all his violins')],
          ['Atelier 5: restoration', ...same('1 token per Restoration card')],
          ['Atelier 6: raise a violin', 'no', 'no', 'no', 'by 1, with a violin on a prestige 4'],
          ['Conservation 1: Crafting cards', ...same('one violin into his heritage')],
          ['Conservation 2: violins away', 'tokens become ducats', 'tokens become ducats', 'tokens become ducats', 'tokens become studies'],
          ['Conservation 3: pairs', 'no', 'yes', 'yes', 'yes'],
          ['Conservation 4: activity', ...same(`+1, up to ${stradivarius.activity}; the lowest partner leaves`)],
          ['Conservation 5: finer musician', ...same('partner, contact, or deck with help')],
          ['Conservation 6: partners', ...same(`up to ${stradivarius.partners} again`)],
          ['Conservation 7: apprentice', 'no', 'no', `one, for ${price}`, `one, for ${price}`],
          ['His apprentices score', 'no', 'no', 'yes', 'yes'],
        ],
      },
      `**${level('piano')}: pairs.** In his Conservation, after his violins have been put away, look for two of his contacts with the same affiliation, from left to right. Neither may be a musician of prestige activity + 1, the one he is looking for (his activity has not risen yet). Apprentices have no prestige and may be paired. Both cards go under the deck, and the finest violin below 4 in his heritage rises by 1. Repeat this until there is no pair left or no violin that can rise; then no more cards are discarded.`,
      `**${level('forte')}: apprentices.** At the end of his Conservation the leftmost apprentice among his contacts joins him if he can pay ${price}: one per Conservation, ${edition.apprentices} in all. What the apprentice asks for doesn’t matter. The apprentice counts as one more card of their affiliation for everything his cards do, but not as one of his ${stradivarius.partners} partners.`,
      `**${level('fortissimo')}: finest musicians.** At the end of each of his Ateliers, if a partner of his of prestige ${stradivarius.activity} has a violin, his or yours, the finest violin below 4 in his heritage rises by 1. And in his Conservation his tokens become studies, so that he can pay for apprentices.`,
    ],
  };
};

const score = (facts: Facts): RulesSection => {
  const { edition, stories, examples, level } = facts;
  const { points, tokens, violins } = counted(facts);
  const { points: his, side } = stories.solo.score;
  return {
    id: 'solo-scoring',
    part: true,
    title: 'His score, and who wins',
    blocks: [
      `The game ends as usual, when you or Stradivarius have made ${violins(edition.endgame.violins)}. Whoever plays second has the last turn: if that player makes the last violin, the game is over at once. You have your last occasion to place apprentices; he has none.`,
      {
        table: 'The points of Stradivarius',
        head: ['Part', 'Points'],
        rows: [
          ['Violins', 'Their prestige, in his heritage and on musicians.'],
          [
            `Apprentices (${level('forte')}, ${level('fortissimo')})`,
            'As [yours](#scoring), each by their kind; but his Relation apprentices count any of his contacts, whatever their affiliation.',
          ],
          [
            'What is left',
            `His ducats, studies and contacts that his apprentices haven’t spent, added up and divided by ${edition.stradivarius.share}, rounded down.`,
          ],
          ['Help', `${points(Math.abs(edition.endgame.help))} less per token in the help zone.`],
        ],
      },
      {
        example: `His score at ${level('forte')}`,
        blocks: told(examples.hisScore, [
          `His heritage is worth ${his.heritage} and the violin on his partner ${his.violins}. He has made ${violins(edition.tokens.violins - side.violins)}: his Crafting apprentice brings ${his.craft}. Of his ${side.ducats + side.studies} ducats and studies his Restoration apprentice spends ${his.restoration}, for as many points. What is left, ${side.ducats + side.studies - his.restoration}, and his ${side.contacts.length} contacts are added up; half of that, rounded down, is ${his.rest}. For ${tokens(side.help)} in the help zone he loses ${Math.abs(his.help)}. Total: **${points(his.total)}**.`,
        ]),
      },
      'You win with more points than he has. If you have the same, whoever has made more violins wins; then whoever has more apprentices; if all is equal, you share the victory.',
    ],
  };
};

export const levelSections = (facts: Facts): RulesSection[] => [levels(facts), score(facts)];
