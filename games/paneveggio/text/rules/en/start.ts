/** What the game is, and a first turn played out. */
import type { RulesSection } from '@bottega/kernel';
import type { Facts } from '../facts.ts';
import { counted, told } from './counted.ts';

const about = (facts: Facts): RulesSection => {
  const { edition, players, prestiges, stories } = facts;
  const { studies, violins } = counted(facts);
  return {
    id: 'about',
    title: 'In two minutes',
    blocks: [
      `The year is 1700. You are a young **luthier**, a maker of violins, and you have just left your Master to open a workshop of your own near the forest of Paneveggio, whose spruces give the finest wood. The game is for ${players.min} to ${players.max} luthiers; on your own you play against [Stradivarius](#solo).`,
      {
        list: [
          `**The goal.** Only violins and apprentices bring points. A violin is worth the prestige of the musician you made it for: ${prestiges[0].prestige} to ${prestiges.length} points.`,
          `**Your score.** Your ${edition.beats} notes on five lines say what you do in a turn. Each line is one action: buy wood, study, make a violin, meet people, restore violins. Neighbouring notes on the same line make one longer and stronger action; its length is counted in **beats**.`,
          `**Your turn.** You may first [change your score](#changing-score), for ${studies(stories.prices.change)} per change. Then you choose one of two things. An [Atelier](#atelier) is work: you carry out your actions from left to right, and afterwards your violins wear. A [Conservation](#conservation) puts all your violins safely away in your heritage and brings new musicians and apprentices into play.`,
          '**The danger.** After each of your Ateliers, every violin you have on a musician loses a token. A violin that has none to lose breaks, and its points are gone.',
          `**The end.** When somebody has made ${violins(edition.endgame.violins)} by the end of their turn, the round is played to its end. Then everybody may place apprentices one last time.`,
          '**Winning.** Whoever has the most points wins. In a tie, whoever has made more violins wins, then whoever has more apprentices in play; if that is equal too, the victory is shared.',
        ],
      },
      'Every turn asks the same three questions. Do you work, or put your violins away? Which musician is the next violin for? And which cards do you want to play, which would rather serve you as extra beats?',
    ],
  };
};

const firstTurn = (facts: Facts): RulesSection => {
  const { stories, examples, card, runs, actions, deck, recommended, bonus, list } = facts;
  const { beats, cards, ducats, points, slots, studies } = counted(facts);
  const { firstTurn: turn, prices } = stories;
  const { crafted, end } = turn;
  const partner = card(turn.partner);
  return {
    id: 'first-turn',
    title: 'Your first turn, step by step',
    blocks: told(examples.firstTurn, [
      'Your light Lutherie tokens are your money, your studies and the quality of your violins, depending on where they lie; unused ones wait in your reserve. Your contacts are four open cards, one on each of four piles.',
      `You play with the “${deck(recommended)}” deck, the one we recommend for a first game. Your partner, the ${partner}, is a musician of prestige 1 with ${slots(turn.slots)} for violins. You have ${ducats(turn.ducats)} and no studies. Your score reads ${actions(turn.score)}. You choose the Atelier, because you have no violin to put away yet.`,
      {
        figure: 'first-score',
        caption: 'Your score. Read it from left to right; the number under each bracket says how many beats the action has.',
        labels: runs(turn.score).map((run) => `${run.line}, ${beats(run.beats)}`),
      },
      `**Wood, ${beats(1)}.** You pay ${ducats(prices.wood)}, take a violin token from your reserve and put it into your stock of wood. One beat gives wood of quality ${turn.bought}: the violin token alone, without any Lutherie token on it.`,
      `**Crafting, ${beats(2)}.** Two beats are enough for any musician up to prestige 2. You make a violin for the ${partner}: your wood moves to the second slot from the bottom. That slot’s bonus is “${bonus(crafted.bonus)}”, so you have a ducat again. The violin is worth ${points(crafted.prestige)}, the prestige of the ${partner}.`,
      {
        figure: 'first-violin',
        caption: `The ${partner} after Crafting. The slots stand one above the other, the lowest being the first; a free slot shows its bonus.`,
        labels: ['Your violin, with the mark of your colour on it', `A free slot with its bonus: ${bonus(turn.topBonus)}`],
      },
      `**Study, ${beats(1)}.** You take ${studies(1)}: a Lutherie token goes from your reserve to your studies.`,
      `**Relation, ${beats(2)}.** You draw two cards. Your four contacts lie open, so you pick what you like: ${list(turn.met.map(card))}. (You could also have used the Relation effect of the ${partner}, who now has a violin of yours.)`,
      `**Restoration, ${beats(1)}.** You lay a Lutherie token on your new violin. Its quality rises from ${crafted.quality} to ${turn.restored}.`,
      `**The end of the turn.** The contact piles you emptied get a new card each from the deck. Then comes wear: your violin loses the token you have just laid on it and is down to quality ${turn.quality}. Without that token it would have broken! Wood still in your stock would now age, but you have used yours.`,
      {
        figure: 'first-end',
        caption: `After your first turn: ${ducats(end.ducats)}, ${studies(end.studies)}, ${cards(end.hand.length)} in hand, and a violin worth ${points(turn.points)}.`,
      },
      `What next? The violin has no token left, so it must be restored or put away next turn. A Conservation would put it into your heritage, where it is worth its points for good; and the ${card(stories.conservation.placed[0])} in your hand, who asks for one violin of prestige 1, could then become your partner.`,
    ]),
  };
};

export const start = (facts: Facts): RulesSection[] => [about(facts), firstTurn(facts)];
