/** The places of a board. Each hears only of its own changes, so that all the others stay as they are drawn. */
import { type BaseMove, sameJson } from '@bottega/kernel';

const NONE: readonly BaseMove[] = [];

class Place {
  /** What may be done there. */
  moves: readonly BaseMove[];
  lit: boolean;

  constructor(moves: readonly BaseMove[], lit: boolean) {
    this.moves = $state.raw(moves);
    this.lit = $state.raw(lit);
  }
}

export class Places {
  private readonly known = new Map<string, Place>();
  private offered: ReadonlyMap<string, readonly BaseMove[]> = new Map();
  private lit: ReadonlySet<string> = new Set();

  at(target: string): Place {
    return this.known.get(target) ?? this.make(target);
  }

  show(offered: ReadonlyMap<string, readonly BaseMove[]>, lit: readonly string[]): void {
    this.offered = offered;
    this.lit = new Set(lit);
    for (const [target, place] of this.known) {
      const moves = offered.get(target) ?? NONE;
      if (!same(place.moves, moves)) place.moves = moves;
      place.lit = this.lit.has(target);
    }
  }

  private make(target: string): Place {
    // apart from whoever asks first: Svelte does not follow a state that its own reader made
    $effect.root(() => {
      this.known.set(target, new Place(this.offered.get(target) ?? NONE, this.lit.has(target)));
    })();
    return this.known.get(target)!;
  }
}

const same = (some: readonly BaseMove[], others: readonly BaseMove[]): boolean =>
  some.length === others.length && some.every((move, index) => sameJson(move, others[index]));
