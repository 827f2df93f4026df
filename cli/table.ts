/** A plain text table: the first column to the left, figures to the right. */
export function textTable(rows: readonly (readonly (string | number)[])[]): string {
  const cells = rows.map((row) => row.map(String));
  const columns = Math.max(...cells.map((row) => row.length));
  const widths = Array.from({ length: columns }, (_, column) => Math.max(...cells.map((row) => (row[column] ?? '').length)));
  const line = (row: string[]): string =>
    widths.map((width, column) => (column === 0 ? (row[0] ?? '').padEnd(width) : (row[column] ?? '').padStart(width))).join('  ');
  return cells.map((row) => line(row).trimEnd()).join('\n');
}

/** A figure with as many digits as a person wants to read; a dash where there is none. */
export const figure = (value: number): string =>
  Number.isNaN(value) ? '–' : value.toLocaleString('en', { maximumFractionDigits: Math.abs(value) < 100 ? 2 : 0 });

/** A count with its noun: 1 table, 2 tables. */
export const counted = (count: number, noun: string): string => `${figure(count)} ${count === 1 ? noun : `${noun}s`}`;
