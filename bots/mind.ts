/** A bot through a game: it thinks its turn through in small pieces, and plays it as planned while nothing is revealed. */
import { type BaseMove, type BaseState, type GameCore, type Random, type Seat, sameJson } from '@bottega/kernel';
import { greedyMove } from './greedy.ts';
import { withoutNetwork } from './judgement.ts';
import { careFor, type Level, type Thoroughness, thoroughness, usesNetwork } from './levels.ts';
import { openingMove } from './opening.ts';
import type { Candidate } from './search/candidates.ts';
import { Thought } from './search/thought.ts';

/** What seems alike where nobody knows the game. */
const CLOSENESS = 0.02;
/** So many times as far must it be ahead of all others before a weaker player gives a turn away. */
const RELUCTANT = 6;

export class Mind {
  private readonly core: GameCore;
  private readonly level: Level | Thoroughness;
  private readonly random: Random;
  /** The rest of the turn that was thought through, and the view in which it goes on. */
  private plan: readonly BaseMove[] = [];
  private expected: unknown = null;
  private turn = -1;
  /** Milliseconds thought in this turn. */
  private spent = 0;

  constructor(core: GameCore, level: Level | Thoroughness, random: Random) {
    this.core = usesNetwork(level) ? core : withoutNetwork(core);
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
    const { core, level: given, random } = this;
    const moves: readonly BaseMove[] = core.game.legal(view, seat);
    if (moves.length === 1) return moves[0];
    if (given === 'random') return moves[random(moves.length)];
    if (given === 'greedy') return greedyMove(core, view, seat, random);
    const level = typeof given === 'string' ? thoroughness(given, core) : given;
    const opening = openingMove(core, view as BaseState, moves, level.blur, random);
    if (opening !== undefined) return opening;
    const planned = this.planned(view, moves) ?? (yield* this.planTurn(view, seat, level, within));
    this.plan = planned.slice(1);
    this.expected = this.plan.length === 0 ? null : this.viewAfter(view, seat, planned[0]);
    return planned[0];
  }

  /** The plan, if everything came as expected. */
  private planned(view: unknown, moves: readonly BaseMove[]): readonly BaseMove[] | undefined {
    const { plan, expected } = this;
    const goesOn = expected !== null && sameJson(expected, view) && moves.some((move) => sameJson(move, plan[0]));
    return goesOn ? plan : undefined;
  }

  private *planTurn(view: unknown, seat: Seat, level: Thoroughness, within: number): Generator<undefined, readonly BaseMove[]> {
    const { turn } = view as BaseState;
    if (turn !== this.turn) this.spent = 0;
    this.turn = turn;
    const limit = Math.min(level.milliseconds, within);
    const thought = new Thought(this.core, view, seat, this.random, careFor(level, this.core, view));
    const thinking = thought.run();
    let started = performance.now();
    while (!thinking.next().done) {
      this.spent += performance.now() - started;
      if (this.spent >= limit) break;
      yield;
      started = performance.now();
    }
    return thought.plainMoves(this.chosen(thought.ranking, level.blur));
  }

  /** The best, or any of those that a weaker player takes for just as good; nobody who could do something gives a turn away by mistake. */
  private chosen(ranking: readonly Candidate[], blur: number): Candidate {
    if (blur === 0) return ranking[0];
    const { closeness = CLOSENESS, idle = [] } = this.core.learning ?? {};
    const near = blur * closeness;
    const busy = ranking.filter(({ moves }) => !moves.some((move) => idle.includes(move.do)));
    if (busy.length === 0 || busy[0].worth < ranking[0].worth - RELUCTANT * near) return ranking[0];
    const close = busy.filter(({ worth, length }) => worth >= busy[0].worth - near && length > busy[0].length / 2);
    return close[this.random(close.length)];
  }

  /** A move that reveals nothing leads to a view that is known beforehand. */
  private viewAfter(view: unknown, seat: Seat, move: BaseMove): unknown {
    const { game } = this.core;
    try {
      const imagined = game.clone(view);
      game.play(imagined, seat, move);
      return game.toAct(imagined).includes(seat) ? game.view(imagined, seat) : null;
    } catch {
      return null;
    }
  }
}
