/** Looks at one position with the oracles. */
import type { SavedGame } from '../match.ts';
import { ORACLES, type Scene } from './oracles.ts';

export interface Fault {
  readonly oracle: string;
  readonly fault: string;
  /** The saved game that ends in it. */
  readonly log: SavedGame;
}

/** Asks the oracles whose turn it is at this move number, or all of them. */
export function examine(scene: Scene, moment?: number): { oracle: string; fault: string } | undefined {
  for (const [name, { oracle, every }] of Object.entries(ORACLES)) {
    if (moment !== undefined && moment % every !== 0 && scene.game.toAct(scene.state).length > 0) continue;
    try {
      const fault = oracle(scene);
      if (fault !== undefined) return { oracle: name, fault };
    } catch (error) {
      return { oracle: name, fault: `crashes: ${error instanceof Error ? error.message : error}` };
    }
  }
  return undefined;
}
