/** Turns that deserve a further look: of all the ends that were found, those that differ in more than their order. */
import type { BaseMove, BaseState, GameCore, Seat } from '@bottega/kernel';
import { chancesOf } from '../chances.ts';
import { Foreseen } from './foreseen.ts';
import { type Line, movesOf } from './turn.ts';

/** A turn that may be played. */
export interface Candidate {
  /** Up to its end, or to where something is revealed. */
  readonly moves: readonly BaseMove[];
  /** The world in which it was found, where the turn begins. */
  readonly from: BaseState;
  /** How many moves it has to its end. */
  readonly length: number;
  /** Where the turn ends there. */
  readonly end: BaseState;
  /** What it is worth, from 0 to 1, and the points by seat that may be expected: means over the worlds looked at. */
  worth: number;
  points: readonly number[];
  /** Each seat's chance to win, likewise; unknown where somebody plays for points alone. */
  chances: readonly number[] | undefined;
  /** The share of those worlds in which the game was over then. */
  over: number;
  looks: number;
}

/** So many that are worth exactly the same are looked at: most of them only look different. */
const TWINS = 2;

export class Candidates {
  readonly list: Candidate[] = [];
  private readonly core: GameCore;
  private readonly seat: Seat;
  private readonly begun = new Set<string>();

  constructor(core: GameCore, seat: Seat) {
    this.core = core;
    this.seat = seat;
  }

  /** Takes from the ends of a turn that began here, the best first, until there are so many. */
  take(from: BaseState, ends: readonly Line[], most: number): void {
    const foreseen = new Foreseen(this.core.game, from, this.seat);
    const twins = new Map<number, number>();
    for (const end of ends) {
      if (this.list.length >= most) return;
      const alike = twins.get(end.worth) ?? 0;
      if (alike === TWINS) continue;
      const line = movesOf(end);
      const moves = foreseen.part(line);
      const key = JSON.stringify(moves);
      if (this.begun.has(key)) continue;
      this.begun.add(key);
      twins.set(end.worth, alike + 1);
      this.list.push(candidateOf(this.core, from, end, moves, line.length));
    }
  }
}

export function candidateOf(core: GameCore, from: BaseState, { state: end, worth, points }: Line, moves: readonly BaseMove[], length: number): Candidate {
  return { from, moves, length, end, worth, points, chances: chancesOf(core, end, points), over: end.agenda.length === 0 ? 1 : 0, looks: 0 };
}
