/** Clocks: worked out from the times of the entries alone. A clock runs for people who must decide, never for bots. */
import type { AnyGame, Seat } from '@bottega/kernel';
import type { Clocks, DailyHours, Pace, Terms } from '../wire.ts';
import { lengthOfDay, momentAfter, type Running, runningTime } from './running-time.ts';
import { askedOf, kindOf, type Sitting } from './sitting.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** What somebody who came back to a seat found on the clock at least, as older logs have it. */
const AT_LEAST = MINUTE;
/** Nobody begins a turn with less: else whose time ran out once could never play again. */
const LEAST_A_TURN = 10_000;

const hoursOf = (pace: Pace): DailyHours | undefined => (pace.kind === 'days' ? pace.hours : undefined);
/** What each seat has for the whole game, in milliseconds. */
const bankOf = (pace: Pace): number => (pace.kind === 'days' ? (pace.bank ?? 0) * lengthOfDay(pace.hours) : 0);
/** What each turn begins with, the bank apart. */
const full = (pace: Pace): number | null => (pace.kind === 'live' ? pace.bank * 1000 : pace.kind === 'days' ? pace.days * lengthOfDay(pace.hours) : null);

export function newClock({ players, pace }: { players: number; pace: Pace }): Sitting['clock'] {
  const bank = bankOf(pace);
  const seats = Array.from({ length: players });
  return { left: seats.map(() => full(pace)), since: 0, running: [], turn: 0, ...(bank > 0 && { bank: seats.map(() => bank) }) };
}

const runningOf = ({ settings: { pace }, holidays }: Sitting, seat: Seat): Running => ({
  hours: hoursOf(pace),
  holidays: pace.kind === 'days' ? (holidays?.[seat] ?? []) : [],
});

/** How much of a seat's time has gone by at that moment since it was last looked at. */
const spentBy = (sitting: Sitting, seat: Seat, at: number): number => {
  const { since } = sitting.clock;
  return sitting.settings.pace.kind === 'days' ? runningTime(runningOf(sitting, seat), since, at) : Math.max(0, at - since);
};

/** Takes the time that went by from whoever had to decide. */
export function spend(sitting: Sitting, at: number): void {
  const { clock } = sitting;
  for (const seat of clock.running) if (clock.left[seat] !== null) clock.left[seat] -= spentBy(sitting, seat, at);
  clock.since = Math.max(clock.since, at);
}

/**
 * Sets the clocks of those who must decide now running. `back`: moves were taken back, and what they earned goes with
 * them.
 */
export function run(game: AnyGame, sitting: Sitting, back = false): void {
  const { clock, settings, state } = sitting;
  const asked = askedOf(game, sitting).filter((seat) => kindOf(sitting.seats[seat]) === 'person');
  // a turn that waits for its last word has not ended yet
  const turn = sitting.holding === null ? (state?.turn ?? 0) : clock.turn;
  const { pace } = settings;
  for (let seat = 0; seat < clock.left.length; seat++) {
    const left = clock.left[seat];
    if (left === null) continue;
    const before = clock.running.includes(seat);
    const now = asked.includes(seat);
    const ended = before && (!now || turn > clock.turn) && !back;
    if (pace.kind === 'live' && ended) clock.left[seat] = Math.max(0, left) + pace.increment * 1000;
    if (pace.kind === 'live' && back && now && !before) clock.left[seat] = left - pace.increment * 1000;
    if (pace.kind === 'days') countDays(clock, pace, seat, before && (!now || turn > clock.turn), now && (!before || ended));
    if (pace.kind === 'live' && now && !back) giveSeconds(clock, seat, turn);
  }
  noteWaiting(sitting, asked, turn);
  clock.running = asked;
  clock.turn = turn;
}

/** A turn that has ended may have taken from the bank; one that begins has all days of a turn, and what is left of it. */
function countDays(clock: Sitting['clock'], pace: Pace, seat: Seat, ends: boolean, begins: boolean): void {
  if (ends && clock.bank !== undefined) clock.bank[seat] = Math.min(clock.bank[seat], Math.max(0, clock.left[seat]!));
  if (begins) clock.left[seat] = full(pace)! + (clock.bank?.[seat] ?? 0);
}

/** Once a turn, so that nobody gains time by leaving and coming back. */
function giveSeconds(clock: Sitting['clock'], seat: Seat, turn: number): void {
  clock.given ??= clock.left.map(() => -1);
  if (clock.given[seat] === turn) return;
  clock.given[seat] = turn;
  clock.left[seat] = Math.max(clock.left[seat]!, LEAST_A_TURN);
}

function noteWaiting({ clock, seats }: Sitting, asked: readonly Seat[], turn: number): void {
  const { running, since, waits = [] } = clock;
  clock.waits = seats.map((sitter, seat) => {
    const before = waits[seat] ?? since;
    if (asked.includes(seat)) return running.includes(seat) && turn === clock.turn ? before : since;
    return kindOf(sitter) === 'bot' && sitter.player !== null ? before : null;
  });
}

/** For how many minutes of waiting an absent person's seat is kept; older tables did not say so themselves. */
export const keptFor = ({ keptFor, pace }: Pick<Terms, 'keptFor' | 'pace'>): number =>
  keptFor ?? (pace.kind === 'live' ? 5 : 24 * 60 * (pace.kind === 'days' ? pace.days : 1));

/** When somebody's seat may be given away in their absence; while nobody waits for them, never, nor on holiday. */
export function keptUntil(sitting: Sitting, seat: Seat): number {
  const waits = sitting.clock.waits?.[seat] ?? null;
  if (waits === null) return Number.POSITIVE_INFINITY;
  return momentAfter({ holidays: runningOf(sitting, seat).holidays }, waits, keptFor(sitting.settings) * MINUTE);
}

/** For how many minutes the place of an absent host is kept: an hour while a table waits for players, then as a seat. */
export const hostKeptFor = ({ settings, started }: Pick<Sitting, 'settings' | 'started'>): number => (started === null ? 60 : keptFor(settings));

export const hasTimeLeft = ({ clock }: Sitting, seat: Seat): boolean => (clock.left[seat] ?? 1) > 0;

export function refill({ clock }: Sitting, seat: Seat): void {
  const left = clock.left[seat];
  if (left !== null) clock.left[seat] = Math.max(left, AT_LEAST);
}

const leftAt = (sitting: Sitting, seat: Seat, at: number): number | null => {
  const left = sitting.clock.left[seat];
  return left === null ? null : left - spentBy(sitting, seat, at);
};

export const hasRunOut = (sitting: Sitting, seat: Seat, at: number): boolean => {
  const left = leftAt(sitting, seat, at);
  return sitting.clock.running.includes(seat) && left !== null && left <= 0;
};

/** When a seat's time runs out, if it does. */
export function deadlineOf(sitting: Sitting, seat: Seat): number | null {
  const { left, running, since } = sitting.clock;
  const rest = left[seat];
  return rest === null || !running.includes(seat) ? null : Math.round(momentAfter(runningOf(sitting, seat), since, rest));
}

/** When the first clock runs out and the table's rule has something to do. */
export function nextTimeout(sitting: Sitting): number | null {
  if (sitting.settings.timeout === 'wait') return null;
  const deadlines = sitting.clock.running.flatMap((seat) => deadlineOf(sitting, seat) ?? []);
  return deadlines.length === 0 ? null : Math.min(...deadlines);
}

export function clocksOf(sitting: Sitting): Clocks | undefined {
  const { pace } = sitting.settings;
  if (pace.kind === 'none' || sitting.started === null) return undefined;
  const { left, since, running, bank } = sitting.clock;
  if (pace.kind !== 'days') return { at: since, left: left.slice(), running: running.slice() };
  // in days as the table counts them, however long those are; who waits has what the next turn will begin with
  const day = DAY / lengthOfDay(pace.hours);
  const days = left.map((own, seat) => Math.round(day * (running.includes(seat) ? own! : full(pace)! + (bank?.[seat] ?? 0))));
  return { at: since, left: days, running: running.slice(), until: left.map((_, seat) => deadlineOf(sitting, seat)) };
}
