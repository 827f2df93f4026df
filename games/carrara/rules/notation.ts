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

/** A word as it is, or a parameter with its name. */
type Part = string | { readonly name: string; readonly field: Field };
const partOf = (text: string): Part => (text.startsWith('{') ? { name: text.slice(1, -1), field: FIELDS[text.slice(1, -1)] } : text);

const PARSED = Object.entries(FORMS).map(([verb, form]) => ({ verb, parts: form.split(' ').map(partOf) }));
const PARTS = Object.fromEntries(PARSED.map(({ verb, parts }) => [verb, parts]));

export const notation: Notation<Move> = {
  write(move) {
    const values = move as unknown as Record<string, never>;
    let text = '';
    for (const part of PARTS[move.do]) text += typeof part === 'string' ? ` ${part}` : ` ${part.field.write(values[part.name])}`;
    return text.slice(1);
  },
  read(text) {
    const given = text.trim().split(/\s+/);
    for (const { verb, parts } of PARSED) {
      const move = match(verb, parts, given);
      if (move !== undefined) return move;
    }
    return refuse({ code: 'not-a-move', text });
  },
};

function match(verb: string, parts: readonly Part[], given: readonly string[]): Move | undefined {
  if (parts.length !== given.length) return undefined;
  const move: Record<string, unknown> = { do: verb };
  for (const [index, part] of parts.entries()) {
    if (typeof part === 'string') {
      if (part !== given[index]) return undefined;
      continue;
    }
    const value = part.field.read(given[index]);
    if (value === undefined) return undefined;
    move[part.name] = value;
  }
  return move as unknown as Move;
}
