/**
 * How much each choice of a beginning added to how a game ended: least squares, held back where a choice was seen
 * seldom (ridge regression).
 */
import type { Openings } from '@bottega/kernel';

const SWEEPS = 200;
/**
 * So many ends that add nothing are thought to have followed each choice: luck in a game is far greater than what a
 * choice is worth.
 */
const DOUBT = 240;

interface Choice {
  readonly made: { readonly end: number; readonly share: number }[];
  worth: number;
}

export class OpeningWorths {
  private readonly choices = new Map<string, Choice>();
  /** What is not explained yet of each end. */
  private readonly ends: number[] = [];

  /** Somebody chose `own`, the others chose `others`, and in the end there was such a margin. */
  add(own: readonly string[], others: readonly (readonly string[])[], margin: number): void {
    const end = this.ends.push(margin) - 1;
    // the same may have been chosen more than once
    const shares = new Map<string, number>();
    const count = (key: string, share: number): void => void shares.set(key, (shares.get(key) ?? 0) + share);
    for (const key of own) count(key, 1);
    for (const keys of others) for (const key of keys) count(key, -1 / others.length);
    for (const [key, share] of shares) this.choiceOf(key).made.push({ end, share });
  }

  fit(): Openings {
    for (let sweep = 0; sweep < SWEEPS; sweep++) for (const choice of this.choices.values()) this.improve(choice);
    const keys = [...this.choices.keys()].sort();
    return Object.fromEntries(keys.map((key) => [key, Math.round(100 * this.choiceOf(key).worth) / 100]));
  }

  /** The best worth while those of all other choices stay as they are. */
  private improve(choice: Choice): void {
    let explained = 0;
    let weight = DOUBT;
    for (const { end, share } of choice.made) {
      explained += share * (this.ends[end] + share * choice.worth);
      weight += share * share;
    }
    const worth = explained / weight;
    for (const { end, share } of choice.made) this.ends[end] -= share * (worth - choice.worth);
    choice.worth = worth;
  }

  private choiceOf(key: string): Choice {
    const known = this.choices.get(key) ?? { made: [], worth: 0 };
    this.choices.set(key, known);
    return known;
  }
}
