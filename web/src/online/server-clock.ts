/** The server's time, for clocks: computers disagree about what time it is. */

/** The header tells whole seconds, and takes a moment to arrive: less than this is no disagreement. */
const TRUSTED = 2000;

let ahead = 0;

export function noteServerTime(header: string | null): void {
  const time = header === null ? Number.NaN : Date.parse(header);
  if (Number.isNaN(time)) return;
  const difference = time - Date.now();
  ahead = Math.abs(difference) < TRUSTED ? 0 : difference;
}

export const serverNow = (): number => Date.now() + ahead;
