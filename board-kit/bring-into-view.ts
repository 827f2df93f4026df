/** What may be done can lie out of sight, most of all on a phone. */
import { afterPaint } from './after-paint.ts';
import { still } from './travel.ts';
import { type Bounds, wayTo } from './way-to.ts';

/** Room left between a spot and the edge. */
const MARGIN = 8;
/** How much a spot counts that may be done without. */
const ASIDE = 1 / 8;

/**
 * `$effect(bringIntoView(() => root, () => props.moves, '.rare'))`: whenever something may be done, scrolls so that as
 * many of the legal spots as possible are seen, all of them where they fit. Those that match `aside` are no reason to
 * leave the others.
 */
export function bringIntoView(board: () => HTMLElement | undefined, moves: () => readonly unknown[], aside: string): () => (() => void) | undefined {
  return () => {
    if (moves().length === 0) return undefined;
    // first the answer is painted, then what may be done, with buttons that can push the board
    let callOff = afterPaint(() => {
      callOff = afterPaint(() => {
        const root = board();
        if (root !== undefined) scrollToSpots(root, aside);
      });
    });
    return () => callOff();
  };
}

function scrollToSpots(board: HTMLElement, aside: string): void {
  const spots = [...board.querySelectorAll('.spot.legal')].map((spot) => {
    const { top, bottom } = spot.getBoundingClientRect();
    return { top, bottom, weight: spot.matches(aside) ? ASIDE : 1 };
  });
  const scroller = scrollerOf(board);
  const top = wayTo(spots, paneOf(board, scroller));
  if (top !== 0) (scroller ?? window).scrollBy({ top, behavior: still() ? 'auto' : 'smooth' });
}

/** What scrolls around the board; null for the page itself, as on a phone. */
function scrollerOf(board: HTMLElement): HTMLElement | null {
  for (let part = board.parentElement; part !== null && part !== document.body; part = part.parentElement) {
    if (getComputedStyle(part).overflowY === 'auto') return part;
  }
  return null;
}

/** The part of the screen where the board is seen: not under the header, nor under what lies over the page. */
function paneOf(board: HTMLElement, scroller: HTMLElement | null): Bounds {
  const { top, bottom } =
    scroller === null ? { top: coverAt(board, 0)?.bottom ?? 0, bottom: coverAt(board, innerHeight - 1)?.top ?? innerHeight } : scroller.getBoundingClientRect();
  return { top: top + MARGIN, bottom: bottom - MARGIN };
}

/** What keeps its place at that height while the page scrolls beneath it, such as the prompt of a phone. */
function coverAt(board: HTMLElement, height: number): Bounds | undefined {
  const parts = document.elementsFromPoint(innerWidth / 2, height).filter((part) => !part.contains(board));
  return parts.find((part) => ['sticky', 'fixed'].includes(getComputedStyle(part).position))?.getBoundingClientRect();
}
