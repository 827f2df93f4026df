/** What the doors may ask of the hall. It is asked from another thread, so that questions and answers are plain data. */
import { refuse, type SavedGame } from '@bottega/kernel';
import { savedOf, statusOf } from '@bottega/table/sitting';
import type { Ask, OpenTable, Player, Summary } from '@bottega/table/wire';
import { type Answered, type Asking, askTable } from './ask.ts';
import type { Turn } from './hall.ts';

interface OfTable {
  readonly table: string;
  /** Who wants to know. */
  readonly player: string | null;
}

export const QUESTIONS = {
  open: ({ hall }: Asking, { wish, host }: { readonly wish: OpenTable; readonly host: string }): Promise<string> => hall.open(wish, host),

  ask: (asking: Asking, { table, player, ask }: { readonly table: string; readonly player: Player | null; readonly ask: Ask }): Promise<Answered> =>
    askTable(asking, asking.hall.room(table), player, ask),

  summary: ({ hall }: Asking, { table, player }: OfTable): Promise<Summary> => hall.room(table).summary(player),

  /** The finished game with its seed. */
  game: ({ hall }: Asking, { table, player }: OfTable): Promise<SavedGame & { seedHash: string }> =>
    hall.room(table).see(player, ({ sitting }) => {
      if (statusOf(sitting) !== 'over') refuse({ code: 'not-over' });
      return { ...savedOf(sitting), seedHash: sitting.seedHash };
    }),

  /** What that player must decide there now. */
  turn: async ({ hall }: Asking, { table, player }: { readonly table: string; readonly player: string }): Promise<Turn | null> =>
    (await hall.turnAt(table, player)) ?? null,

  /** Nothing new is begun, and the answer comes when everything is on disk. */
  close: (asking: Asking, _nothing: null): Promise<void> => asking.close(),
};

export type Questions = typeof QUESTIONS;
