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
type Places = Map<HTMLElement, Place>;

/** Pieces on their way. */
const flights = new WeakMap<HTMLElement, Animation>();

/** Where pieces lie; only some of them where only some may have moved. */
function placesOn(board: Element, pieces: Iterable<HTMLElement> = piecesIn(board)): Places {
  const origin = board.getBoundingClientRect();
  const places: Places = new Map();
  for (const element of pieces) {
    // what is not drawn would be laid out only to be measured
    if (element.checkVisibility?.({ contentVisibilityAuto: true }) === false) continue;
    const { left, top, width, height } = element.getBoundingClientRect();
    // a piece on its way lies elsewhere than where it will lie
    const { a: scale, e: dx, f: dy } = flights.get(element)?.playState === 'running' ? new DOMMatrix(getComputedStyle(element).transform) : AT_REST;
    places.set(element, {
      piece: element.dataset['piece'] ?? '',
      x: left + width / 2 - origin.left - dx,
      y: top + height / 2 - origin.top - dy,
      width: width / scale,
    });
  }
  return places;
}
const AT_REST = { a: 1, e: 0, f: 0 };
const PIECE = '[data-piece]';
const piecesIn = (element: Element): Iterable<HTMLElement> => element.querySelectorAll<HTMLElement>(PIECE);

/** Whether a piece came, went or became another; words and signs come and go with every answer. */
const concernsPieces = ({ type, addedNodes, removedNodes }: MutationRecord): boolean =>
  type === 'attributes' ||
  [...addedNodes, ...removedNodes].some((node) => node instanceof Element && (node.matches(PIECE) || node.querySelector(PIECE) !== null));

/** The pieces of every zone in which some came or went: nothing else has moved, but for making room. */
function* piecesNear(board: Element, changes: readonly MutationRecord[]): Generator<HTMLElement> {
  const zones = new Set(changes.map(({ target }) => (target instanceof Element ? target : target.parentElement)?.closest('.zone') ?? board));
  for (const zone of zones) if (zone.isConnected) yield* piecesIn(zone);
}

/** Milliseconds after which everything lies still again. */
const SETTLED = TRAVEL.duration + 100;

/** `$effect(travels(() => root, () => props.view))`: lets pieces travel after every change of the view. */
export function travels(board: () => Element | undefined, change: () => unknown): () => void {
  const changes: MutationRecord[] = [];
  let known: Places | undefined;
  let width = 0;
  let resting: ReturnType<typeof setTimeout> | undefined;
  let rest = (): void => {};
  const restSoon = (): void => {
    clearTimeout(resting);
    resting = setTimeout(() => rest(), SETTLED);
  };
  // what is drawn after the rest of the table, between two changes, has not travelled
  const observer = new MutationObserver((records) => {
    changes.push(...records);
    if (records.some(concernsPieces)) restSoon();
  });
  return () => {
    change();
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
      if (known === undefined) observer.observe(root, { childList: true, subtree: true, attributeFilter: ['data-piece'] });
      else if (news.length > 0 && root.clientWidth === width) known = depart(known, placesOn(root, piecesNear(root, news)));
      restSoon();
    });
  };
}

/** Lets what came or moved set out; gives back where everything lies now. */
function depart(before: Places, now: Places): Places {
  const stays = (element: HTMLElement): boolean => before.get(element)?.piece === now.get(element)?.piece;
  const left = [...before].flatMap(([element, place]) => (element.isConnected && (!now.has(element) || stays(element)) ? [] : [place]));
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
  return new Map([...[...before].filter(([element]) => element.isConnected), ...now]);
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
