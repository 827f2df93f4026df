import { describe, expect, it } from 'vitest';
import type { Pace } from '../../wire.ts';
import { checkOpening, clocksOf, deadlineOf, nextTimeout, type OpenEntry } from '../index.ts';
import { lengthOfDay, momentAfter, runningTime } from '../running-time.ts';
import { game, TestTable } from './table.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const at = (text: string): number => Date.parse(text);
const ROME = { from: 9 * 60, until: 21 * 60, zone: 'Europe/Rome' };

/** A table whose first decision waits since then. */
function table(pace: Pace, now: string, players = 2): TestTable {
  const made = new TestTable(players, { pace, timeout: 'seat' });
  made.now = at(now);
  made.hostSeen = made.now;
  for (let seat = 1; seat < players; seat++) made.ask(`p${seat}`, { do: 'sit', seat });
  return made;
}

describe('a bank of days', () => {
  it('is drawn on by turns that take longer than their days, and not filled again', () => {
    const slow = table({ kind: 'days', days: 1, bank: 3 }, '2026-03-02T12:00Z');
    const seat = slow.toAct;
    expect(deadlineOf(slow.sitting, seat)).toBe(slow.now + 4 * DAY);
    slow.now += 2 * DAY;
    slow.move('draw');
    slow.move('draw');
    expect(deadlineOf(slow.sitting, seat)).toBe(slow.now + 3 * DAY);
    slow.now += DAY / 2;
    slow.move('draw');
    slow.move('draw');
    // a turn within its day costs nothing, and what was left of the day is gone
    expect(deadlineOf(slow.sitting, seat)).toBe(slow.now + 3 * DAY);
    expect(slow.reread()).toEqual(slow.sitting);
  });

  it('that is used up leaves the days of a turn', () => {
    const slow = table({ kind: 'days', days: 1, bank: 1 }, '2026-03-02T12:00Z');
    const seat = slow.toAct;
    slow.now += 2 * DAY;
    slow.ask(null, { do: 'timeout', seat });
    slow.ask(`p${seat}`, { do: 'return' });
    expect(slow.sitting.seats[seat].forTurn).toBe(true);
    slow.ask(null, { do: 'bot-move', seat, number: 0, move: { do: 'draw' } });
    slow.move('draw');
    expect(slow.toAct).toBe(seat);
    expect(deadlineOf(slow.sitting, seat)).toBe(slow.now + DAY);
  });
});

describe('hours of the day', () => {
  it('are all in which a clock runs: a day is as long as they are', () => {
    const slow = table({ kind: 'days', days: 1, hours: ROME }, '2026-03-02T14:00Z');
    // 15:00 in Rome; the same hour of the next day
    expect(deadlineOf(slow.sitting, slow.toAct)).toBe(at('2026-03-03T14:00Z'));
    const seat = slow.toAct;
    expect(clocksOf(slow.sitting)).toMatchObject({ left: [DAY, DAY], running: [seat] });
    expect(clocksOf(slow.sitting)!.until).toEqual(seat === 0 ? [at('2026-03-03T14:00Z'), null] : [null, at('2026-03-03T14:00Z')]);
  });

  it('that have not come yet keep the clock as it is', () => {
    const slow = table({ kind: 'days', days: 1, hours: ROME }, '2026-03-02T23:00Z');
    const seat = slow.toAct;
    expect(deadlineOf(slow.sitting, seat)).toBe(at('2026-03-03T20:00Z'));
    slow.now = at('2026-03-03T07:00Z');
    slow.ask(`p${1 - seat}`, { do: 'chat', text: 'good night' });
    expect(slow.sitting.clock.left[seat]).toBe(12 * HOUR);
    slow.now = at('2026-03-03T10:00Z');
    slow.ask(`p${1 - seat}`, { do: 'chat', text: 'good morning' });
    expect(slow.sitting.clock.left[seat]).toBe(10 * HOUR);
    expect(deadlineOf(slow.sitting, seat)).toBe(at('2026-03-03T20:00Z'));
    expect(nextTimeout(slow.sitting)).toBe(at('2026-03-03T20:00Z'));
  });

  it('follow the clocks of their zone into summer time', () => {
    const running = { hours: ROME, holidays: [] };
    // Italy puts its clocks forward on 29 March 2026
    expect(runningTime(running, at('2026-03-28T20:00Z'), at('2026-03-29T08:00Z'))).toBe(HOUR);
    expect(momentAfter(running, at('2026-03-28T19:00Z'), 2 * HOUR)).toBe(at('2026-03-29T08:00Z'));
  });

  it('may go over midnight', () => {
    const night = { from: 20 * 60, until: 2 * 60, zone: 'America/New_York' };
    expect(lengthOfDay(night)).toBe(6 * HOUR);
    const running = { hours: night, holidays: [] };
    expect(runningTime(running, at('2026-06-02T04:00Z'), at('2026-06-03T01:00Z'))).toBe(2 * HOUR + HOUR);
    expect(lengthOfDay({ ...night, until: night.from })).toBe(DAY);
  });

  it('of a zone that does not exist are refused', () => {
    const [{ entry }] = new TestTable(2).log;
    const opening = entry as OpenEntry;
    const pace = { kind: 'days', days: 1, hours: { ...ROME, zone: 'Europe/Atlantis' } } as const;
    expect(() => checkOpening(game, { ...opening, settings: { ...opening.settings, pace } })).toThrow(/bad-zone/);
    expect(() => checkOpening(game, { ...opening, settings: { ...opening.settings, pace: { ...pace, hours: ROME } } })).not.toThrow();
  });
});

describe('a holiday', () => {
  it('stops the clock of whoever is away, and of nobody else', () => {
    const slow = table({ kind: 'days', days: 2 }, '2026-07-01T12:00Z');
    const seat = slow.toAct;
    const times = [[at('2026-07-02T00:00Z'), at('2026-07-12T00:00Z')]] as const;
    slow.ask(`p${1 - seat}`, { do: 'holiday', times });
    expect(deadlineOf(slow.sitting, seat)).toBe(at('2026-07-03T12:00Z'));
    slow.ask(`p${seat}`, { do: 'holiday', times });
    expect(deadlineOf(slow.sitting, seat)).toBe(at('2026-07-13T12:00Z'));
    expect(nextTimeout(slow.sitting)).toBe(at('2026-07-13T12:00Z'));
    slow.now = at('2026-07-10T00:00Z');
    expect(slow.refusal(null, { do: 'timeout', seat })).toBe('out-of-date');
    // back early: the clock runs on from where it stood
    slow.ask(`p${seat}`, { do: 'holiday', times: [[times[0][0], slow.now]] });
    expect(deadlineOf(slow.sitting, seat)).toBe(at('2026-07-11T12:00Z'));
    expect(slow.reread()).toEqual(slow.sitting);
  });

  it('keeps the seat, too, while it lasts', () => {
    const slow = table({ kind: 'days', days: 1 }, '2026-07-01T12:00Z');
    if (slow.toAct === 0) slow.move('draw');
    slow.ask('p1', { do: 'holiday', times: [[at('2026-07-01T13:00Z'), at('2026-07-05T13:00Z')]] });
    slow.now = at('2026-07-04T12:00Z');
    expect(slow.refusal('p0', { do: 'replace', seat: 1, by: { kind: 'bot', level: 'random' } })).toBe('seat-kept');
    slow.now = at('2026-07-06T13:00Z');
    expect(slow.refusal('p0', { do: 'replace', seat: 1, by: { kind: 'bot', level: 'random' } })).toBe('accepted');
  });

  it('is nothing to a table without days, and goes with its person', () => {
    const live = TestTable.full(2, { pace: { kind: 'live', bank: 60, increment: 5 } });
    expect(live.refusal('p1', { do: 'holiday', times: [[0, 1]] })).toBe('out-of-date');
    const slow = table({ kind: 'days', days: 1 }, '2026-07-01T12:00Z');
    slow.ask('p1', { do: 'holiday', times: [[at('2026-07-01T13:00Z'), at('2026-07-05T13:00Z')]] });
    slow.ask('p1', { do: 'replace', seat: 1, by: { kind: 'open' } });
    slow.ask('p7', { do: 'sit', seat: 1 });
    expect(slow.sitting.holidays?.[1]).toEqual([]);
  });
});

describe('nobody is trapped', () => {
  it('an absent host’s place passes on to whoever asks, after as long as the table says', () => {
    const slow = table({ kind: 'days', days: 1 }, '2026-07-01T12:00Z', 3);
    expect(slow.refusal('p1', { do: 'host' })).toBe('host-kept');
    slow.now += DAY;
    expect(slow.refusal('nobody', { do: 'host' })).toBe('not-seated');
    slow.ask('p1', { do: 'host' });
    expect(slow.sitting.host).toBe('p1');
    slow.hostSeen = slow.now;
    expect(slow.refusal('p2', { do: 'host' })).toBe('host-kept');
    expect(slow.refusal('p1', { do: 'host' })).toBe('host-kept');
    expect(slow.reread()).toEqual(slow.sitting);
  });

  it('a table that waits for players need not wait for its host', () => {
    const open = new TestTable(3);
    open.ask('p1', { do: 'sit', seat: 1 });
    open.now += HOUR - 1;
    expect(open.refusal('p1', { do: 'host' })).toBe('host-kept');
    open.now += 1;
    open.ask('p1', { do: 'host' });
    expect(open.refusal('p1', { do: 'start' })).toBe('accepted');
  });

  it('a vote needs only those who are there', () => {
    const slow = table({ kind: 'days', days: 1 }, '2026-07-01T12:00Z', 3);
    const gone = slow.toAct;
    const [one, other] = [0, 1, 2].filter((seat) => seat !== gone);
    slow.ask(`p${one}`, { do: 'vote-end', yes: true });
    slow.ask(`p${other}`, { do: 'vote-end', yes: true });
    expect(slow.sitting.ended).toBeNull();
    slow.now += DAY;
    slow.here = [gone];
    slow.ask(`p${other}`, { do: 'vote-end', yes: true });
    expect(slow.sitting.ended).toBeNull();
    slow.here = [];
    slow.ask(`p${other}`, { do: 'vote-end', yes: true });
    expect(slow.sitting.outcome).toMatchObject({ why: 'voted' });
  });

  it('who leaves a game that all others have abandoned has not lost', () => {
    const slow = table({ kind: 'days', days: 1 }, '2026-07-01T12:00Z', 3);
    const gone = slow.toAct;
    const [one, other] = [0, 1, 2].filter((seat) => seat !== gone);
    slow.ask(`p${other}`, { do: 'replace', seat: other, by: { kind: 'bot', level: 'random' } });
    slow.now += DAY;
    slow.ask(null, { do: 'timeout', seat: gone });
    slow.ask(`p${one}`, { do: 'resign' });
    expect(slow.sitting.outcome).toMatchObject({ why: 'abandoned' });
    expect(slow.sitting.seats[one].resigned).toBe(false);
    expect(slow.reread()).toEqual(slow.sitting);
  });

  it('who leaves people or mere bots behind has', () => {
    const live = TestTable.full(2);
    live.ask('p0', { do: 'resign' });
    expect(live.sitting.outcome).toMatchObject({ why: 'resigned' });
    const bots = new TestTable(2, {}, [{ kind: 'open' }, { kind: 'bot', level: 'random' }]);
    bots.ask('p0', { do: 'resign' });
    expect(bots.sitting.outcome).toMatchObject({ why: 'resigned' });
  });

  it('logs of before mean what they meant: everybody must agree, and who gives up has lost', () => {
    const slow = table({ kind: 'days', days: 1 }, '2026-07-01T12:00Z', 3);
    slow.log.push(
      { entry: { kind: 'vote-end', seat: 0, yes: true }, at: slow.now + 9 * DAY },
      { entry: { kind: 'vote-end', seat: 1, yes: true }, at: slow.now + 9 * DAY },
    );
    expect(slow.reread().ended).toBeNull();
    slow.log.push({ entry: { kind: 'resign', seat: 2 }, at: slow.now + 9 * DAY });
    expect(slow.reread().outcome).toMatchObject({ why: 'voted' });
  });
});
