/**
 * Pieces travel from where they lay before a change to where they lie now. What leaves goes at once, so that nothing can be
 * pressed that is no longer there. A piece is an element with `data-piece`, which names it or its kind; a new one comes from where
 * one of that name has just left, else from a pile named by `data-from`. Nothing moves for who asked for stillness.
 */
import { tick } from 'svelte';

const wish = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)');

/** Whether the reader asked for less motion. */
export const still = (): boolean => wish?.matches ?? false;

const TRAVEL = { duration: 320, easing: 'cubic-bezier(0.4, 0, 0.2, 1)' };
const FADE = { duration: 180 };
/** What only makes room for something else, by so many pixels, moves at once. */
const NEAR = 8;

/** The middle of a piece at rest, relative to the board, which may be scrolled or moved as a whole. */
interface Place {
  readonly piece: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
}
interface Places {
  /** Of the board: after a change of its size nothing lies where it lay. */
  readonly width: number;
  readonly of: ReadonlyMap<HTMLElement, Place>;
}

/** Pieces on their way. */
const flights = new WeakMap<HTMLElement, Animation>();

function placesOn(board: Element): Places {
  const origin = board.getBoundingClientRect();
  const of = new Map<HTMLElement, Place>();
  for (const element of board.querySelectorAll<HTMLElement>('[data-piece]')) {
    const { left, top, width, height } = element.getBoundingClientRect();
    // a piece on its way lies elsewhere than where it will lie
    const { a: scale, e: dx, f: dy } = flights.get(element)?.playState === 'running' ? new DOMMatrix(getComputedStyle(element).transform) : AT_REST;
    of.set(element, {
      piece: element.dataset['piece'] ?? '',
      x: left + width / 2 - origin.left - dx,
      y: top + height / 2 - origin.top - dy,
      width: width / scale,
    });
  }
  return { width: origin.width, of };
}
const AT_REST = { a: 1, e: 0, f: 0 };

/** `$effect(travels(() => root, () => props.view))`: lets pieces travel after every change of the view. */
export function travels(board: () => Element | undefined, change: () => unknown): () => void {
  let before: Places | undefined;
  return () => {
    change();
    const root = board();
    if (root === undefined || still()) return;
    // once everything is drawn, and before it is painted; where pieces lay is known from the time before
    void tick().then(() => {
      const now = placesOn(root);
      if (before?.width === now.width) depart(before.of, now.of);
      before = now;
    });
  };
}

function depart(before: Places['of'], now: Places['of']): void {
  const stays = (element: HTMLElement): boolean => before.get(element)?.piece === now.get(element)?.piece;
  const left = [...before].flatMap(([element, place]) => (stays(element) ? [] : [place]));
  const departure = (element: HTMLElement, piece: string): Place | undefined => {
    if (stays(element)) return before.get(element);
    const index = left.findIndex((place) => place.piece === piece);
    if (index >= 0) return left.splice(index, 1)[0];
    const pile = element.dataset['from'];
    return pile === undefined ? undefined : [...before.values()].find((place) => place.piece === pile);
  };
  const flying: HTMLElement[] = [];
  for (const [element, place] of now) {
    const from = departure(element, place.piece);
    if (from === undefined) element.animate([{ opacity: 0 }, { opacity: 1 }], FADE);
    else if (place.width > 0 && Math.abs(from.x - place.x) + Math.abs(from.y - place.y) > NEAR) {
      fly(element, from, place);
      flying.push(element);
    }
  }
  // styles are changed only when all of them have set out: each departure would work them out anew
  for (const element of flying) raise(element);
}

function fly(element: HTMLElement, from: Place, to: Place): void {
  const start = `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(${from.width / to.width || 1})`;
  // a transform alone is left to the compositor
  flights.set(element, element.animate([{ transform: start }, { transform: 'none' }], TRAVEL));
}

/** Above whatever it passes on its way. */
function raise(element: HTMLElement): void {
  const zones: HTMLElement[] = [];
  for (let zone = element.closest<HTMLElement>('.zone'); zone; zone = zone.parentElement?.closest<HTMLElement>('.zone') ?? null) zones.push(zone);
  for (const zone of zones) zone.style.zIndex = '1';
  flights.get(element)!.onfinish = () => {
    for (const zone of zones) zone.style.zIndex = '';
  };
}
