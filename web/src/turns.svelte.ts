/**
 * At how many tables somewhere else it is the reader's turn: told by whoever knows, shown in the title of every page.
 */
let waiting = $state(0);

export const tablesWaiting = (): number => waiting;
export function setTablesWaiting(count: number): void {
  waiting = count;
}
/** The title of the page, with the number of tables that wait. */
export const titled = (title: string): string => (waiting > 0 ? `(${waiting}) ${title}` : title);
