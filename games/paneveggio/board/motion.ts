/**
 * Pieces travel from where they lay before a change to where they lie now. What leaves goes at once, so that nothing can be
 * pressed that is no longer there. A piece is marked `data-piece`, its name; `data-kind`, what it may turn into another piece
 * as; and `data-from`, the kind a new piece comes from. Nothing moves for who asked for stillness.
 */
import { still } from '@bottega/board-kit';
import { tick } from 'svelte';

const TRAVEL = { duration: 320, easing: 'cubic-bezier(0.4, 0, 0.2, 1)' };
const FADE = { duration: 180 };

type Places = Map<string, DOMRect[]>;

function note(places: Places, key: string | undefined, rect: DOMRect): void {
  if (key === undefined) return;
  const known = places.get(key);
  if (known === undefined) places.set(key, [rect]);
  else known.push(rect);
}

const piecesOf = (board: Element): NodeListOf<HTMLElement> => board.querySelectorAll<HTMLElement>('[data-piece]');

/** Called before the board changes: lets every piece travel once the change is drawn. */
export function travel(board: Element): void {
  if (still()) return;
  const names: Places = new Map();
  const kinds: Places = new Map();
  for (const piece of piecesOf(board)) {
    const rect = piece.getBoundingClientRect();
    note(names, piece.dataset.piece, rect);
    note(kinds, piece.dataset.kind, rect);
  }
  if (names.size > 0) void tick().then(() => move(board, names, kinds));
}

function move(board: Element, names: Places, kinds: Places): void {
  // all places are read before anything moves
  const pieces = [...piecesOf(board)].map((piece) => ({ piece, now: piece.getBoundingClientRect() }));
  for (const { piece, now } of pieces) {
    if (now.width === 0) continue;
    const before = names.get(piece.dataset.piece ?? '')?.[0] ?? kinds.get(piece.dataset.from ?? '')?.shift();
    if (before === undefined) piece.animate([{ opacity: 0 }, { opacity: 1 }], FADE);
    else if (Math.abs(before.left - now.left) + Math.abs(before.top - now.top) > 1) {
      const start = `translate(${before.left - now.left}px, ${before.top - now.top}px) scale(${before.width / now.width || 1})`;
      piece.animate(
        [
          { transformOrigin: '0 0', transform: start },
          { transformOrigin: '0 0', transform: 'none' },
        ],
        TRAVEL,
      );
    }
  }
}
