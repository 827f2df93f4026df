/**
 * A quick player for games to learn from: it tries many ends of its own turn, as they come to mind, and goes for the one
 * that is judged best. It looks no further, so that what a position is worth has to be learnt.
 */
import { type BaseMove, type BaseState, type GameCore, type Random, type Seat, sameJson } from '@bottega/kernel';
import { judge } from '../../judgement.ts';
import { meanOf } from '../../network/inputs.ts';
import { openingMove } from '../../opening.ts';
import { HabitPlayer } from '../../search/habits.ts';

/** Ends that are tried in the same world. */
const PER_WORLD = 8;
/** A turn longer than this is judged where it stands. */
const LONGEST = 200;

export class QuickPlayer {
  private readonly core: GameCore;
  private readonly tries: number;
  private readonly random: Random;
  private habits: HabitPlayer | undefined;
  /** The rest of the turn as it was meant to go. */
  private plan: readonly BaseMove[] = [];
  private turn = -1;
  private seats = 0;

  constructor(core: GameCore, tries: number, random: Random) {
    this.core = core;
    this.tries = tries;
    this.random = random;
  }

  choose(view: unknown, seat: Seat): BaseMove {
    const { game } = this.core;
    const moves: readonly BaseMove[] = game.legal(view, seat);
    if (moves.length === 1) return moves[0];
    const opening = openingMove(this.core, view as BaseState, moves, 0, this.random);
    if (opening !== undefined) return opening;
    if ((view as BaseState).turn !== this.turn) this.plan = [];
    const tries = this.plan.length > 0 ? Math.ceil(this.tries / 2) : this.tries;
    this.turn = (view as BaseState).turn;
    this.plan = this.bestEnd(view, seat, tries);
    const [move] = this.plan;
    this.plan = this.plan.slice(1);
    return move;
  }

  private bestEnd(view: unknown, seat: Seat, tries: number): readonly BaseMove[] {
    const { game } = this.core;
    if (this.seats === 0) this.seats = game.result(view).scores.length;
    let best: readonly BaseMove[] = [];
    let most = Number.NEGATIVE_INFINITY;
    let world: BaseState | undefined;
    for (let tried = 0; tried < tries; tried++) {
      if (tried % PER_WORLD === 0) world = game.guess(view, seat, this.random) as BaseState;
      const state: BaseState = game.clone(world);
      const word = (): number => this.random(0x100000000) | 0;
      state.random = [word(), word(), word(), word()];
      const made = this.playTurn(state, seat, tried === 0 ? this.plan : []);
      const points = judge(this.core, state, this.seats, seat);
      const value = points.length === 1 ? points[0] : points[seat] - meanOf(points);
      if (value <= most) continue;
      most = value;
      best = made;
    }
    return best;
  }

  /** To the end of the turn, by the plan as far as it goes; gives back the seat's own moves. */
  private playTurn(state: BaseState, seat: Seat, plan: readonly BaseMove[]): BaseMove[] {
    const { game } = this.core;
    this.habits ??= new HabitPlayer(this.core, state);
    const { turn } = state;
    const made: BaseMove[] = [];
    let planned = 0;
    for (let count = 0; count < LONGEST && state.turn === turn && state.agenda.length > 0; count++) {
      const acting: Seat = game.toAct(state)[0];
      const moves: readonly BaseMove[] = game.legal(state, acting);
      const meant = acting === seat && planned < plan.length ? moves.find((move) => sameJson(move, plan[planned])) : undefined;
      planned = meant === undefined ? plan.length : planned + 1;
      const move = meant ?? this.habits.choose(state, moves, this.random);
      if (acting === seat) made.push(move);
      game.play(state, acting, move);
    }
    return made;
  }
}
