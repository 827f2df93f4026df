/**
 * Pieces travel from where they lay before a change to where they lie now. What leaves goes at once, so that nothing
 * can be pressed that is no longer there. A piece is an element with `data-piece`, which names it or its kind; a new
 * one comes from where one of that name has just left, else from a pile named by `data-from`. What is part of a drawing
 * only lends its place to others. Nothing moves for who asked for stillness.
 */
import { tick } from 'svelte';
import { afterPaint } from './after-paint.ts';

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
type Piece = HTMLElement | SVGElement;
type Places = Map<Piece, Place>;

/** Where a piece begins its way: how much larger than it will be, and how far off. */
interface Start {
  readonly scale: number;
  readonly dx: number;
  readonly dy: number;
}

/**
 * Pieces that are held where they set out until the answer is painted, null for those that only appear: whatever is on
 * its way becomes a layer of its own, and making layers would delay the answer.
 */
const held = new Map<Piece, Start | null>();
/** Pieces on their way. */
const flights = new WeakMap<Piece, Animation>();

/** How a piece is moved out of its place at this moment. */
function shiftOf(element: Piece): Start {
  const start = held.get(element);
  if (start) return start;
  if (flights.get(element)?.playState !== 'running') return AT_REST;
  const { a: scale, e: dx, f: dy } = new DOMMatrix(getComputedStyle(element).transform);
  return { scale, dx, dy };
}
const AT_REST: Start = { scale: 1, dx: 0, dy: 0 };

/** Where pieces lie; only some of them where only some may have moved. */
function placesOn(board: Element, pieces: Iterable<Piece> = piecesIn(board)): Places {
  const origin = board.getBoundingClientRect();
  const places: Places = new Map();
  for (const element of pieces) {
    // what is not drawn would be laid out only to be measured
    if (element.checkVisibility?.({ contentVisibilityAuto: true }) === false) continue;
    const { left, top, width, height } = element.getBoundingClientRect();
    // a piece on its way lies elsewhere than where it will lie
    const { scale, dx, dy } = shiftOf(element);
    places.set(element, {
      piece: element.dataset['piece'] ?? '',
      x: left + width / 2 - origin.left - dx,
      y: top + height / 2 - origin.top - dy,
      width: width / scale,
    });
  }
  return places;
}
const PIECE = '[data-piece]';
const piecesIn = (element: Element): Iterable<Piece> => element.querySelectorAll<Piece>(PIECE);

/** Whether a piece came, went or became another; words and signs come and go with every answer. */
const concernsPieces = ({ type, addedNodes, removedNodes }: MutationRecord): boolean =>
  type === 'attributes' ||
  [...addedNodes, ...removedNodes].some((node) => node instanceof Element && (node.matches(PIECE) || node.querySelector(PIECE) !== null));

/** The pieces of every zone in which some came or went: nothing else has moved, but for making room. */
function* piecesNear(board: Element, changes: readonly MutationRecord[]): Generator<Piece> {
  const zones = new Set(changes.map(({ target }) => (target instanceof Element ? target : target.parentElement)?.closest('.zone') ?? board));
  for (const zone of zones) if (zone.isConnected) yield* piecesIn(zone);
}

/** Milliseconds after which everything lies still again. */
export const FLIGHT = TRAVEL.duration + 100;

/**
 * `$effect(travels(() => root, () => props.view, () => props.viewer))`: lets pieces travel after every change of the
 * view. When it is seen from another side, everything lies elsewhere and nothing has travelled.
 */
export function travels(board: () => Element | undefined, change: () => unknown, side: () => unknown): () => void {
  const changes: MutationRecord[] = [];
  let known: Places | undefined;
  let seen: unknown;
  let width = 0;
  let resting: ReturnType<typeof setTimeout> | undefined;
  let rest = (): void => {};
  const restSoon = (): void => {
    clearTimeout(resting);
    resting = setTimeout(() => rest(), FLIGHT);
  };
  // what is drawn after the rest of the table, between two changes, has not travelled
  const observer = new MutationObserver((records) => {
    changes.push(...records);
    if (records.some(concernsPieces)) restSoon();
  });
  return () => {
    change();
    const from = side();
    const root = board();
    if (root === undefined || still()) return;
    rest = () => {
      known = placesOn(root);
      width = root.clientWidth;
      changes.length = 0;
    };
    // once everything is drawn, and before it is painted; where pieces lay is known from the time before
    void tick().then(() => {
      const news = [...changes.splice(0), ...observer.takeRecords()].filter(concernsPieces);
      if (from !== seen) known = undefined;
      seen = from;
      if (known === undefined) observer.observe(root, { childList: true, subtree: true, attributeFilter: ['data-piece'] });
      else if (news.length > 0 && root.clientWidth === width) known = depart(known, placesOn(root, piecesNear(root, news)));
      restSoon();
    });
  };
}

/** Lets what came or moved set out; gives back where everything lies now. */
function depart(before: Places, now: Places): Places {
  const stays = (element: Piece): boolean => before.get(element)?.piece === now.get(element)?.piece;
  const left = [...before].flatMap(([element, place]) => (element.isConnected && (!now.has(element) || stays(element)) ? [] : [place]));
  const departure = (element: Piece, piece: string): Place | undefined => {
    if (stays(element)) return before.get(element);
    const index = left.findIndex((place) => place.piece === piece);
    if (index >= 0) return left.splice(index, 1)[0];
    const pile = element.dataset['from'];
    return pile === undefined ? undefined : [...before.values()].find((place) => place.piece === pile);
  };
  if (held.size === 0) afterPaint(letGo);
  for (const [element, place] of now) {
    const from = departure(element, place.piece);
    if (element instanceof SVGElement) continue;
    if (from === undefined) hold(element, null);
    else if (place.width > 0 && Math.abs(from.x - place.x) + Math.abs(from.y - place.y) > NEAR)
      hold(element, { scale: from.width / place.width || 1, dx: from.x - place.x, dy: from.y - place.y });
  }
  return new Map([...[...before].filter(([element]) => element.isConnected), ...now]);
}

const transformOf = ({ scale, dx, dy }: Start): string => `translate(${dx}px, ${dy}px) scale(${scale})`;

function hold(element: Piece, start: Start | null): void {
  held.set(element, start);
  if (start === null) element.style.opacity = '0';
  else element.style.transform = transformOf(start);
}

/** Everything that is held sets out. */
function letGo(): void {
  const pieces = [...held];
  held.clear();
  for (const [element, start] of pieces) {
    if (start === null) element.animate([{ opacity: 0 }, { opacity: 1 }], FADE);
    // a transform alone is left to the compositor
    else flights.set(element, element.animate([{ transform: transformOf(start) }, { transform: 'none' }], TRAVEL));
  }
  // styles are changed only when all of them have set out: each departure would work them out anew
  for (const [element, start] of pieces) {
    // both: what only appeared may have been moved on before anything was painted
    element.style.opacity = '';
    element.style.transform = '';
    if (start !== null) raise(element);
  }
}

/** Above whatever it passes on its way. */
function raise(element: Piece): void {
  const zones: HTMLElement[] = [];
  for (let zone = element.closest<HTMLElement>('.zone'); zone; zone = zone.parentElement?.closest<HTMLElement>('.zone') ?? null) zones.push(zone);
  for (const zone of zones) zone.style.zIndex = '1';
  flights.get(element)!.onfinish = () => {
    for (const zone of zones) zone.style.zIndex = '';
  };
}
