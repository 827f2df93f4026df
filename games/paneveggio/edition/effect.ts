/** The closed set of operators that every card's effect is made of. */
import { anyOf, type Either, partOf } from '@bottega/kernel';
import * as v from 'valibot';
import { LINES } from './names.ts';

const several = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(14));
const counted = <Op extends string>(op: Op) => v.strictObject({ op: v.literal(op), count: several });

const COSTS = {
  ducat: v.strictObject({ ducat: several }),
  study: v.strictObject({ study: several }),
  either: v.strictObject({ either: v.pipe(several, v.maxValue(4)) }),
  card: v.strictObject({ card: v.picklist(['any', 'musician', ...LINES]) }),
  wood: v.strictObject({ wood: v.pipe(several, v.maxValue(3)) }),
  lutherie: v.strictObject({ lutherie: v.pipe(several, v.maxValue(4)) }),
} as const;
/**
 * What is spent: ducats, studies, any of both, a card of the hand (any, a musician, or of a line), quality of one stocked
 * wood, or Lutherie tokens off violins and stocked wood.
 */
export type Cost = v.InferOutput<(typeof COSTS)[keyof typeof COSTS]>;
type CostName = keyof typeof COSTS;
const costNamed = (given: unknown): CostName | null => (Object.keys(COSTS) as CostName[]).find((name) => partOf(given, name) !== undefined) ?? null;

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
  /** At the next Atelier, never at the one that is going on. */
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
  /** A Relation action: draw, or use one musician. */
  v.strictObject({ op: v.literal('relationAction'), time: several }),
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

/** The schema of an effect: in a file a fault names its field, in a state it is enough that there is one. */
export function effectSchema(either: Either): v.GenericSchema<Effect> {
  const inner: v.GenericSchema<Effect> = v.lazy(() => effect);
  const cost = either(COSTS, costNamed, COSTS.ducat);
  const effect = v.variant('op', [
    ...SIMPLE,
    v.strictObject({ op: v.literal('per'), count: v.picklist(COUNTS), gives: inner }),
    v.strictObject({ op: v.literal('spend'), cost, max: several, gives: inner }),
    v.strictObject({ op: v.literal('seq'), of: v.array(inner) }),
    v.strictObject({ op: v.literal('choose'), count: several, from: v.pipe(v.array(inner), v.maxLength(8)) }),
    v.strictObject({ op: v.literal('ignore'), gives: inner }),
  ]) as unknown as v.GenericSchema<Effect>;
  return effect;
}

/** Effects in a state. */
export const EFFECT = effectSchema(anyOf);
