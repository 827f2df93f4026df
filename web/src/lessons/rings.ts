/** Rings around what a lesson points at: one around parts of a place that stand in a row, none inside another. */

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Sides that differ by less look like one line. */
const SAME = 6;

const meet = (one: Box, other: Box): boolean =>
  one.x <= other.x + other.width && other.x <= one.x + one.width && one.y <= other.y + other.height && other.y <= one.y + one.height;
const alike = (one: number, other: number): boolean => Math.abs(one - other) <= SAME;
/** Side by side and equally high, or below one another and equally wide. */
const inLine = (one: Box, other: Box): boolean =>
  meet(one, other) && ((alike(one.y, other.y) && alike(one.height, other.height)) || (alike(one.x, other.x) && alike(one.width, other.width)));

function around(one: Box, other: Box): Box {
  const [x, y] = [Math.min(one.x, other.x), Math.min(one.y, other.y)];
  const [right, bottom] = [Math.max(one.x + one.width, other.x + other.width), Math.max(one.y + one.height, other.y + other.height)];
  return { x, y, width: right - x, height: bottom - y };
}

function joined(rings: readonly Box[], part: Box): readonly Box[] {
  const beside = rings.find((ring) => inLine(ring, part));
  if (beside === undefined) return [...rings, part];
  const others = rings.filter((ring) => ring !== beside);
  return joined(others, around(part, beside));
}
const size = ({ width, height }: Box): number => width * height;

/** Of the parts of one place. */
export function ringsAround(parts: readonly Box[]): readonly Box[] {
  const rings = parts.reduce(joined, []);
  // a small part at the edge of a large one, such as a button on it, needs none of its own
  return rings.filter((ring) => !rings.some((other) => meet(ring, other) && size(other) > 4 * size(ring)));
}
