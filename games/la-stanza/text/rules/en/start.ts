/** What the game is about, and a first turn. */
import type { RulesSection } from '@bottega/kernel';
import type { Facts } from '../facts.ts';

export const start = (f: Facts): RulesSection[] => [about(f), firstTurn(f)];

function about(f: Facts): RulesSection {
  const { movement, topReward, masterpieces, roundsBeyondPlayers, lastTurns } = f.edition;
  return {
    id: 'about',
    title: 'In two minutes',
    blocks: [
      'You walk through a Renaissance house, meet its famous guests and put them to work for you. The more people of one kind work for you, the more their work brings in: voyages, books, influence in the Church, works of art, favours from the powerful.',
      {
        list: [
          '**The goal.** Have the most prestige points (PP) when the game ends. All points are counted then.',
          `**Your turn.** Move your figurine 1 to ${movement} spaces clockwise and take the character you stop at. Then do **one** thing: [activate a discipline](#activate), [receive money](#money), or [pass](#pass). On the Bonus Tiles space you take a [bonus tile](#bonus-tiles) instead.`,
          `**Activating a discipline.** Be in its room, or spend a meeple of its colour; and hire at least one character of that discipline. Then count your workers of that discipline: this is your Strength. Strength 1 to ${topReward} brings a better and better reward. From Strength ${masterpieces.strengths[0]} on you may create a [Masterpiece](#masterpieces) instead.`,
          `**The end.** As soon as two rooms have no characters left, the board is [refilled](#refill), and that ends a round. The number of rounds is the number of players plus ${roundsBeyondPlayers}. After the last one, everyone has up to ${f.count(lastTurns, { one: '# more turn', other: '# more turns' })}, and the game is over.`,
          '**Where points come from.** Masterpieces, your sailboat, your books, some bonus tiles, and passing early at the very end. On top of that come two comparisons: who has the most discs among the bonus tiles, and whose museum is the most valuable.',
        ],
      },
      ...(f.examplesAsPlayed
        ? []
        : ['This page shows the values of the edition in play. Some examples can’t be played with those; they are told with our own values.']),
    ],
  };
}

function firstTurn(f: Facts): RulesSection {
  const [anna, bruno] = f.people;
  const { firstTurn: tale } = f.tales;
  const guest = f.character(tale.recruited);
  const reach = tale.reach.map(({ character, discipline }) => `${f.character(character)} (${f.discipline(discipline)})`);
  const sailed = f.count(tale.steps, { one: '# space', other: '# spaces' });
  return {
    id: 'first-turn',
    title: 'A first turn, step by step',
    blocks: [
      `Imagine you are ${anna}, the start player in a game for two. You have ${f.florins(tale.before)} and a few meeples. Six spaces make up your worker track: your financier is on the first, and a starting character of each discipline is on the others.`,
      `**Step 1: move.** Your figurine is on the Bonus Tiles space. Within reach are ${f.and(reach)}. You go two spaces, to ${guest}: an explorer, standing in the room of the explorers. That is a good step, because you can put him to use at once.`,
      {
        figure: 'first-turn-walk',
        caption: 'The beginning of the movement track. The sign on a portrait shows the character’s discipline. Anyone may turn up in any room.',
        labels: [`The Bonus Tiles space, with the figurines of ${f.and([anna, bruno])}.`, `${guest}, two spaces on.`, 'The last space within reach.'],
      },
      `**Step 2: recruit.** ${guest} goes onto the first space of your recruitment track. From there he can be hired, this turn or later.`,
      {
        figure: 'first-turn-recruit',
        caption: `${anna}’s recruitment track, with ${guest} on it, and her worker track.`,
        labels: [
          'The first space of the recruitment track: newcomers arrive here.',
          'Your financier, on the first space of the worker track.',
          'The hiring cost of a space stands above it.',
          `Another character of Discoveries: ${f.character('massimiliano-de-la-luce')}, one of your starting characters.`,
        ],
      },
      `**Step 3: activate Discoveries.** You meet both conditions: you are in the Discoveries room, and you can hire a character of Discoveries. You may hire onto any space but the financier’s. The last one is the cheapest at ${f.florins(tale.cheapest)}, but your other explorer works there. So you take space ${tale.space} and pay ${f.florins(tale.price)}. The starting character on that space, ${f.character(tale.displaced)}, is displaced and out of the game.`,
      {
        figure: 'first-turn-hire',
        caption: `After the hire: ${guest} has moved to the worker track, and the recruitment track is empty again.`,
        labels: [`${guest} on space ${tale.space}.`, 'The explorer who was there already.'],
      },
      `**Step 4: count your Strength.** Your worker track now holds ${f.count(tale.strength, { one: '# character', other: '# characters' })} of Discoveries: Strength ${tale.strength}.`,
      `**Step 5: take the reward.** Your sailboat moves ${sailed} along the money track, from ${f.florins(tale.from)} to ${f.florins(tale.to)}. From now on you can fill your purse up to that amount whenever you receive money. You have ${f.florins(tale.left)} left, your turn is over, and ${bruno} is next.`,
      {
        figure: 'first-turn-sea',
        caption: 'The money track after the turn.',
        labels: [`${anna}’s sailboat.`, `${bruno}’s sailboat, still on the first space.`, 'The first of three spaces that bring a white meeple.'],
      },
    ],
  };
}
