/**
 * A turn thought through: every end of it is tried, as far as that can be; then the best few are looked at further, in
 * more and more worlds, and the worse half of them is dropped again and again (successive halving).
 */
import { type BaseMove, type BaseState, type GameCore, type Random, randomFrom, type Seat } from '@bottega/kernel';
import { chancesOf } from '../chances.ts';
import { type Candidate, Candidates, candidateOf } from './candidates.ts';
import { lookAhead } from './look-ahead.ts';
import { plain } from './plain.ts';
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
  /** Worlds in which the own turn is searched; one where nothing is said. */
  readonly worlds?: number;
  /** Whether what the others gain and lose is overlooked. */
  readonly blind?: boolean;
}

/** So many looks tell as much as looks can. */
const MOST_LOOKS = 96;
/** Ends that are kept for each that is looked at, since many are but other orders of the same. */
const ENDS = 6;
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
  private turn: TurnSearch;
  /** Those still looked at, and those dropped, the best first. */
  private candidates: Candidate[] = [];
  private dropped: Candidate[] = [];

  constructor(core: GameCore, view: unknown, seat: Seat, random: Random, care: Care) {
    this.view = view;
    this.seat = seat;
    this.random = random;
    this.care = care;
    const world: BaseState = core.game.guess(view, seat, random);
    this.table = new SearchTable(core, world, random, care.blind ?? false);
    this.turn = this.searchIn(world);
  }

  /** With a pause after every little piece. It may be left at any time: `ranking` tells what was found so far. */
  *run(): Generator<undefined, void> {
    const { care, table } = this;
    yield* this.findCandidates();
    let rounds = Math.ceil(Math.log2(this.candidates.length));
    while (this.candidates.length > 1 && table.tried < care.moves) {
      const until = table.tried + (care.moves - table.tried) / rounds--;
      do yield* this.lookOnce();
      while (table.tried < until && this.candidates[0].looks < MOST_LOOKS);
      this.dropWorse();
    }
  }

  /** Whatever is good in one world is worth a look: what draws a lucky card in one of them draws another elsewhere. */
  private *findCandidates(): Generator<undefined, void> {
    const { care, table, seat } = this;
    const worlds = care.worlds ?? 1;
    const own = care.moves * (care.rounds === 0 ? OWN_TURN_ALONE : OWN_TURN);
    const found = new Candidates(table.core, seat);
    for (let world = 1; world <= worlds; world++) {
      if (world > 1) this.turn = this.searchIn(this.guess());
      const until = (own * world) / worlds;
      while (this.turn.advance(PIECE)) {
        if (table.tried > until) this.turn.hurry();
        yield;
      }
      found.take(this.turn.from, this.turn.ends, Math.ceil((care.candidates * world) / worlds));
      this.candidates = [...found.list];
    }
  }

  private guess(): BaseState {
    return this.table.game.guess(this.view, this.seat, this.random);
  }

  private searchIn(world: BaseState): TurnSearch {
    return new TurnSearch(this.table, world, this.seat, this.care.width, ENDS * this.care.candidates);
  }

  /** All candidates are looked at in the same world: worlds differ by more than turns do. */
  private *lookOnce(): Generator<undefined, void> {
    const world = this.guess();
    for (const candidate of this.candidates) {
      lookAt(this.table, candidate, world, this.seat, this.care);
      yield;
    }
  }

  /** Moves tried so far. */
  get tried(): number {
    return this.table.tried;
  }

  private asCandidate(line: Line): Candidate {
    const moves = movesOf(line);
    return candidateOf(this.table.core, this.turn.from, line, moves, moves.length);
  }

  /** A candidate's moves, without what brings nothing. */
  plainMoves({ from, moves }: Candidate): readonly BaseMove[] {
    return plain(this.table.game, from, this.seat, moves);
  }

  private dropWorse(): void {
    this.candidates.sort((a, b) => b.worth - a.worth);
    this.dropped.unshift(...this.candidates.splice(Math.ceil(this.candidates.length / 2)));
  }

  /** The turns that were found, the best first; those that got as far as others are told apart by their worth. */
  get ranking(): readonly Candidate[] {
    if (this.candidates.length === 0) return this.turn.best.map((line) => this.asCandidate(line));
    const looked = [...this.candidates].sort((a, b) => b.looks - a.looks || b.worth - a.worth);
    return [...looked, ...this.dropped];
  }
}

/** How the turn goes on in one more world. */
export function lookAt(table: SearchTable, candidate: Candidate, world: BaseState, seat: Seat, care: Care): void {
  const looks = ++candidate.looks;
  // the same comes to everybody's mind whichever turn is looked at: luck must not tell them apart
  table.random = randomFrom(`look ${looks}`);
  const { state, points } = lookAhead(table, world, seat, candidate.moves, care);
  const over = state.agenda.length === 0 ? 1 : 0;
  [candidate.worth, candidate.over] = meanOf([candidate.worth, candidate.over], [table.worth(state, points, seat), over], looks);
  candidate.points = meanOf(candidate.points, points, looks);
  candidate.chances = meanOf(candidate.chances, chancesOf(table.core, state, points), looks);
}

/** Of all values so far; what was found at the end of the turn is no measure for what is found later. */
function meanOf<Numbers extends readonly number[] | undefined>(before: Numbers, next: Numbers, count: number): Numbers {
  if (count === 1 || before === undefined || next === undefined) return next;
  return before.map((mean, at) => mean + (next[at] - mean) / count) as readonly number[] as Numbers;
}
