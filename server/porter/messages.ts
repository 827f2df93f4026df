/** What the hall and the porter tell each other, by kind; the first figure says which connection or question is meant. Kinds cross as numbers. */
import type { Reason } from '@bottega/kernel';
import type { Player } from '@bottega/table/wire';
import type { TurnNews } from '../hall/hall.ts';
import type { Kinds } from './parcels.ts';

/** How a question was answered; a fault is told as a programmer reads it. */
export type Answer = { readonly value: unknown } | { readonly reason: Reason } | { readonly fault: string };

export type HallHears = {
  /** Somebody has connected to a table, and from then on says something, and leaves. */
  join(connection: number, who: { readonly table: string; readonly player: Player | null }): void;
  said(connection: number, text: string): void;
  quit(connection: number, nothing: null): void;
  /** See hall/questions.ts. */
  asked(question: number, about: { readonly what: string; readonly given: unknown }): void;
  /** That player's decisions are to be told, and no longer. */
  listen(listener: number, player: string): void;
  unlisten(listener: number, nothing: null): void;
  ping(number: number, nothing: null): void;
};

export const TO_HALL: Kinds<HallHears> = { join: 0, said: 1, quit: 2, asked: 3, listen: 4, unlisten: 5, ping: 6 };

export type PorterHears = {
  /** Text to send, as frames that are ready or as it is. */
  frames(connection: number, frames: string): void;
  text(connection: number, text: string): void;
  /** The table can't be shown. */
  refused(connection: number, reason: Reason): void;
  answered(question: number, answer: Answer): void;
  turn(listener: number, news: TurnNews): void;
  pong(number: number, tally: { readonly rooms: number; readonly entries: number }): void;
  /** For the measures, and for whoever looks after the server. */
  group(size: number, nothing: null): void;
  refusal(number: number, code: string): void;
  fault(number: number, what: string): void;
  botFault(number: number, what: string): void;
  noted(number: number, what: string): void;
};

export const TO_PORTER: Kinds<PorterHears> = {
  frames: 0,
  text: 1,
  refused: 2,
  answered: 3,
  turn: 4,
  pong: 5,
  group: 6,
  refusal: 7,
  fault: 8,
  botFault: 9,
  noted: 10,
};
