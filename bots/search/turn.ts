/**
 * The ends of a seat's own turn, as many as can be tried: move by move, positions that are alike merged. Where there
 * are more than can be followed, a few ideas of how each may go on tell which promise most (beam search): midway through
 * a turn much was paid for what is still to come, so what a position is worth by itself says little.
 */
import type { BaseMove, BaseState, Seat } from '@bottega/kernel';
import { othersAnswer } from './answer.ts';
import { ideaFrom } from './idea.ts';
import { likeness } from './likeness.ts';
import type { SearchTable } from './table.ts';

/** A way through a turn, or a part of one. */
export interface Line {
  readonly state: BaseState;
  readonly points: readonly number[];
  /** To the seat whose turn it is. */
  readonly worth: number;
  /** The moves that led here from what came before. */
  readonly moves: readonly BaseMove[];
  readonly before: Line | undefined;
  /** The best idea of how to go on, and what its end is worth. */
  idea: readonly BaseMove[];
  promise: number;
}

/** No turn is longer. */
const LONGEST = 200;
/** Positions followed at a time in a hurry. */
const NARROW = 3;
/** How often a position is thought on. */
const IDEAS = 2;

export class TurnSearch {
  /** The best ends of the turn, the best first. */
  readonly ends: Line[] = [];
  private readonly table: SearchTable;
  private readonly seat: Seat;
  private width: number;
  private readonly kept: number;
  /** Where the turn begins. */
  readonly from: BaseState;
  private readonly seen = new Set<number>();
  /** Ends that were kept, loosely. */
  private readonly ended = new Set<string>();
  private layer: Line[];
  private following: Line[] = [];
  /** How many of both were dealt with. */
  private expanded = 0;
  private thought = 0;
  private depth = 0;

  constructor(table: SearchTable, from: BaseState, seat: Seat, width: number, kept: number) {
    this.table = table;
    this.seat = seat;
    this.width = width;
    this.kept = kept;
    this.from = from;
    this.layer = [this.lineTo(from, [])];
  }

  /** Tries about so many moves more; says whether there is anything left to try. */
  advance(moves: number): boolean {
    const { table } = this;
    const enough = table.tried + moves;
    while (table.tried < enough) {
      const { layer, following } = this;
      if (this.expanded < layer.length) this.expand(layer[this.expanded++]);
      else if (following.length > this.width && this.thought < following.length) this.thinkOn(following[this.thought++]);
      else if (!this.nextLayer()) return false;
    }
    return true;
  }

  /** Follows no more than a few positions from now on. */
  hurry(): void {
    this.width = Math.min(this.width, NARROW);
  }

  /** The best ends; as long as there are none, what leads to one. */
  get best(): readonly Line[] {
    if (this.ends.length > 0) return this.ends;
    return [...this.following, ...this.layer].filter(({ moves }) => moves.length > 0).sort((a, b) => b.worth - a.worth);
  }

  private nextLayer(): boolean {
    const { following, width } = this;
    if (following.length === 0 || ++this.depth > LONGEST) return false;
    this.layer = following.length > width ? following.sort((a, b) => b.promise - a.promise).slice(0, width) : following;
    this.following = [];
    this.expanded = 0;
    this.thought = 0;
    return true;
  }

  private lineTo(state: BaseState, moves: readonly BaseMove[], before?: Line): Line {
    const points = this.table.judge(state, this.seat);
    return { state, points, worth: this.table.worth(state, points, this.seat), moves, before, idea: [], promise: Number.NEGATIVE_INFINITY };
  }

  private expand(line: Line): void {
    const { table, seat } = this;
    for (const move of table.game.legal(line.state, seat)) {
      const state = othersAnswer(table, table.after(line.state, seat, move), seat, this.from.turn);
      const alike = likeness(state);
      if (this.seen.has(alike)) continue;
      this.seen.add(alike);
      const next = this.lineTo(state, [move], line);
      if (state.turn !== this.from.turn || !table.game.toAct(state).includes(seat)) {
        this.keep(next);
        continue;
      }
      if (line.idea[0] === move) {
        next.idea = line.idea.slice(1);
        next.promise = line.promise;
      }
      this.following.push(next);
    }
  }

  private thinkOn(line: Line): void {
    for (let idea = 0; idea < IDEAS; idea++) {
      const { state, moves } = ideaFrom(this.table, line.state, this.seat);
      const end = this.lineTo(state, moves, line);
      this.keep(end);
      if (end.worth <= line.promise) continue;
      line.idea = moves;
      line.promise = end.worth;
    }
  }

  private keep(end: Line): void {
    const { ends, kept } = this;
    if (ends.length === kept && end.worth <= ends[kept - 1].worth) return;
    // a longer way to the same, such as a card placed, taken back and placed again, looks silly
    const ended = `${likeness(end.state, true)} ${end.worth}`;
    if (this.ended.has(ended)) return;
    this.ended.add(ended);
    if (ends.length === kept) ends.pop();
    let at = ends.length;
    while (at > 0 && ends[at - 1].worth < end.worth) at--;
    ends.splice(at, 0, end);
  }
}

/** The moves of a line, the first one first. */
export function movesOf(line: Line): BaseMove[] {
  const parts: (readonly BaseMove[])[] = [];
  for (let at: Line | undefined = line; at !== undefined; at = at.before) parts.push(at.moves);
  return parts.reverse().flat();
}

/** The whole turn of a seat as it comes to mind at once. */
export function quickTurn(table: SearchTable, from: BaseState, seat: Seat, width: number): BaseState {
  const search = new TurnSearch(table, from, seat, width, 1);
  search.advance(Number.POSITIVE_INFINITY);
  return search.best[0].state;
}
