/**
 * Proves in the browser that a finished game was dealt from the seed that was promised, and gives the result that was
 * told.
 */
import { type AnyGame, type Result, replay, type SavedGame } from '@bottega/kernel';
import type { Summary } from '@bottega/table/wire';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

export interface Verdict {
  /** The seed is the one whose hash was shown from the start. */
  readonly seed: boolean;
  /** Its moves, played again from that seed, are all legal and give these scores. */
  readonly result: boolean;
}

export const hashOf = (seed: string): string => bytesToHex(sha256(utf8ToBytes(seed)));

export function verify(game: AnyGame, saved: SavedGame, { seedHash, outcome }: Pick<Summary, 'seedHash' | 'outcome'>): Verdict {
  return { seed: hashOf(saved.seed) === seedHash, result: outcome !== null && hasScores(game, saved, outcome.result) };
}

function hasScores(game: AnyGame, saved: SavedGame, told: Result): boolean {
  try {
    const { scores } = game.result(replay(game, saved).state) as Result;
    return scores.every(({ seat, total }) => told.scores.some((score) => score.seat === seat && score.total === total));
  } catch {
    return false;
  }
}
