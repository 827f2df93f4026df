/** What single things cost Postgres, one after the other and nothing beside: the unit costs of docs/scale.md. */
import { TableStore, withDatabase } from '@bottega/server/maintenance';
import type { Measure } from '../engine.ts';
import { postgresWork } from './postgres.ts';

const TABLES = 10_000;
const ENTRIES = 20;
const ENTRY = 'x'.repeat(60);
const GROUP = 400;
const ids = Array.from({ length: TABLES }, (_, table) => `unit-${String(table).padStart(6, '0')}`);
const FILL = `INSERT INTO entries (tab, number, at, entry)
  SELECT 'unit-' || lpad(t::text, 6, '0'), n, 0, $1 FROM generate_series(0, ${TABLES - 1}) t, generate_series(0, ${ENTRIES - 1}) n`;

export function unitCosts(url: string): Promise<Measure[]> {
  return withDatabase({ DATABASE_URL: url }, async (database) => {
    const store = new TableStore(database);
    await database.all(FILL, [ENTRY]);
    await database.all('ANALYZE entries');
    const measures: Measure[] = [];
    /** `parts`: how many of the things one call does. */
    const measure = async (name: string, times: number, parts: number, run: (time: number) => Promise<unknown>): Promise<void> => {
      const before = await postgresWork(url);
      for (let time = 0; time < times; time++) await run(time);
      const value = ((await postgresWork(url)).cpu - before.cpu) / times / parts;
      measures.push({ name: `Postgres, ${name}: processor time`, unit: 'ms', value: Number(value.toPrecision(2)) });
    };
    const append = (from: number, count: number): Promise<unknown> =>
      database.append(ids.slice(from, from + count).map((table) => ({ table, number: ENTRIES, at: 0, entry: ENTRY })));
    await measure('the length of a watched table', 20, TABLES, () => store.lengths(ids));
    await measure('reading one new entry', 3000, 1, (time) => store.tail(ids[time], ENTRIES - 1));
    await measure('a NOTIFY', 3000, 1, () => database.all("SELECT pg_notify('nobody', $1)", [ENTRY]));
    const began = performance.now();
    await measure('a commit of one entry', 500, 1, (time) => append(time, 1));
    measures.push({ name: 'a commit of one entry, until it is on disk', unit: 'ms', value: Number(((performance.now() - began) / 500).toPrecision(2)) });
    await measure(`an entry in a commit of ${GROUP}`, 20, GROUP, (time) => append(500 + time * GROUP, GROUP));
    return measures;
  });
}
