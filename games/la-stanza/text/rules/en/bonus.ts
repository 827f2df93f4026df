/** Masterpieces and bonus tiles. */
import type { RulesSection } from '@bottega/kernel';
import type { Facts } from '../facts.ts';

export const bonus = (f: Facts): RulesSection[] => [masterpieces(f), bonusTiles(f), ...tiles(f)];

function masterpieces(f: Facts): RulesSection {
  const [anna, bruno] = f.people;
  const { masterpiece: tale } = f.tales;
  const { topReward } = f.edition;
  const top = f.masterpieces[3];
  return {
    id: 'masterpieces',
    title: 'Masterpieces',
    blocks: [
      'If your activation is strong enough, you may create a Masterpiece **instead of** taking the reward: put one of your pillars on a free Masterpiece space of that discipline. It is worth PP at the end.',
      {
        table: 'Masterpieces of every discipline',
        head: ['Strength of the activation', ...f.masterpieces.map(({ strength }) => strength)],
        rows: [['PP at the end', ...f.masterpieces.map(({ points }) => String(points))]],
      },
      {
        list: [
          'Each space holds one pillar. You may create **one Masterpiece per discipline**.',
          'A stronger activation may take a cheaper space, for instance because the better one is covered or taken.',
          `If you can’t or don’t want to create a Masterpiece, you take the reward for Strength ${topReward} at most.`,
        ],
      },
      `**The last space, ${top.strength}.** It takes Strength ${f.edition.masterpieces.strengths[3]} in the discipline, and on top of that Strength 1 or more in a second discipline, which is shown on the space. Only characters on your worker track and permanent bonus tiles count for that second one; discs and florins don’t.`,
      {
        table: `The second discipline for a ${top.strength} Masterpiece`,
        head: [`For ${top.points} PP in`, 'you also need Strength 1 in'],
        rows: f.pairs,
      },
      {
        example: `${anna} creates a Masterpiece`,
        blocks: [
          `${anna} is in the Arts room and hires ${f.character(tale.hired)} in place of ${f.character(tale.displaced)}. Now ${f.count(tale.workers, { one: '# artist works', other: '# artists work' })} for her. She spends her disc from the Arts box and has Strength ${tale.total}. She could create a painting. But she puts a pillar on the space for Strength ${tale.total}: ${tale.points} PP, and nobody can take them away again.`,
          {
            figure: 'niches',
            caption: `The Masterpiece spaces of Arts afterwards. ${bruno} can still create a Masterpiece here, on one of the two free spaces.`,
            labels: [
              'Covered in this game.',
              `${anna}’s pillar.`,
              'The figure above is the Strength, the one in the laurel is the PP.',
              'The sign beside the figure: the second discipline.',
            ],
          },
        ],
      },
    ],
  };
}

function bonusTiles(f: Facts): RulesSection {
  const [anna] = f.people;
  const { tile: tale } = f.tales;
  const { discsInBox, artworkValue, drawn } = f.edition.bonusTiles;
  const whites = f.edition.moneyTrack.whiteMeeples.map((space) => f.trackSpace(space));
  const columns = (count: number): string => f.count(count, { one: '# column', other: '# columns' });
  const boxes = (count: number): string => f.count(count, { one: '# box', other: '# boxes' });
  return {
    id: 'bonus-tiles',
    title: 'Bonus tiles',
    blocks: [
      'If you stop on the Bonus Tiles space, you take exactly one bonus tile, and that is your whole turn. You may not stop there unless you can take one. It goes like this:',
      {
        steps: [
          'Choose a tile on the grid whose **condition** you meet (see the table).',
          '**Pay a meeple** of the tile’s discipline (blue for Discoveries, red for Literature, green for Religion, yellow for Arts), or a white one. It goes back to the Politics room.',
          'Take the tile and put a **disc** from your supply in its place. If your supply is empty, take a disc of yours out of any box in the Religion room; without any disc you can’t take a tile.',
          'If the tile does something at once, do it now, in full, as far as supplies allow.',
        ],
      },
      'Conditions get harder with every tile you already have in that discipline:',
      {
        table: 'What you need for a bonus tile',
        head: ['Discipline', 'First tile', 'Second tile', 'Third tile'],
        rows: [
          ['Discoveries: your sailboat has reached or passed the space', ...whites],
          ['Literature: complete columns of books on your shelf', ...[1, 2, 3].map(columns)],
          [`Religion: boxes with at least ${discsInBox} of your discs each`, ...[1, 2, 3].map(boxes)],
          ['Arts: value of the artworks in your museum, at least', ...artworkValue.map(String)],
        ],
      },
      'The Religion box counts as a box. The condition is checked before you place the disc. You only ever have to meet the condition when you take a tile; afterwards you may spend the discs.',
      `Your discs on the grid count at the end: the players with the most discs there [score PP](#scoring).`,
      {
        example: `${anna} takes a tile`,
        blocks: [
          `${anna}’s sculpture and script make a museum worth ${tale.museum}, enough for a first Arts tile. From the last space of Politics she moves one space, to the Bonus Tiles space. She pays her yellow meeple, takes “${f.say(`tile.${tale.tile}`)}”, puts a disc in its place, and then does what the tile says: ${f.tiles('arts').find(({ id }) => id === `tile-${tale.tile}`)?.effect}. She holds ${tale.meeples} meeples now.`,
          {
            figure: 'grid',
            caption: 'The grid afterwards.',
            labels: [
              `${anna}’s disc, where the tile was.`,
              'A bonus tile: the sign in the corner shows its discipline (here Literature), the rest shows what it does.',
            ],
          },
        ],
      },
      `In each game ${drawn} of the five tiles of each discipline are on the grid. This is what they all do. Some act **at once**, some are **permanent**, some count **at the end**; a few do two of these.`,
    ],
  };
}

function tiles(f: Facts): RulesSection[] {
  return (['discoveries', 'literature', 'religion', 'arts'] as const).map((discipline) => {
    const all = f.tiles(discipline);
    return {
      id: `tiles-${discipline}`,
      title: `Tiles of ${f.discipline(discipline)}`,
      part: true as const,
      blocks: [
        { figure: `tiles-${discipline}`, caption: `The five bonus tiles of ${f.discipline(discipline)}, as they look on the board.` },
        {
          table: `Bonus tiles of ${f.discipline(discipline)}`,
          head: ['Tile', 'What it does'],
          rows: all.map(({ name, effect }) => [name, `${effect.charAt(0).toUpperCase()}${effect.slice(1)}.`]),
          ids: all.map(({ id }) => id),
        },
        ...notes(f)[discipline],
      ],
    };
  });
}

/** What the tables leave open. */
const notes = (f: Facts): Record<'discoveries' | 'literature' | 'religion' | 'arts', string[]> => ({
  discoveries: [
    `“${f.say('tile.character')}”: you may take any character, even one under a figurine. If the recruitment space you choose is taken, that recruit and all to the right of it move one space to the right. If this empties a second room, the board is refilled.`,
  ],
  literature: [`“${f.say('tile.boat-leader')}”: if your own sailboat is in the lead, alone or not, nothing happens.`],
  religion: [`“${f.say('tile.paid-strength')}”: one activation per turn means once per activation, too.`],
  arts: [
    `“${f.say('tile.artwork')}” doesn’t count towards the conditions of Arts tiles. “${f.say('tile.arts-book')}”: characters in the financier’s way slide to the right, up to the space it left; a flipped financier stays flipped.`,
  ],
});
