/**
 * All games as a file that people can read and any database can take in: JSON lines, a head, players, then tables.
 * Ways in (passwords and sessions, as hashes) come along only when asked for, tokens and codes never.
 */
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { isTooDeep, Refusal } from '@bottega/kernel';
import type { Entry, Sitting } from '@bottega/table/sitting';
import { type Games, gameOf } from '../games.ts';
import { foldLog } from '../rooms/read-log.ts';
import { rowOf, seatRowsOf } from '../rooms/rows.ts';
import type { Append, Database, Row, Value } from '../storage/database.ts';
import { TableStore } from '../storage/table-store.ts';
import { fillSkeletons } from '../storage/upgrade.ts';
import { MaintenanceError } from './backup.ts';

const FORMAT = 1;
/** A table with all that was ever said at it is far from this. */
const MOST_CHARACTERS = 64_000_000;
/** What a player and a session are written down with; a player need not have all of it. */
const PLAYER = { needed: ['id', 'made'], known: ['id', 'name', 'same_as', 'made', 'login', 'password'] };
const SESSION = { needed: ['hash', 'player', 'made'], known: ['hash', 'player', 'made'] };

interface TableLine {
  readonly kind: 'table';
  readonly id: string;
  readonly entries: readonly { readonly at: number; readonly entry: Entry }[];
}

type Line = { readonly kind: 'bottega'; readonly format: number } | { readonly kind: 'player' | 'session'; readonly row: Row } | TableLine;

export interface Counts {
  players: number;
  tables: number;
  /** Already there, entry by entry. */
  known: number;
  /** There with more entries than the file has: they have gone on since it was made, and are left alone. */
  newer: number;
}

export async function* exportGames(database: Database, secrets: boolean): AsyncGenerator<string> {
  const store = new TableStore(database);
  yield JSON.stringify({ kind: 'bottega', format: FORMAT } satisfies Line);
  const columns = ['id', 'name', 'same_as', 'made', ...(secrets ? ['login', 'password'] : [])].join(', ');
  for (const row of await database.all(`SELECT ${columns} FROM players ORDER BY id`)) yield JSON.stringify({ kind: 'player', row } satisfies Line);
  const sessions = secrets ? await database.all(`SELECT ${SESSION.known.join(', ')} FROM sessions`) : [];
  for (const row of sessions) yield JSON.stringify({ kind: 'session', row } satisfies Line);
  for await (const { id } of store.each()) {
    const entries = (await store.tail(id, 0)).map(({ at, entry }) => ({ at, entry: JSON.parse(entry) as Entry }));
    yield JSON.stringify({ kind: 'table', id, entries } satisfies Line);
  }
}

/** Looks at the whole file before it writes anything; refuses it with the number of the first wrong line. */
export async function importGames(database: Database, games: Games, path: string): Promise<Counts> {
  const store = new TableStore(database);
  await eachLine(path, async (line) => {
    if (line.kind === 'player') checkRow(line.row, PLAYER);
    else if (line.kind === 'session') checkRow(line.row, SESSION);
    else if (line.kind === 'table') {
      if (!Array.isArray(line.entries)) throw new MaintenanceError('a table without entries');
      read(games, line);
      await compare(store, line);
    }
  });
  const counts: Counts = { players: 0, tables: 0, known: 0, newer: 0 };
  await eachLine(path, async (line) => {
    if (line.kind === 'player') counts.players += await addRow(database, 'players', line.row);
    // whoever moves house must not be logged out by that
    else if (line.kind === 'session') await addRow(database, 'sessions', { ...line.row, seen: Date.now() });
    else if (line.kind === 'table') {
      const present = await compare(store, line);
      if (present > line.entries.length) counts.newer++;
      else if (present === line.entries.length) counts.known++;
      else {
        await addTable(store, games, line, present);
        counts.tables++;
      }
    }
  });
  const steps = fillSkeletons();
  for (let step = steps.next([]); !step.done; ) step = steps.next(await database.all(step.value.text, step.value.values));
  return counts;
}

async function eachLine(path: string, take: (line: Line) => Promise<void>): Promise<void> {
  let number = 0;
  for await (const text of createInterface({ input: createReadStream(path), crlfDelay: Number.POSITIVE_INFINITY })) {
    number++;
    try {
      if (text.length > MOST_CHARACTERS) throw new MaintenanceError('this line is too long to be a table');
      if (isTooDeep(text)) throw new MaintenanceError('this line is nested too deep');
      const line = JSON.parse(text) as Line;
      if (line === null || typeof line !== 'object') throw new MaintenanceError('this is no record');
      if (number === 1 && (line.kind !== 'bottega' || line.format !== FORMAT)) throw new MaintenanceError('this is not a file of exported games');
      if (!['bottega', 'player', 'session', 'table'].includes(line.kind)) throw new MaintenanceError('unknown kind of line');
      await take(line);
    } catch (error) {
      const why = error instanceof Refusal ? JSON.stringify(error.reason) : (error as Error).message;
      throw new MaintenanceError(`Line ${number} of ${path}: ${why}`);
    }
  }
  if (number === 0) throw new MaintenanceError(`${path} is empty.`);
}

/** The table after its last entry; throws when its log can't be carried out. */
function read(games: Games, { id, entries }: TableLine): Sitting {
  const [first] = entries;
  if (first?.entry.kind !== 'open' || first.entry.table !== id) throw new MaintenanceError(`table ${id} does not begin with its opening`);
  return foldLog(games, entries);
}

/** How many entries are there already, be it more than in the file; refuses a table that went another way here. */
async function compare(store: TableStore, { id, entries }: TableLine): Promise<number> {
  const present = await store.tail(id, 0);
  for (const [number, { entry }] of present.slice(0, entries.length).entries()) {
    if (!isSame(entry, entries[number].entry)) throw new MaintenanceError(`table ${id} went another way here, from entry ${number} on`);
  }
  return present.length;
}

/** What somebody said may have been erased here since the file was written. */
const isSame = (present: string, given: Entry): boolean =>
  present === JSON.stringify(given) || (given.kind === 'chat' && present === JSON.stringify({ ...given, text: '' }));

async function addTable(store: TableStore, games: Games, line: TableLine, from: number): Promise<void> {
  const sitting = read(games, line);
  const game = gameOf(games, sitting.game);
  for (const [number, { entry, at }] of line.entries.entries()) {
    if (number < from) continue;
    const last = number === line.entries.length - 1;
    const append: Append = {
      table: line.id,
      number,
      at,
      entry: JSON.stringify(entry),
      ...(last && { row: rowOf(game, sitting), seats: seatRowsOf(sitting) }),
      ...(entry.kind === 'chat' && { talker: entry.player }),
      ...(entry.kind === 'open' && { edition: entry.published?.id }),
    };
    if (!(await store.append(append))) throw new MaintenanceError(`table ${line.id} changed meanwhile`);
  }
}

/** Names of columns become part of a statement: only ours may. */
function checkRow(row: unknown, { needed, known }: typeof PLAYER): void {
  if (row === null || typeof row !== 'object' || Array.isArray(row)) throw new MaintenanceError('a record without its row');
  for (const name of needed) if (!Object.hasOwn(row, name)) throw new MaintenanceError(`${name} is missing`);
  for (const [name, value] of Object.entries(row)) {
    if (!known.includes(name)) throw new MaintenanceError(`${name} is not known here`);
    const isIt = name === 'made' ? typeof value === 'number' : typeof value === 'string' || (value === null && !needed.includes(name));
    if (!isIt) throw new MaintenanceError(`${name} can't be ${JSON.stringify(value)}`);
  }
}

async function addRow(database: Database, table: 'players' | 'sessions', row: Row): Promise<number> {
  const names = Object.keys(row);
  const places = names.map((_, index) => `$${index + 1}`).join(', ');
  const text = `INSERT INTO ${table} (${names.join(', ')}) VALUES (${places}) ON CONFLICT DO NOTHING RETURNING ${names[0]}`;
  return (await database.all(text, Object.values(row) as Value[])).length;
}
