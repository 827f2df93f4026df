/** Places on a wheel of 400: slot I lies at the top, the others clockwise. */
const round = (value: number): number => Math.round(value * 10) / 10;

export function polar(radius: number, degrees: number): { x: number; y: number } {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return { x: round(radius * Math.cos(angle)), y: round(radius * Math.sin(angle)) };
}

/** The edge of the turning disc, and of what lies inside it. */
export const DISC = 160;
export const innerEdge = (advanced: boolean): number => (advanced ? 76 : 38);

/** A sector between two radii, 60 degrees wide around `degrees`. */
export function wedge(inner: number, outer: number, degrees: number): string {
  const [a, b] = [degrees - 30, degrees + 30];
  const [p, q, r, s] = [polar(outer, a), polar(outer, b), polar(inner, b), polar(inner, a)];
  return `M${p.x} ${p.y}A${outer} ${outer} 0 0 1 ${q.x} ${q.y}L${r.x} ${r.y}A${inner} ${inner} 0 0 0 ${s.x} ${s.y}Z`;
}

interface Place {
  readonly x: number;
  readonly y: number;
  /** How large a block is drawn there. */
  readonly scale: number;
}

/** The three dear colours lie outside and large, the others inside. */
const ROWS = [
  { radius: 139, step: 20, scale: 1.04 },
  { radius: 104, step: 18.5, scale: 0.86 },
] as const;
const IN_ROW = 3;

/** Where blocks of a colour lie in a sector: always there, whatever else lies beside them. */
export function placeOf(colour: number, sector: number): Place {
  const { radius, step, scale } = ROWS[Math.floor(colour / IN_ROW)];
  return { ...polar(radius, sector * 60 + ((colour % IN_ROW) - 1) * step), scale };
}

/** The tag below a block: its price, and beside it how many there are. As wide as it may be beside the others. */
export const TAG = { below: 16.5, top: -6, height: 14, wide: 32 } as const;

const INWARDS = [4, 3, 5, 1, 0, 2] as const;
/** The colours beside each in its row. */
const IN_REACH = [[1], [0, 2], [1], [4], [3, 5], [4]] as const;

/** Where it is said what all blocks of a sector cost: nearer to the hub, or else in a free place, from the inside out. */
export function placeOfAll(counts: readonly number[], sector: number, advanced: boolean): { x: number; y: number } {
  if (!advanced) return polar(60, sector * 60);
  const isFree = (colour: number): boolean => counts[colour] === 0;
  const isAlone = (colour: number): boolean => IN_REACH[colour].every(isFree);
  const free = INWARDS.find((colour) => isFree(colour) && isAlone(colour)) ?? INWARDS.find(isFree);
  return free === undefined ? polar(84, sector * 60) : placeOf(free, sector);
}
