/**
 * The coach who watches: it thinks ahead while somebody decides, and asks to look again before much is given up. What
 * it has not foreseen by then is played as ever: nobody waits for it.
 */
import type { Foreseen } from '@bottega/bots';
import { type BaseMove, sameJson } from '@bottega/kernel';
import type { Scene, Table } from '@bottega/table';
import type { Act } from './offer.svelte.ts';

export interface Doubt {
  readonly act: Act;
  readonly foreseen: Foreseen;
}

/** Estimates err: so many points or so much of the chance to win are more than that. */
const MUCH = 5;
const MUCH_CHANCE = 0.12;
/** Points that don't matter to who wins are not spoken of. */
const LITTLE_CHANCE = 0.04;

export class Watch {
  /** What is to be looked at again. */
  doubt = $state.raw<Doubt | null>(null);
  private readonly table: Table;
  private about: Scene | null = null;
  /** What was thought so far of what is asked. */
  foreseen = $state.raw<readonly Foreseen[]>([]);
  /** Who was asked once knows it. */
  private asked: readonly Act[] = [];

  constructor(table: Table) {
    this.table = table;
  }

  /** Begins to think about what is asked now; null: nobody wishes it. */
  follow(scene: Scene | null): void {
    if (scene === this.about) return;
    this.about = scene;
    this.foreseen = [];
    this.asked = [];
    this.doubt = null;
    if (scene === null || scene.moves.length < 2) return;
    void this.table.foresee?.().then(
      (found) => {
        if (this.about === scene && found !== null) this.foreseen = found;
      },
      // without it nothing is said
      () => {},
    );
  }

  /** Whether somebody should look again before doing that; asked once. */
  doubts(act: Act): boolean {
    if (this.asked.some((before) => sameJson(before, act))) return false;
    const foreseen = foreseenFor(act, this.foreseen);
    if (foreseen === null || !givesUpMuch(foreseen)) return false;
    this.asked = [...this.asked, act];
    this.doubt = { act, foreseen };
    return true;
  }
}

export const givesUpMuch = ({ loss, chance }: Foreseen): boolean =>
  chance === undefined ? loss >= MUCH : chance >= MUCH_CHANCE || (loss >= MUCH && chance >= LITTLE_CHANCE);

const begins = (line: readonly BaseMove[], start: readonly BaseMove[]): boolean => start.every((move, at) => sameJson(move, line[at]));

/** The best that can come of an act; null where nobody knows. */
export function foreseenFor(act: Act, all: readonly Foreseen[]): Foreseen | null {
  const known = all.filter(({ moves }) => begins(moves, act) || begins(act, moves));
  return known.reduce<Foreseen | null>((best, each) => (best === null || each.loss < best.loss ? each : best), null);
}
