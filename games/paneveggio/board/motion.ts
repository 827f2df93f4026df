/**
 * Pieces travel from where they lay before a change to where they lie now. What leaves goes at once, so that nothing
 * can be pressed that is no longer there; what arrives comes from the remembered place. Nothing moves for who asked for stillness.
 */
import { still } from '@bottega/board-kit';
import { tick } from 'svelte';
import { flip } from 'svelte/animate';
import { cubicInOut } from 'svelte/easing';
import type { TransitionConfig } from 'svelte/transition';

const TRAVEL = 350;
const FADE = 180;
const places = new Map<string, DOMRect[]>();

/** Called before the board changes: notes where every piece lies, until the change is drawn. */
export function remember(board: Element): void {
  places.clear();
  if (still()) return;
  for (const piece of board.querySelectorAll<HTMLElement>('[data-piece]')) {
    const key = piece.dataset.piece ?? '';
    const rect = piece.getBoundingClientRect();
    const known = places.get(key);
    if (known === undefined) places.set(key, [rect]);
    else known.push(rect);
  }
  void tick().then(() => places.clear());
}

export function arrive(node: Element, { from }: { from: string }): TransitionConfig {
  if (still()) return { duration: 0 };
  const before = places.get(from)?.shift();
  const now = node.getBoundingClientRect();
  if (before === undefined || now.width === 0) return { duration: FADE, css: (t) => `opacity: ${t}` };
  const [x, y, size] = [before.left - now.left, before.top - now.top, before.width / now.width];
  return {
    duration: TRAVEL,
    easing: cubicInOut,
    css: (t, u) => `transform-origin: 0 0; transform: translate(${u * x}px, ${u * y}px) scale(${t + u * size})`,
  };
}

export const slide: typeof flip = (node, rects, options) => flip(node, rects, { duration: still() ? 0 : 300, ...options });
