/** What an edition of Paneveggio holds, and how its file is checked. */
import { anyOf, chosen, type Either, editionKit, type Fault, fitting, marked, NAMES, partOf } from '@bottega/kernel';
import * as v from 'valibot';
import house from './edition.json' with { type: 'json' };
import { effectSchema } from './effect.ts';
import { CARDS, KINDS, type Kind, LINES, SLOTS } from './names.ts';

const whole = v.pipe(v.number(), v.integer());
const count = v.pipe(whole, v.minValue(0), v.maxValue(99));
const several = v.pipe(whole, v.minValue(1), v.maxValue(99));
const cardNumber = v.pipe(whole, v.minValue(1), v.maxValue(CARDS));
const line = v.picklist(LINES);

const SPENT = ['lutherie', 'resources', 'cards'] as const;
const ENDGAMES = {
  tokens: v.strictObject({ spend: v.picklist(['lutherie', 'resources']), max: several, points: several }),
  cards: v.strictObject({ spend: v.literal('cards'), of: v.array(line), max: several, points: several }),
  otherTypes: v.strictObject({ perOtherType: several }),
  violins: v.strictObject({ violins: v.record(v.pipe(v.string(), v.regex(/^\d{1,2}$/)), several) }),
} as const;
function endgameNamed(given: unknown): keyof typeof ENDGAMES | null {
  if (partOf(given, 'perOtherType') !== undefined) return 'otherTypes';
  if (partOf(given, 'violins') !== undefined) return 'violins';
  const spent = partOf(given, 'spend');
  return spent === 'cards' ? 'cards' : (SPENT as readonly unknown[]).includes(spent) ? 'tokens' : null;
}
/** How an apprentice scores. */
export type Endgame = v.InferOutput<(typeof ENDGAMES)[keyof typeof ENDGAMES]>;

/** Of a card in a file or a state. */
function kindNamed(given: unknown): Kind | null {
  const kind = partOf(given, 'kind');
  const named = partOf(kind, 'value') ?? kind;
  return KINDS.find((known) => known === named) ?? null;
}

/** What the rules below look at. */
interface Shape {
  cards: readonly { number: number; kind: string }[];
  start: { musicians: readonly number[]; firstMaster: readonly number[] };
  starters: readonly { musician: number; hand: readonly number[]; contacts: readonly number[] }[];
}

/** Values that only make sense together. */
const RULES: readonly ((edition: Shape) => Fault | null)[] = [
  ({ cards }) => {
    const at = cards.findIndex((card, index) => card.number !== index + 1);
    return at < 0 ? null : { path: `cards.${at}.number`, fault: 'card-number', wanted: at + 1 };
  },
  ({ cards, start, starters }) => {
    const named = [
      ...start.musicians.map((card) => ({ card, path: 'start.musicians' })),
      ...start.firstMaster.map((card) => ({ card, path: 'start.firstMaster' })),
      ...starters.map(({ musician }, at) => ({ card: musician, path: `starters.${at}.musician` })),
    ];
    const wrong = named.find(({ card }) => cards[card - 1].kind !== 'musician');
    return wrong === undefined ? null : { ...wrong, fault: 'not-a-musician' };
  },
  ({ start, starters }) => {
    const named = [
      ...start.firstMaster.map((card) => ({ card, path: 'start.firstMaster' })),
      ...starters.flatMap(({ musician, hand, contacts }, at) => [
        { card: musician, path: `starters.${at}.musician` },
        ...hand.map((card) => ({ card, path: `starters.${at}.hand` })),
        ...contacts.map((card) => ({ card, path: `starters.${at}.contacts` })),
      ]),
    ];
    const again = named.find(({ card }, at) => named.findIndex((other) => other.card === card) < at);
    return again === undefined ? null : { ...again, fault: 'card-twice' };
  },
];
/** Faults of values that do not fit together. */
export const EDITION_FAULTS = ['each-once', 'card-number', 'not-a-musician', 'card-twice'] as const;

/** The schema of an edition file, or, with nothing wrapped around the values, of the plain edition inside a state. */
function schemaOf(wrap: typeof marked, either: Either) {
  const EFFECT = effectSchema(either);
  // in a form either kind can be chosen; in a state it tells one from the other
  const kind = <Name extends Kind>(name: Name) => (either === chosen ? v.picklist(KINDS) : v.literal(name)) as unknown as v.GenericSchema<Name>;
  const ENDGAME = either(ENDGAMES, endgameNamed, v.looseObject({ spend: v.picklist(SPENT) }));
  const MUSICIAN = v.strictObject({
    number: cardNumber,
    name: v.optional(wrap(NAMES)),
    kind: wrap(kind('musician')),
    affiliation: wrap(line),
    prestige: wrap(v.pipe(whole, v.minValue(1), v.maxValue(4))),
    requires: wrap(v.pipe(v.array(count), v.length(4))),
    slots: wrap(v.pipe(v.array(v.picklist(SLOTS)), v.minLength(1), v.maxLength(6))),
    relation: v.optional(wrap(EFFECT)),
    endOfTurn: v.optional(wrap(EFFECT)),
  });
  const APPRENTICE = v.strictObject({
    number: cardNumber,
    name: v.optional(wrap(NAMES)),
    kind: wrap(kind('apprentice')),
    affiliation: wrap(line),
    sequence: wrap(v.pipe(v.array(line), v.length(3))),
    action: wrap(EFFECT),
    endgame: wrap(ENDGAME),
  });
  const CARD = either({ musician: MUSICIAN, apprentice: APPRENTICE }, kindNamed, v.looseObject({ kind: wrap(v.picklist(KINDS)) }));
  const STARTER = v.strictObject({
    id: line,
    score: wrap(v.pipe(v.array(line), v.length(7))),
    musician: wrap(cardNumber),
    hand: wrap(v.array(cardNumber)),
    contacts: wrap(v.pipe(v.array(cardNumber), v.length(4))),
  });

  const EDITION = v.strictObject({
    id: v.string(),
    name: v.string(),
    lines: wrap(
      v.pipe(
        v.array(line),
        v.length(LINES.length),
        v.check((lines) => new Set(lines).size === LINES.length, 'each-once'),
      ),
    ),
    tokens: wrap(v.strictObject({ violins: v.pipe(several, v.maxValue(12)), lutherie: v.pipe(several, v.maxValue(14)) })),
    beats: wrap(v.literal(7)),
    quality: wrap(v.pipe(several, v.maxValue(4))),
    handLimit: wrap(several),
    apprentices: wrap(count),
    start: v.strictObject({
      // at least one goes back
      mulligan: wrap(v.strictObject({ dealt: v.pipe(several, v.minValue(8), v.maxValue(12)), kept: v.literal(7) })),
      draft: wrap(v.strictObject({ dealt: v.pipe(several, v.minValue(7), v.maxValue(12)), kept: v.literal(7) })),
      contacts: wrap(v.literal(4)),
      ducats: wrap(v.pipe(count, v.maxValue(10))),
      musicians: wrap(v.pipe(v.array(cardNumber), v.length(5))),
      firstMaster: wrap(v.pipe(v.array(cardNumber), v.length(3))),
      recommended: v.optional(wrap(line)),
    }),
    endgame: v.strictObject({
      violins: wrap(several),
      help: wrap(v.pipe(whole, v.minValue(-99), v.maxValue(99))),
      quietRounds: wrap(several),
      rounds: wrap(several),
    }),
    stradivarius: v.strictObject({
      wood: wrap(v.pipe(several, v.maxValue(4))),
      partners: wrap(v.pipe(several, v.minValue(2), v.maxValue(5))),
      activity: wrap(v.pipe(several, v.maxValue(4))),
      apprentice: wrap(count),
      share: wrap(several),
      choices: wrap(v.pipe(several, v.minValue(3), v.maxValue(5))),
    }),
    starters: v.pipe(v.array(STARTER), v.length(5)),
    cards: v.pipe(v.array(CARD), v.length(CARDS)),
  });

  return v.pipe(EDITION, fitting<v.InferOutput<typeof EDITION>>(...RULES));
}

const FILE = schemaOf(marked, chosen);
export type Edition = v.InferOutput<typeof FILE>;
export type Card = Edition['cards'][number];
export type MusicianCard = Extract<Card, { kind: 'musician' }>;
export type ApprenticeCard = Extract<Card, { kind: 'apprentice' }>;

export const PLAIN_EDITION = schemaOf(((value: unknown) => value) as unknown as typeof marked, anyOf) as unknown as v.GenericSchema<unknown, Edition>;
export const EDITION_KIT = editionKit<Edition>(house, FILE as unknown as v.GenericSchema<unknown, Edition>);
export const HOUSE_EDITION: Edition = EDITION_KIT.read(house);

/** The edition a state is played with. */
export const editionOf = (state: { readonly edition: Edition | null }): Edition => state.edition ?? HOUSE_EDITION;
