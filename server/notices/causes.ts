/**
 * What an entry of a log gives cause to tell. Some things wait for somebody until they are done, such as a turn: whoever
 * is waited for since this entry is told of it, and what does not wait any more is taken out of the outbox. Others just
 * happen: a game begins, or is over.
 */
import type { AnyGame } from '@bottega/kernel';
import { askedOf, deadlineOf, type Entry, kindOf, type Sitting, statusOf } from '@bottega/table/sitting';
import type { NewNotice, Settled } from '../storage/database.ts';
import type { Facts, TableKind } from './kinds.ts';

/** So long a page that shows the table has to say that it is being looked at, and nothing needs to be sent. */
export const GRACE = 5000;
const MINUTE = 60_000;
/** Time is running out when a quarter of it is left, or six hours; of less than so much nobody needs to be told twice. */
const SHARE_LEFT = 1 / 4;
const MOST_LEFT = 6 * 60 * MINUTE;
const SHORTEST = 4 * MINUTE;

interface Waiting {
  readonly kind: TableKind;
  readonly player: string;
  readonly facts: Facts;
  /** Where that is not as soon as possible. */
  readonly due?: number;
}

/** What waits for somebody at a table, by what makes it the same. */
export type WaitingAt = ReadonlyMap<string, Waiting>;

export interface Caused {
  readonly notices: readonly NewNotice[];
  readonly settled: readonly Settled[];
}

export const NOTHING_WAITS: WaitingAt = new Map();

export function waitingAt(game: AnyGame, sitting: Sitting): WaitingAt {
  const waiting = new Map<string, Waiting>();
  if (statusOf(sitting) !== 'playing') return waiting;
  const asked = askedOf(game, sitting);
  const { undo, votes } = sitting;
  for (const [seat, sitter] of sitting.seats.entries()) {
    const { player } = sitter;
    if (player === null) continue;
    const note = (kind: TableKind, facts: Facts, more: { mark?: number; due?: number } = {}): void => {
      waiting.set(`${kind} ${player} ${more.mark ?? ''}`, { kind, player, facts, ...(more.due !== undefined && { due: more.due }) });
    };
    const person = kindOf(sitter) === 'person';
    if (undo?.waiting.includes(seat)) note('undo', { by: sitting.seats[undo.seat].player }, { mark: undo.to });
    if (person && votes.length > 0 && !votes.includes(seat)) note('vote', { by: sitting.seats[votes[0]].player });
    if (!person || !asked.includes(seat)) continue;
    note('turn', {});
    const until = deadlineOf(sitting, seat);
    const left = until === null ? 0 : until - sitting.clock.since;
    if (until !== null && left >= SHORTEST) note('time', { until }, { mark: until, due: until - Math.min(MOST_LEFT, SHARE_LEFT * left) });
  }
  return waiting;
}

/** `before`: what waited until this entry, which the sitting knows already. */
export function causedBy(entry: Entry, before: WaitingAt, game: AnyGame, sitting: Sitting, wasBegun: boolean, wasOver: boolean): Caused {
  const { id: table, moved: at } = sitting;
  // the entry's own number: the sitting has counted it
  const number = sitting.length - 1;
  const notices: NewNotice[] = [];
  const tell = (kind: TableKind, player: string, facts: Facts, { due = at + GRACE, about = table } = {}): void => {
    notices.push({ id: `${table}.${number}.${kind}.${player}`, player, table: about, kind, due, facts: JSON.stringify(facts) });
  };
  const now = waitingAt(game, sitting);
  const settled: Settled[] = [...before].flatMap(([key, { kind, player }]) => (now.has(key) ? [] : [{ table, player, kind }]));
  const by = entry.kind === 'move' || entry.kind === 'end-turn' ? sitting.seats[entry.seat].player : null;
  for (const [key, { kind, player, facts, due }] of now) {
    if (before.has(key)) continue;
    const mover = kind === 'turn' && by !== null && by !== player ? { by } : {};
    tell(kind, player, { ...facts, ...mover }, due === undefined ? {} : { due });
  }
  const people = [...new Set(sitting.seats.flatMap(({ player }) => player ?? []))];
  // whose turn it is learns by that that it has begun
  const isOver = statusOf(sitting) === 'over';
  const isRound = entry.kind === 'open' && entry.tournament !== undefined;
  if (isRound) for (const player of people) tell('round', player, {});
  else if (!wasBegun && sitting.started !== null && !isOver) for (const player of people) if (!now.has(`turn ${player} `)) tell('begun', player, {});
  if (!wasOver && isOver) {
    for (const player of people) {
      settled.push({ table, player, kind: 'begun' }, { table, player, kind: 'round' });
      tell('over', player, {});
    }
  }
  if (entry.kind === 'rematch' && sitting.rematch === entry.table) for (const player of people) tell('invited', player, {}, { about: entry.table });
  if (entry.kind === 'sit') settled.push({ table, player: entry.player, kind: 'invited' });
  return { notices, settled };
}
