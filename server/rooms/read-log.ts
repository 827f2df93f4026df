/** A table read from its log: from the last snapshot on, or from the start. */
import { type AnyGame, refuse } from '@bottega/kernel';
import { apply, type Entry, type OpenEntry, openSitting, type Sitting } from '@bottega/table/sitting';
import { type Games, gameOf } from '../games.ts';
import type { Snapshot } from '../storage/database.ts';
import type { StoredEntry, TableStore } from '../storage/table-store.ts';

/** Raised whenever the fold would make another sitting of the same log: older snapshots are then left aside. */
const FOLD = 4;

/** The last entry of a table that was taken away; nothing can be written after it, and all others are deleted. */
export const REMOVED = JSON.stringify({ kind: 'removed' });

export interface ReadTable {
  readonly game: AnyGame;
  readonly sitting: Sitting;
  /** Entries that the snapshot knew from which it was read, if any. */
  readonly snapshotAt: number;
}

export const snapshotOf = (sitting: Sitting): Snapshot => ({
  table: sitting.id,
  number: sitting.length,
  rules: sitting.rules,
  sitting: JSON.stringify({ fold: FOLD, sitting }),
});

/**
 * Resolves to null when there is no such table. Entries from the number `before` on are left out; `begin` is called
 * before the rules are asked.
 */
export async function readTable(
  store: TableStore,
  games: Games,
  table: string,
  before = Number.POSITIVE_INFINITY,
  begin: () => void = () => {},
): Promise<ReadTable | null> {
  const stored = await store.read(table, Number.isFinite(before) ? before : undefined);
  if (stored === null || stored.entries.at(-1)?.entry === REMOVED) return null;
  const { snapshot } = stored;
  if (snapshot !== null) {
    const { fold, sitting } = JSON.parse(snapshot.sitting) as { fold: number; sitting: Sitting };
    const game = gameOf(games, sitting.game);
    begin();
    if (fold === FOLD && snapshot.rules === game.version) return { snapshotAt: snapshot.number, ...readOn(game, sitting, stored.entries, before) };
  }
  const entries = snapshot === null ? stored.entries : await store.tail(table, 0);
  const [first] = entries;
  const opening = JSON.parse(first.entry) as OpenEntry;
  const game = gameOf(games, opening.game);
  const rules = rulesOf(entries);
  // such a game waits until the present rules were found to play it alike
  if (rules !== game.version) refuse({ code: 'other-rules', saved: rules, present: game.version });
  begin();
  return { snapshotAt: 0, ...readOn(game, openSitting(game, opening, first.at), entries.slice(1), before) };
}

/** The table after a whole log, whichever rules it was played with; `seen` is called after each entry. */
export function foldLog(games: Games, log: readonly { readonly at: number; readonly entry: Entry }[], seen?: (sitting: Sitting) => void): Sitting {
  const opening = log[0].entry as OpenEntry;
  const game = gameOf(games, opening.game);
  const sitting = openSitting(game, opening, log[0].at);
  seen?.(sitting);
  for (const { entry, at } of log.slice(1)) {
    apply(game, sitting, entry as Exclude<Entry, OpenEntry>, at);
    seen?.(sitting);
  }
  return sitting;
}

/** The version of the rules that a log was last played with. */
export function rulesOf(entries: readonly StoredEntry[]): number {
  let version = 0;
  for (const { entry } of entries) {
    if (!entry.startsWith('{"kind":"rules"') && !entry.startsWith('{"kind":"open"')) continue;
    const read = JSON.parse(entry) as Extract<Entry, { kind: 'rules' | 'open' }>;
    version = read.kind === 'open' ? read.rules : read.version;
  }
  return version;
}

function readOn(game: AnyGame, sitting: Sitting, entries: readonly StoredEntry[], before: number): Omit<ReadTable, 'snapshotAt'> {
  for (const stored of entries) if (stored.number < before) carryOut(game, sitting, stored);
  return { game, sitting };
}

export function carryOut(game: AnyGame, sitting: Sitting, { entry, at }: StoredEntry): Exclude<Entry, OpenEntry> {
  const read = JSON.parse(entry) as Exclude<Entry, OpenEntry>;
  apply(game, sitting, read, at);
  return read;
}
