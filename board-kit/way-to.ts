/** How far a board must be scrolled to show places of it. */

export interface Bounds {
  readonly top: number;
  readonly bottom: number;
}

export interface Place extends Bounds {
  /** How much it matters that it is seen. */
  readonly weight: number;
}

/** Less than this is nothing to an eye. */
const PIXEL = 1;

/** Until the most places are wholly inside the pane, and no farther. */
export function wayTo(places: readonly Place[], pane: Bounds): number {
  const isSeen = ({ top, bottom }: Bounds, way: number): boolean => top - way > pane.top - PIXEL && bottom - way < pane.bottom + PIXEL;
  const seen = (way: number): number => places.reduce((sum, place) => sum + (isSeen(place, way) ? place.weight : 0), 0);
  const ways = places.flatMap(({ top, bottom }) => [top - pane.top, bottom - pane.bottom]).sort((a, b) => Math.abs(a) - Math.abs(b));
  return ways.reduce((best, way) => (seen(way) > seen(best) ? way : best), 0);
}
