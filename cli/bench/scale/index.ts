/** `bottega bench scale`: the plan of docs/scale.md beside a simulation of its busy tables. */
import type { Measure } from '../engine.ts';
import { BUSY_TABLES, COSTS, type Load, plan } from './plan.ts';
import { type Simulated, simulate } from './simulation.ts';

/** Simulated; a real second has some thousand moves in it. */
const SECONDS = 30;

const FIGURES: readonly (readonly [keyof Simulated, string, string])[] = [
  ['moves', 'moves', 'a second'],
  ['group', 'moves in one commit', 'moves'],
  ['process', 'a process is busy', 'share'],
  ['postgres', 'a core of Postgres is busy', 'share'],
  ['notify', 'NOTIFY is busy', 'share'],
  ['acknowledged', 'send to acknowledged, mean', 'ms'],
  ['acknowledged99', 'the same, p99', 'ms'],
  ['seen', 'send to other player, mean', 'ms'],
  ['seen99', 'the same, p99', 'ms'],
];

export function benchScale(given: Partial<Load>): Measure[] {
  const load = { ...BUSY_TABLES, ...given };
  const reckoned: Partial<Simulated> = plan(load);
  const simulated = simulate(load, COSTS, SECONDS, 'scale');
  return FIGURES.map(([figure, name, unit]) => ({ name, unit, value: rounded(simulated[figure]), ...beside(simulated[figure], reckoned[figure]) }));
}

const beside = (value: number, planned: number | undefined): Pick<Measure, 'peer' | 'ratio'> =>
  planned === undefined ? {} : { peer: rounded(planned), ratio: rounded(value / planned) };

const rounded = (value: number): number => Number(value.toPrecision(3));
