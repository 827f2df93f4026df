/** Who plays whom at tables of two. */
import type { History } from './history.ts';
import { canAllPair } from './matching.ts';

/**
 * From the top, each plays whoever is nearest in the standings whom they have not met, as long as all others can still be
 * paired in that way. Where that can't be, as few meet again as often as need be. Of an odd number somebody has a free
 * round: the last in the standings of those who had the fewest.
 */
export function pairsOf(ranked: readonly number[], history: History): number[][] {
  for (let again = 0; ; again++) {
    const fits = (one: number, other: number): boolean => history.met(one, other) <= again;
    const canPair = (rest: readonly number[]): boolean => canAllPair(rest.length, (one, other) => fits(rest[one], rest[other]));
    const free = ranked.length % 2 === 0 ? [null] : freeNext(ranked, history);
    const bye = free.find((one) => canPair(ranked.filter((other) => other !== one)));
    if (bye === undefined) continue;
    const tables: number[][] = [];
    let rest = ranked.filter((one) => one !== bye);
    while (rest.length > 0) {
      const [first, ...others] = rest;
      const second = others.find((other) => fits(first, other) && canPair(others.filter((one) => one !== other)))!;
      tables.push([first, second]);
      rest = others.filter((other) => other !== second);
    }
    return bye === null ? tables : [...tables, [bye]];
  }
}

function freeNext(ranked: readonly number[], history: History): number[] {
  const fewest = Math.min(...ranked.map((one) => history.byes(one)));
  return ranked.filter((one) => history.byes(one) === fewest).reverse();
}

/**
 * Everybody against everybody: all sit in a circle but one, and move on by a place each round. Of an odd number, whoever
 * would meet the missing one has a free round, and so has who would meet somebody that has left.
 */
export function circleOf(count: number, round: number, plays: (entrant: number) => boolean): number[][] {
  const even = count + (count % 2);
  const circle = [even - 1, ...Array.from({ length: even - 1 }, (_, place) => (place + round) % (even - 1))];
  // the first meets whoever has come to the second place, the others those across
  const tables = Array.from({ length: even / 2 }, (_, index) => (index === 0 ? [circle[0], circle[1]] : [circle[1 + index], circle[even - index]]));
  return tables.map((table) => table.filter((one) => one < count && plays(one))).filter((table) => table.length > 0);
}

export const circleRounds = (count: number): number => count + (count % 2) - 1;
