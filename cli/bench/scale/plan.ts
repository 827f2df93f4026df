/**
 * The plan of docs/scale.md in figures: what players ask for, what each thing costs, and by arithmetic how busy
 * everything is. `simulation.ts` plays the same figures through, so that both can be held against each other.
 */

/** Milliseconds, as `bottega bench server --postgres` measured them; `hear` and `flush` are estimated. */
export const COSTS = {
  /** Of a process for a move made at it: rules, views, writing and telling, all threads. */
  move: 0.35,
  /** Of a process for a move made elsewhere at a table that is open here: it reads the entry and tells its players. */
  follow: 0.7,
  /** Of a process for each NOTIFY, whether or not it has the table. */
  hear: 0.03,
  /** Of Postgres for a transaction, besides its entries. */
  commit: 0.4,
  /** Of Postgres for each entry in it, with the table's line and its snapshots. */
  entry: 0.12,
  /** Of Postgres for telling and reading what another process wrote. */
  read: 0.4,
  /** Until the disk has the transaction, while no processor works on it: a network disk. */
  flush: 2,
  /** One NOTIFY at a time in the whole of Postgres. */
  notify: 0.09,
  /** Of Postgres every second for each table that somebody watches (`lookElsewhere`). */
  look: 0.008,
};

export type Costs = typeof COSTS;

export interface Load {
  readonly tables: number;
  /** Seconds from one move at a table to the next. */
  readonly pace: number;
  readonly processes: number;
  /** Cores of Postgres. */
  readonly cores: number;
  /** Share of the tables whose players are at different processes. */
  readonly apart: number;
}

export interface Busy {
  readonly moves: number;
  /** Entries in one commit. */
  readonly group: number;
  /** Share of its time that a process, a core of Postgres, and the NOTIFY queue are busy. */
  readonly process: number;
  readonly postgres: number;
  readonly notify: number;
  /** Milliseconds from sending a move until it is acknowledged, and until the other player sees it; on average. */
  readonly acknowledged: number;
  readonly seen: number;
}

/** Ten thousand busy tables: a third of the busiest hour of a million players a day. */
export const BUSY_TABLES: Load = { tables: 10_000, pace: 9, processes: 4, cores: 4, apart: 0.75 };

export function plan({ tables, pace, processes, cores, apart }: Load, costs: Costs = COSTS): Busy {
  const moves = tables / pace;
  const each = moves / processes / 1000;
  const group = groupSize(each, costs);
  const commits = moves / group;
  const transaction = costs.flush + costs.commit + group * costs.entry;
  const process = each * (costs.move + apart * costs.follow) + (commits / 1000) * (1 - 1 / processes) * costs.hear;
  const postgres = (moves * (costs.entry + apart * costs.read) + commits * costs.commit + tables * costs.look) / 1000 / cores;
  const notify = (commits * costs.notify) / 1000;
  // whoever comes while a commit is under way waits for half of it, on average, and then for their own
  const underWay = Math.min(1, (each / group) * transaction);
  const acknowledged = queued(costs.move, process) + (underWay * transaction) / 2 + transaction;
  const told = queued(costs.notify, notify) + costs.read + queued(costs.hear + costs.follow, process);
  return { moves, group, process, postgres, notify, acknowledged, seen: acknowledged + apart * told };
}

/**
 * Entries in one commit: those that came, so many a millisecond, while the one before was under way, or one that found
 * nothing under way.
 */
function groupSize(each: number, costs: Costs): number {
  let group = 1;
  for (let round = 0; round < 50; round++) {
    const came = each * (costs.flush + costs.commit + group * costs.entry);
    group = came + Math.exp(-came);
  }
  return group;
}

/** Work at a place that is busy for such a share of its time, with the wait for what came before (M/D/1). */
const queued = (work: number, busy: number): number => (busy < 1 ? work + (work * busy) / (2 * (1 - busy)) : Number.POSITIVE_INFINITY);
