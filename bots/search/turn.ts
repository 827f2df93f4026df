/**
 * All ends of a seat's own turn, as far as they can be tried: move by move, positions that are alike merged, and where
 * there are more than can be followed, only the best of them (beam search).
 */
import type { BaseMove, BaseState, Seat } from '@bottega/kernel';
import { othersAnswer } from './answer.ts';
import { likeness } from './likeness.ts';
import type { SearchTable } from './table.ts';

/** A way through a turn, or a part of one. */
export interface Line {
  readonly state: BaseState;
  readonly points: readonly number[];
  /** To the seat whose turn it is. */
  readonly worth: number;
  /** The move that led here, and what came before it. */
  readonly move?: BaseMove;
  readonly before?: Line;
  /** The move that the turn began with. */
  readonly first?: BaseMove;
}

/** No turn is longer. */
const LONGEST = 200;
/** Positions followed at a time in a hurry. */
const NARROW = 6;
/** … and after each first move, however bad they look. */
const AFTER_EACH = 1;

export class TurnSearch {
  /** The best ends of the turn, the best first. */
  readonly ends: Line[] = [];
  private readonly table: SearchTable;
  private readonly seat: Seat;
  private width: number;
  private readonly kept: number;
  private readonly turn: number;
  private readonly seen = new Set<number>();
  /** Ends that were kept, loosely. */
  private readonly ended = new Set<string>();
  private layer: Line[];
  private following: Line[] = [];
  private at = 0;
  private depth = 0;

  constructor(table: SearchTable, from: BaseState, seat: Seat, width: number, kept: number) {
    this.table = table;
    this.seat = seat;
    this.width = width;
    this.kept = kept;
    this.turn = from.turn;
    const points = table.judge(from, seat);
    this.layer = [{ state: from, points, worth: table.worth(from, points, seat) }];
  }

  /** Tries about so many moves more; says whether there is anything left to try. */
  advance(moves: number): boolean {
    const enough = this.table.tried + moves;
    while (this.table.tried < enough) {
      if (this.at === this.layer.length && !this.nextLayer()) return false;
      this.expand(this.layer[this.at++]);
    }
    return true;
  }

  /** Follows no more than a few positions from now on. */
  hurry(): void {
    this.width = Math.min(this.width, NARROW);
  }

  /** The best ends; as long as there are none, what leads to one. */
  get best(): readonly Line[] {
    return this.ends.length > 0 ? this.ends : [...this.following, ...this.layer].filter(({ move }) => move !== undefined).sort((a, b) => b.worth - a.worth);
  }

  private nextLayer(): boolean {
    const { following, width } = this;
    if (following.length === 0 || ++this.depth > LONGEST) return false;
    this.layer = following.length > width ? promising(following, width) : following;
    this.following = [];
    this.at = 0;
    return true;
  }

  private keep(end: Line): void {
    const { ends } = this;
    // a longer way to the same, such as a card placed, taken back and placed again, looks silly
    const ended = `${likeness(end.state, true)} ${end.worth}`;
    if (this.ended.has(ended)) return;
    this.ended.add(ended);
    if (ends.length === this.kept) {
      if (end.worth <= ends[ends.length - 1].worth) return;
      ends.pop();
    }
    let at = ends.length;
    while (at > 0 && ends[at - 1].worth < end.worth) at--;
    ends.splice(at, 0, end);
  }

  private expand(line: Line): void {
    const { table, seat } = this;
    for (const move of table.game.legal(line.state, seat)) {
      const state = othersAnswer(table, table.after(line.state, seat, move), seat, this.turn);
      const alike = likeness(state);
      if (this.seen.has(alike)) continue;
      this.seen.add(alike);
      const points = table.judge(state, seat);
      const next = { state, points, worth: table.worth(state, points, seat), move, before: line, first: line.first ?? move };
      if (state.turn === this.turn && table.game.toAct(state).includes(seat)) this.following.push(next);
      else this.keep(next);
    }
  }
}

/**
 * The best, and the best after each beginning: in the middle of a turn much was paid for what is still to come, and to
 * build a palace looks worse than to keep its price.
 */
function promising(lines: Line[], width: number): Line[] {
  const begun = new Map<BaseMove | undefined, number>();
  return lines
    .sort((a, b) => b.worth - a.worth)
    .filter(({ first }, place) => {
      const before = begun.get(first) ?? 0;
      begun.set(first, before + 1);
      return place < width || before < AFTER_EACH;
    });
}

/** The moves of a line, the first one first. */
export function movesOf(line: Line): BaseMove[] {
  const moves: BaseMove[] = [];
  for (let at: Line | undefined = line; at?.move !== undefined; at = at.before) moves.push(at.move);
  return moves.reverse();
}

/** The whole turn of a seat as it comes to mind at once. */
export function quickTurn(table: SearchTable, from: BaseState, seat: Seat, width: number): BaseState {
  const search = new TurnSearch(table, from, seat, width, 1);
  search.advance(Number.POSITIVE_INFINITY);
  return search.best[0].state;
}
