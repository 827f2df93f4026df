/** Bonus tiles: how to take one, and what each of them does. */
import type { RulesSection } from '@bottega/kernel';
import type { Facts } from '../facts.ts';

export const bonusTiles = (f: Facts): RulesSection[] => [INTRO, taking(f), ...tiles(f)];

const INTRO: RulesSection = {
  id: 'bonus-tiles',
  title: 'Bonus tiles',
  blocks: [
    'Bonus tiles wait on the grid in the Bonus Tiles room. If you stop on the Bonus Tiles space, you take exactly one of them, and that is your whole turn. You may not stop there unless you can take one.',
    'A tile brings you what it says, and the disc you leave in its place counts at the end: the players with the most discs on the grid [score PP](#scoring).',
  ],
};

function taking(f: Facts): RulesSection {
  const [anna] = f.people;
  const { tile: tale } = f.tales;
  const { discsInBox, artworkValue, drawn } = f.edition.bonusTiles;
  const whites = f.edition.moneyTrack.whiteMeeples.map((space) => f.trackSpace(space));
  const columns = (count: number): string => f.count(count, { one: '# column', other: '# columns' });
  const boxes = (count: number): string => f.count(count, { one: '# box', other: '# boxes' });
  return {
    id: 'taking-tiles',
    title: 'Taking a bonus tile',
    part: true,
    blocks: [
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
  religion: [`“${f.say('tile.paid-strength')}” adds 1 at most, because you activate only once per turn.`],
  arts: [
    `“${f.say('tile.artwork')}” doesn’t count towards the conditions of Arts tiles. “${f.say('tile.arts-book')}”: a character on the leftmost space is pushed to the right, with those behind it, up to the first gap, at most to the space the financier left; a flipped financier stays flipped.`,
  ],
});
