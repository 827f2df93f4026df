/** Clocks: worked out from the times of the entries alone. A clock runs for people who must decide, never for bots. */
import type { AnyGame, Seat } from '@bottega/kernel';
import type { Clocks, Pace, Terms } from '../wire.ts';
import { askedOf, kindOf, type Sitting } from './sitting.ts';

const DAY = 24 * 60 * 60 * 1000;
const MINUTE = 60_000;
/** What somebody who came back to a seat found on the clock at least, as older logs have it. */
const AT_LEAST = MINUTE;
/** Nobody begins a turn with less: else whose time ran out once could never play again. */
const LEAST_A_TURN = 10_000;

const full = (pace: Pace): number | null => (pace.kind === 'live' ? pace.bank * 1000 : pace.kind === 'days' ? pace.days * DAY : null);

export function newClock({ players, pace }: { players: number; pace: Pace }): Sitting['clock'] {
  return { left: Array.from({ length: players }, () => full(pace)), since: 0, running: [], turn: 0 };
}

/** Takes the time that went by from whoever had to decide. */
export function spend({ clock }: Sitting, at: number): void {
  const spent = Math.max(0, at - clock.since);
  for (const seat of clock.running) if (clock.left[seat] !== null) clock.left[seat] -= spent;
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
    if (pace.kind === 'days' && now && (!before || ended)) clock.left[seat] = full(pace);
    if (pace.kind === 'live' && now && !back) giveSeconds(clock, seat, turn);
  }
  noteWaiting(sitting, asked, turn);
  clock.running = asked;
  clock.turn = turn;
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

/** When somebody's seat may be given away in their absence; while nobody waits for them, never. */
export function keptUntil({ clock, settings }: Sitting, seat: Seat): number {
  const waits = clock.waits?.[seat] ?? null;
  return waits === null ? Number.POSITIVE_INFINITY : waits + keptFor(settings) * MINUTE;
}

export const hasTimeLeft = ({ clock }: Sitting, seat: Seat): boolean => (clock.left[seat] ?? 1) > 0;

export function refill({ clock }: Sitting, seat: Seat): void {
  const left = clock.left[seat];
  if (left !== null) clock.left[seat] = Math.max(left, AT_LEAST);
}

const leftAt = ({ clock }: Sitting, seat: Seat, at: number): number | null => {
  const left = clock.left[seat];
  return left === null ? null : left - Math.max(0, at - clock.since);
};

export const hasRunOut = (sitting: Sitting, seat: Seat, at: number): boolean => {
  const left = leftAt(sitting, seat, at);
  return sitting.clock.running.includes(seat) && left !== null && left <= 0;
};

/** When a seat's time runs out, if it does. */
export function deadlineOf({ clock }: Sitting, seat: Seat): number | null {
  const left = clock.left[seat];
  return left === null || !clock.running.includes(seat) ? null : clock.since + left;
}

/** When the first clock runs out and the table's rule has something to do. */
export function nextTimeout(sitting: Sitting): number | null {
  if (sitting.settings.timeout === 'wait') return null;
  const deadlines = sitting.clock.running.flatMap((seat) => deadlineOf(sitting, seat) ?? []);
  return deadlines.length === 0 ? null : Math.min(...deadlines);
}

export function clocksOf(sitting: Sitting): Clocks | undefined {
  if (sitting.settings.pace.kind === 'none' || sitting.started === null) return undefined;
  const { left, since, running } = sitting.clock;
  return { at: since, left: left.slice(), running: running.slice() };
}
