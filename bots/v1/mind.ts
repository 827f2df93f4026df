/** One of the first masters through a game: a measuring stick for those that came after, in the arena alone. */
import { type BaseMove, type BaseState, type GameCore, type Random, type Seat, sameJson } from '@bottega/kernel';
import { openingMove } from '../opening.ts';
import { asLearntFirst } from './lessons.ts';
import { type FirstLevel, firstThoroughness, habitatOf } from './levels.ts';
import { restOf } from './plan.ts';
import { type Before, SETTINGS, Search } from './search.ts';

/** It looked at the clock only so often. */
const PIECE = 8;

export class FirstMind {
  private readonly core: GameCore;
  private readonly learnt: GameCore;
  private readonly level: FirstLevel;
  private readonly random: Random;
  /** The view it expects after its last move, if nothing is revealed, and what it already knows about it. */
  private expected: unknown = null;
  private before: Before | undefined;

  constructor(core: GameCore, level: FirstLevel, random: Random) {
    this.core = core;
    this.learnt = asLearntFirst(core);
    this.level = level;
    this.random = random;
  }

  choose(view: unknown, seat: Seat): BaseMove {
    const moves: readonly BaseMove[] = this.core.game.legal(view, seat);
    if (moves.length === 1) return moves[0];
    const { blur } = firstThoroughness(this.level, this.core);
    return openingMove(this.core, view as BaseState, moves, blur, this.random) ?? this.search(view, seat);
  }

  private search(view: unknown, seat: Seat): BaseMove {
    const { core, learnt, random } = this;
    const { iterations, search: own, blur } = firstThoroughness(this.level, core);
    const { foresight, patience, closeness } = habitatOf(core);
    const lesson = core.learning?.lessonOf(view as BaseState) ?? '';
    const known = this.before !== undefined && this.expected !== null && sameJson(this.expected, view) ? this.before : undefined;
    const settings = { ...SETTINGS, rounds: foresight[lesson] ?? SETTINGS.rounds, ...own };
    const search = new Search(learnt, view, seat, random, settings, known);
    const enough = iterations * (patience?.[lesson] ?? 1);
    do for (let count = 0; count < PIECE; count++) search.iterate();
    while (search.root.visits < enough);
    const { ranking } = search;
    const close = ranking.findIndex(({ worth }) => worth < ranking[0].worth - blur * closeness);
    const { edge } = ranking[blur === 0 ? 0 : random(close < 0 ? ranking.length : close)];
    this.expect(view, seat, edge.move);
    this.before = { search, root: edge.next[seat], plan: restOf(search.plan, edge.move) };
    return edge.move;
  }

  private expect(view: unknown, seat: Seat, move: BaseMove): void {
    const { game } = this.core;
    try {
      const imagined = game.clone(view);
      game.play(imagined, seat, move);
      this.expected = game.toAct(imagined).includes(seat) ? game.view(imagined, seat) : null;
    } catch {
      this.expected = null;
    }
  }
}
