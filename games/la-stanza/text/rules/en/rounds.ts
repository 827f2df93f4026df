/** Refills, rounds and the last turns. */
import type { RulesSection } from '@bottega/kernel';
import type { Facts } from '../facts.ts';

export const rounds = (f: Facts): RulesSection[] => [refill(f), refillExample(f), lastTurns(f)];

function refill(f: Facts): RulesSection {
  const { roundsBeyondPlayers } = f.edition;
  return {
    id: 'refill',
    title: 'Refills and rounds',
    blocks: [
      'As soon as **two** of the five discipline rooms have no character left, the board is refilled, at once and before the action of whoever emptied the second room:',
      {
        steps: [
          'Lay a new character on every empty space, clockwise from the first space of Discoveries, also where a figurine stands.',
          'If the draw pile runs out, shuffle the discard pile and go on with it.',
          'If that is not enough either, take one removed starting character of each discipline, shuffle them, and fill the remaining spaces with them. Spaces that are still empty stay empty.',
          'Move the round marker on one space. **Every refill ends a round.**',
        ],
      },
      'A character under somebody’s figurine is out of the others’ reach while the figurine stands there.',
      {
        table: 'How many rounds there are',
        head: ['What', '2 players', '3 players', '4 players'],
        rows: [
          ['Rounds', ...f.byPlayers((_, players) => players + roundsBeyondPlayers)],
          ['The last refill is number', ...f.byPlayers((_, players) => players + roundsBeyondPlayers)],
          ['In the short game it is number', ...f.byPlayers((_, players) => players + roundsBeyondPlayers - 1)],
        ],
      },
    ],
  };
}

function refillExample(f: Facts): RulesSection {
  const [anna] = f.people;
  const { refill: tale } = f.tales;
  return {
    id: 'refill-example',
    title: 'A round ends',
    part: true,
    blocks: [
      {
        example: `${anna} ends a round`,
        blocks: [
          `Nobody is left in Literature, and in Religion only ${f.character(tale.recruited)}. ${anna} moves there and takes him: two rooms are empty. ${f.count(tale.count, { one: '# new character comes', other: '# new characters come' })} onto the board, and the round marker moves on. Only then does ${anna} choose her action.`,
          {
            figure: 'refill',
            caption: 'Literature and Religion before her move, clockwise from left to right.',
            labels: [`${anna}’s figurine.`, 'The last character of the two rooms.'],
          },
        ],
      },
    ],
  };
}

function lastTurns(f: Facts): RulesSection {
  const { lastTurns: turns, passing } = f.edition;
  return {
    id: 'end',
    title: 'The end of the game',
    blocks: [
      'The refill that ends the last round is the last one: from then on the board is not refilled any more. Play goes on until it is the start player’s turn again, so that everyone has had the same number of turns.',
      `Then everyone has up to **${f.count(turns, { one: '# more turn', other: '# more turns' })}**, called ${f.and(f.lastTurns)} on the round track.`,
      '**Passing for good.** In these last turns you may end your game. First you move and take the character, as always; then you pass for good in place of your action (on the Bonus Tiles space: in place of the bonus tile). You may stop on the Bonus Tiles space only if you could take a tile, even if you then pass for good. If you can’t move, you may pass for good right away. Put your figurine on the free spot with the most PP. You take no more turns.',
      {
        table: 'Spots for passing, in PP',
        head: ['Order', '2 players', '3 players', '4 players'],
        rows: [0, 1, 2, 3].map((place) => [['First to pass', 'Second', 'Third', 'Fourth'][place], ...f.byPlayers((count) => passing[count][place] ?? '–')]),
      },
      'If you play all your last turns without passing for good, you get nothing here. An ordinary [pass](#pass) is something else: it ends your turn, not your game.',
      'The game is over when everyone has passed for good or has played all the last turns.',
    ],
  };
}
