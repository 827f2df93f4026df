/**
 * Keeps a game in the browser, always its newest state: while one is being written, later ones wait and only the last of them is written. After
 * each, `told` hears whether it could be written.
 */
import type { Match } from '@bottega/kernel';
import { putGame, type StoredGame } from '../storage.ts';
import { answered } from './answered.ts';

export function keeper(stored: StoredGame, told: (kept: boolean) => void): (match: Match) => void {
  let writing = false;
  let next: Match | undefined;
  const write = async (): Promise<void> => {
    writing = true;
    await answered();
    while (next !== undefined) {
      const match = next;
      next = undefined;
      await putGame(asStored(stored, match)).then(
        () => told(true),
        () => told(false),
      );
    }
    writing = false;
  };
  return (match) => {
    next = match;
    if (!writing) void write();
  };
}

function asStored(stored: StoredGame, match: Match): StoredGame {
  const { over, scores } = match.game.result(match.game.view(match.state, null));
  return { ...stored, updated: Date.now(), saved: match.save(), over, scores: scores.map((score) => score.total) };
}
