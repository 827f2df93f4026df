/** How a worked example of the rules page is written down. */
import type { Options } from '@bottega/kernel';
import { COVERED, NONE, type SPACES } from '../../edition/names.ts';
import type { Player, State } from '../../rules/state.ts';

/** Who sits at the table of the examples, in turn order. */
export const NAMES = ['Anna', 'Bruno', 'Carla', 'Dino'];

export interface Example {
  readonly players: 2 | 3 | 4;
  readonly options?: Options;
  /** Whose turn it is. */
  readonly seat: number;
  /** Before the move, or after it; null when the game is over. */
  readonly step: 'move' | 'act' | null;
  /** Characters on the loop, clockwise from the Bonus Tiles space; `-` for nobody. */
  readonly loop?: string;
  /** What differs from the start of a game, by seat. */
  readonly people?: readonly Partial<Person>[];
  readonly rest?: Partial<State>;
  /** How far a figurine may go, where the words or the picture hold for that reach only. */
  readonly movement?: number;
  readonly moves: readonly string[];
}

/** A player as an example lays them out: characters and the figurine's space by name. */
export interface Person extends Omit<Player, 'workers' | 'recruits' | 'at'> {
  readonly workers: string;
  readonly recruits: string;
  readonly at: (typeof SPACES)[number];
}

/** Masterpiece spaces, four per room in the order of the loop: `.` free, `x` covered, a number for that seat's pillar. */
export const niches = (rooms: string): number[] => [...rooms.replaceAll(' ', '')].map((sign) => (sign === '.' ? NONE : sign === 'x' ? COVERED : Number(sign)));

/** Whose discs lie on the grid: a number for a seat, `.` for nobody's. */
export const owners = (signs: string): number[] => [...signs].map((sign) => (sign === '.' ? NONE : Number(sign)));
