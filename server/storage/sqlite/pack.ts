/**
 * Entries on their way to the thread of the file, and in its table of arrivals: all texts in one, and all numbers, among them how long each text
 * is. Crossing between threads has its price for every single value, and writing has another for every quote in a text that must be quoted.
 */
import type { Append, SeatRow } from '../database.ts';

export interface Packed {
  readonly texts: string;
  readonly numbers: Float64Array;
}

/** Where there is nothing. */
const NULL = Number.NaN;
/** Earlier versions packed snapshots with the entries: what a crash left of them is passed over. */
const NO_SNAPSHOT = 0;

export function pack(entries: readonly Append[]): Packed {
  const packer = new Packer();
  for (const { table, number, at, entry, row, seats = [] } of entries) {
    packer.text(table).number(number).number(at).text(entry);
    packer
      .number(row === undefined ? 0 : 1)
      .number(seats.length)
      .number(NO_SNAPSHOT);
    if (row !== undefined) {
      packer.text(row.game).text(row.status).number(row.listed).number(row.rules);
      packer.number(row.opened).number(row.moved).number(row.wake).text(row.line);
    }
    for (const { seat, player, rank, total } of seats) packer.number(seat).text(player).number(rank).number(total);
  }
  return packer.packed();
}

export function unpack(packed: Packed): Append[] {
  const entries: Append[] = [];
  const from = new Unpacker(packed);
  while (!from.isEmpty()) {
    const entry: { -readonly [Part in keyof Append]: Append[Part] } = { table: from.text(), number: from.number(), at: from.number(), entry: from.text() };
    const [hasRow, seats, snapshot] = [from.number(), from.number(), from.number()];
    if (hasRow === 1) {
      entry.row = {
        game: from.text(),
        status: from.text(),
        listed: from.number(),
        rules: from.number(),
        opened: from.number(),
        moved: from.number(),
        wake: from.numberOrNull(),
        line: from.text(),
      };
    }
    if (seats > 0) {
      const one = (): SeatRow => ({ seat: from.number(), player: from.textOrNull(), rank: from.numberOrNull(), total: from.numberOrNull() });
      entry.seats = Array.from({ length: seats }, one);
    }
    if (snapshot !== NO_SNAPSHOT) [from.number(), from.text()];
    entries.push(entry);
  }
  return entries;
}

class Packer {
  private texts = '';
  private readonly numbers: number[] = [];

  text(text: string | null): this {
    if (text !== null) this.texts += text;
    return this.number(text === null ? null : text.length);
  }

  number(number: number | null): this {
    this.numbers.push(number ?? NULL);
    return this;
  }

  packed(): Packed {
    return { texts: this.texts, numbers: Float64Array.from(this.numbers) };
  }
}

/** Gives back one after the other, each as what it was put in as. */
class Unpacker {
  private readonly packed: Packed;
  private readTexts = 0;
  private readNumbers = 0;

  constructor(packed: Packed) {
    this.packed = packed;
  }

  isEmpty(): boolean {
    return this.readNumbers === this.packed.numbers.length;
  }

  number(): number {
    return this.packed.numbers[this.readNumbers++];
  }

  numberOrNull(): number | null {
    const number = this.number();
    return Number.isNaN(number) ? null : number;
  }

  text(): string {
    const start = this.readTexts;
    this.readTexts += this.number();
    return this.packed.texts.slice(start, this.readTexts);
  }

  textOrNull(): string | null {
    if (!Number.isNaN(this.packed.numbers[this.readNumbers])) return this.text();
    this.readNumbers++;
    return null;
  }
}
