/**
 * What if: moves of all seats tried from one position, as a tree of lines. Where the position is what somebody may know,
 * the rest of it is guessed, and can be guessed anew: the lines stay, and those that the new guess does not allow rest.
 */
import { attempt, reveals } from '../attempt.ts';
import type { AnyGame, BaseMove, BaseState, GameEvent, Seat, Viewer } from '../game.ts';
import { sameJson } from '../json.ts';
import { randomFrom } from '../random.ts';
import { Refusal, refuse } from '../refusal.ts';

/** A move that was tried, and what was tried after it. The first of a tree is where it begins. */
export class Branch {
  readonly parent: Branch | null;
  readonly seat: Seat;
  readonly move: BaseMove | null;
  /** What the line that ends here, or leads on from here, is called; empty where it has no name. */
  name = '';
  readonly next: Branch[] = [];

  constructor(parent: Branch | null, seat: Seat, move: BaseMove | null) {
    this.parent = parent;
    this.seat = seat;
    this.move = move;
  }

  /** The moves from the beginning to this one. */
  get line(): readonly Branch[] {
    return this.parent === null ? [] : [...this.parent.line, this];
  }
}

/** The table after a tried move. */
export interface Reached {
  readonly state: BaseState;
  /** What the move told. */
  readonly events: readonly GameEvent[];
  /** Whether something has come to light on the way that was only guessed. */
  readonly revealed: boolean;
}

export interface WhatIfStart {
  readonly game: AnyGame;
  /** What the viewer may know, or the whole position where nothing is guessed. */
  readonly start: unknown;
  readonly viewer: Viewer;
  /** Where the guess begins; null where nothing is guessed. */
  readonly guess: string | null;
}

/** So many moves can be tried from one position. */
export const MOST_TRIES = 500;
export const LONGEST_NAME = 60;

export class WhatIf {
  readonly game: AnyGame;
  readonly start: unknown;
  readonly viewer: Viewer;
  readonly root = new Branch(null, -1, null);
  /** What the whole tree is called. */
  name = '';
  /** The move that is looked at. */
  here: Branch = this.root;
  private seed: string | null;
  private reached = new Map<Branch, Reached | null>();

  /** Refuses a position that no game could be in. */
  constructor({ game, start, viewer, guess }: WhatIfStart) {
    this.game = game;
    this.start = start;
    this.viewer = viewer;
    this.seed = guess;
    this.begin();
  }

  get guess(): string | null {
    return this.seed;
  }

  get size(): number {
    return sizeOf(this.root) - 1;
  }

  /** What is hidden is guessed again; whoever stands where the line can't be played any more goes back along it. */
  guessAnew(seed: string): void {
    if (this.seed === null) return;
    this.seed = seed;
    this.begin();
    while (this.at(this.here) === null) this.here = this.here.parent!;
  }

  /** The table there; null where the line can't be played with this guess. */
  at(branch: Branch): Reached | null {
    const known = this.reached.get(branch);
    if (known !== undefined) return known;
    const before = this.at(branch.parent!);
    const reached = before === null ? null : this.after(before, branch.seat, branch.move!);
    this.reached.set(branch, reached);
    return reached;
  }

  /** Where one stands. */
  get present(): Reached {
    return this.at(this.here)!;
  }

  /** The seat whose move is tried next: the viewer's own first where several choose at once; null when the game is over. */
  get asked(): Seat | null {
    const seats = this.game.toAct(this.present.state);
    return seats.find((seat) => seat === this.viewer) ?? seats[0] ?? null;
  }

  /** Tries a move of the seat that is asked, and goes there; what was tried before is found again. */
  try(move: unknown): Branch {
    const { here, asked, game } = this;
    if (asked === null) refuse({ code: 'game-over' });
    const known = here.next.find((branch) => branch.seat === asked && sameJson(branch.move, move));
    if (known !== undefined && this.at(known) !== null) return this.goTo(known);
    const legal = game.legal(this.present.state, asked).find((offered: BaseMove) => sameJson(offered, move));
    if (legal === undefined) refuse(game.why(this.present.state, asked, move));
    if (this.size >= MOST_TRIES) refuse({ code: 'too-many-tries', most: MOST_TRIES });
    return this.goTo(this.grow(here, asked, legal));
  }

  /** Adds a move without looking whether it can be made: `at` finds out. */
  grow(after: Branch, seat: Seat, move: BaseMove): Branch {
    const branch = new Branch(after, seat, move);
    after.next.push(branch);
    return branch;
  }

  goTo(branch: Branch): Branch {
    if (this.at(branch) !== null) this.here = branch;
    return branch;
  }

  /** Forgets a move and everything tried after it. */
  prune(branch: Branch): void {
    const { parent } = branch;
    if (parent === null) return;
    if (this.here.line.includes(branch)) this.here = parent;
    parent.next.splice(parent.next.indexOf(branch), 1);
  }

  /**
   * The viewer's own moves with which the line begins, as far as they show nothing: they can be made at the table
   * without learning more than is known now.
   */
  get ownMoves(): readonly BaseMove[] {
    const { line } = this.here;
    const end = line.findIndex((branch) => branch.seat !== this.viewer || this.at(branch)!.revealed);
    return line.slice(0, end === -1 ? line.length : end).map((branch) => branch.move!);
  }

  /**
   * The viewer's next turn in the line, after what others do, and the view it begins with; it ends with the first move
   * that shows something. Null where the line has none, or begins with it.
   */
  get nextTurn(): { readonly view: unknown; readonly moves: readonly BaseMove[] } | null {
    const { game, viewer } = this;
    const { line } = this.here;
    const first = line.findIndex(({ seat }) => seat === viewer);
    if (viewer === null || first <= 0) return null;
    const { state } = this.at(line[first].parent!)!;
    const moves: BaseMove[] = [];
    for (const { seat, move, parent } of line.slice(first)) {
      if (seat !== viewer) break;
      moves.push(move!);
      if (reveals(game, this.at(parent!)!.state, seat, move!)) break;
    }
    return { view: game.view(state, viewer), moves };
  }

  private begin(): void {
    this.reached = new Map([[this.root, { state: this.world(), events: [], revealed: false }]]);
  }

  private world(): BaseState {
    const { game, start, viewer, seed } = this;
    if (seed === null) return game.read(start);
    try {
      return game.read(game.guess(game.clone(start as BaseState), viewer, randomFrom(seed)));
    } catch (error) {
      // a view from outside may have the right shape and still fit no game
      throw error instanceof Refusal ? error : new Refusal({ code: 'bad-state', path: 'start', fault: 'nothing fits it' });
    }
  }

  private after({ state: before, revealed }: Reached, seat: Seat, move: BaseMove): Reached | null {
    const state = this.game.clone(before);
    const events: GameEvent[] = [];
    try {
      attempt(this.game, state, seat, move, (event) => events.push(event));
    } catch (error) {
      if (error instanceof Refusal) return null;
      throw error;
    }
    return { state, events, revealed: revealed || (this.seed !== null && reveals(this.game, before, seat, move, this.viewer)) };
  }
}

const sizeOf = (branch: Branch): number => branch.next.reduce((sum, next) => sum + sizeOf(next), 1);
