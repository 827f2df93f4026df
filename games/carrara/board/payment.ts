/** Ways to pay for a building, and the cheapest of them: blocks are worth what they cost on the wheel. */
import { CITY_INDEX, type City } from '../edition/names.ts';
import type { Edition } from '../edition/schema.ts';
import { EXCHANGE, type MoveOf, PAY } from '../rules/moves.ts';

type Payment = MoveOf<'pay' | 'exchange'>;

/** What stands for one block of the cost: a block of an accepted colour, or a pair of the colour just below. */
interface Unit {
  readonly move: Payment;
  readonly value: number;
  readonly count: number;
}

function unitsOf(edition: Edition, blocks: readonly (number | null)[], city: City): Unit[] {
  const own = CITY_INDEX[city];
  const price = (colour: number): number => edition.wheel.prices.reduce((sum, slot) => sum + slot[colour], 0);
  const singles = blocks.slice(0, own + 1).map((count, colour) => ({ move: PAY[colour] as Payment, value: price(colour), count: count ?? 0 }));
  const below = own + 1;
  if (below < blocks.length) singles.push({ move: EXCHANGE[below] as Payment, value: 2 * price(below), count: Math.floor((blocks[below] ?? 0) / 2) });
  return singles.filter(({ count }) => count > 0);
}

/** The cheapest blocks, the finest colour first; fewer than needed where there are not enough. */
export function cheapest(edition: Edition, blocks: readonly (number | null)[], city: City, needed: number): Payment[] {
  const units = unitsOf(edition, blocks, city);
  const chosen = new Map<Unit, number>();
  let left = needed;
  // of two that cost the same, the plainer colour
  for (const unit of [...units].reverse().sort((a, b) => a.value - b.value)) {
    chosen.set(unit, Math.min(left, unit.count));
    left -= Math.min(left, unit.count);
  }
  return units.flatMap((unit) => Array<Payment>(chosen.get(unit) ?? 0).fill(unit.move));
}

/** Whether something else could be paid as well. */
export function isOpen(edition: Edition, blocks: readonly (number | null)[], city: City, needed: number): boolean {
  const units = unitsOf(edition, blocks, city);
  const all = units.reduce((sum, { count }) => sum + count, 0);
  return units.length > 1 && all > needed;
}
