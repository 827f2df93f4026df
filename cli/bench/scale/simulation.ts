/**
 * Busy tables played through as queues: processes with one main thread each, group commits, the cores of Postgres, its
 * one NOTIFY at a time, and the processes that hear of it.
 */
import { type Random, randomFrom } from '@bottega/kernel';
import { quantile } from '../quantile.ts';
import { Clock, Station } from './clock.ts';
import type { Busy, Costs, Load } from './plan.ts';

export interface Simulated extends Busy {
  readonly acknowledged99: number;
  readonly seen99: number;
}

interface Process {
  readonly thread: Station;
  /** What gathers while a commit is under way. */
  waiting: Move[];
  writing: boolean;
}

interface Move {
  readonly sent: number;
  /** Where the other player is. */
  readonly other: number;
  readonly next: () => void;
}

const LOOK = 1000;

export function simulate(load: Load, costs: Costs, seconds: number, seed: string): Simulated {
  const { tables, pace, cores, apart } = load;
  const random = randomFrom(seed);
  const clock = new Clock();
  const processes: Process[] = Array.from({ length: load.processes }, () => ({ thread: new Station(clock, 1), waiting: [], writing: false }));
  const postgres = new Station(clock, cores);
  const telling = new Station(clock, 1);
  const acknowledged: number[] = [];
  const seen: number[] = [];
  let commits = 0;

  /** Thinks for a while, moves at one process, and then it is the other player's turn, perhaps at another. */
  const play = (here: number, there: number): void => {
    const thinking = exponential(random, 1000 * pace);
    clock.after(thinking, () => {
      const sent = clock.now;
      const process = processes[here];
      process.thread.work(costs.move, () => {
        process.waiting.push({ sent, other: there, next: () => play(there, here) });
        if (!process.writing) write(process);
      });
    });
  };

  const write = (process: Process): void => {
    const group = process.waiting;
    process.waiting = [];
    process.writing = true;
    commits++;
    postgres.work(costs.commit + group.length * costs.entry, () => clock.after(costs.flush, () => written(process, group)));
  };

  const written = (process: Process, group: readonly Move[]): void => {
    process.writing = false;
    if (process.waiting.length > 0) write(process);
    for (const move of group) {
      acknowledged.push(clock.now - move.sent);
      if (processes[move.other] === process) show(move);
    }
    telling.work(costs.notify, () => {
      for (const other of processes) if (other !== process) other.thread.work(costs.hear, () => {});
      for (const move of group) {
        const there = processes[move.other];
        if (there !== process) postgres.work(costs.read, () => there.thread.work(costs.follow, () => show(move)));
      }
    });
  };

  const show = ({ sent, next }: Move): void => {
    seen.push(clock.now - sent);
    next();
  };

  /** Each process asks for its own tables. */
  const look = (): void => {
    postgres.work((tables / processes.length) * costs.look, () => {});
    clock.after(LOOK, look);
  };

  for (let table = 0; table < tables; table++) {
    const here = random(processes.length);
    // the other player is at another process, at so many tables of a thousand
    const far = random(1000) < 1000 * apart && processes.length > 1;
    play(here, far ? (here + 1 + random(processes.length - 1)) % processes.length : here);
  }
  for (const _ of processes) clock.after(random(LOOK), look);
  const end = 1000 * seconds;
  clock.runUntil(end);
  const sort = (list: number[]): number[] => list.sort((a, b) => a - b);
  const mean = (list: readonly number[]): number => list.reduce((sum, value) => sum + value, 0) / list.length;
  return {
    moves: acknowledged.length / seconds,
    process: processes.reduce((sum, { thread }) => sum + thread.worked, 0) / processes.length / end,
    postgres: postgres.worked / cores / end,
    notify: telling.worked / end,
    acknowledged: mean(acknowledged),
    seen: mean(seen),
    acknowledged99: quantile(sort(acknowledged), 0.99),
    seen99: quantile(sort(seen), 0.99),
    group: acknowledged.length / commits,
  };
}

const FINE = 1 << 30;
const exponential = (random: Random, mean: number): number => -mean * Math.log((random(FINE) + 1) / FINE);
