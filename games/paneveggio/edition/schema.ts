/** What an edition of Paneveggio holds, and how its file is checked. */
import { editionKit, marked } from '@bottega/kernel';
import * as v from 'valibot';
import house from './edition.json' with { type: 'json' };
import { EFFECT } from './effect.ts';
import { BONUSES, CARDS, LINES } from './names.ts';

const whole = v.pipe(v.number(), v.integer());
const count = v.pipe(whole, v.minValue(0), v.maxValue(99));
const several = v.pipe(whole, v.minValue(1), v.maxValue(99));
const cardNumber = v.pipe(whole, v.minValue(1), v.maxValue(CARDS));
const line = v.picklist(LINES);

const ENDGAME = v.union([
  v.strictObject({ spend: v.picklist(['lutherie', 'resources']), max: several, points: several }),
  v.strictObject({ spend: v.literal('cards'), of: v.array(line), max: several, points: several }),
  v.strictObject({ perOtherType: several }),
  v.strictObject({ violins: v.record(v.string(), several) }),
]);
/** How an apprentice scores. */
export type Endgame = v.InferOutput<typeof ENDGAME>;

/** The schema of an edition file, or, with nothing wrapped around the values, of the plain edition inside a state. */
function schemaOf(wrap: typeof marked) {
  const MUSICIAN = v.strictObject({
    number: cardNumber,
    kind: wrap(v.literal('musician')),
    affiliation: wrap(line),
    prestige: wrap(v.pipe(whole, v.minValue(1), v.maxValue(4))),
    requires: wrap(v.pipe(v.array(count), v.length(4))),
    slots: wrap(v.pipe(v.array(v.picklist(BONUSES)), v.minLength(1), v.maxLength(6))),
    relation: v.optional(wrap(EFFECT)),
    endOfTurn: v.optional(wrap(EFFECT)),
  });
  const APPRENTICE = v.strictObject({
    number: cardNumber,
    kind: wrap(v.literal('apprentice')),
    affiliation: wrap(line),
    sequence: wrap(v.pipe(v.array(line), v.length(3))),
    action: wrap(EFFECT),
    endgame: wrap(ENDGAME),
  });
  const STARTER = v.strictObject({
    id: line,
    score: wrap(v.pipe(v.array(line), v.length(7))),
    musician: wrap(cardNumber),
    hand: wrap(v.array(cardNumber)),
    contacts: wrap(v.array(cardNumber)),
  });

  const EDITION = v.strictObject({
    id: v.string(),
    name: v.string(),
    lines: wrap(v.pipe(v.array(line), v.length(5))),
    tokens: wrap(v.strictObject({ violins: v.pipe(several, v.maxValue(12)), lutherie: v.pipe(several, v.maxValue(14)) })),
    beats: wrap(v.literal(7)),
    quality: wrap(v.pipe(several, v.maxValue(4))),
    handLimit: wrap(several),
    apprentices: wrap(count),
    start: v.strictObject({
      mulligan: wrap(v.strictObject({ dealt: v.pipe(several, v.minValue(7), v.maxValue(12)), kept: v.literal(7) })),
      draft: wrap(v.strictObject({ dealt: v.pipe(several, v.minValue(7), v.maxValue(12)), kept: v.literal(7) })),
      contacts: wrap(v.literal(4)),
      ducats: wrap(v.pipe(count, v.maxValue(10))),
      musicians: wrap(v.pipe(v.array(cardNumber), v.length(5))),
      firstMaster: wrap(v.pipe(v.array(cardNumber), v.length(3))),
      recommended: v.optional(wrap(line)),
    }),
    endgame: v.strictObject({
      violins: wrap(several),
      help: wrap(whole),
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
    cards: v.pipe(
      v.array(v.union([MUSICIAN, APPRENTICE])),
      v.length(CARDS),
      v.check((cards) => cards.every((card, index) => card.number === index + 1), `the cards are numbered 1 to ${CARDS} in order`),
    ),
  });

  return v.pipe(
    EDITION,
    v.check((edition) => edition.start.musicians.every((number) => edition.cards[number - 1].kind === 'musician'), 'starting musicians are musicians'),
    v.check(
      (edition) =>
        [...edition.start.firstMaster, ...edition.starters.map((deck) => deck.musician)].every((number) => edition.cards[number - 1].kind === 'musician'),
      'the musicians of the first game are musicians',
    ),
    v.check((edition) => {
      const named = [...edition.start.firstMaster, ...edition.starters.flatMap((deck) => [deck.musician, ...deck.hand, ...deck.contacts])];
      return new Set(named).size === named.length;
    }, 'no card lies in two starter decks'),
    v.check((edition) => edition.starters.every((deck) => deck.contacts.length === 4), 'a starter deck has four contacts'),
  );
}

const FILE = schemaOf(marked);
export type Edition = v.InferOutput<typeof FILE>;
export type Card = Edition['cards'][number];
export type MusicianCard = Extract<Card, { kind: 'musician' }>;
export type ApprenticeCard = Extract<Card, { kind: 'apprentice' }>;

export const PLAIN_EDITION = schemaOf(((value: unknown) => value) as unknown as typeof marked) as unknown as v.GenericSchema<unknown, Edition>;
export const EDITION_KIT = editionKit<Edition>(house, FILE as unknown as v.GenericSchema<unknown, Edition>);
export const HOUSE_EDITION: Edition = EDITION_KIT.read(house);

/** The edition a state is played with. */
export const editionOf = (state: { readonly edition: Edition | null }): Edition => state.edition ?? HOUSE_EDITION;
