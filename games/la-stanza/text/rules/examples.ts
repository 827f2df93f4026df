/** The worked examples of the rules page as positions and moves; `played.ts` plays them on the real rules. */
import { type Example, niches, owners } from './position.ts';

const FULL_HOUSE =
  'john-calvin vasco-da-gama leonardo paracelsus erasmus charles-v martin-luther amerigo-vespucci michelangelo raphael thomas-more lorenzo-de-medici machiavelli julius-ii christopher-columbus';
const AFTERNOON = 'john-calvin - charles-v - paracelsus machiavelli martin-luther - michelangelo raphael - lorenzo-de-medici cesare-borgia - -';
const STARTERS = '- maria-nobelli contessa-orsola fra-anselmo soledade-and-bizarro massimiliano-de-la-luce';

const COVERS = niches('..x. ..x. .x.. x... .x..');

const start: Example = { players: 2, seat: 0, step: 'move', loop: FULL_HOUSE, people: [{ workers: STARTERS }], rest: { masterpieces: COVERS }, moves: [] };

export const EXAMPLES = {
  start,
  firstTurn: { ...start, movement: 4, moves: ['move discoveries-2', 'activate discoveries', 'hire vasco-da-gama 1 to 5', 'sail 2'] },
  moving: { players: 2, seat: 1, step: 'move', loop: AFTERNOON, people: [{ at: 'discoveries-2' }, { at: 'politics-2' }], movement: 4, moves: [] },
  hiring: {
    players: 2,
    seat: 1,
    step: 'act',
    people: [
      {},
      {
        at: 'discoveries-2',
        florins: 9,
        workers: '- fra-anselmo soledade-and-bizarro massimiliano-de-la-luce contessa-orsola maria-nobelli',
        recruits: 'vasco-da-gama amerigo-vespucci',
      },
    ],
    moves: ['activate discoveries', 'hire vasco-da-gama 1 to 3', 'hire amerigo-vespucci 2 to 6', 'sail 3'],
  },
  favour: {
    players: 2,
    seat: 0,
    step: 'move',
    loop: FULL_HOUSE,
    people: [
      {
        at: 'discoveries-3',
        florins: 8,
        meeples: [0, 1, 0, 1, 0],
        workers: '- titian contessa-orsola fra-anselmo maria-nobelli massimiliano-de-la-luce',
        recruits: '- michelangelo',
      },
    ],
    moves: ['move literature-3', 'activate arts with yellow', 'hire michelangelo 2 to 6', 'done', 'create painting'],
  },
  strength: {
    players: 2,
    seat: 0,
    step: 'act',
    people: [
      {
        at: 'arts-1',
        florins: 6,
        boxes: [1, 0, 1, 1, 0],
        discs: 5,
        workers: '- contessa-orsola maria-nobelli fra-anselmo soledade-and-bizarro martin-luther',
        recruits: 'leonardo',
      },
    ],
    moves: ['activate arts', 'hire leonardo 1 to 5', 'spend-disc', 'create painting'],
  },
  money: { players: 2, seat: 0, step: 'act', people: [{ at: 'arts-1', florins: 3, boat: 6, workers: STARTERS }], moves: ['money'] },
  flip: {
    players: 2,
    seat: 0,
    step: 'act',
    people: [{ at: 'arts-1', florins: 1, boat: 6, financier: 5, workers: '- titian maria-nobelli contessa-orsola fra-anselmo -' }],
    moves: ['money'],
  },
  writing: {
    players: 2,
    seat: 1,
    step: 'act',
    people: [
      {},
      {
        at: 'literature-2',
        florins: 9,
        books: [0, 0, 1, 1, 1],
        workers: '- soledade-and-bizarro maria-nobelli contessa-orsola fra-anselmo massimiliano-de-la-luce',
        recruits: 'erasmus thomas-more',
      },
    ],
    moves: ['activate literature', 'hire erasmus 1 to 6', 'hire thomas-more 2 to 5', 'write arts', 'write discoveries', 'write politics', 'take-meeple blue'],
  },
  discs: {
    players: 2,
    seat: 0,
    step: 'act',
    people: [
      {
        at: 'religion-1',
        florins: 6,
        workers: '- contessa-orsola maria-nobelli fra-anselmo soledade-and-bizarro massimiliano-de-la-luce',
        recruits: 'john-calvin',
      },
    ],
    moves: ['activate religion', 'hire john-calvin 1 to 6', 'spend-disc', 'place-disc arts', 'place-disc literature', 'place-disc discoveries'],
  },
  favours: {
    players: 2,
    seat: 0,
    step: 'act',
    people: [{ at: 'politics-3', florins: 6, meeples: [1, 1, 1, 2, 1], workers: STARTERS, recruits: 'charles-v' }],
    moves: ['activate politics', 'hire charles-v 1 to 6', 'take-meeple blue', 'take-meeple green', 'return-meeple yellow'],
  },
  masterpiece: {
    players: 2,
    seat: 0,
    step: 'act',
    people: [
      {
        at: 'arts-2',
        florins: 9,
        boxes: [0, 0, 1, 1, 0],
        discs: 6,
        workers: '- titian botticelli maria-nobelli contessa-orsola fra-anselmo',
        recruits: 'raphael',
      },
    ],
    rest: { masterpieces: niches('..x. ..x. .x.. x... 1x..') },
    moves: ['activate arts', 'hire raphael 1 to 5', 'spend-disc', 'masterpiece 5'],
  },
  tile: {
    players: 2,
    seat: 0,
    step: 'move',
    loop: FULL_HOUSE,
    people: [{ at: 'politics-3', florins: 6, meeples: [0, 1, 0, 1, 0], artworks: [1, 1, 0], workers: STARTERS }],
    rest: {
      grid: [
        ...(['strength-discoveries', 'florins', 'character', 'strength-literature', 'boat-steps', 'book-florins'] as const),
        ...(['religion-discs', 'books', 'paid-strength', 'strength-arts', 'artwork', 'white-meeples'] as const),
      ],
      gridDiscs: owners('............'),
    },
    moves: ['move bonus', 'acquire white-meeples with yellow'],
  },
  refill: {
    players: 2,
    seat: 0,
    step: 'move',
    loop: 'vasco-da-gama - leonardo - - - - - john-calvin - thomas-more charles-v machiavelli julius-ii christopher-columbus',
    people: [{ at: 'literature-2' }, { at: 'arts-1' }],
    moves: ['move religion-3'],
  },
  firing: {
    players: 2,
    options: { expert: true },
    seat: 0,
    step: 'act',
    people: [{ at: 'arts-2', florins: 0, boxes: [0, 0, 1, 1, 0], discs: 6, workers: '- titian botticelli maria-nobelli contessa-orsola fra-anselmo' }],
    moves: ['activate arts', 'fire maria-nobelli 4', 'spend-disc', 'create painting'],
  },
  end: {
    players: 3,
    seat: 0,
    step: null,
    people: [
      { boat: 11, books: [1, 0, 4, 2, 0], artworks: [0, 1, 1], tiles: ['strength-arts', 'religion-discs', 'strength-discoveries'], discs: 4, financier: 2 },
      { boat: 9, books: [0, 0, 0, 1, 4], artworks: [1, 0, 1], tiles: ['artwork', 'florins'], discs: 5, flipped: true, financier: 1 },
      { boat: 14, books: [2, 0, 1, 1, 1], artworks: [1, 0, 0], tiles: ['farthest-boat', 'boat-steps'], discs: 5, financier: 4 },
    ],
    rest: {
      artworks: [1, 2, 1],
      masterpieces: niches('..x. ..x. .x.. x0.. 2x..'),
      grid: [null, 'books', null, 'paid-strength', null, null, 'strength-literature', 'book-florins', null, null, null, 'other-discs'],
      gridDiscs: owners('0.1.20..102.'),
      passed: [0, 2],
    },
    moves: [],
  },
} as const satisfies Record<string, Example>;

export type ExampleName = keyof typeof EXAMPLES;
