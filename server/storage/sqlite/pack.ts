/**
 * Entries on their way to the thread of the file, and in its table of arrivals: all texts in one, and all numbers, among them how long each text
 * is. Crossing between threads has its price for every single value, and writing has another for every quote in a text that must be quoted.
 */
import type { Append, SeatRow, TableRow } from '../database.ts';

export interface Packed {
  readonly texts: string;
  readonly numbers: Float64Array;
}

/** Where there is nothing. */
const NULL = Number.NaN;
/** Earlier versions packed snapshots with the entries: what a crash left of them is passed over. */
const NO_SNAPSHOT = 0;

/** Of a row of which little changed, only that is packed. */
export type LateRow = Pick<TableRow, 'moved' | 'wake'> & { readonly tail: string };

/** An entry as it arrives. */
export interface Arrived extends Omit<Append, 'row'> {
  readonly row?: TableRow | LateRow;
}

/** Which kind of row comes with an entry. */
const NO_ROW = 0;
const WHOLE_ROW = 1;
const LATE_ROW = 2;

export const isLate = (row: TableRow | LateRow): row is LateRow => 'tail' in row;

function lateOf({ moved, wake, line, lately }: TableRow): LateRow | undefined {
  return lately === undefined ? undefined : { moved, wake, tail: line.slice(lately) };
}

export function pack(entries: readonly Append[]): Packed {
  return packArrived(entries.map((entry) => (entry.row === undefined ? entry : { ...entry, row: lateOf(entry.row) ?? entry.row })));
}

export function packArrived(entries: readonly Arrived[]): Packed {
  const packer = new Packer();
  for (const { table, number, at, entry, row, seats = [] } of entries) {
    packer.text(table).number(number).number(at).text(entry);
    packer
      .number(row === undefined ? NO_ROW : isLate(row) ? LATE_ROW : WHOLE_ROW)
      .number(seats.length)
      .number(NO_SNAPSHOT);
    if (row !== undefined && isLate(row)) packer.number(row.moved).number(row.wake).text(row.tail);
    else if (row !== undefined) {
      packer.text(row.game).text(row.status).number(row.listed).number(row.rules);
      packer.number(row.opened).number(row.moved).number(row.wake).text(row.line);
    }
    for (const { seat, player, rank, total } of seats) packer.number(seat).text(player).number(rank).number(total);
  }
  return packer.packed();
}

export function unpack(packed: Packed): Arrived[] {
  const entries: Arrived[] = [];
  const from = new Unpacker(packed);
  while (!from.isEmpty()) {
    const entry: { -readonly [Part in keyof Arrived]: Arrived[Part] } = { table: from.text(), number: from.number(), at: from.number(), entry: from.text() };
    const [kind, seats, snapshot] = [from.number(), from.number(), from.number()];
    if (kind === LATE_ROW) entry.row = { moved: from.number(), wake: from.numberOrNull(), tail: from.text() };
    if (kind === WHOLE_ROW) {
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
    if (snapshot !== NO_SNAPSHOT) {
      from.number();
      from.text();
    }
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
