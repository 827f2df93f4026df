/** What all parts of a search share: the game, how positions are judged, and how much was thought so far. */
import { type AnyGame, type BaseMove, type BaseState, type GameCore, type Random, randomFrom, type Seat } from '@bottega/kernel';
import { judge } from '../judgement.ts';
import { HabitPlayer } from './habit-player.ts';
import { worthOf } from './worth.ts';

export class SearchTable {
  readonly core: GameCore;
  readonly game: AnyGame;
  readonly seats: number;
  /** What comes to mind, and by which chance. */
  readonly habits: HabitPlayer;
  random: Random;
  /** Moves tried so far: what thinking is measured in. */
  tried = 0;

  /** What everybody had to begin with, where only the own points are looked at. */
  private readonly base: readonly number[] | undefined;

  constructor(core: GameCore, world: BaseState, random: Random = randomFrom('ideas'), blind = false) {
    this.core = core;
    this.game = core.game;
    this.habits = new HabitPlayer(core, world);
    this.random = random;
    this.seats = this.game.result(world).scores.length;
    this.base = blind ? this.judge(world) : undefined;
  }

  /** The position after a move; the one before stays as it is. */
  after(state: BaseState, seat: Seat, move: BaseMove): BaseState {
    this.tried++;
    const next: BaseState = this.game.clone(state);
    this.game.play(next, seat, move);
    return next;
  }

  /** For all seats; as one of them sees it, where its own turns are compared. */
  judge(state: BaseState, viewer?: Seat): number[] {
    return judge(this.core, state, this.seats, viewer);
  }

  worth(state: BaseState, points: readonly number[], seat: Seat): number {
    return worthOf(this.game, state, this.base === undefined ? points : this.base.with(seat, points[seat]), seat);
  }
}
