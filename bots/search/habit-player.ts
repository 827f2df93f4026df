/** Playing by habit: each move is made about as readily as good players were seen to make it where it was offered. */
import type { BaseMove, BaseState, Habits, Random, Seat } from '@bottega/kernel';
import { habitKey, type Player } from './habits.ts';

/** Chance in so many pieces. */
const GRAIN = 1 << 20;

/** No habit is so strong that nothing else ever comes to mind. */
const LEAST = 0.02;

/**
 * Habits looked up by the move itself: most games share their moves, and writing one takes longer than looking it up.
 */
export class HabitPlayer {
  readonly box: Player;
  private readonly habits: Habits;
  private readonly none: boolean;
  private readonly known = new Map<string, WeakMap<BaseMove, number>>();
  private readonly sums: number[] = [];

  constructor(box: Player, world: BaseState) {
    this.box = box;
    this.habits = box.learning?.lessons[box.learning.lessonOf(world)].habits ?? {};
    this.none = Object.keys(this.habits).length === 0;
  }

  play(state: BaseState, seat: Seat, random: Random): void {
    const { game } = this.box;
    game.play(state, seat, this.choose(state, game.legal(state, seat), random));
  }

  choose(state: BaseState, moves: readonly BaseMove[], random: Random): BaseMove {
    if (moves.length === 1) return moves[0];
    return this.none ? moves[random(moves.length)] : this.pick(state, moves, random);
  }

  private pick(state: BaseState, moves: readonly BaseMove[], random: Random): BaseMove {
    const { step } = state.agenda[state.agenda.length - 1];
    let known = this.known.get(step);
    if (known === undefined) {
      known = new WeakMap();
      this.known.set(step, known);
    }
    const { sums } = this;
    let sum = 0;
    for (let index = 0; index < moves.length; index++) {
      let habit = known.get(moves[index]);
      if (habit === undefined) {
        habit = Math.max(LEAST, this.habits[habitKey(this.box, state, moves[index])] ?? 1);
        known.set(moves[index], habit);
      }
      sum += habit;
      sums[index] = sum;
    }
    const at = (random(GRAIN) / GRAIN) * sum;
    for (let index = 0; index < moves.length; index++) if (at < sums[index]) return moves[index];
    return moves[moves.length - 1];
  }
}
