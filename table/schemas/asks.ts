/** What a page or a program may ask of a table. */
import type { BaseMove } from '@bottega/kernel';
import { type TObject, Type } from 'typebox';
import { PHRASES, REACTIONS } from '../phrases.ts';
import { Count, closed, type Of, Seat, type Unchanging } from './basics.ts';
import * as prepared from './prepared.ts';
import { SeatWish } from './tables.ts';

const Move = Type.Unsafe<BaseMove | string>(prepared.Move);

/** What makes a name is for people to hear in words: see the server's register. */
export const Name = Type.String({ maxLength: 1000 });

/** Each thing that can be asked, with its parameters. */
export const ASKS = {
  play: {
    number: Type.Integer({ ...Count, description: 'Moves made so far, as the page knows' }),
    move: Move,
    hold: Type.Optional(Type.Boolean({ description: 'If this ends my turn, nobody is asked until I say end-turn' })),
  },
  /** My next turn, played for me when it comes, if nothing of it has changed; in place of what I had prepared before. */
  prepare: {
    number: Type.Integer({ ...Count, description: 'Moves made so far, as the page knows' }),
    moves: Type.Unsafe<readonly (BaseMove | string)[]>(prepared.PreparedMoves),
    expects: Type.Optional(Type.Unsafe<Of<typeof prepared.Expected>>({ ...prepared.Expected, description: 'What the whole of it must cost and bring' })),
  },
  /** What I have prepared, or why it was not played. */
  prepared: {},
  'drop-prepared': {},
  'end-turn': {},
  /** Back to so many moves, freely. */
  undo: { to: Count },
  'ask-undo': { to: Count },
  'answer-undo': { yes: Type.Boolean() },
  resign: {},
  'vote-end': { yes: Type.Boolean() },
  /** My own seat, or, for the host, that of somebody who is away. `open`: a friend may sit down there. */
  replace: { seat: Seat, by: SeatWish },
  return: {},
  chat: { text: Type.String({ maxLength: 2000 }) },
  /** A phrase that everybody reads in their own language; also where there is no chat. */
  phrase: { phrase: Type.Enum([...PHRASES]) },
  /** My sign for the move with which so many were made, in place of the one I had there; null takes it back. */
  react: { number: Count, sign: Type.Union([Type.Enum([...REACTIONS]), Type.Null()]) },
  /** For me alone. */
  mute: { seat: Seat, muted: Type.Boolean() },
  sit: { seat: Seat, name: Type.Optional(Name) },
  leave: {},
  /** As the host, before the start: somebody must go, and can't come back. */
  kick: { seat: Seat },
  /** To be the host in place of one who has been away for long. */
  host: {},
  start: {},
  rematch: {},
  /** The position after so many moves. */
  look: { number: Count },
  course: {},
  /** The table is before my eyes: nothing that waits to be sent to me about it needs to be. */
  attend: {},
  ping: {},
} as const;

type Verb = keyof typeof ASKS;
export type Ask = { [Kind in Verb]: Unchanging<{ do: Kind } & Of<TObject<(typeof ASKS)[Kind]>>> }[Verb];
export type ClientMessage = Ask & { readonly id: number };

const Id = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER });

/** A message over the WebSocket; its answer has the same id. */
export const Message = Type.Unsafe<ClientMessage>(
  Type.Union((Object.keys(ASKS) as Verb[]).map((verb) => Type.Object({ id: Id, do: Type.Literal(verb), ...ASKS[verb] }, closed))),
);
