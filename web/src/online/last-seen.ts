/** How many moves of a table this browser has seen, so that it can tell what happened since. */
const KEY = 'bottega.seen';
/** Tables that were not looked at for long are forgotten. */
const MOST = 200;

function read(): Record<string, number> {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return kept !== null && typeof kept === 'object' ? kept : {};
  } catch {
    return {};
  }
}

export const lastSeen = (table: string): number | null => read()[table] ?? null;

export function rememberSeen(table: string, number: number): void {
  const { [table]: before, ...others } = read();
  if (before === number) return;
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...Object.entries(others).slice(-MOST), [table, number]])));
  } catch {
    // a browser that keeps nothing still plays
  }
}
