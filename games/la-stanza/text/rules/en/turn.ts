/** A turn, and how to move. */
import type { RulesSection } from '@bottega/kernel';
import type { Facts } from '../facts.ts';

export const turn = (f: Facts): RulesSection[] => [outline(f), moving(f)];

function outline(f: Facts): RulesSection {
  return {
    id: 'turn',
    title: 'Your turn',
    blocks: [
      'Players take turns clockwise, beginning with the start player.',
      {
        steps: [
          `**Move** your figurine 1 to ${f.edition.movement} spaces and take the character you stop at.`,
          'If that leaves a second room empty, the board is [refilled](#refill) at once.',
          'Choose **one** action: [activate a discipline](#activate), [receive money](#money), or [pass](#pass).',
        ],
      },
      'If you stopped on the Bonus Tiles space, there is no character to take and no action to choose: you take exactly one [bonus tile](#bonus-tiles).',
      'In the [last turns](#end) you have one more choice in place of the action or the bonus tile: you may pass for good and end your game.',
    ],
  };
}

function moving(f: Facts): RulesSection {
  const { movement, recruitmentSpaces } = f.edition;
  const [anna, bruno] = f.people;
  const reach = f.tales.moving.reach.map(({ character }) => f.character(character));
  return {
    id: 'moving',
    title: 'Moving and recruiting',
    part: true,
    blocks: [
      `You must move 1 to ${movement} spaces clockwise, and stop at a character or on the Bonus Tiles space. This is how you count:`,
      {
        list: [
          'A space counts if there is a character on it and no other player’s figurine. All other spaces are skipped, as if they weren’t there.',
          'The Bonus Tiles space always counts, whether figurines stand on it or not. You may stop there only if you can take a bonus tile now, even if you then [pass for good](#end). Any number of figurines may share it; all other spaces hold one.',
        ],
      },
      {
        example: `${bruno} counts his way`,
        blocks: [
          `${bruno} is in the Politics room, on its second space. The third space there is empty and is skipped. The Bonus Tiles space is one; he meets no condition for a bonus tile, so he can’t stop there. The first space of Discoveries is two. ${anna}’s figurine is on the second, so that one is skipped. The third is three. The first space of Literature is empty, and the second is four. So he can stop at ${f.or(reach)}, and no farther.`,
          {
            figure: 'moving',
            caption: 'Clockwise from left to right.',
            labels: [
              `${bruno}’s figurine.`,
              'Empty: skipped.',
              'The Bonus Tiles space: counts, but he can’t stop there.',
              `${anna}’s figurine: skipped.`,
              'The fourth space that counts.',
              'Too far.',
            ],
          },
        ],
      },
      `**Recruiting.** The character you stop at goes onto the first (leftmost) space of your recruitment track. If that space is taken, all your recruits move one space to the right first, gaps included; whoever is pushed off the last space is discarded, even if there is a gap. The track has ${f.or(f.byPlayers((count) => recruitmentSpaces[count]))} spaces with two, three or four players.`,
      'You take a character whatever its discipline, and it waits for you for free. It may be hired in this same turn.',
      'If you can’t move at all, your figurine stays where it is and your turn is over.',
    ],
  };
}
