/** What may be done can lie out of sight, most of all on a phone. */
import { still } from '@bottega/board-kit';

/** Room left for the prompt at the bottom of a phone. */
const PROMPT = 110;
const NARROW = 700;

/** Scrolls to the legal spots: on a narrow board so that all of them are seen where that is possible, otherwise only if none is. */
export function bringIntoView(board: HTMLElement): void {
  const spots = [...board.querySelectorAll('.spot.legal')].map((spot) => ({ spot, ...boundsOf(spot) }));
  if (spots.length === 0) return;
  const floor = innerHeight - PROMPT;
  const unseen = spots.filter(({ top, bottom }) => top < 0 || bottom > floor);
  if (unseen.length === 0) return;
  const top = Math.min(...spots.map((spot) => spot.top));
  const bottom = Math.max(...spots.map((spot) => spot.bottom));
  const fits = board.clientWidth <= NARROW && bottom - top < floor;
  if (!fits && unseen.length < spots.length) return;
  const middle = fits ? (top + bottom) / 2 : top;
  const distance = (spot: { top: number; bottom: number }): number => Math.abs((spot.top + spot.bottom) / 2 - middle);
  const [nearest] = spots.sort((a, b) => distance(a) - distance(b));
  nearest.spot.scrollIntoView({ block: 'center', behavior: still() ? 'auto' : 'smooth' });
}

function boundsOf(spot: Element): { top: number; bottom: number } {
  const { top, bottom } = spot.getBoundingClientRect();
  return { top, bottom };
}
