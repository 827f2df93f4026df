import { describe, expect, it } from 'vitest';
import { clocksOf, deadlineOf, nextTimeout } from '../index.ts';
import { TestTable } from './table.ts';

const LIVE = { pace: { kind: 'live', bank: 60, increment: 5 } } as const;
const DAY = 24 * 60 * 60 * 1000;

describe('a live clock', () => {
  it('runs for whoever must decide, and adds the increment at the end of a decision', () => {
    const table = TestTable.full(2, LIVE);
    const seat = table.toAct;
    table.now += 10_000;
    table.move('draw');
    expect(clocksOf(table.sitting)).toMatchObject({ running: [1 - seat], at: table.now });
    expect(clocksOf(table.sitting)!.left[seat]).toBe(55_000);
    expect(clocksOf(table.sitting)!.left[1 - seat]).toBe(60_000);
  });

  it('gives nothing for ending and taking back a turn over and over', () => {
    const table = TestTable.full(2, LIVE);
    table.move('draw');
    const seat = table.toAct;
    for (let again = 0; again < 5; again++) {
      table.move('beg');
      table.ask(`p${seat}`, { do: 'undo', to: 1 });
    }
    expect(table.sitting.clock.left[seat]).toBe(60_000);
  });

  it('a chat message neither stops nor resets it', () => {
    const table = TestTable.full(2, LIVE);
    const seat = table.toAct;
    table.now += 10_000;
    table.ask(`p${1 - seat}`, { do: 'chat', text: 'hurry' });
    table.now += 10_000;
    table.move('draw');
    expect(table.sitting.clock.left[seat]).toBe(45_000);
  });
});

describe('days for a move', () => {
  it('begin anew with every decision', () => {
    const table = TestTable.full(2, { pace: { kind: 'days', days: 2 } });
    const seat = table.toAct;
    table.now += DAY;
    table.move('draw');
    expect(deadlineOf(table.sitting, 1 - seat)).toBe(table.now + 2 * DAY);
    table.move('draw');
    expect(deadlineOf(table.sitting, seat)).toBe(table.now + 2 * DAY);
  });
});

describe('when time runs out', () => {
  it('nothing happens where the table waits', () => {
    const table = TestTable.full(2, LIVE);
    table.now += 1_000_000;
    expect(nextTimeout(table.sitting)).toBeNull();
    expect(table.refusal(null, { do: 'timeout', seat: table.toAct })).toBe('out-of-date');
  });

  it('never before', () => {
    const table = TestTable.full(2, { ...LIVE, timeout: 'seat' });
    expect(nextTimeout(table.sitting)).toBe(table.now + 60_000);
    table.now += 59_999;
    expect(table.refusal(null, { do: 'timeout', seat: table.toAct })).toBe('out-of-date');
  });

  it('a bot plays this turn, and the seat is its owner’s again', () => {
    const table = TestTable.full(2, { ...LIVE, timeout: 'turn' });
    const seat = table.toAct;
    table.now += 60_000;
    table.ask(null, { do: 'timeout', seat });
    expect(table.sitting.seats[seat].bot).toBe('random');
    table.ask(null, { do: 'bot-move', seat, number: 0, move: 'draw' });
    expect(table.sitting.seats[seat]).toMatchObject({ bot: null, player: `p${seat}` });
  });

  it('a bot takes the seat until its owner returns, who then has a little time', () => {
    const table = TestTable.full(2, { ...LIVE, timeout: 'seat' });
    const seat = table.toAct;
    table.now += 70_000;
    table.ask(null, { do: 'timeout', seat });
    table.ask(null, { do: 'bot-move', seat, number: 0, move: 'draw' });
    expect(table.sitting.seats[seat].bot).toBe('random');
    table.ask(`p${seat}`, { do: 'return' });
    expect(table.sitting.seats[seat].bot).toBeNull();
    while (table.toAct !== seat) table.move();
    expect(table.sitting.clock.left[seat]).toBe(10_000);
  });

  it('a turn that only waited for its last word ends', () => {
    const table = TestTable.full(2, { ...LIVE, timeout: 'turn' });
    table.move('draw');
    const seat = table.toAct;
    table.move('beg', true);
    table.now += 61_000;
    table.ask(null, { do: 'timeout', seat });
    expect(table.sitting.holding).toBeNull();
    expect(table.sitting.seats[seat].bot).toBeNull();
  });
});
