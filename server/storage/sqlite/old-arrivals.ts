/**
 * Files of schema versions 2 and 3 kept new entries in a table `arrivals` first, packed: one text that holds all texts, and one
 * list of numbers, among them the length of each text. What a crash left there is read once, when such a file is taken over.
 */
import type { Append, SeatRow, TableRow } from '../database.ts';

/** Only what changes with a move: the time of it, and the end of the line in the lists from LATE_PART on. */
export interface LateRow {
  readonly moved: number;
  readonly wake: number | null;
  readonly tail: string;
}

export interface Arrived extends Omit<Append, 'row'> {
  readonly row?: TableRow | LateRow;
}

export const LATE_PART = ',"moved":';

const WHOLE_ROW = 1;
const LATE_ROW = 2;

export function unpackArrivals(texts: string, numbers: Float64Array): Arrived[] {
  const packed = new Unpacker(texts, numbers);
  const entries: Arrived[] = [];
  while (!packed.isEmpty()) entries.push(unpackEntry(packed));
  return entries;
}

function unpackEntry(packed: Unpacker): Arrived {
  const entry = { table: packed.text(), number: packed.number(), at: packed.number(), entry: packed.text() };
  const [rowKind, seatCount, hasSnapshot] = [packed.number(), packed.number(), packed.number()];
  const row = unpackRow(packed, rowKind);
  const seats = Array.from({ length: seatCount }, () => unpackSeat(packed));
  // version 2 packed snapshots, too; nothing depends on them
  if (hasSnapshot !== 0) {
    packed.number();
    packed.text();
  }
  return { ...entry, ...(row !== undefined && { row }), ...(seats.length > 0 && { seats }) };
}

function unpackRow(packed: Unpacker, kind: number): TableRow | LateRow | undefined {
  if (kind === LATE_ROW) return { moved: packed.number(), wake: packed.numberOrNull(), tail: packed.text() };
  if (kind !== WHOLE_ROW) return undefined;
  return {
    game: packed.text(),
    status: packed.text(),
    listed: packed.number(),
    rules: packed.number(),
    opened: packed.number(),
    moved: packed.number(),
    wake: packed.numberOrNull(),
    line: packed.text(),
  };
}

function unpackSeat(packed: Unpacker): SeatRow {
  return { seat: packed.number(), player: packed.textOrNull(), rank: packed.numberOrNull(), total: packed.numberOrNull() };
}

/** Gives the values in the order they were packed in; NaN stands for null. */
class Unpacker {
  private readonly texts: string;
  private readonly numbers: Float64Array;
  private nextText = 0;
  private nextNumber = 0;

  constructor(texts: string, numbers: Float64Array) {
    this.texts = texts;
    this.numbers = numbers;
  }

  isEmpty(): boolean {
    return this.nextNumber === this.numbers.length;
  }

  number(): number {
    return this.numbers[this.nextNumber++];
  }

  numberOrNull(): number | null {
    const number = this.number();
    return Number.isNaN(number) ? null : number;
  }

  text(): string {
    return this.textOrNull() ?? '';
  }

  textOrNull(): string | null {
    const length = this.numberOrNull();
    if (length === null) return null;
    const start = this.nextText;
    this.nextText += length;
    return this.texts.slice(start, this.nextText);
  }
}
