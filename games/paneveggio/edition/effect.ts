/** The closed set of operators that every card's effect is made of. */
import * as v from 'valibot';

const several = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(14));
const counted = <Op extends string>(op: Op) => v.strictObject({ op: v.literal(op), count: several });

const COST = v.union([
  v.strictObject({ ducat: several }),
  v.strictObject({ study: several }),
  v.strictObject({ either: v.literal(1) }),
  v.strictObject({ card: v.picklist(['any', 'musician']) }),
  v.strictObject({ wood: v.pipe(several, v.maxValue(3)) }),
]);
/** What is spent: ducats, studies, one of either, a card of the hand, or quality of one stocked wood. */
export type Cost = v.InferOutput<typeof COST>;

const SIMPLE = [
  /** Take tokens into the zone; `either`: each one as a ducat or a study. */
  v.strictObject({ op: v.literal('gain'), what: v.picklist(['ducat', 'study', 'either']), count: several }),
  counted('draw'),
  counted('ageWood'),
  v.strictObject({ op: v.literal('buyWood'), time: several }),
  /** `here`: only on the musician whose effect it is. */
  v.strictObject({ op: v.literal('craft'), time: several, here: v.optional(v.literal(true)) }),
  counted('restore'),
  counted('takeBackHelp'),
  counted('valorise'),
  counted('moveNotes'),
  v.strictObject({ op: v.literal('boostNote'), time: several }),
  /** `free`: without prerequisites. */
  v.strictObject({ op: v.literal('placeCard'), count: several, kind: v.picklist(['any', 'musician', 'apprentice']), free: v.boolean() }),
  /** Conserve one own partner and take it back in hand. */
  v.strictObject({ op: v.literal('recall') }),
  v.strictObject({ op: v.literal('returnToHand') }),
  v.strictObject({
    op: v.literal('useRelation'),
    target: v.picklist(['partner', 'opponent', 'discarded']),
    prestige: v.pipe(several, v.maxValue(4)),
    violin: v.boolean(),
  }),
  /** The action the discarded card is affiliated to. */
  v.strictObject({ op: v.literal('affiliatedAction'), time: several }),
  counted('addTime'),
  v.strictObject({ op: v.literal('split') }),
  v.strictObject({ op: v.literal('withoutViolin') }),
] as const;
type SimpleEffect = v.InferOutput<(typeof SIMPLE)[number]>;

export const COUNTS = ['violinsHere', 'violinsOnOpponents', 'endOfTurnMusicians'] as const;

export type SpendEffect = { op: 'spend'; cost: Cost; max: number; gives: Effect };
export type ChooseEffect = { op: 'choose'; count: number; from: Effect[] };
export type Effect =
  | SimpleEffect
  | { op: 'per'; count: (typeof COUNTS)[number]; gives: Effect }
  | SpendEffect
  | { op: 'seq'; of: Effect[] }
  | ChooseEffect
  | { op: 'ignore'; gives: Effect };

const inner: v.GenericSchema<Effect> = v.lazy(() => EFFECT);

export const EFFECT: v.GenericSchema<Effect> = v.variant('op', [
  ...SIMPLE,
  v.strictObject({ op: v.literal('per'), count: v.picklist(COUNTS), gives: inner }),
  v.strictObject({ op: v.literal('spend'), cost: COST, max: several, gives: inner }),
  v.strictObject({ op: v.literal('seq'), of: v.array(inner) }),
  v.strictObject({ op: v.literal('choose'), count: several, from: v.pipe(v.array(inner), v.maxLength(8)) }),
  v.strictObject({ op: v.literal('ignore'), gives: inner }),
]) as unknown as v.GenericSchema<Effect>;
