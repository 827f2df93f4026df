/** A position under examination. */
import type { AnyGame, BaseState, Viewer } from '../game.ts';
import type { Random } from '../random.ts';

export interface Scene {
  readonly game: AnyGame;
  readonly state: BaseState;
  readonly players: number;
  /** The component counts at the start of the game. */
  readonly components: Readonly<Record<string, number>>;
  /** The oracles' own chance, so that looking does not change what is played. */
  readonly random: Random;
}

/** Says what is wrong with a position, or nothing; it leaves the position as it is. */
export type Oracle = (scene: Scene) => string | undefined;

/** A spectator and every seat. */
export const viewersOf = (players: number): Viewer[] => [null, ...Array.from({ length: players }, (_, seat) => seat)];

export const nameOf = (viewer: Viewer): string => (viewer === null ? 'a spectator' : `seat ${viewer}`);

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
