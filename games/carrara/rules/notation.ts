/** Moves as short text and back: `sector III`, `build porta 5 viareggio`, `mark statues massa pisa`. */
import { type Notation, refuse } from '@bottega/kernel';
import { CITIES, COLOURS, LANDSCAPES, PIECES, TYPES } from '../edition/names.ts';
import type { Move } from './moves.ts';

const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI'];

/** How a parameter is written and read; `undefined` when the word is none. */
interface Field {
  write(value: never): string;
  read(word: string): unknown;
}
const word = (known: readonly string[]): Field => ({ write: (value: string) => value, read: (text) => (known.includes(text) ? text : undefined) });
const whole: Field = { write: (value: number) => String(value), read: (text) => (/^\d{1,4}$/.test(text) ? Number(text) : undefined) };

const FIELDS: Readonly<Record<string, Field>> = {
  wheels: word(['wheel', 'both', 'statues']),
  slot: { write: (slot: number) => ROMAN[slot - 1], read: (text) => (ROMAN.includes(text) ? ROMAN.indexOf(text) + 1 : undefined) },
  colour: word(COLOURS),
  type: word(TYPES),
  city: word(CITIES),
  landscape: word(LANDSCAPES),
  piece: word(PIECES),
  discard: word(PIECES),
  value: whole,
  floor: whole,
  section: whole,
  needs: whole,
  rate: whole,
  cities: {
    write: (cities: readonly string[]) => cities.join('+'),
    read: (text) => (text.split('+').every((name) => (CITIES as readonly string[]).includes(name)) ? text.split('+') : undefined),
  },
};

/** The words of each move; those in braces are its parameters. */
const FORMS: Readonly<Record<Move['do'], string>> = {
  turn: 'turn {wheels}',
  sector: 'sector {slot}',
  take: 'take {colour}',
  stop: 'stop',
  build: 'build {type} {value} {city}',
  monument: 'monument {type} {city}',
  upgrade: 'upgrade {type} {value} {city} floor {floor}',
  pay: 'pay {colour}',
  exchange: 'exchange {colour}',
  improve: 'improve {city}',
  evaluate: 'evaluate {section}',
  'evaluate-open': 'evaluate open',
  follow: 'follow {section}',
  decline: 'decline {section}',
  'mark-city': 'mark city {city}',
  'mark-type': 'mark type {type}',
  'mark-landscape': 'mark landscape {landscape}',
  'mark-florins': 'mark florins {needs} at {rate}',
  'mark-statues': 'mark statues {cities}',
  'take-piece': 'piece {piece}',
  'refuse-piece': 'piece none',
  place: 'place {piece} {city} floor {floor}',
  purchase: 'purchase {piece} {city} floor {floor}',
  store: 'store {piece}',
  swap: 'swap {discard} for {piece}',
  pass: 'pass',
  'end-turn': 'end turn',
};

const PARSED = Object.entries(FORMS).map(([verb, form]) => ({ verb, words: form.split(' ') }));
const WORDS = Object.fromEntries(PARSED.map(({ verb, words }) => [verb, words]));
const fieldOf = (text: string): string | undefined => (text.startsWith('{') ? text.slice(1, -1) : undefined);

export const notation: Notation<Move> = {
  write(move) {
    const values = move as unknown as Record<string, never>;
    return WORDS[move.do].map((text) => (fieldOf(text) === undefined ? text : FIELDS[fieldOf(text)!].write(values[fieldOf(text)!]))).join(' ');
  },
  read(text) {
    const given = text.trim().split(/\s+/);
    for (const { verb, words } of PARSED) {
      const move = match(verb, words, given);
      if (move !== undefined) return move;
    }
    return refuse({ code: 'not-a-move', text });
  },
};

function match(verb: string, words: readonly string[], given: readonly string[]): Move | undefined {
  if (words.length !== given.length) return undefined;
  const move: Record<string, unknown> = { do: verb };
  for (let index = 0; index < words.length; index++) {
    const field = fieldOf(words[index]);
    if (field === undefined) {
      if (words[index] !== given[index]) return undefined;
      continue;
    }
    const value = FIELDS[field].read(given[index]);
    if (value === undefined) return undefined;
    move[field] = value;
  }
  return move as unknown as Move;
}
