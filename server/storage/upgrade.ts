/**
 * Brings a database to the present schema, within one transaction. The steps are written once: each statement is
 * yielded to whoever can carry it out, and its rows come back.
 */
import { skeletonOf } from '../people/names.ts';
import type { Row, Statement, Value } from './database.ts';
import { ADDED, ADDED_IN_5, SCHEMA_VERSION } from './schema.ts';

export type Upgrade = Generator<Statement, void, Row[]>;

const statement = (text: string, values: readonly Value[] = []): Statement => ({ text, values });

/** `between`: what only one of the databases has to do, when the columns are there. */
export function* upgrade(now: number, between: () => void = () => {}): Upgrade {
  const [row] = yield statement("SELECT value FROM meta WHERE name = 'schema'");
  const found = Number(row.value);
  if (found > SCHEMA_VERSION) throw new Error(`the database was written by a newer version (schema ${found}, known ${SCHEMA_VERSION})`);
  if (found === SCHEMA_VERSION) return;
  if (found < 5) yield* upgradeTo5(now, between);
  for (let version = Math.max(found, 5) + 1; version <= SCHEMA_VERSION; version++) for (const text of ADDED[version]) yield statement(text);
  yield statement("UPDATE meta SET value = $1 WHERE name = 'schema'", [String(SCHEMA_VERSION)]);
}

function* upgradeTo5(now: number, between: () => void): Upgrade {
  for (const text of ADDED_IN_5) yield statement(text);
  between();
  yield* fillHosts(now);
  yield* fillSkeletons();
  yield* fillTalkers();
  // nobody is logged out by an update
  yield statement('UPDATE sessions SET seen = $1', [now]);
}

/** Only a table that waits for players asks whether its host is there; they count as just seen. */
function* fillHosts(now: number): Upgrade {
  const rows = yield statement("SELECT tab, entry FROM entries WHERE number = 0 AND tab IN (SELECT id FROM tables WHERE status = 'open')");
  for (const { tab, entry } of rows) {
    const { host } = JSON.parse(entry as string) as { host: string };
    yield statement('UPDATE tables SET host = $2 WHERE id = $1', [tab, host]);
    yield statement('UPDATE players SET seen = $2 WHERE id = $1 OR id IN (SELECT same_as FROM players WHERE id = $1)', [host, now]);
  }
}

/** What names look like that were taken before it counted; where some look alike, the first one has it, and all are kept. */
export function* fillSkeletons(): Upgrade {
  const accounts = yield statement('SELECT id, name, skeleton FROM players WHERE login IS NOT NULL AND name IS NOT NULL ORDER BY made, id');
  const taken = new Set(accounts.flatMap(({ skeleton }) => (skeleton as string | null) ?? []));
  for (const { id, name, skeleton: known } of accounts) {
    const skeleton = skeletonOf(name as string);
    if (known !== null || taken.has(skeleton)) continue;
    taken.add(skeleton);
    yield statement('UPDATE players SET skeleton = $2 WHERE id = $1', [id, skeleton]);
  }
}

function* fillTalkers(): Upgrade {
  const known = new Set<string>();
  for (const { tab, entry } of yield statement(`SELECT tab, entry FROM entries WHERE entry LIKE '{"kind":"chat"%'`)) {
    const { player } = JSON.parse(entry as string) as { player: string };
    const key = `${player} ${tab}`;
    if (known.has(key)) continue;
    known.add(key);
    yield statement('INSERT INTO talkers (player, tab) VALUES ($1, $2)', [player, tab]);
  }
}
