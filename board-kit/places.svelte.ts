/** The places of a board. Each hears only of its own changes, so that all the others stay as they are drawn. */
import { type BaseMove, type Line, sameJson } from '@bottega/kernel';

const NONE: readonly never[] = [];

class Place {
  /** What may be done there. */
  moves: readonly BaseMove[];
  lines: readonly Line[];
  lit: boolean;

  constructor(moves: readonly BaseMove[], lines: readonly Line[], lit: boolean) {
    this.moves = $state.raw(moves);
    this.lines = $state.raw(lines);
    this.lit = $state.raw(lit);
  }
}

export class Places {
  private readonly known = new Map<string, Place>();
  private offered: ReadonlyMap<string, readonly BaseMove[]> = new Map();
  private lines: readonly Line[] = NONE;
  private lit: ReadonlySet<string> = new Set();

  at(target: string): Place {
    return this.known.get(target) ?? this.make(target);
  }

  show(offered: ReadonlyMap<string, readonly BaseMove[]>, lines: readonly Line[], lit: readonly string[]): void {
    this.offered = offered;
    this.lines = lines;
    this.lit = new Set(lit);
    for (const [target, place] of this.known) {
      const moves = offered.get(target) ?? NONE;
      if (!same(place.moves, moves)) place.moves = moves;
      const own = this.linesAt(target);
      if (!same(place.lines, own)) place.lines = own;
      place.lit = this.lit.has(target);
    }
  }

  private linesAt(target: string): readonly Line[] {
    return this.lines.length === 0 ? NONE : this.lines.filter((line) => line.target === target);
  }

  private make(target: string): Place {
    // apart from whoever asks first: Svelte does not follow a state that its own reader made
    let place: Place | undefined;
    const make = (): Place => new Place(this.offered.get(target) ?? NONE, this.linesAt(target), this.lit.has(target));
    $effect.root(() => {
      place = make();
    })();
    // a board that is drawn as text has no effects
    place ??= make();
    this.known.set(target, place);
    return place;
  }
}

const same = (some: readonly unknown[], others: readonly unknown[]): boolean =>
  some.length === others.length && some.every((each, index) => sameJson(each, others[index]));
