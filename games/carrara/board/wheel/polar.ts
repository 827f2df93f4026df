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

/** How far a block with its tag reaches, and what says how much all of them cost, from the middle of their place. */
const REACH = { left: 18, right: 24, top: 25, bottom: 25 } as const;
export const ALL = { wide: 46, high: 18 } as const;

const INWARDS = [4, 3, 5, 1, 0, 2] as const;
const SECTORS = 6;

/** How much of a block with its tag would lie below what is said there. */
function hidden(at: Place, block: Place): number {
  const wide = Math.min(at.x + ALL.wide / 2, block.x + REACH.right * block.scale) - Math.max(at.x - ALL.wide / 2, block.x - REACH.left * block.scale);
  const high = Math.min(at.y + ALL.high / 2, block.y + REACH.bottom * block.scale) - Math.max(at.y - ALL.high / 2, block.y - REACH.top * block.scale);
  return Math.max(0, wide) * Math.max(0, high);
}

/**
 * The place, by its colour, where it is said what all blocks of a slot cost: a free one, where the least of the blocks
 * around it is hidden, from the inside out; null where every place is taken.
 */
export function freePlace(wheel: readonly (readonly number[])[], slot: number): number | null {
  const near = [slot, (slot + 1) % SECTORS, (slot + SECTORS - 1) % SECTORS];
  const blocks = near.flatMap((each) => wheel[each].flatMap((count, colour) => (count > 0 ? [placeOf(colour, each)] : [])));
  const lost = (colour: number): number => blocks.reduce((sum, block) => sum + hidden(placeOf(colour, slot), block), 0);
  const free = INWARDS.filter((colour) => wheel[slot][colour] === 0);
  return free.length === 0 ? null : free.reduce((best, colour) => (lost(colour) < lost(best) ? colour : best));
}

/** Where it is said: nearer to the hub, where there is room, or else in a free place. */
export function placeOfAll(wheel: readonly (readonly number[])[], slot: number, sector: number, advanced: boolean): { x: number; y: number } {
  if (!advanced) return polar(60, sector * 60);
  const free = freePlace(wheel, slot);
  return free === null ? polar(84, sector * 60) : placeOf(free, sector);
}
