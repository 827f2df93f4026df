/** Who sits where: sitting down, leaving, replacing somebody, coming back. */
import { type AnyGame, refuse, type Seat } from '@bottega/kernel';
import { hasTimeLeft, keptFor, keptUntil, refill } from '../clock.ts';
import { finishIfAgreed } from '../ending.ts';
import { playFormer } from '../former.ts';
import { askedOf, beginningOf, kindOf, type Sitting, statusOf } from '../sitting.ts';
import { type Apply, type Decide, needKnownSeat, needOpen, needPlayer, needPlaying, needSeat } from '../verb.ts';
import { wordedTime } from '../worded-time.ts';

export const sit: Decide<'sit'> = (_game, sitting, request, asker) => {
  // who sits here under another name of theirs moves on under that one, and does not take a second seat
  const player = asker.seat === null ? needPlayer(asker) : sitting.seats[asker.seat].player!;
  if (statusOf(sitting) === 'over') refuse({ code: 'table-over' });
  if (sitting.kicked?.includes(player)) refuse({ code: 'kicked' });
  const seat = needKnownSeat(sitting, request.seat);
  if (kindOf(sitting.seats[seat]) !== 'open') refuse({ code: 'seat-taken', seat });
  // before the start one may change places; later a seat is kept
  if (asker.seat !== null && statusOf(sitting) !== 'open') refuse({ code: 'seat-taken', seat: asker.seat });
  return { kind: 'sit', seat, player };
};

export const applySit: Apply<'sit'> = (game, sitting, { seat, player }, at) => {
  if (sitting.started === null) for (const [other, sitter] of sitting.seats.entries()) if (sitter.player === player) vacate(sitting, other);
  sitting.seats[seat].player = player;
  startIfFull(game, sitting, at);
};

export const leave: Decide<'leave'> = (_game, sitting, _request, asker) => {
  const seat = needSeat(asker);
  needOpen(sitting);
  return { kind: 'leave', seat };
};

export const applyLeave: Apply<'leave'> = (_game, sitting, { seat }) => vacate(sitting, seat);

/** Nobody sits there, and nobody's holidays count there. */
export function vacate(sitting: Sitting, seat: Seat): void {
  sitting.seats[seat].player = null;
  if (sitting.holidays !== undefined) sitting.holidays[seat] = [];
}

export const start: Decide<'start'> = (_game, sitting, _request, asker) => {
  if (!asker.host) refuse({ code: 'not-host' });
  needOpen(sitting);
  return { kind: 'start' };
};

/** Bots take the seats that are still open. */
export const applyStart: Apply<'start'> = (game, sitting, _entry, at) => {
  for (const seat of sitting.seats) if (kindOf(seat) === 'open') seat.bot = sitting.settings.timeoutLevel;
  startIfFull(game, sitting, at);
};

export function startIfFull(game: AnyGame, sitting: Sitting, at: number): void {
  if (sitting.started !== null || sitting.seats.some((seat) => kindOf(seat) === 'open')) return;
  sitting.started = at;
  sitting.state = beginningOf(game, sitting);
  playFormer(game, sitting);
}

export const replace: Decide<'replace'> = (_game, sitting, { seat, by }, asker) => {
  needPlaying(sitting);
  needKnownSeat(sitting, seat);
  if (sitting.seats[seat].resigned) refuse({ code: 'has-resigned' });
  // a rating is by whoever has played
  if (by.kind === 'open' && sitting.settings.rated) refuse({ code: 'rated-seat' });
  if (seat !== asker.seat) {
    if (!asker.host) refuse({ code: 'seat-not-yours', seat });
    if (asker.here().includes(seat)) refuse({ code: 'seat-present', seat });
    // nobody loses their seat for being away: only for letting the others wait
    if (asker.at < keptUntil(sitting, seat)) refuse({ code: 'seat-kept', seat, ...wordedTime(keptFor(sitting.settings)) });
  }
  return { kind: 'replace', seat, by };
};

export const applyReplace: Apply<'replace'> = (game, sitting, { seat, by }, at) => {
  const sitter = sitting.seats[seat];
  if (by.kind === 'bot') Object.assign(sitter, { bot: by.level, forTurn: false });
  else {
    Object.assign(sitter, { bot: null, forTurn: false });
    vacate(sitting, seat);
  }
  if (sitting.holding === seat) sitting.holding = null;
  if (sitting.undo !== null) sitting.undo = null;
  sitting.votes = sitting.votes.filter((other) => other !== seat);
  finishIfAgreed(game, sitting, at);
};

export const comeBack: Decide<'return'> = (_game, sitting, _request, asker) => {
  needPlaying(sitting);
  const seat = needSeat(asker);
  if (sitting.seats[seat].resigned) refuse({ code: 'has-resigned' });
  if (sitting.seats[seat].bot === null) refuse({ code: 'not-away' });
  return { kind: 'return', seat, clock: 'kept' };
};

export const applyReturn: Apply<'return'> = (game, sitting, { seat, clock }) => {
  // whose time has run out in this very turn has the seat back from the next one on
  const lost = clock === 'kept' && !hasTimeLeft(sitting, seat) && askedOf(game, sitting).includes(seat);
  Object.assign(sitting.seats[seat], lost ? { forTurn: true } : { bot: null, forTurn: false });
  if (clock === undefined) refill(sitting, seat);
};
