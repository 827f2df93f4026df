/**
 * At how many tables somewhere else it is the reader's turn: told by whoever knows, shown in the title of every page.
 */
import { bell } from './sound.ts';

let waiting = $state(0);

export const tablesWaiting = (): number => waiting;
/** `rings`: one of them has just begun to wait. */
export function setTablesWaiting(count: number, rings: boolean): void {
  if (rings) bell();
  if (count === waiting) return;
  waiting = count;
  // the icon of the installed application
  void (count > 0 ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.())?.catch(() => {});
}
/** The title of the page, with the number of tables that wait. */
export const titled = (title: string): string => (waiting > 0 ? `(${waiting}) ${title}` : title);
