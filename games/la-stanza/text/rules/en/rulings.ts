/** How open places of the rulebooks are played here. */
import type { RulesSection } from '@bottega/kernel';
import type { Facts } from '../facts.ts';

export function rulings(f: Facts): RulesSection[] {
  const { meeples, lastTurns, moneyTrack, shelfLength, roundsBeyondPlayers } = f.edition;
  const rounds = f.byPlayers((_, players) => players + roundsBeyondPlayers);
  return [
    {
      id: 'rulings',
      title: 'Rulings',
      folded: true,
      blocks: [
        'The rulebooks leave some things open, and now and then they contradict each other. The English text comes first here, then what most of the languages say. This is how it is played. Unless something else is said, it holds for any number of players.',
        {
          answers: [
            ['Who starts?', 'The player in the first seat. (The rulebook: whoever has visited the most countries.)'],
            [
              'Which spaces count when I move?',
              'Spaces with a character and without another player’s figurine, and always the Bonus Tiles space. After a full lap you may stop again on the space under your own figurine, if a refill has put a character there.',
            ],
            [
              'May I stop on the Bonus Tiles space without taking a tile?',
              'Only to pass for good in the last turns, and only if you could take a tile there. The rulebook says that you can’t stop there if you can’t or don’t want to take a tile. We read it like this: you must be able to, and only passing for good may take the place of the tile.',
            ],
            ['What if I can’t move?', 'Your figurine stays and your turn is over. In the last turns you may pass for good instead.'],
            [
              'Where does a new recruit go?',
              'Onto the first space. If it is taken, all recruits move one space to the right, with the gaps between them; whoever leaves the last space is discarded, even if there is a gap. (The French text fills the first free space instead.) A starting character that had come back onto the board leaves the game again.',
            ],
            ['Can I hire the character I have just taken?', 'Yes. And it doesn’t matter in which room you met it: only its own discipline counts.'],
            [
              'Does a meeple replace the hire?',
              'No. It stands in for being in the room, nothing else. You always hire at least one character of the discipline (in the expert variant: hire or fire).',
            ],
            ['May I spend a meeple in the discipline’s own room?', 'Yes, but you don’t need to, and it brings nothing extra.'],
            ['What can a white meeple do?', 'It activates any discipline, Politics included, and it pays for any bonus tile.'],
            [
              'How many characters may I hire in one activation?',
              'Any number, in any order, at least one of the activated discipline. Each costs its space. You may even hire onto a space you have filled a moment ago. But you may not spend the florins you still need for the required hire. Whether the others must be of the same discipline, no rulebook says plainly: by default they need not be; an option demands it.',
            ],
            [
              'Do I have to take the reward?',
              'No. You may activate at a lower Strength than you have, down to nothing at all. But whatever a bonus tile or a book brings, you take in full, as far as supplies allow.',
            ],
            ['May I spend discs that I don’t need?', 'Yes, to get them back into your supply.'],
            ['How far does the financier push?', 'Up to the first gap. If there is none, the rightmost character falls off. The space it leaves stays empty.'],
            [
              'What if I take money with the financier on the last space?',
              'It is flipped and goes to the first space. A character there is pushed to the right, with those behind it, up to the first gap. The space the financier left is such a gap, so nobody falls off. When it is flipped and on the last space again, you can’t receive money any more.',
            ],
            [
              'How much money do I receive?',
              `What is missing up to the amount at your sailboat, never less than nothing. On the PP spaces that amount is ${f.florins(Math.max(...moneyTrack.florins))}.`,
            ],
            [
              'When do I get white meeples from the money track?',
              'When your sailboat reaches or passes the space, for whatever reason, once per space. The sailboat stops on the last space.',
            ],
            [
              'What if I have too many meeples?',
              `As soon as you hold more than ${meeples.limit}, you choose which one goes back, before anything else happens.`,
            ],
            [
              'What if a supply runs out?',
              `You take what is left and lose the rest: meeples while the Politics room has them, books while the Literature room has them, discs while your supply has them, and never more than ${shelfLength} books of a colour. Only the disc for the bonus tile grid may come out of a box, and only when your supply is empty.`,
            ],
            [
              'Which Masterpiece space may I take?',
              'Any free, uncovered one that takes no more Strength than you have. Covered spaces exist with two and three players only.',
            ],
            [
              'What counts for the “+1” of the last Masterpiece space?',
              'Characters at work and the permanent bonus tile of that discipline. Discs don’t count, nor does the bonus tile for florins.',
            ],
            [
              'When is a column of books complete?',
              'The first column when all four colours have at least one book, the second when all have at least two, and so on. (The French text speaks of rows and means the same.)',
            ],
            ['Which boxes count for Religion tiles?', 'All five, the Religion box included. The condition is checked before you place a disc on the grid.'],
            ['In which order do I take a bonus tile?', 'Condition, meeple, disc on the grid, then what the tile does at once.'],
            [
              'Where does a character taken by a bonus tile go?',
              'Onto any recruitment space. If it is taken, that recruit and all to the right of it move one space to the right. Characters under figurines may be taken, too.',
            ],
            [
              'Which way do characters slide when a bonus tile calls the financier back?',
              'To the right, and only up to the first gap. (The Dutch text says left, by mistake.) The financier keeps the side it shows.',
            ],
            [
              'When exactly is the board refilled?',
              'At once, before the action. A bonus tile that takes a character from the board can cause a refill as well.',
            ],
            [
              'What if there are too few characters?',
              'First the draw pile, then the shuffled discard pile, then one removed starting character per discipline, shuffled. Spaces still without one stay empty; the round marker moves on all the same. Starting characters that nobody was given at set-up stay in the box.',
            ],
            [
              'How many rounds are there?',
              `The number of players plus ${roundsBeyondPlayers}: ${f.or(rounds)} with two, three or four players. The refill that ends the last round is still carried out. (The German text has one refill fewer: that is the option “${f.say('option.short')}”.)`,
            ],
            [
              'When do the last turns begin?',
              `After the last refill, play goes on until the start player is next; from then on everyone has up to ${f.count(lastTurns, { one: '# turn', other: '# turns' })}.`,
            ],
            [
              'When may I pass for good?',
              'Only in the last turns, after your move, in place of your action (or of the bonus tile, if you moved to the Bonus Tiles space); and if you can’t move, in place of the turn. (The French text alone can be read as the whole turn.) You take the best free spot. If you never do, you get nothing for it.',
            ],
            [
              'How does the dummy player’s museum work?',
              'It takes its place and shares ties like any museum. With nothing left in the Arts room, it isn’t there. A bonus tile that counts as an artwork counts for the museum majority only, not for the conditions of Arts tiles.',
            ],
            [
              'Who wins a tie?',
              'An unflipped financier, then the one farther left, then whoever passed for good earlier, then the victory is shared. (The German text stops after the financier.)',
            ],
            [
              'Expert variant: may I fire and hire in one activation?',
              'Yes. The firing replaces the required hire only. You fire one character, of the activated discipline, and may then hire characters of other disciplines, unless the option limits all hires to the activated discipline. A fired starting character leaves the game.',
            ],
            ['What is secret?', 'Only the order of the draw pile. Everything else is open to all.'],
          ],
        },
      ],
    },
  ];
}
