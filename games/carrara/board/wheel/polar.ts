/** Places on a wheel of 400: slot I lies at the top, the others clockwise. */
const round = (value: number): number => Math.round(value * 10) / 10;

export function polar(radius: number, degrees: number): { x: number; y: number } {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return { x: round(radius * Math.cos(angle)), y: round(radius * Math.sin(angle)) };
}

/** The edge of the turning disc, and of what lies inside it. */
export const DISC = 160;
export const innerEdge = (advanced: boolean): number => (advanced ? 76 : 44);

/** A sector between two radii, 60 degrees wide around `degrees`. */
export function wedge(inner: number, outer: number, degrees: number): string {
  const [a, b] = [degrees - 30, degrees + 30];
  const [p, q, r, s] = [polar(outer, a), polar(outer, b), polar(inner, b), polar(inner, a)];
  return `M${p.x} ${p.y}A${outer} ${outer} 0 0 1 ${q.x} ${q.y}L${r.x} ${r.y}A${inner} ${inner} 0 0 0 ${s.x} ${s.y}Z`;
}

interface Laid {
  readonly x: number;
  readonly y: number;
}
interface Layout {
  /** By colour; null where there is no block. */
  readonly blocks: readonly (Laid | null)[];
  /** How large blocks are drawn there. */
  readonly scale: number;
  /** Where it is said what all of them cost. */
  readonly all: Laid;
}

/** Up to three colours lie in one row and large, more in two; what they cost together stands where room is left. */
export function layoutOf(counts: readonly number[], sector: number, advanced: boolean): Layout {
  const colours = counts.flatMap((count, colour) => (count > 0 ? [colour] : []));
  const centre = sector * 60;
  const row = (radius: number, step: number, length: number, place: number): Laid => polar(radius, centre + (place - (length - 1) / 2) * step);
  const found: (Laid | null)[] = counts.map(() => null);
  if (colours.length <= 3) {
    for (const [place, colour] of colours.entries()) found[colour] = row(advanced ? 130 : 126, 22.5, colours.length, place);
    return { blocks: found, scale: 1.08, all: polar(advanced ? 91 : 78, centre) };
  }
  const inner = colours.length - 3;
  // the word takes a place in the inner row as long as there is one
  const length = Math.min(3, inner + 1);
  for (const [place, colour] of colours.entries()) found[colour] = place < 3 ? row(139, 19.5, 3, place) : row(100, 25, length, place - 3);
  return { blocks: found, scale: 0.86, all: inner < 3 ? row(98, 25, length, inner) : polar(advanced ? 80 : 62, centre) };
}
