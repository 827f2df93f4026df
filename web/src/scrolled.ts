/**
 * A new page begins at its top, and the way back leads to where one was. The browser scrolls, too, but before the page
 * is drawn whole. Entries of the browser's history are told apart by their state.
 */
const left = new Map<string, number>();
/** Frames until a page is drawn whole, at the most. */
const PATIENCE = 30;

let entry = mark();

function mark(): string {
  const id: string = history.state ?? String(Date.now());
  history.replaceState(id, '');
  return id;
}

/** The address has changed, and what is on the screen is still the page before. */
export function turnPage(): void {
  if (history.state === null) {
    left.set(entry, scrollY);
    scrollTo(0, 0);
  }
  entry = mark();
  const known = left.get(entry);
  if (known !== undefined) findAgain(known, PATIENCE);
}

function findAgain(down: number, frames: number): void {
  requestAnimationFrame(() => {
    scrollTo(0, down);
    if (scrollY < down - 1 && frames > 0) findAgain(down, frames - 1);
  });
}
