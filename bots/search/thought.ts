/**
 * A turn thought through: every end of it is tried, as far as that can be; then the best few are looked at further, in
 * more and more worlds, and the worse half of them is dropped again and again (successive halving).
 */
import type { BaseMove, BaseState, GameCore, Random, Seat } from '@bottega/kernel';
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
    this.candidates = turn.ends.map(candidateOf);
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
      const { state, points } = lookAhead(this.table, world, this.seat, candidate.moves, this.care);
      const worth = this.table.worth(state, points, this.seat);
      const looks = ++candidate.looks;
      // what was found at the end of the turn is no measure for what is found later
      candidate.worth = looks === 1 ? worth : candidate.worth + (worth - candidate.worth) / looks;
      candidate.points = looks === 1 ? points : candidate.points.map((mean, seat) => mean + (points[seat] - mean) / looks);
      yield;
    }
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
    if (this.candidates.length === 0) return this.turn.best.map(candidateOf);
    const looked = [...this.candidates].sort((a, b) => b.looks - a.looks || b.worth - a.worth);
    return [...looked, ...this.dropped];
  }
}

const candidateOf = (line: Line): Candidate => ({ moves: movesOf(line), end: line.state, worth: line.worth, points: line.points, looks: 0 });
