/**
 * What can be chosen is seen, or a sign says where it lies. Every part that scrolls or clips on the way from a spot to
 * the board's frame counts, and so does what lies over an edge of it.
 */
import { still } from './travel.ts';
import { wayTo } from './way-to.ts';

export type Side = 'top' | 'bottom' | 'left' | 'right';

/** Spots that lie beyond an edge of something that scrolls, and where on the screen a sign for them belongs. */
export interface Beyond {
  readonly side: Side;
  readonly scroller: Element;
  readonly targets: readonly string[];
  readonly spots: readonly Element[];
  readonly x: number;
  readonly y: number;
}

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Room left between a spot and the edge, and between a sign and the edge. */
const MARGIN = 8;
const SIGN = 26;
/** How much a spot counts that may be done without. */
const ASIDE = 1 / 8;
/** A spot is seen when its middle is. */
const middle = ({ left, right, top, bottom }: Box): { x: number; y: number } => ({ x: (left + right) / 2, y: (top + bottom) / 2 });

/** What clips its content, from a part outwards to the root. */
class Clips {
  private readonly known = new Map<Element, Box | null>();
  private readonly root: Element;

  constructor(root: Element) {
    this.root = root;
  }

  *around(part: Element): Generator<[Element, Box]> {
    for (let outer = part.parentElement; outer !== null; outer = outer.parentElement) {
      const box = this.boxOf(outer);
      if (box !== null) yield [outer, box];
      if (outer === this.root) return;
    }
  }

  boxOf(part: Element): Box | null {
    let box = this.known.get(part);
    if (box === undefined) {
      box = clipOf(part);
      this.known.set(part, box);
    }
    return box;
  }
}

function clipOf(part: Element): Box | null {
  if (part instanceof SVGElement) return null;
  const { overflowX, overflowY } = getComputedStyle(part);
  if (overflowX === 'visible' && overflowY === 'visible') return null;
  const { left, top } = part.getBoundingClientRect();
  return { left, top, right: left + part.clientWidth, bottom: top + part.clientHeight };
}

/** On which side of a box it lies, if its middle is outside. */
function sideOf(place: Box, box: Box): Side | null {
  const { x, y } = middle(place);
  if (y > box.bottom) return 'bottom';
  if (y < box.top) return 'top';
  if (x > box.right) return 'right';
  return x < box.left ? 'left' : null;
}

const clamp = (value: number, low: number, high: number): number => Math.max(low, Math.min(value, high));
/** Where it would lie if it were brought just inside. */
function inside(place: Box, box: Box): Box {
  const { x, y } = middle(place);
  const [dx, dy] = [clamp(x, box.left + 1, box.right - 1) - x, clamp(y, box.top + 1, box.bottom - 1) - y];
  return { left: place.left + dx, right: place.right + dx, top: place.top + dy, bottom: place.bottom + dy };
}

/** What hides a spot: the outermost part, for only there can one begin to bring it into sight. */
function hiderOf(spot: Element, clips: Clips): { part: Element; box: Box; side: Side } | null {
  let place: Box = spot.getBoundingClientRect();
  let hider: { part: Element; box: Box; side: Side } | null = null;
  for (const [part, box] of clips.around(spot)) {
    const side = sideOf(place, box);
    if (side !== null) {
      hider = { part, box, side };
      place = inside(place, box);
    }
  }
  return hider;
}

/** Every spot that can be chosen and is not seen, by the edge it lies beyond. */
export function outOfSight(root: Element): Beyond[] {
  const clips = new Clips(root);
  const frame = clips.boxOf(root) ?? root.getBoundingClientRect();
  const found = new Map<string, { side: Side; part: Element; box: Box; spots: Element[] }>();
  const numbers = new Map<Element, number>();
  for (const spot of root.querySelectorAll('.spot.legal')) {
    const hider = hiderOf(spot, clips);
    if (hider === null) continue;
    const { part, side, box } = hider;
    const number = numbers.get(part) ?? numbers.size;
    numbers.set(part, number);
    const group = found.get(`${number} ${side}`);
    if (group === undefined) found.set(`${number} ${side}`, { side, part, box, spots: [spot] });
    else group.spots.push(spot);
  }
  return [...found.values()].map(({ side, part, box, spots }) => ({
    side,
    scroller: part,
    spots,
    targets: spots.map((spot) => (spot as HTMLElement).dataset['target'] ?? ''),
    ...signAt(side, box, frame),
  }));
}

function signAt(side: Side, box: Box, frame: Box): { x: number; y: number } {
  const seen = {
    left: Math.max(box.left, frame.left),
    right: Math.min(box.right, frame.right),
    top: Math.max(box.top, frame.top),
    bottom: Math.min(box.bottom, frame.bottom),
  };
  const { x, y } = middle(seen);
  if (side === 'top') return { x, y: seen.top + SIGN };
  if (side === 'bottom') return { x, y: seen.bottom - SIGN };
  return side === 'left' ? { x: seen.left + SIGN, y } : { x: seen.right - SIGN, y };
}

/** As a plain record: what a browser measures has no members of its own to be copied. */
function placeOf(spot: Element): Box {
  const { left, right, top, bottom } = spot.getBoundingClientRect();
  return { left, right, top, bottom };
}

const behaviour = (): ScrollBehavior => (still() ? 'auto' : 'smooth');

/** Scrolls to the nearest of the spots that a sign stands for. */
export function goTo({ side, scroller, spots }: Beyond): void {
  const places = spots.map((spot) => spot.getBoundingClientRect());
  const box = clipOf(scroller) ?? scroller.getBoundingClientRect();
  // as much of a page as leaves a little of what was seen
  const page = (side === 'top' || side === 'bottom' ? box.bottom - box.top : box.right - box.left) * 0.8;
  const near = (ways: readonly number[]): number => Math.min(page, Math.max(MARGIN, Math.max(...ways.filter((way) => way <= page), Math.min(...ways))));
  const behavior = behaviour();
  if (side === 'bottom') scroller.scrollBy({ top: near(places.map(({ bottom }) => bottom + MARGIN - box.bottom)), behavior });
  else if (side === 'top') scroller.scrollBy({ top: -near(places.map(({ top }) => box.top + MARGIN - top)), behavior });
  else if (side === 'right') scroller.scrollBy({ left: near(places.map(({ right }) => right + MARGIN - box.right)), behavior });
  else scroller.scrollBy({ left: -near(places.map(({ left }) => box.left + MARGIN - left)), behavior });
}

/**
 * Scrolls everything that scrolls, from the inside out, so that as many of the spots as possible are seen: all of them
 * where they fit. Those of class `aside` are no reason to leave the others.
 */
export function bringIntoSight(root: Element, which: string): void {
  const clips = new Clips(root);
  const places = new Map<Element, Box>([...root.querySelectorAll(which)].map((spot) => [spot, placeOf(spot)]));
  const within = new Map<Element, Element[]>();
  for (const spot of places.keys()) for (const [part] of clips.around(spot)) within.set(part, [...(within.get(part) ?? []), spot]);
  // an inner part has fewer around it
  const parts = [...within.keys()].sort((a, b) => (a.contains(b) ? 1 : b.contains(a) ? -1 : 0));
  for (const part of parts) {
    const spots = within.get(part)!;
    const box = clips.boxOf(part)!;
    const weight = (spot: Element): number => (spot.matches('.aside') ? ASIDE : 1);
    const boxes = spots.map((spot) => ({ spot, ...places.get(spot)! }));
    const canScroll = (axis: 'x' | 'y'): boolean => (axis === 'y' ? part.scrollHeight > part.clientHeight + 1 : part.scrollWidth > part.clientWidth + 1);
    const top = canScroll('y')
      ? wayTo(
          boxes.map((place) => ({ top: place.top, bottom: place.bottom, weight: weight(place.spot) })),
          { top: box.top + MARGIN, bottom: box.bottom - MARGIN },
        )
      : 0;
    const left = canScroll('x')
      ? wayTo(
          boxes.map((place) => ({ top: place.left, bottom: place.right, weight: weight(place.spot) })),
          { top: box.left + MARGIN, bottom: box.right - MARGIN },
        )
      : 0;
    if (top !== 0 || left !== 0) part.scrollBy({ top, left, behavior: behaviour() });
    // where they will lie then, as far as the part shows them
    for (const spot of spots) {
      const place = places.get(spot)!;
      places.set(spot, inside({ left: place.left - left, right: place.right - left, top: place.top - top, bottom: place.bottom - top }, box));
    }
  }
}
