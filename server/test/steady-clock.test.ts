import { expect, it } from 'vitest';
import { SteadyClock } from '../steady-clock.ts';

const HOUR = 3_600_000;

const clockAt = (time: number) => {
  let passed = 500;
  const clock = new SteadyClock(time, () => passed);
  const pass = (milliseconds: number): void => {
    passed += milliseconds;
  };
  return { clock, pass };
};

it.each([2 * HOUR, -2 * HOUR])('a jump of %d ms costs a player five in a hundred of their time at most', (jump) => {
  const { clock, pass } = clockAt(1_000_000);
  clock.aim(1_000_000 + jump);
  const before = clock.now();
  pass(60_000);
  expect(Math.abs(clock.now() - before - 60_000)).toBeLessThanOrEqual(3000);
});

it('never goes back, and is right in the end', () => {
  const { clock, pass } = clockAt(10 * HOUR);
  clock.aim(8 * HOUR);
  let last = clock.now();
  for (let minute = 0; minute < 60 * 41; minute++) {
    pass(60_000);
    expect(clock.now()).toBeGreaterThan(last);
    last = clock.now();
  }
  expect(last).toBe(8 * HOUR + 41 * HOUR);
});

it('starts with the time of whoever knows it', () => {
  const { clock, pass } = clockAt(0);
  clock.set(5000);
  pass(10);
  expect(clock.now()).toBe(5010);
});
