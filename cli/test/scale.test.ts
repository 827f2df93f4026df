import { describe, expect, it } from 'vitest';
import { BUSY_TABLES, COSTS, type Load, plan } from '../bench/scale/plan.ts';
import { simulate } from '../bench/scale/simulation.ts';

const SECONDS = 20;
/** How far plan and simulation may be apart, as docs/scale.md says. */
const BUSY = 0.05;
const WAITING = 0.15;

const apart = (one: number, other: number): number => Math.abs(one / other - 1);

function holdTogether(load: Load): void {
  const planned = plan(load);
  const simulated = simulate(load, COSTS, SECONDS, 'test');
  for (const figure of ['moves', 'group', 'process', 'postgres', 'notify'] as const)
    expect(apart(simulated[figure], planned[figure]), figure).toBeLessThan(BUSY);
  for (const figure of ['acknowledged', 'seen'] as const) expect(apart(simulated[figure], planned[figure]), figure).toBeLessThan(WAITING);
}

describe('the plan for many players', () => {
  it('agrees with a simulation of 10,000 busy tables', () => holdTogether(BUSY_TABLES));

  it('agrees when the players of a table are all at one process', () => holdTogether({ ...BUSY_TABLES, apart: 0 }));

  it('agrees when the tables move three times as fast', () => holdTogether({ ...BUSY_TABLES, pace: 3 }));

  it('is a simulation with the same outcome each time, and another for another seed', () => {
    const load = { ...BUSY_TABLES, tables: 500 };
    expect(simulate(load, COSTS, 10, 'a')).toEqual(simulate(load, COSTS, 10, 'a'));
    expect(simulate(load, COSTS, 10, 'a')).not.toEqual(simulate(load, COSTS, 10, 'b'));
  });

  it('knows a process that has more to do than it can: people wait without end', () => {
    const crowded = { ...BUSY_TABLES, processes: 1, apart: 0, pace: 2 };
    expect(plan(crowded).acknowledged).toBe(Number.POSITIVE_INFINITY);
    expect(simulate(crowded, COSTS, SECONDS, 'test').acknowledged).toBeGreaterThan(100 * plan(BUSY_TABLES).acknowledged);
  });
});
