/** The worked examples of the rules page: a position and moves in notation each, played by the real rules. */
import type { Line } from '../../edition/names.ts';
import type { Edition } from '../../edition/schema.ts';
import { MASTER } from '../../rules/state.ts';
import { type Layout, type Played, type Script, tell } from './position.ts';

/** The starter deck recommended for a first game (ruling P-N7). */
export const recommendedDeck = ({ start }: Edition): Line => (start as { readonly recommended?: Line }).recommended ?? 'relation';

type Stage = Layout['stage'];
const YOU = 0;
const BEATRICE = 1;
/** The Master's board of a first game. */
const master = ({ start }: Edition): Stage => [1, ...start.firstMaster].map((card) => [card, MASTER]);
/** An opponent who has only begun. */
const BEATRICE_BEGINS = { score: 'EEBCCRT', hand: [41, 32, 19], contacts: [20, 9, 56, 64] };
const BEGIN = { score: 'BCCERRT', hand: [57, 47, 35], contacts: [43, 4, 25, 65] };
const ACROBAT: Stage[number] = [31, BEATRICE];

const two = (mine: Layout['sides'][number], stage: Stage, hers: Layout['sides'][number] = BEATRICE_BEGINS): ((edition: Edition) => Layout) => {
  const others = (edition: Edition): Stage => master(edition).filter(([card]) => !stage.some(([laid]) => laid === card));
  return (edition) => ({ sides: [mine, hers], stage: [...stage, ...others(edition)] });
};

export const SCRIPTS = {
  /** Not played: a workshop in the middle of a game. */
  workshop: {
    lay: two(
      { ...BEGIN, hand: [35, 4], contacts: [43, 25, 65, 20], apprentices: [57], ducats: 2, studies: 1, help: 1, wood: [3, 1], heritage: [2, 1, 0, 0] },
      [[46, YOU, null, [YOU, YOU]], [47, YOU, [YOU, YOU, YOU]], ACROBAT],
      { ...BEATRICE_BEGINS, contacts: [9, 56, 64] },
    ),
    moves: [],
  },
  /** The rulebook's four changes of the score. */
  changes: { lay: two({ ...BEGIN, score: 'TEBERCT', studies: 4 }, [[46, YOU], ACROBAT]), moves: ['raise 5', 'swap 3', 'lower 7', 'shift left'] },
  firstTurn: {
    lay: (edition) => {
      const { musician, hand, contacts } = edition.starters.find(({ id }) => id === recommendedDeck(edition)) ?? edition.starters[0];
      return two({ ...BEGIN, hand, contacts, ducats: edition.start.ducats }, [[musician, YOU], ACROBAT])(edition);
    },
    moves: ['atelier', 'buy 1', 'craft 46 2', 'study 1', 'meet 43', 'meet 4', 'restore 46 2'],
  },
  wood: {
    lay: two({ score: 'RBBECCT', hand: [12, 2, 33], contacts: [36, 24, 49, 71], ducats: 1 }, [[46, YOU], ACROBAT]),
    moves: ['atelier', 'ignore', 'add 2', 'buy 3', 'ignore', 'ignore', 'ignore', 'lay 2 1'],
  },
  craft: {
    lay: two({ ...BEGIN, hand: [57, 35], wood: [3], heritage: [2, 1, 0, 0] }, [[46, YOU], [47, YOU], [50, YOU], ACROBAT]),
    moves: ['atelier', 'ignore', 'add 35', 'craft 50 2'],
  },
  /** A violin for one of the Master's musicians. */
  masters: { lay: two({ ...BEGIN, wood: [2], studies: 3 }, [[46, YOU], ACROBAT]), moves: ['atelier', 'ignore', 'craft 62 2'] },
  /** The rulebook's musician with four violins. */
  relation: {
    lay: two({ ...BEGIN, score: 'RRBCCET' }, [[46, YOU], ACROBAT, [62, MASTER, [YOU, YOU], [YOU], [BEATRICE, BEATRICE], [YOU]]]),
    moves: ['atelier', 'relate 62', 'restore 62 2', 'restore 62 2', 'restore 62 4', 'restore 62 4'],
  },
  /** The rulebook's restoration of another's violin, up to that player's wear. */
  restoration: {
    lay: two({ ...BEGIN, score: 'TTBCCER' }, [
      [46, YOU],
      [31, BEATRICE, [BEATRICE]],
    ]),
    moves: [
      ...['atelier', 'restore 31 1', 'restore 31 1', 'ignore', 'ignore', 'ignore', 'ignore'],
      ...['atelier', 'ignore', 'ignore', 'ignore', 'ignore', 'ignore', 'take 1 0'],
    ],
  },
  apprentice: {
    lay: two({ ...BEGIN, hand: [57], contacts: [4, 25, 65, 35], apprentices: [43], ducats: 2, wood: [2] }, [[46, YOU], [50, YOU], ACROBAT]),
    moves: ['atelier', 'ignore', 'apprentice 43', 'craft 50 1'],
  },
  /** One token for two violins: the bare one is restored, or the other. */
  mended: {
    lay: two(BEGIN, [[46, YOU, [YOU], [YOU, YOU]], ACROBAT]),
    moves: ['atelier', 'ignore', 'ignore', 'ignore', 'ignore', 'restore 46 1'],
  },
  broken: {
    lay: two(BEGIN, [[46, YOU, [YOU], [YOU, YOU]], ACROBAT]),
    moves: ['atelier', 'ignore', 'ignore', 'ignore', 'ignore', 'restore 46 2'],
  },
  conservation: {
    lay: two({ ...BEGIN, ducats: 1 }, [[46, YOU, [YOU, YOU], [YOU, BEATRICE], [YOU], [BEATRICE, YOU, YOU]], ACROBAT]),
    moves: ['conserve', 'take 0 1', 'take 1 0', 'place 47', 'place 57', 'done'],
  },
  /** One study makes the score fit an apprentice. */
  sequence: {
    lay: two({ ...BEGIN, score: 'BCCRRET', hand: [57, 35], studies: 1, heritage: [2, 0, 0, 0] }, [[46, YOU], ACROBAT]),
    moves: ['swap 5', 'conserve', 'place 57', 'done'],
  },
  /** The last turn of a game, and the apprentice placed after it. */
  lastTurn: {
    lay: (edition) => ({
      ...two(
        { score: 'CCETCRR', hand: [43, 19, 32], contacts: [20, 9, 56, 64], ducats: 1, wood: [2], heritage: [3, 4, 3, 1] },
        [
          [31, YOU],
          [36, YOU],
          [16, BEATRICE],
        ],
        {
          score: 'BEECRRT',
          hand: [26, 17, 48],
          contacts: [50, 5, 38, 72],
        },
      )(edition),
      first: BEATRICE,
    }),
    moves: ['atelier', 'add 32', 'craft 36 1', 'study 1', 'restore 36 1', 'ignore', 'draw', 'draw', 'lay 32 1', 'done', 'done', 'done', 'place 43', 'done'],
  },
  /** Not played: what everything is worth at the end. */
  scoring: {
    lay: two(
      { score: 'BEECRRT', hand: [20, 32, 64], apprentices: [26, 30, 11, 12, 43, 57], help: 1, wood: [2], heritage: [2, 3, 2, 2] },
      [
        [46, YOU],
        [50, YOU, [YOU, YOU, YOU]],
        [62, MASTER, [YOU, YOU]],
        [31, BEATRICE, [BEATRICE, BEATRICE, YOU]],
      ],
      { score: 'EEBCCRT', hand: [41, 19], contacts: [9, 56] },
    ),
    moves: [],
  },
  /** Stradivarius works. */
  hisAtelier: {
    lay: (edition) => ({
      level: 'pianissimo',
      activity: 1,
      sides: [BEGIN, {}],
      stage: [[46, YOU, [YOU, YOU, YOU]], [66, 1], [18, 1], [1, 1], [61, MASTER], ...edition.start.firstMaster.map((card) => [card, MASTER] as const)],
    }),
    moves: ['atelier', 'ignore', 'ignore', 'ignore', 'ignore'],
  },
  /** Stradivarius conserves at Piano: the rulebook's pairs. */
  hisConservation: {
    lay: (edition) => ({
      level: 'piano',
      activity: 2,
      sides: [BEGIN, { contacts: [20, 23, 48, 63, 49, 64], heritage: [2, 1, 0, 1] }],
      stage: [[46, YOU], [18, 1, [1, 1]], [32, 1], [1, 1], [61, MASTER], ...edition.start.firstMaster.map((card) => [card, MASTER] as const)],
    }),
    moves: ['conserve', 'done'],
  },
  /** Not played: Stradivarius' score at Forte. */
  hisScore: {
    lay: (edition) => ({
      level: 'forte',
      activity: 4,
      sides: [BEGIN, { contacts: [20, 23, 48, 63], apprentices: [71, 41], ducats: 3, studies: 2, help: 2, heritage: [1, 4, 3, 2] }],
      stage: [[46, YOU], [70, 1, [1, 1, 1]], [32, 1], [5, 1], [61, MASTER], ...edition.start.firstMaster.map((card) => [card, MASTER] as const)],
    }),
    moves: [],
  },
} as const satisfies Record<string, Script>;

export type Examples = Readonly<Record<keyof typeof SCRIPTS, Played>>;

export const examplesOf = (edition: Edition): Examples =>
  Object.fromEntries(Object.entries(SCRIPTS).map(([name, script]) => [name, tell(script, edition)])) as unknown as Examples;
