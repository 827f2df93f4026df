import { isZone } from '@bottega/table/sitting';
import type { NoticeWishes, TablePlan } from '@bottega/table/wire';
import { describe, expect, it } from 'vitest';
import { minuteOfDay, nextAt } from '../local-time.ts';
import { sendAt } from '../when.ts';

const at = (text: string): number => Date.parse(text);
const told = (moment: number | 'never'): string => (moment === 'never' ? moment : new Date(moment).toISOString().slice(0, 16));
const ROME: NoticeWishes = { language: 'en', zone: 'Europe/Rome', quiet: null };
const NIGHT: NoticeWishes = { ...ROME, quiet: { from: 22 * 60, to: 7 * 60 } };
/** When a notice of that moment is sent, if it is looked at as soon as it is there. */
const sent = (kind: string, plan: TablePlan, wishes: NoticeWishes, moment: string, now = moment): string =>
  told(sendAt({ kind, at: at(moment) }, plan, wishes, at(now)));

describe('a notice is sent', () => {
  it('at once, unless it is wished otherwise', () => {
    expect(sent('turn', { when: 'at-once' }, ROME, '2026-07-01T12:00Z')).toBe('2026-07-01T12:00');
    expect(sent('turn', { when: 'never' }, ROME, '2026-07-01T12:00Z')).toBe('never');
  });

  it('after so many minutes, counted from what happened', () => {
    const later: TablePlan = { when: 'later', minutes: 30 };
    expect(sent('turn', later, ROME, '2026-07-01T12:00Z')).toBe('2026-07-01T12:30');
    expect(sent('turn', later, ROME, '2026-07-01T12:00Z', '2026-07-01T13:00Z')).toBe('2026-07-01T13:00');
  });

  it('once a day at the hour where its reader lives, in summer and in winter', () => {
    const daily: TablePlan = { when: 'daily', hour: 8 };
    expect(sent('turn', daily, ROME, '2026-07-01T12:00Z')).toBe('2026-07-02T06:00');
    expect(sent('turn', daily, ROME, '2026-12-01T03:00Z')).toBe('2026-12-01T07:00');
    // the hour was chosen, and quiet hours don't move it
    expect(sent('turn', { when: 'daily', hour: 6 }, NIGHT, '2026-12-01T12:00Z')).toBe('2026-12-02T05:00');
  });

  it('after quiet hours that have begun, before midnight and after it', () => {
    expect(sent('turn', { when: 'at-once' }, NIGHT, '2026-07-01T21:00Z')).toBe('2026-07-02T05:00');
    expect(sent('turn', { when: 'at-once' }, NIGHT, '2026-07-02T01:00Z')).toBe('2026-07-02T05:00');
    expect(sent('turn', { when: 'at-once' }, NIGHT, '2026-07-02T05:00Z')).toBe('2026-07-02T05:00');
    expect(sent('turn', { when: 'later', minutes: 60 }, NIGHT, '2026-07-01T19:30Z')).toBe('2026-07-02T05:00');
    // what failed before and is tried again at night waits as well
    expect(sent('turn', { when: 'at-once' }, NIGHT, '2026-07-01T19:00Z', '2026-07-01T22:00Z')).toBe('2026-07-02T05:00');
    const noon: NoticeWishes = { ...ROME, quiet: { from: 12 * 60, to: 14 * 60 } };
    expect(sent('turn', { when: 'at-once' }, noon, '2026-07-01T11:00Z')).toBe('2026-07-01T12:00');
  });

  it('at once when time is running out, whatever the plan, but not at night', () => {
    expect(sent('time', { when: 'daily', hour: 8 }, ROME, '2026-07-01T12:00Z')).toBe('2026-07-01T12:00');
    expect(sent('time', { when: 'daily', hour: 8 }, NIGHT, '2026-07-01T21:00Z')).toBe('2026-07-02T05:00');
  });

  it('at any hour when its reader waits for it', () => {
    for (const kind of ['proof', 'trial']) expect(sent(kind, { when: 'daily', hour: 8 }, NIGHT, '2026-07-01T21:00Z')).toBe('2026-07-01T21:00');
  });
});

describe('the time of day', () => {
  it('is that of the zone, also where clocks are changed on the way', () => {
    expect(minuteOfDay(at('2026-07-01T12:00Z'), 'Asia/Kathmandu')).toBe(17 * 60 + 45);
    expect(told(nextAt(8 * 60, at('2026-03-28T12:00Z'), 'Europe/Rome'))).toBe('2026-03-29T06:00');
    expect(told(nextAt(8 * 60, at('2026-10-24T12:00Z'), 'Europe/Rome'))).toBe('2026-10-25T07:00');
    expect(isZone('Mars/Olympus')).toBe(false);
  });
});
