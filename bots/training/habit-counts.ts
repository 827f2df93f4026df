/**
 * Learns habits from choices that were thought over: every move has a readiness, and among those offered each is made
 * in proportion to it (Plackett–Luce, fitted by Hunter's method).
 */
import type { Habits } from '@bottega/kernel';

const SWEEPS = 60;
/**
 * Each move is taken to have been offered against an average one, once made and once not: it keeps rare moves from
 * extremes.
 */
const DOUBT = 1;
/** What is close to nothing special is not written down. */
const PLAIN = 0.15;

export class HabitCounts {
  private readonly numbers = new Map<string, number>();
  private readonly chosen: number[] = [];
  private readonly choices: { readonly offered: readonly number[] }[] = [];

  add(offered: readonly string[], chosen: number): void {
    const numbers = offered.map((key) => this.numberOf(key));
    this.chosen[numbers[chosen]]++;
    this.choices.push({ offered: numbers });
  }

  fit(): Habits {
    let readiness = this.chosen.map(() => 1);
    for (let sweep = 0; sweep < SWEEPS; sweep++) {
      const chances = readiness.map((own) => (2 * DOUBT) / (own + 1));
      for (const { offered } of this.choices) {
        let sum = 0;
        for (const move of offered) sum += readiness[move];
        for (const move of offered) chances[move] += 1 / sum;
      }
      readiness = readiness.map((_, move) => (this.chosen[move] + DOUBT) / chances[move]);
    }
    const keys = [...this.numbers.keys()].sort();
    const telling = keys.filter((key) => Math.abs(Math.log(readiness[this.numbers.get(key)!])) > PLAIN);
    return Object.fromEntries(telling.map((key) => [key, Number(readiness[this.numbers.get(key)!].toPrecision(2))]));
  }

  private numberOf(key: string): number {
    const known = this.numbers.get(key);
    if (known !== undefined) return known;
    this.numbers.set(key, this.chosen.length);
    this.chosen.push(0);
    return this.chosen.length - 1;
  }
}
