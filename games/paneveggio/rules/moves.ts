/** The moves, and tables of them built once: `legal` shares these objects instead of making new ones. */
import { CARDS, type Line } from '../edition/names.ts';
import type { Zone } from './frames.ts';

export const PLAIN_MOVES = ['enough', 'ask', 'atelier', 'conserve', 'ignore', 'done', 'draw', 'forgo', 'improve'] as const;
export const CARD_MOVES = [
  'keep',
  'put-back',
  'choose-musician',
  'contact',
  'add',
  'meet',
  'exchange',
  'relate',
  'give',
  'place',
  'take-back',
  'discard',
  'evening',
] as const;
export const QUALITY_MOVES = ['use', 'age', 'lower-wood'] as const;
export const BEAT_MOVES = ['raise', 'lower', 'swap'] as const;

type Plain<Do extends string> = Do extends string ? { readonly do: Do } : never;
type WithCard<Do extends string> = Do extends string ? { readonly do: Do; readonly card: number } : never;
type WithQuality<Do extends string> = Do extends string ? { readonly do: Do; readonly quality: number } : never;
/** `help`: so many tokens of the payment come from the Master's help zone. */
type Helped = { readonly help: number };
type WithBeat<Do extends string> = Do extends string ? { readonly do: Do; readonly beat: number } : never;

export type Move =
  | Plain<(typeof PLAIN_MOVES)[number]>
  | WithCard<(typeof CARD_MOVES)[number]>
  | WithQuality<(typeof QUALITY_MOVES)[number]>
  | WithBeat<(typeof BEAT_MOVES)[number]>
  | { readonly do: 'shift'; readonly to: 'left' | 'right' }
  | { readonly do: 'choose-deck'; readonly deck: Line }
  | { readonly do: 'note'; readonly line: Line }
  | ({ readonly do: 'apprentice'; readonly card: number } & Helped)
  | ({ readonly do: 'buy'; readonly quality: number } & Helped)
  | { readonly do: 'study'; readonly count: number }
  | ({ readonly do: 'craft'; readonly card: number; readonly slot: number } & Helped)
  | { readonly do: 'restore'; readonly card: number; readonly slot: number }
  | { readonly do: 'lift'; readonly card: number; readonly slot: number }
  | { readonly do: 'take'; readonly ducats: number; readonly studies: number }
  | { readonly do: 'valorise'; readonly from: number; readonly to: number }
  | { readonly do: 'mark'; readonly beat: number }
  | { readonly do: 'lay'; readonly card: number; readonly pile: number }
  | ({ readonly do: 'spend'; readonly what: 'ducat' | 'study' } & Helped)
  | { readonly do: 'choose'; readonly nth: number }
  | { readonly do: 'part'; readonly time: number }
  | { readonly do: 'free'; readonly from: Zone; readonly quality?: number };

export type MoveOf<Do extends Move['do']> = Extract<Move, { readonly do: Do }>;

export const MOVES = [
  ...PLAIN_MOVES,
  ...CARD_MOVES,
  ...QUALITY_MOVES,
  ...BEAT_MOVES,
  ...['shift', 'choose-deck', 'note', 'apprentice', 'buy', 'study', 'craft', 'restore', 'lift', 'take', 'valorise'],
  ...['mark', 'lay', 'spend', 'choose', 'part', 'free'],
] as const satisfies readonly Move['do'][];

const table = <T>(size: number, make: (index: number) => T): readonly T[] => Array.from({ length: size }, (_, index) => make(index));
const helped = <T extends object>(move: T, help: number): T & Helped => ({ ...move, help });

const plain = <Do extends (typeof PLAIN_MOVES)[number]>(verb: Do): Move => ({ do: verb }) as Move;
export const ENOUGH = plain('enough');
export const ASK = plain('ask');
export const ATELIER = plain('atelier');
export const CONSERVE = plain('conserve');
export const IGNORE = plain('ignore');
export const DONE = plain('done');
export const DRAW = plain('draw');
export const FORGO = plain('forgo');
/** A list of its own, shared: the step has nothing to ask. */
export const ONLY_DONE: readonly Move[] = [DONE];
export const IMPROVE = plain('improve');
export const IMPROVE_OR_NOT: readonly Move[] = [IMPROVE, FORGO];

const ofCard = (verb: (typeof CARD_MOVES)[number]): readonly Move[] => table(CARDS + 1, (card) => ({ do: verb, card }) as Move);
export const KEEP = ofCard('keep');
export const PUT_BACK = ofCard('put-back');
export const CHOOSE_MUSICIAN = ofCard('choose-musician');
export const CONTACT = ofCard('contact');
export const ADD = ofCard('add');
export const MEET = ofCard('meet');
export const EXCHANGE = ofCard('exchange');
export const RELATE = ofCard('relate');
export const GIVE = ofCard('give');
export const PLACE = ofCard('place');
export const TAKE_BACK = ofCard('take-back');
export const DISCARD = ofCard('discard');
export const EVENING = ofCard('evening');

const ofQuality = (verb: (typeof QUALITY_MOVES)[number]): readonly Move[] => table(5, (quality) => ({ do: verb, quality }) as Move);
export const USE = ofQuality('use');
export const AGE = ofQuality('age');
export const LOWER_WOOD = ofQuality('lower-wood');

const ofLine = <T>(make: (line: Line) => T) =>
  ({ wood: make('wood'), study: make('study'), craft: make('craft'), relation: make('relation'), restoration: make('restoration') }) as const;
export const NOTE = ofLine((line): Move => ({ do: 'note', line }));
export const CHOOSE_DECK = ofLine((deck): Move => ({ do: 'choose-deck', deck }));

export const RAISE = table(7, (beat): Move => ({ do: 'raise', beat }));
export const LOWER = table(7, (beat): Move => ({ do: 'lower', beat }));
export const SWAP = table(7, (beat): Move => ({ do: 'swap', beat }));
export const SHIFT: readonly Move[] = [
  { do: 'shift', to: 'left' },
  { do: 'shift', to: 'right' },
];

export const APPRENTICE = table(15, (help) => table(CARDS + 1, (card): Move => helped({ do: 'apprentice', card }, help)));
export const BUY = table(2, (help) => table(5, (quality): Move => helped({ do: 'buy', quality }, help)));
export const STUDY = table(100, (count): Move => ({ do: 'study', count }));
export const CRAFT = table(5, (help) => table(CARDS + 1, (card) => table(6, (slot): Move => helped({ do: 'craft', card, slot }, help))));
export const RESTORE = table(CARDS + 1, (card) => table(6, (slot): Move => ({ do: 'restore', card, slot })));
/** A Lutherie token off a violin. */
export const LIFT = table(CARDS + 1, (card) => table(6, (slot): Move => ({ do: 'lift', card, slot })));
/** By the number of tokens, then by how many become ducats. */
export const TAKE = table(15, (count) => table(count + 1, (ducats): Move => ({ do: 'take', ducats, studies: count - ducats })));
export const VALORISE = table(5, (from) => table(5, (to): Move => ({ do: 'valorise', from, to })));
export const MARK = table(7, (beat): Move => ({ do: 'mark', beat }));
export const LAY = table(CARDS + 1, (card) => table(4, (pile): Move => ({ do: 'lay', card, pile })));
export const SPEND_DUCAT = table(15, (help): Move => helped({ do: 'spend', what: 'ducat' }, help));
export const SPEND_STUDY = table(15, (help): Move => helped({ do: 'spend', what: 'study' }, help));
export const CHOOSE = table(8, (nth): Move => ({ do: 'choose', nth }));
export const PART = table(100, (time): Move => ({ do: 'part', time }));
export const FREE_DUCAT: Move = { do: 'free', from: 'ducat' };
export const FREE_STUDY: Move = { do: 'free', from: 'study' };
export const FREE_WOOD = table(5, (quality): Move => ({ do: 'free', from: 'wood', quality }));
