/**
 * Files of schema versions 2 and 3 kept new entries in a table `arrivals` first, packed: one text with all texts, and
 * one list of numbers, among them the length of each text; NaN stands for null. What a crash left there is read once.
 */
import type { Append, SeatRow, TableRow } from '../database.ts';

/** Only what changes with a move; `tail` is the end of the line in the lists, from LATE_PART on. */
export type LateRow = Pick<TableRow, 'moved' | 'wake'> & { readonly tail: string };
export type Arrived = Omit<Append, 'row'> & { readonly row?: TableRow | LateRow | undefined };

export const LATE_PART = ',"moved":';
const WHOLE_ROW = 1;
const LATE_ROW = 2;

export function unpackArrivals(texts: string, numbers: Float64Array): Arrived[] {
  let nextText = 0;
  let nextNumber = 0;
  const number = (): number => numbers[nextNumber++];
  const numberOrNull = (value = number()): number | null => (Number.isNaN(value) ? null : value);
  const text = (length = number()): string => {
    nextText += length;
    return texts.slice(nextText - length, nextText);
  };
  const textOrNull = (length = number()): string | null => (Number.isNaN(length) ? null : text(length));

  const lateRow = (): LateRow => ({ moved: number(), wake: numberOrNull(), tail: text() });
  const wholeRow = (): TableRow => {
    const [game, status] = [text(), text()];
    const [listed, rules, opened, moved] = [number(), number(), number(), number()];
    return { game, status, listed, rules, opened, moved, wake: numberOrNull(), line: text(), host: null };
  };
  const seatRow = (): SeatRow => ({ seat: number(), player: textOrNull(), rank: numberOrNull(), total: numberOrNull() });

  const entries: Arrived[] = [];
  while (nextNumber < numbers.length) {
    const entry = { table: text(), number: number(), at: number(), entry: text() };
    const [rowKind, seatCount, hasSnapshot] = [number(), number(), number()];
    const row = rowKind === WHOLE_ROW ? wholeRow() : rowKind === LATE_ROW ? lateRow() : undefined;
    entries.push({ ...entry, row, seats: Array.from({ length: seatCount }, seatRow) });
    // version 2 packed snapshots, too: the rules' version and the table as text; nothing depends on them
    if (hasSnapshot !== 0) {
      number();
      text();
    }
  }
  return entries;
}
