/** Opens a stored game as a table in the page, so that a press is answered in the very frame that follows it. */
import type { AnyGame } from '@bottega/kernel';
import { LocalTable, reopen, type TableSettings } from '@bottega/table';
import type { StoredGame } from '../storage.ts';
import { askBots } from './ask-bots.ts';
import { keeper } from './keeper.ts';

export interface OpenTable {
  readonly table: LocalTable;
  leave(): void;
}

/** Refuses a game that can't be played again. */
export function openTable(game: AnyGame, stored: StoredGame, settings: TableSettings): OpenTable {
  const { match, record } = reopen(game, stored.saved);
  const bots = askBots(game);
  const table = new LocalTable({ box: { game }, match, record, sitters: stored.sitters, settings, choose: bots.choose, keep: keeper(stored) });
  return {
    table,
    leave() {
      table.close();
      bots.close();
    },
  };
}
