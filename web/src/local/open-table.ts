/** Opens a stored game as a table in the page, so that a press is answered in the very frame that follows it. */
import type { AnyGame, BaseState } from '@bottega/kernel';
import { LocalTable, type SavedTable, TableLog, type TableSettings } from '@bottega/table';
import type { StoredGame } from '../storage.ts';
import { askBots } from './ask-bots.ts';
import { keeper } from './keeper.ts';

export interface OpenTable {
  readonly table: LocalTable;
  readonly log: TableLog;
  /** The game as it stands, to be kept. */
  saved(): SavedTable;
  /** The position after so many moves, hidden things too; null until the game is over. */
  whole(number: number): BaseState | null;
  leave(): void;
}

/** Refuses a game that can't be played again; `told` hears whether the browser could keep it. */
export function openTable(game: AnyGame, stored: StoredGame, settings: TableSettings, told: (kept: boolean) => void): OpenTable {
  const log = TableLog.resume(game, stored);
  const bots = askBots(game, stored.daily && stored.saved.seed);
  const table = new LocalTable({ log, settings, choose: bots.choose, advise: bots.advise, foresee: bots.foresee, keep: keeper(stored, told) });
  return {
    ...{ table, log },
    saved: () => log.save(),
    whole: (number) => (log.sitting.ended === null ? null : game.clone(log.at(Math.min(number, log.length)))),
    leave() {
      table.close();
      bots.close();
    },
  };
}
