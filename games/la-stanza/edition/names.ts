/** The fixed names of the game. Everywhere in the state these things are numbers: their places in these lists. */

/** No tile, no player. */
export const NONE = -1;
/** A Masterpiece space closed by a cover tile. */
export const COVERED = -2;

/** In the order of the loop, clockwise from the Bonus space. */
export const DISCIPLINES = ['discoveries', 'literature', 'religion', 'arts', 'politics'] as const;
export type DisciplineName = (typeof DISCIPLINES)[number];
export const DISCOVERIES = 0;
export const LITERATURE = 1;
export const RELIGION = 2;
export const ARTS = 3;

/** The colour of each discipline, and so of its meeples, in the same order. */
export const MEEPLES = ['blue', 'red', 'green', 'yellow', 'white'] as const;
export type MeepleName = (typeof MEEPLES)[number];
export const WHITE = 4;

/** There are no books about Literature itself. */
export const BOOKS = [0, 2, 3, 4] as const;
/** What the spaces of a bookshelf give. */
export const BOOK_REWARDS = ['sail', 'religion-box', 'other-box', 'meeple', 'points'] as const;

export const ARTWORKS = ['sculpture', 'script', 'painting'] as const;
export type ArtworkName = (typeof ARTWORKS)[number];

export const RANKS = ['4', '5', '6', '6+1'] as const;
export type RankName = (typeof RANKS)[number];

/** The loop: the Bonus space, then three spaces a room. */
export const SPACES = ['bonus', ...DISCIPLINES.flatMap((room) => [1, 2, 3].map((number) => `${room}-${number}`))] as const;
export const BONUS_SPACE = 0;
const NUMBER_OF_SPACE = new Map<string, number>(SPACES.map((name, space) => [name, space]));
/** The number of a space of the loop, −1 for a name there is not. */
export const spaceOf = (name: string): number => NUMBER_OF_SPACE.get(name) ?? NONE;
export const LOOP = SPACES.length;
export const roomOf = (space: number): number => Math.floor((space - 1) / 3);

export const CHARACTERS = [
  ...['vasco-da-gama', 'amerigo-vespucci', 'christopher-columbus', 'ferdinand-magellan'],
  ...['bartolomeu-dias', 'pedro-alvares-cabral', 'john-cabot', 'giovanni-da-verrazzano'],
  ...['paracelsus', 'erasmus', 'thomas-more', 'petrarch', 'ariosto', 'rabelais', 'camoes', 'cervantes'],
  ...['john-calvin', 'martin-luther', 'julius-ii', 'leo-x', 'savonarola', 'ignatius-of-loyola', 'zwingli', 'teresa-of-avila'],
  ...['leonardo', 'michelangelo', 'raphael', 'botticelli', 'titian', 'donatello', 'durer', 'giorgione'],
  ...['charles-v', 'lorenzo-de-medici', 'machiavelli', 'cesare-borgia', 'henry-viii', 'francis-i', 'isabella-of-castile', 'elizabeth-i'],
] as const;
export const STARTERS = ['massimiliano-de-la-luce', 'soledade-and-bizarro', 'fra-anselmo', 'maria-nobelli', 'contessa-orsola'] as const;
/** Characters, then starters; the four starters of a name are alike and share a number. */
export const TILES: readonly string[] = [...CHARACTERS, ...STARTERS];
export const isStarter = (tile: number): boolean => tile >= CHARACTERS.length;

export const WORKER_SPACES = 6;
/** The most a player board can have. */
export const RECRUITMENT_SPACES = 5;

/** Bonus tiles by the discipline they belong to; Politics has none. */
export const BONUS_TILES = [
  ['strength-discoveries', 'strength-politics', 'florins', 'character', 'farthest-boat'],
  ['strength-literature', 'boat-steps', 'financier-points', 'boat-leader', 'book-florins'],
  ['strength-religion', 'religion-discs', 'books', 'paid-strength', 'religion-books'],
  ['strength-arts', 'artwork', 'other-discs', 'arts-book', 'white-meeples'],
] as const;
export type BonusName = (typeof BONUS_TILES)[number][number];
export const ALL_BONUS_TILES: readonly BonusName[] = BONUS_TILES.flat();

const DISCIPLINE_OF_BONUS = Object.fromEntries(BONUS_TILES.flatMap((names, index) => names.map((name) => [name, index]))) as Record<BonusName, number>;
export const disciplineOfBonus = (tile: BonusName): number => DISCIPLINE_OF_BONUS[tile];

/** The permanent +1 of each discipline. */
export const STRENGTH_TILES: readonly BonusName[] = ['strength-discoveries', 'strength-literature', 'strength-religion', 'strength-arts', 'strength-politics'];
