/** The end of the game, its scoring, and advice for the first one. */
import type { RulesSection } from '@bottega/kernel';
import type { Facts } from '../facts.ts';
import { counted, told } from './counted.ts';

const end = (facts: Facts): RulesSection => {
  const { edition, stories } = facts;
  const { studies, violins } = counted(facts);
  return {
    id: 'end',
    title: 'The end of the game',
    blocks: [
      {
        steps: [
          `**The round under way becomes the last one** when somebody, at the end of their turn and after wear and ageing, has made ${violins(edition.endgame.violins)}: those on musicians and those in their heritage together. Broken violins don’t count.`,
          '**The round is played to its end**, up to the player on the right of the first player, so that everybody has had the same number of turns.',
          '**Violins stay where they are**, with all tokens on them.',
          `**One last occasion.** In turn order, each player may change their score, any number of times, for ${studies(stories.prices.change)} per change; and then place apprentices from their hand whose three actions the score now holds. First the changes, then the apprentices: there is no way back. For these changes you may still ask the Master. No musicians are placed, and nothing is taken back.`,
          '**Points are counted.**',
        ],
      },
      `So that no game goes on for ever, this house also ends it after ${edition.endgame.quietRounds} rounds in a row in which nobody has made a violin, and after ${edition.endgame.rounds} rounds in all. The last occasion and the scoring follow as usual.`,
    ],
  };
};

const scoring = (facts: Facts): RulesSection => {
  const { edition, ends, cardSpenders, stories, examples, card, line, list } = facts;
  const { cards, points, tokens, violins } = counted(facts);
  const { lastTurn } = stories;
  const { side, points: score, onStage, stored, onViolins, onWood } = stories.scoring;
  const counts = {
    lutherie: 'Your Lutherie tokens on violins on musicians, yours or anybody’s, and on the wood in your stock',
    perOtherType: 'The other kinds of apprentices you have in play; each kind counts once, however many there are',
    violins: 'The violins you have made, on musicians and in your heritage',
    cards: 'Cards in your hand of the affiliations the apprentice shows',
    resources: 'Your ducats and studies',
  };
  return {
    id: 'scoring',
    part: true,
    title: 'Scoring',
    blocks: [
      {
        list: [
          '**Violins.** Each is worth its prestige, in your heritage and on musicians: your own partners, opponents’ partners and the Master’s musicians.',
          '**Apprentices** in play score by their affiliation; see the table.',
          `**Help.** Each of your tokens in the help zone costs ${points(Math.abs(edition.endgame.help))}.`,
        ],
      },
      {
        table: 'Points per apprentice',
        head: ['Apprentice', 'What counts', 'Points', 'At most'],
        rows: ends.map(({ shape, lines, card: { endgame } }) => {
          const head = [list(lines.map(line)), counts[shape]];
          if ('spend' in endgame) return [...head, `${points(endgame.points)} each, spent`, points(endgame.max * endgame.points)];
          if ('perOtherType' in endgame) return [...head, `${points(endgame.perOtherType)} each`, points(endgame.perOtherType * (edition.lines.length - 1))];
          const steps = Object.entries(endgame.violins).sort(([a], [b]) => Number(b) - Number(a));
          return [...head, steps.map(([made, worth]) => `${made} violins: ${worth}`).join('; '), points(Math.max(...steps.map(([, worth]) => worth)))];
        }),
      },
      {
        table: 'Cards the Relation apprentices count',
        head: ['Apprentice', 'Affiliations'],
        rows: cardSpenders.map(({ card: number, of }) => [card(number), list(of.map(line))]),
      },
      'Each apprentice scores separately: two Wood apprentices may spend twice as many tokens. But each token, card, ducat or study is spent only once; Bottega shares them out for the most points. Tokens on your violins don’t become ducats at the end. You can ask the Master for the last changes of your score, but not for ducats or studies that apprentices spend.',
      {
        example: 'The twelfth violin',
        blocks: told(examples.lastTurn, [
          `You have made ${violins(lastTurn.violins - 1)} and are the last player of the round. Your Crafting action has 2 beats; with one Crafting card discarded it has 3, and your last violin goes to the ${card(lastTurn.crafted.card)}, prestige ${lastTurn.crafted.prestige}. At the end of your turn you have made ${violins(lastTurn.violins)}, and the round is over. Now you may still place ${card(lastTurn.placed)}, whose three actions are on your score, for ${points(lastTurn.points.craft)} more: ${lastTurn.points.heritage} for your heritage, ${lastTurn.points.violins} for the last violin and ${lastTurn.points.craft} for the apprentice make **${points(lastTurn.points.total)}**.`,
        ]),
      },
      {
        example: 'A final score',
        blocks: told(examples.scoring, [
          'You have trained two Study, two Wood, one Crafting and one Relation apprentice.',
          {
            table: 'What you score',
            head: ['Part', 'How', 'Points'],
            rows: [
              ['Heritage', `${violins(stored)}: ${side.heritage.map((count, at) => `${count} × ${at + 1}`).join(' + ')}`, String(score.heritage)],
              ['Violins on musicians', `${violins(onStage)}, one on a partner of prestige 3, one at the Master’s of prestige 2`, String(score.violins)],
              ['Wood apprentices', `${tokens(onViolins)} on violins, one of them on Beatrice’s, and ${onWood} on wood: all can be spent`, String(score.wood)],
              ['Study apprentices', `Three other kinds: ${score.study / 2} for each of the two`, String(score.study)],
              ['Crafting apprentice', `${violins(stored + onStage)} made`, String(score.craft)],
              ['Relation apprentice', `${cards(side.hand.length)} in hand, ${score.relation} of them Study or Crafting`, String(score.relation)],
              ['Help zone', tokens(side.help), `−${Math.abs(score.help)}`],
              ['Total', '', `**${score.total}**`],
            ],
          },
        ]),
      },
    ],
  };
};

const ties = (): RulesSection => ({
  id: 'ties',
  part: true,
  title: 'Ties',
  blocks: [
    'If players have the same points, whoever has made more violins wins. If that is equal as well, whoever has more apprentices in play. If that is equal too, they share the victory. Against [Stradivarius](#solo) it is just the same.',
  ],
});

const advice = ({ edition, deck, recommended }: Facts): RulesSection => ({
  id: 'advice',
  title: 'Advice for your first game',
  blocks: [
    `Play with starter decks and take the ${deck(recommended)}. Five mistakes cost beginners most:`,
    {
      list: [
        '**Letting violins break.** A violin without a token must be restored or put away this very turn.',
        '**Asking the Master too often.** Slots with a ducat keep you going. Look ahead before you spend your last one.',
        '**Forgetting apprentices.** Read the three actions on the card; often a single study makes your score fit.',
        '**Hoarding cards.** What you can’t place soon is an extra beat now. It isn’t lost, either: it lies on your contacts afterwards.',
        `**Drawing too little.** More cards mean finer musicians, and finer musicians mean more points from the same ${edition.endgame.violins} violins.`,
      ],
    },
  ],
});

export const endSections = (facts: Facts): RulesSection[] => [end(facts), scoring(facts), ties(), advice(facts)];
