/** What a Postgres under load has done so far: processor time, rows, bytes. */
import { readdirSync, readFileSync } from 'node:fs';
import { withDatabase } from '@bottega/server/maintenance';
import { TICK } from './process.ts';

export interface PostgresWork {
  /** Milliseconds of all its processes. */
  readonly cpu: number;
  /** Rows inserted or replaced. */
  readonly rows: number;
  /** Bytes of tables and indexes. */
  readonly size: number;
  /** Bytes of its log, which is what it must bring to the disk before a commit is answered. */
  readonly wal: number;
}

const ROWS = 'SELECT CAST(SUM(n_tup_ins + n_tup_upd) AS BIGINT) AS rows FROM pg_stat_user_tables';
const BYTES = `SELECT pg_database_size(current_database()) AS size, CAST(pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0') AS BIGINT) AS wal, pg_backend_pid() AS pid`;

export function postgresWork(url: string): Promise<PostgresWork> {
  return withDatabase({ DATABASE_URL: url }, async (database) => {
    const [{ rows }] = await database.all(ROWS);
    const [{ size, wal, pid }] = await database.all(BYTES);
    return { cpu: cpuOfFamily(statOf(Number(pid))!.parent), rows: Number(rows), size: Number(size), wal: Number(wal) };
  });
}

/** Of a process, of those it started, and of those of them that have ended. */
function cpuOfFamily(parent: number): number {
  const family = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => statOf(Number(name)) ?? [])
    .filter((stat) => stat.parent === parent);
  const own = statOf(parent)!;
  return TICK * (own.own + own.ended + family.reduce((sum, stat) => sum + stat.own, 0));
}

function statOf(pid: number): { parent: number; own: number; ended: number } | undefined {
  try {
    const [, after] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
    const fields = after.split(' ').map(Number);
    const [user, system, endedUser, endedSystem] = fields.slice(11);
    return { parent: fields[1], own: user + system, ended: endedUser + endedSystem };
  } catch {
    // it has just ended
    return undefined;
  }
}
