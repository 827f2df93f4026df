/** Opens a stored game as a table in the page, so that a press is answered in the very frame that follows it. */
import type { AnyGame, Match, SavedGame } from '@bottega/kernel';
import { LocalTable, reopen, type TableSettings } from '@bottega/table';
import type { StoredGame } from '../storage.ts';
import { askBots } from './ask-bots.ts';
import { keeper } from './keeper.ts';

export interface OpenTable {
  readonly table: LocalTable;
  /** The game as it stands, to be kept. */
  saved(): SavedGame;
  leave(): void;
}

/** Refuses a game that can't be played again; `told` hears whether the browser could keep it. */
export function openTable(game: AnyGame, stored: StoredGame, settings: TableSettings, told: (kept: boolean) => void): OpenTable {
  const { match, record } = reopen(game, stored.saved);
  const write = keeper(stored, told);
  let newest = match;
  const keep = (now: Match): void => {
    newest = now;
    write(now);
  };
  const bots = askBots(game);
  const table = new LocalTable({ box: { game }, match, record, sitters: stored.sitters, settings, choose: bots.choose, keep });
  return {
    table,
    saved: () => newest.save(),
    leave() {
      table.close();
      bots.close();
    },
  };
}
