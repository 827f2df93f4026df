/**
 * Keeps a game in the browser, always its newest state: while one is being written, later ones wait and only the last
 * of them is written. After each, `told` hears whether it could be written.
 */
import type { TableLog } from '@bottega/table';
import { standingOf } from '../standing.ts';
import { putGame, type StoredGame } from '../storage.ts';
import { answered } from './answered.ts';

export function keeper(stored: StoredGame, told: (kept: boolean) => void): (log: TableLog) => void {
  let writing = false;
  let next: TableLog | undefined;
  const write = async (): Promise<void> => {
    writing = true;
    await answered();
    while (next !== undefined) {
      const log = next;
      next = undefined;
      await putGame(asStored(stored, log)).then(
        () => told(true),
        () => told(false),
      );
    }
    writing = false;
  };
  return (log) => {
    next = log;
    if (!writing) void write();
  };
}

function asStored({ holding: _, ...stored }: StoredGame, log: TableLog): StoredGame {
  const standing = standingOf(log.game.result(log.game.view(log.state, null)));
  return { ...stored, ...log.save(), updated: Date.now(), ...standing };
}
