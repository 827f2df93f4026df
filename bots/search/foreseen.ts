/**
 * How far a turn can be foreseen: up to the first move that shows its mover something new. What follows fits only the
 * world in which it was found, and is thought over again when it comes to it.
 */
import { type AnyGame, type BaseMove, type BaseState, imagine, isForeseen, type Seat } from '@bottega/kernel';

interface Known {
  readonly state: BaseState;
  readonly view: unknown;
  readonly next: Map<BaseMove, Known | null>;
}

/** Of turns in one world, which mostly begin alike. */
export class Foreseen {
  private readonly game: AnyGame;
  private readonly seat: Seat;
  private readonly root: Known;

  constructor(game: AnyGame, world: BaseState, seat: Seat) {
    this.game = game;
    this.seat = seat;
    this.root = { state: world, view: game.view(world, seat), next: new Map() };
  }

  /** The moves up to the first that reveals something, itself included. */
  part(moves: readonly BaseMove[]): readonly BaseMove[] {
    let at = this.root;
    for (let made = 0; made < moves.length - 1; made++) {
      const next = this.after(at, moves[made]);
      if (next === null) return moves.slice(0, made + 1);
      at = next;
    }
    return moves;
  }

  private after(at: Known, move: BaseMove): Known | null {
    const { game, seat } = this;
    let next = at.next.get(move);
    if (next === undefined) {
      const state: BaseState = game.clone(at.state);
      game.play(state, seat, move);
      const view = game.view(state, seat);
      const foreseen = game.toAct(state).includes(seat) && isForeseen(game, imagine(game, at.view, seat, move), view, seat);
      next = foreseen ? { state, view, next: new Map() } : null;
      at.next.set(move, next);
    }
    return next;
  }
}
