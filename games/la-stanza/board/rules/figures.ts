/** The pictures of the rules page: which part of the table each one shows, when, and where its numbers stand. */
import type { Edition } from '../../edition/schema.ts';
import type { ExampleName } from '../../text/rules/examples.ts';

export interface Figure {
  readonly draw: Drawing;
  /** The example it belongs to, and after how many of its moves; the start of a game unless told. */
  readonly of?: ExampleName;
  readonly after?: number;
  readonly seat?: number;
  readonly discipline?: number;
  /** The first space of a walk, and how many there are. */
  readonly walk?: readonly [from: number, spaces: number];
  /** What the labels 1, 2, … speak of: targets on the board. */
  readonly numbers: readonly string[] | ((edition: Edition) => readonly string[]);
}

export type Drawing =
  | 'house'
  | 'player'
  | 'tracks'
  | 'workers'
  | 'shelf'
  | 'walk'
  | 'sea'
  | 'boxes'
  | 'museum'
  | 'chairs'
  | 'niches'
  | 'grid'
  | 'tiles'
  | 'disciplines'
  | 'characters';

const DISCIPLINES = ['discoveries', 'literature', 'religion', 'arts', 'politics'];

const tiles = (discipline: number): Figure => ({ draw: 'tiles', discipline, numbers: [] });

export const FIGURES: Readonly<Record<string, Figure>> = {
  'first-turn-walk': { draw: 'walk', of: 'firstTurn', walk: [0, 6], numbers: ['space.bonus', 'space.discoveries-2', 'space.literature-1'] },
  'first-turn-recruit': { draw: 'tracks', of: 'firstTurn', after: 1, seat: 0, numbers: ['recruit.0.1', 'financier.0', 'cost.5', 'worker.0.6'] },
  'first-turn-hire': { draw: 'tracks', of: 'firstTurn', after: 3, seat: 0, numbers: ['worker.0.5', 'worker.0.6'] },
  'first-turn-sea': { draw: 'sea', of: 'firstTurn', after: 4, numbers: ({ moneyTrack }) => ['track.2', 'track.0', `track.${moneyTrack.whiteMeeples[0]}`] },
  disciplines: { draw: 'disciplines', numbers: [] },
  characters: { draw: 'characters', numbers: ['character', 'starter'] },
  house: {
    draw: 'house',
    numbers: [
      ...['space.bonus', 'space.religion-2', 'room.religion', 'masterpiece.religion.4', 'track.2', 'book.religion'],
      ...['box.religion', 'artwork.script', 'meeple.green', 'grid.2', 'rounds', 'passing'],
    ],
  },
  player: {
    draw: 'player',
    seat: 0,
    numbers: [
      ...['recruit.0.1', 'worker.0.3', 'cost.5', 'financier.0', 'own-meeple.0.blue', 'discs.0', 'museum.0', 'shelf.0.discoveries'],
      ...['strengths.0', 'purse.0', 'points.0'],
    ],
  },
  moving: {
    draw: 'walk',
    of: 'moving',
    walk: [14, 9],
    numbers: ['space.politics-2', 'space.politics-3', 'space.bonus', 'space.discoveries-2', 'space.literature-2', 'space.literature-3'],
  },
  favour: { draw: 'player', of: 'favour', after: 5, seat: 0, numbers: ['recruit.0.1', 'worker.0.6', 'museum.0'] },
  'hiring-before': { draw: 'tracks', of: 'hiring', seat: 1, numbers: ['recruit.1.1', 'recruit.1.2'] },
  'hiring-after': { draw: 'tracks', of: 'hiring', after: 3, seat: 1, numbers: ['worker.1.3', 'worker.1.6'] },
  strength: { draw: 'boxes', of: 'strength', after: 2, numbers: ['box.arts'] },
  'money-before': { draw: 'workers', of: 'money', seat: 0, numbers: ['financier.0', 'worker.0.6'] },
  'money-after': { draw: 'workers', of: 'money', after: 1, seat: 0, numbers: ['worker.0.1', 'financier.0'] },
  flip: { draw: 'workers', of: 'flip', after: 1, seat: 0, numbers: ['financier.0'] },
  sea: {
    draw: 'sea',
    numbers: ({ moneyTrack: { points, whiteMeeples } }) =>
      [0, whiteMeeples[0], points.findIndex((each) => each > 0), points.length - 1].map((space) => `track.${space}`),
  },
  shelf: { draw: 'shelf', of: 'writing', after: 7, seat: 1, numbers: ['shelf.1.discoveries', 'shelf.1.religion', 'shelf.1.arts', 'shelf.1.politics'] },
  boxes: { draw: 'boxes', of: 'discs', after: 6, numbers: ['box.religion', 'box.arts'] },
  museum: { draw: 'museum', numbers: [] },
  chairs: { draw: 'chairs', of: 'favours', after: 5, numbers: [] },
  niches: {
    draw: 'niches',
    of: 'masterpiece',
    after: 4,
    discipline: DISCIPLINES.indexOf('arts'),
    numbers: ['masterpiece.arts.4', 'masterpiece.arts.5', 'masterpiece.arts.6', 'masterpiece.arts.6+1'],
  },
  grid: { draw: 'grid', of: 'tile', after: 2, numbers: ['grid.11', 'grid.3'] },
  ...Object.fromEntries(DISCIPLINES.slice(0, 4).map((name, discipline) => [`tiles-${name}`, tiles(discipline)])),
  refill: { draw: 'walk', of: 'refill', walk: [4, 6], numbers: ['space.literature-2', 'space.religion-3'] },
  'final-grid': { draw: 'grid', of: 'end', numbers: [] },
  firing: { draw: 'workers', of: 'firing', after: 4, seat: 0, numbers: ['worker.0.4'] },
};

export const numbersOf = ({ numbers }: Figure, edition: Edition): readonly string[] => (typeof numbers === 'function' ? numbers(edition) : numbers);
