/** Entries on their way to the thread: one list of plain values crosses between threads at a quarter of what records, or JSON, take. */
import type { Append, SeatRow, Value } from '../database.ts';

export function pack(entries: readonly Append[]): Value[] {
  const values: Value[] = [];
  for (const { table, number, at, entry, row, seats = [], snapshot } of entries) {
    values.push(table, number, at, entry, row === undefined ? 0 : 1, seats.length, snapshot === undefined ? 0 : 1);
    if (row !== undefined) values.push(row.game, row.status, row.listed, row.rules, row.opened, row.moved, row.wake, row.line);
    for (const { seat, player, rank, total } of seats) values.push(seat, player, rank, total);
    if (snapshot !== undefined) values.push(snapshot.rules, snapshot.sitting);
  }
  return values;
}

export function unpack(values: readonly Value[]): Append[] {
  const entries: Append[] = [];
  let at = 0;
  // each is asked for as what `pack` put there
  const next = <Kind extends Value>(): Kind => values[at++] as Kind;
  while (at < values.length) {
    const entry: { -readonly [Part in keyof Append]: Append[Part] } = { table: next(), number: next(), at: next(), entry: next() };
    const [hasRow, seats, hasSnapshot] = [next<number>(), next<number>(), next<number>()];
    if (hasRow === 1) {
      entry.row = { game: next(), status: next(), listed: next(), rules: next(), opened: next(), moved: next(), wake: next(), line: next() };
    }
    if (seats > 0) entry.seats = Array.from({ length: seats }, (): SeatRow => ({ seat: next(), player: next(), rank: next(), total: next() }));
    if (hasSnapshot === 1) entry.snapshot = { rules: next(), sitting: next() };
    entries.push(entry);
  }
  return entries;
}
