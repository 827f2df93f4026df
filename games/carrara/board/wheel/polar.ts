/** Places on a wheel: slot I lies at the top, the others clockwise. */
const round = (value: number): number => Math.round(value * 10) / 10;

export function polar(radius: number, degrees: number): { x: number; y: number } {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return { x: round(radius * Math.cos(angle)), y: round(radius * Math.sin(angle)) };
}

/** A sector between two radii, 60 degrees wide around `degrees`. */
export function wedge(inner: number, outer: number, degrees: number): string {
  const [a, b] = [degrees - 30, degrees + 30];
  const [p, q, r, s] = [polar(outer, a), polar(outer, b), polar(inner, b), polar(inner, a)];
  return `M${p.x} ${p.y}A${outer} ${outer} 0 0 1 ${q.x} ${q.y}L${r.x} ${r.y}A${inner} ${inner} 0 0 0 ${s.x} ${s.y}Z`;
}

/** The middle of a sector's blocks of one colour: three colours lie in the outer row, three in the inner one. */
export function blockAt(sector: number, colour: number): { x: number; y: number } {
  const row = colour < 3 ? { radius: 144, step: 18 } : { radius: 106, step: 18.5 };
  return polar(row.radius, sector * 60 + ((colour % 3) - 1) * row.step);
}

/** How much smaller than themselves blocks are drawn there. */
export const BLOCK_SCALE = 0.82;
