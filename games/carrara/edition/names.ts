/** The names everything in the box goes by. Order matters: counts are arrays in this order. */
export const COLOURS = ['white', 'yellow', 'red', 'green', 'blue', 'purple'] as const;
export type Colour = (typeof COLOURS)[number];

/** A city accepts its own colour and those before it, so city and colour share their place in the order. */
export const CITIES = ['livorno', 'pisa', 'lucca', 'viareggio', 'massa', 'lerici'] as const;
export type City = (typeof CITIES)[number];

export const TYPES = ['biblioteca', 'cathedrale', 'palazzo', 'porta', 'castello', 'villa'] as const;
export type BuildingType = (typeof TYPES)[number];

export const LANDSCAPES = ['urban', 'rural'] as const;
export type Landscape = (typeof LANDSCAPES)[number];

export const DECORATIONS = ['book', 'cup', 'crown', 'gate', 'flag', 'arms'] as const;
export type Decoration = (typeof DECORATIONS)[number];

/** A gold statue comes from the court only and stands anywhere. */
export type Statue = Colour | 'gold';
export type Piece = Decoration | Statue;
export const PIECES: readonly Piece[] = [...DECORATIONS, ...COLOURS, 'gold'];

export const BONUSES = ['florins', 'points', 'gold', 'decoration'] as const;
export type Bonus = (typeof BONUSES)[number];

export const CURRENCIES = ['florins', 'points'] as const;
export type Currency = (typeof CURRENCIES)[number];

const places = <Name extends string>(names: readonly Name[]) => Object.fromEntries(names.map((name, index) => [name, index])) as Readonly<Record<Name, number>>;
export const COLOUR_INDEX = places(COLOURS);
export const CITY_INDEX = places(CITIES);
export const TYPE_INDEX = places(TYPES);
export const LANDSCAPE_INDEX = places(LANDSCAPES);
export const DECORATION_INDEX = places(DECORATIONS);
export const PIECE_INDEX = places(PIECES);

export const isDecoration = (piece: Piece): piece is Decoration => PIECE_INDEX[piece] < DECORATIONS.length;
