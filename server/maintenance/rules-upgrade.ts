/**
 * New rules and the games of old ones, running or over: each is replayed through the present rules, and the first
 * place where it would go another way is told. Nothing is changed until that is known.
 */
import { firstDifference, Refusal } from '@bottega/kernel';
import { apply, type Entry, type Sitting } from '@bottega/table/sitting';
import { type Games, gameOf } from '../games.ts';
import { foldLog, rulesOf } from '../rooms/read-log.ts';
import { rowOf } from '../rooms/rows.ts';
import type { Database } from '../storage/database.ts';
import { type StoredEntry, TableStore } from '../storage/table-store.ts';

export interface Divergence {
  /** The number of the entry, and the entry. */
  readonly entry: number;
  readonly text: string;
  readonly why: string;
}

export interface Patched {
  readonly table: string;
  readonly game: string;
  readonly from: number;
  readonly to: number;
  readonly divergence: Divergence | null;
}

/** Every game that was last played with other rules than the present ones. */
export async function checkRules(database: Database, games: Games): Promise<Patched[]> {
  const store = new TableStore(database);
  const found: Patched[] = [];
  for await (const { id, game, rules } of store.each()) {
    const present = gameOf(games, game).version;
    if (rules === present) continue;
    const entries = await store.tail(id, 0);
    found.push({ table: id, game, from: rulesOf(entries), to: present, divergence: await replay(store, games, id, entries) });
  }
  return found;
}

/** The games that go on alike are marked as games of the present rules; the others stay as they are. */
export async function applyRules(database: Database, games: Games, checked: readonly Patched[]): Promise<number> {
  const store = new TableStore(database);
  let moved = 0;
  for (const { table, game: id, to, divergence } of checked) {
    if (divergence !== null) continue;
    const entries = await store.tail(table, 0);
    const game = gameOf(games, id);
    const entry: Entry = { kind: 'rules', version: to };
    const at = Date.now();
    const sitting = fold(games, entries);
    apply(game, sitting, entry, at);
    if (await store.append({ table, number: entries.length, at, entry: JSON.stringify(entry), row: rowOf(game, sitting) })) moved++;
  }
  return moved;
}

const fold = (games: Games, entries: readonly StoredEntry[], seen?: (sitting: Sitting) => void): Sitting =>
  foldLog(
    games,
    entries.map(({ at, entry }) => ({ at, entry: JSON.parse(entry) as Entry })),
    seen,
  );

/** A move that is refused now, or a position that is not the one the old rules came to, where a snapshot kept it. */
async function replay(store: TableStore, games: Games, table: string, entries: readonly StoredEntry[]): Promise<Divergence | null> {
  const { snapshot } = (await store.read(table)) ?? { snapshot: null };
  const kept = snapshot === null ? null : (JSON.parse(snapshot.sitting) as { sitting: Sitting }).sitting;
  let reached = 0;
  const at = (number: number, why: string): Divergence => ({ entry: number, text: entries[number].entry, why });
  try {
    let differs: string | undefined;
    fold(games, entries, (sitting) => {
      reached++;
      if (snapshot !== null && kept !== null && sitting.length === snapshot.number) differs ??= firstDifference(kept.state, asFarAs(kept.state, sitting.state));
      if (differs !== undefined) throw new Error(`the position differs at ${differs}`);
    });
    return null;
  } catch (error) {
    const why = error instanceof Refusal ? JSON.stringify(error.reason) : (error as Error).message;
    const number = why.startsWith('the position') ? reached - 1 : reached;
    return at(Math.min(number, entries.length - 1), why);
  }
}

/** A value without the members that the older one did not have yet: what is new in a state is no other position. */
function asFarAs(older: unknown, value: unknown): unknown {
  if (Array.isArray(older) && Array.isArray(value)) return value.map((member, index) => asFarAs(older[index], member));
  if (!isRecord(older) || !isRecord(value)) return value;
  return Object.fromEntries(Object.keys(value).flatMap((key) => (key in older ? [[key, asFarAs(older[key], value[key])]] : [])));
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);
