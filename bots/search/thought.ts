/**
 * A turn thought through: every end of it is tried, as far as that can be; then the best few are looked at further, in
 * more and more worlds, and the worse half of them is dropped again and again (successive halving).
 */
import type { BaseMove, BaseState, GameCore, Random, Seat } from '@bottega/kernel';
import { chancesOf } from '../chances.ts';
import { lookAhead } from './look-ahead.ts';
import { SearchTable } from './table.ts';
import { type Line, movesOf, TurnSearch } from './turn.ts';

/** How much is thought. */
export interface Care {
  /** Moves that are tried, in all. */
  readonly moves: number;
  /** Positions that are followed at a time: in the own turn, and in the turns after it. */
  readonly width: number;
  readonly quick: number;
  /** Ends of the turn that are looked at further. */
  readonly candidates: number;
  /** Whole rounds that are played on after the own turn. */
  readonly rounds: number;
  /** Whether what the others gain and lose is overlooked. */
  readonly blind?: boolean;
}

/** A turn that may be played. */
export interface Candidate {
  readonly moves: readonly BaseMove[];
  /** Where the turn ends in the world in which it was found. */
  readonly end: BaseState;
  /** What it is worth, from 0 to 1, and the points by seat that may be expected: means over the worlds looked at. */
  worth: number;
  points: readonly number[];
  /** Each seat's chance to win, likewise; unknown where somebody plays for points alone. */
  chances: readonly number[] | undefined;
  looks: number;
}

/** So many looks tell as much as looks can. */
const MOST_LOOKS = 96;
/** Moves tried between pauses. */
const PIECE = 150;
/** The own turn may take such a share of all moves before it is followed more narrowly; more where it is all there is. */
const OWN_TURN = 0.4;
const OWN_TURN_ALONE = 0.8;

export class Thought {
  private readonly view: unknown;
  private readonly seat: Seat;
  private readonly random: Random;
  private readonly care: Care;
  private readonly table: SearchTable;
  private readonly world: BaseState;
  private readonly turn: TurnSearch;
  /** Those still looked at, and those dropped, the best first. */
  private candidates: Candidate[] = [];
  private dropped: Candidate[] = [];

  constructor(core: GameCore, view: unknown, seat: Seat, random: Random, care: Care) {
    this.view = view;
    this.seat = seat;
    this.random = random;
    this.care = care;
    this.world = core.game.guess(view, seat, random);
    this.table = new SearchTable(core, this.world, care.blind ?? false);
    this.turn = new TurnSearch(this.table, this.world, seat, care.width, care.candidates);
  }

  /** With a pause after every little piece. It may be left at any time: `ranking` tells what was found so far. */
  *run(): Generator<undefined, void> {
    const { care, table, turn } = this;
    const own = care.moves * (care.rounds === 0 ? OWN_TURN_ALONE : OWN_TURN);
    while (turn.advance(PIECE)) {
      if (table.tried > own) turn.hurry();
      yield;
    }
    this.candidates = turn.ends.map((line) => this.candidateOf(line));
    let rounds = Math.ceil(Math.log2(this.candidates.length));
    while (this.candidates.length > 1) {
      const until = table.tried + (care.moves - table.tried) / rounds--;
      do yield* this.lookOnce();
      while (table.tried < until && this.candidates[0].looks < MOST_LOOKS);
      this.dropWorse();
      if (table.tried >= care.moves) return;
    }
  }

  /** All candidates are looked at in the same world: worlds differ by more than turns do. */
  private *lookOnce(): Generator<undefined, void> {
    const world: BaseState = this.table.game.guess(this.view, this.seat, this.random);
    for (const candidate of this.candidates) {
      lookAt(this.table, candidate, world, this.seat, this.care);
      yield;
    }
  }

  private candidateOf(line: Line): Candidate {
    const { state: end, worth, points } = line;
    return { moves: movesOf(line), end, worth, points, chances: chancesOf(this.table.core, end, points), looks: 0 };
  }

  /** Moves tried so far. */
  get tried(): number {
    return this.table.tried;
  }

  private dropWorse(): void {
    this.candidates.sort((a, b) => b.worth - a.worth);
    this.dropped.unshift(...this.candidates.splice(Math.ceil(this.candidates.length / 2)));
  }

  /** The turns that were found, the best first; those that got as far as others are told apart by their worth. */
  get ranking(): readonly Candidate[] {
    if (this.candidates.length === 0) return this.turn.best.map((line) => this.candidateOf(line));
    const looked = [...this.candidates].sort((a, b) => b.looks - a.looks || b.worth - a.worth);
    return [...looked, ...this.dropped];
  }
}

/** How the turn goes on in one more world. */
export function lookAt(table: SearchTable, candidate: Candidate, world: BaseState, seat: Seat, care: Care): void {
  const { state, points } = lookAhead(table, world, seat, candidate.moves, care);
  const looks = ++candidate.looks;
  [candidate.worth] = meanOf([candidate.worth], [table.worth(state, points, seat)], looks);
  candidate.points = meanOf(candidate.points, points, looks);
  candidate.chances = meanOf(candidate.chances, chancesOf(table.core, state, points), looks);
}

/** Of all values so far; what was found at the end of the turn is no measure for what is found later. */
function meanOf<Numbers extends readonly number[] | undefined>(before: Numbers, next: Numbers, count: number): Numbers {
  if (count === 1 || before === undefined || next === undefined) return next;
  return before.map((mean, at) => mean + (next[at] - mean) / count) as readonly number[] as Numbers;
}
