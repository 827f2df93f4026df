/** A bot through a game: it thinks in small pieces, and keeps what it thought about the rest of its turn. */
import { type BaseMove, type BaseState, type Random, type Seat, sameJson } from '@bottega/kernel';
import { greedyMove } from './greedy.ts';
import { type Level, type Thoroughness, thoroughness } from './levels.ts';
import { openingMove } from './opening.ts';
import { learntPlayer, type Player } from './search/habits.ts';
import { restOf } from './search/plan.ts';
import { type Before, Search, settingsFor } from './search/search.ts';

/** Between looks at the clock, and chances to be interrupted. */
const PIECE = 8;

/** What seems alike where nobody knows the game. */
const CLOSENESS = 0.02;

export class Mind {
  private readonly box: Player;
  /** The same game for the search. */
  private readonly learnt: Player;
  private readonly level: Level | Thoroughness;
  private readonly random: Random;
  /** The view the bot expects after its last move, if nothing is revealed, and what it already knows about it. */
  private expected: unknown = null;
  private before: Before | undefined;
  private turn = -1;
  /** Milliseconds thought in this turn. */
  private spent = 0;

  constructor(box: Player, level: Level | Thoroughness, random: Random) {
    this.box = box;
    this.learnt = learntPlayer(box);
    this.level = level;
    this.random = random;
  }

  /** A move for a seat that must decide now, found from that seat's view alone. */
  choose(view: unknown, seat: Seat): BaseMove {
    const thinking = this.think(view, seat);
    for (;;) {
      const { done, value } = thinking.next();
      if (done) return value;
    }
  }

  /**
   * The same, with a pause after every little piece of thinking. `within`: milliseconds for the whole turn, where others
   * wait.
   */
  *think(view: unknown, seat: Seat, within = Number.POSITIVE_INFINITY): Generator<undefined, BaseMove> {
    const { game } = this.box;
    const moves: readonly BaseMove[] = game.legal(view, seat);
    if (moves.length === 1) return moves[0];
    if (this.level === 'random') return moves[this.random(moves.length)];
    if (this.level === 'greedy') return greedyMove(this.box, view, seat, this.random);
    const level = typeof this.level === 'string' ? thoroughness(this.level, this.box) : this.level;
    return (
      openingMove(this.box, view as BaseState, moves, level.blur, this.random) ??
      (yield* this.search(view, seat, { ...level, milliseconds: Math.min(level.milliseconds, within) }))
    );
  }

  private *search(view: unknown, seat: Seat, { iterations, milliseconds, search: own, blur }: Thoroughness): Generator<undefined, BaseMove> {
    const { turn } = view as BaseState;
    if (turn !== this.turn) this.spent = 0;
    this.turn = turn;
    const known = this.before !== undefined && this.expected !== null && sameJson(this.expected, view) ? this.before : undefined;
    const { learning } = this.box;
    const enough = iterations * (learning?.patience?.[learning.lessonOf(view as BaseState)] ?? 1);
    const search = new Search(this.learnt, view, seat, this.random, { ...settingsFor(this.learnt, view), ...own }, known);
    let started = performance.now();
    do {
      for (let count = 0; count < PIECE; count++) search.iterate();
      this.spent += performance.now() - started;
      yield;
      started = performance.now();
    } while (search.root.visits < enough && this.spent < milliseconds);
    const ranking = search.ranking;
    const alike = blur * (learning?.closeness ?? CLOSENESS);
    const close = ranking.findIndex(({ worth }) => worth < ranking[0].worth - alike);
    const { edge } = ranking[blur === 0 ? 0 : this.random(close < 0 ? ranking.length : close)];
    this.expect(view, seat, edge.move);
    this.before = { search, root: edge.next[seat], plan: restOf(search.plan, edge.move) };
    return edge.move;
  }

  /** A move that reveals nothing leads to a view that is known beforehand. */
  private expect(view: unknown, seat: Seat, move: BaseMove): void {
    const { game } = this.box;
    try {
      const imagined = game.clone(view);
      game.play(imagined, seat, move);
      this.expected = game.toAct(imagined).includes(seat) ? game.view(imagined, seat) : null;
    } catch {
      this.expected = null;
    }
  }
}
