/**
 * A quick player for games to learn from: it looks through its own turn, following so many positions at a time, and
 * goes for the end that is judged best. It looks no further, so that what a position is worth has to be learnt.
 */
import { type BaseMove, type BaseState, type GameCore, type Random, type Seat, sameJson } from '@bottega/kernel';
import { openingMove } from '../../opening.ts';
import { Thought } from '../../search/thought.ts';

/** Moves tried for each position that is followed at a time, before fewer are followed. */
const MOVES = 40;

export class QuickPlayer {
  private readonly core: GameCore;
  private readonly width: number;
  private readonly random: Random;
  /** The rest of the turn as it is meant to go. */
  private plan: readonly BaseMove[] = [];
  private turn = -1;

  constructor(core: GameCore, width: number, random: Random) {
    this.core = core;
    this.width = width;
    this.random = random;
  }

  choose(view: unknown, seat: Seat): BaseMove {
    const moves: readonly BaseMove[] = this.core.game.legal(view, seat);
    if (moves.length === 1) return moves[0];
    const { turn } = view as BaseState;
    const meant = turn === this.turn && this.plan.length > 0 ? moves.find((move) => sameJson(move, this.plan[0])) : undefined;
    if (meant === undefined) this.plan = this.thinkAnew(view, seat, moves);
    this.turn = turn;
    const [move] = this.plan;
    this.plan = this.plan.slice(1);
    return meant ?? move;
  }

  private thinkAnew(view: unknown, seat: Seat, moves: readonly BaseMove[]): readonly BaseMove[] {
    const opening = openingMove(this.core, view as BaseState, moves, 0, this.random);
    if (opening !== undefined) return [opening];
    const { width } = this;
    const thought = new Thought(this.core, view, seat, this.random, { moves: MOVES * width, width, quick: 1, candidates: 1, rounds: 0 });
    const thinking = thought.run();
    while (!thinking.next().done);
    return thought.ranking[0].moves;
  }
}
