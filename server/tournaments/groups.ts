/** Who plays with whom at tables of three or four. */
import type { History } from './history.ts';

/** Beginnings from which tables are made better, of which the best is taken. */
const STARTS = 8;

/** Tables as even as can be, none larger than wished: five at tables of four are three and two. */
export function sizesOf(count: number, atTable: number): number[] {
  const tables = Math.ceil(count / atTable);
  return Array.from({ length: tables }, (_, index) => Math.floor((count + tables - 1 - index) / tables));
}

/**
 * First of all as few as possible meet again, and the oftener they have met the less; then, where `nearness` counts, those
 * sit together who are near in the standings. Two change places as long as that makes it better.
 */
export function groupsOf(ranked: readonly number[], atTable: number, history: History, nearness: boolean, random: (below: number) => number): number[][] {
  const place = new Map(ranked.map((entrant, index) => [entrant, index]));
  const sizes = sizesOf(ranked.length, atTable);
  // all distances together stay below one meeting
  const unit = nearness ? 1 / ranked.length ** 4 : 0;
  const between = (one: number, other: number): number => history.met(one, other) ** 2 + unit * (place.get(one)! - place.get(other)!) ** 2;
  let best: number[][] = [];
  let least = Number.POSITIVE_INFINITY;
  for (let start = 0; start < STARTS; start++) {
    const tables = improved(dealt(start === 0 ? ranked : shuffled(ranked, random), sizes), between);
    const cost = tables.reduce((sum, table) => sum + costOf(table, between), 0);
    if (cost < least) [best, least] = [tables, cost];
  }
  return best;
}

function dealt(order: readonly number[], sizes: readonly number[]): number[][] {
  const rest = [...order];
  return sizes.map((size) => rest.splice(0, size));
}

function costOf(table: readonly number[], between: (one: number, other: number) => number): number {
  let sum = 0;
  for (const [index, one] of table.entries()) for (const other of table.slice(index + 1)) sum += between(one, other);
  return sum;
}

function improved(tables: number[][], between: (one: number, other: number) => number): number[][] {
  const cost = (entrant: number, table: readonly number[], without: number): number =>
    table.reduce((sum, other) => (other === without ? sum : sum + between(entrant, other)), 0);
  for (let better = true; better; ) {
    better = false;
    for (const [index, one] of tables.entries()) {
      for (const other of tables.slice(index + 1)) {
        for (let a = 0; a < one.length; a++) {
          for (let b = 0; b < other.length; b++) {
            const [left, right] = [one[a], other[b]];
            const now = cost(left, one, left) + cost(right, other, right);
            const then = cost(right, one, left) + cost(left, other, right);
            if (then >= now - 1e-12) continue;
            [one[a], other[b]] = [right, left];
            better = true;
          }
        }
      }
    }
  }
  return tables;
}

export function shuffled<Item>(items: readonly Item[], random: (below: number) => number): Item[] {
  const mixed = [...items];
  for (let last = mixed.length - 1; last > 0; last--) {
    const other = random(last + 1);
    [mixed[last], mixed[other]] = [mixed[other], mixed[last]];
  }
  return mixed;
}
