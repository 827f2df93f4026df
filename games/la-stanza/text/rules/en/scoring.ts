/** Scoring, a scored game, and ties. */
import type { RulesSection } from '@bottega/kernel';
import type { Facts } from '../facts.ts';

export const scoring = (f: Facts): RulesSection[] => [sources(f), example(f), TIES];

function sources(f: Facts): RulesSection {
  const { flippedFinancier, museum, bonusMajority, artworks, masterpieces, moneyTrack } = f.edition;
  const [sculpture, script, painting] = artworks.values;
  const places = (list: Readonly<Record<'2' | '3' | '4', readonly number[]>>): string[][] =>
    [0, 1, 2, 3].map((place) => [['First', 'Second', 'Third', 'Fourth'][place], ...f.byPlayers((count) => list[count][place] ?? '–')]);
  return {
    id: 'scoring',
    title: 'Scoring',
    blocks: [
      {
        table: 'What brings prestige points',
        head: ['What', 'PP'],
        rows: [
          ['Masterpieces', `${f.or(masterpieces.points)} per pillar`],
          ['Money track', `what your sailboat’s space shows, up to ${Math.max(...moneyTrack.points)}`],
          ['Books', 'see [Literature](#room-literature)'],
          ['Passing for good', 'the spot you took, see [The end of the game](#end)'],
          ['Bonus tiles', 'those that count at the end, see [Bonus tiles](#bonus-tiles)'],
          ['Flipped financier', `−${flippedFinancier}`],
          ['Bonus tile majority', 'by the number of your discs on the grid'],
          ['Museum majority', `by the value of your museum (sculpture ${sculpture}, script ${script}, painting ${painting})`],
        ],
      },
      { table: 'Bonus tile majority, in PP', head: ['Most discs', '2 players', '3 players', '4 players'], rows: places(bonusMajority) },
      { table: 'Museum majority, in PP', head: ['Most valuable', '2 players', '3 players', '4 players'], rows: places(museum) },
      '**The dummy player.** Add up the artworks left in the Arts room. They form a museum of their own, which belongs to nobody but takes its place in the comparison. If nothing is left, there is no dummy player.',
      '**Ties in the two majorities.** Whoever is tied adds up the PP of the places they share and divides them evenly, rounding down. The dummy player takes its share as well.',
      'If you have no disc on the grid, you get nothing for the bonus tile majority; if your museum is empty, nothing for the museum majority, even if a place is left.',
    ],
  };
}

function example(f: Facts): RulesSection {
  const people = f.people.slice(0, 3);
  const [anna, bruno, carla] = people;
  const { end: tale } = f.tales;
  const codes = tale.scores[0].parts.map(({ code }) => code);
  const points = (code: string): number[] => tale.scores.map(({ parts }) => parts.find((part) => part.code === code)?.points ?? 0);
  const [museums, discs] = [points('museum'), points('bonus-majority')];
  return {
    id: 'scoring-example',
    title: 'A game is scored',
    part: true,
    blocks: [
      {
        example: `${f.and(people)} count their points`,
        blocks: [
          `**Museum.** ${anna}’s museum is worth ${tale.museums[0]}. ${bruno}’s artworks are worth ${tale.museums[1]}, and his bonus tile “${f.say('tile.artwork')}” adds ${tale.extra}: ${tale.museums[1] + tale.extra} in all. ${carla}’s is worth ${tale.museums[2]}. Artworks worth ${tale.left} are left on the board, so the dummy player comes first. ${bruno} gets the PP for second place, ${museums[1]}; ${anna} those for third place, ${museums[0]}; ${carla} gets none.`,
          `**Bonus tiles.** ${anna} has ${tale.discs[0]} discs on the grid and gets ${discs[0]} PP. ${bruno} and ${carla} have ${tale.discs[1]} each. They share the PP for second and third place, rounded down: ${discs[1]} each.`,
          `**Passing.** ${anna} passed first, ${carla} second. ${bruno} played all his last turns and gets nothing.`,
          { figure: 'final-grid', caption: `The grid at the end. ${anna}’s discs show a circle, ${bruno}’s a square, ${carla}’s a triangle.` },
          {
            table: 'All points',
            head: ['PP for', ...people],
            rows: [
              ...codes.map((code) => [f.say(`score.${code}`), ...points(code).map(f.signed)]),
              ['Total', ...tale.scores.map(({ total }) => String(total))],
            ],
          },
          `${anna} wins.`,
        ],
      },
    ],
  };
}

const TIES: RulesSection = {
  id: 'ties',
  title: 'Ties for victory',
  part: true,
  blocks: [
    'The most PP win. If players are tied for victory, these decide, one after the other:',
    {
      steps: [
        'A financier that is not flipped beats a flipped one, wherever they are.',
        'The financier farther to the left on its worker track.',
        'Whoever passed for good earlier. Never having passed counts as last.',
        'If they are still tied, they share the victory.',
      ],
    },
  ],
};
