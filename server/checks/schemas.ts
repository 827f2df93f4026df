/** What may come in. The types made of these schemas must agree with those of `table/wire.ts`; the lines at the end hold them to it. */
import { LEVELS } from '@bottega/bots';
import type { ClientMessage, OpenTable } from '@bottega/table/wire';
import { type Static, Type } from 'typebox';

const closed = { additionalProperties: false } as const;
export const Seat = Type.Integer({ minimum: 0, maximum: 15 });
export const Count = Type.Integer({ minimum: 0, maximum: 100_000 });
const Level = Type.Union(LEVELS.map((level) => Type.Literal(level)));
/** What makes a name is for people to hear in words: see the register. */
export const Name = Type.String({ maxLength: 1000 });

export const Pace = Type.Union([
  Type.Object({ kind: Type.Literal('none') }, closed),
  Type.Object(
    { kind: Type.Literal('live'), bank: Type.Integer({ minimum: 10, maximum: 86_400 }), increment: Type.Integer({ minimum: 0, maximum: 3600 }) },
    closed,
  ),
  Type.Object({ kind: Type.Literal('days'), days: Type.Integer({ minimum: 1, maximum: 60 }) }, closed),
]);

const SeatWish = Type.Union([Type.Object({ kind: Type.Literal('open') }, closed), Type.Object({ kind: Type.Literal('bot'), level: Level }, closed)]);

export const OpenTableBody = Type.Object(
  {
    game: Type.String({ minLength: 1, maxLength: 40 }),
    players: Type.Integer({ minimum: 1, maximum: 8 }),
    options: Type.Record(Type.String({ maxLength: 40 }), Type.Union([Type.String({ maxLength: 40 }), Type.Boolean()]), { maxProperties: 20 }),
    settings: Type.Object(
      {
        listed: Type.Boolean(),
        spectators: Type.Boolean(),
        chat: Type.Boolean(),
        pace: Pace,
        timeout: Type.Union([Type.Literal('wait'), Type.Literal('turn'), Type.Literal('seat')]),
        timeoutLevel: Level,
      },
      closed,
    ),
    seats: Type.Array(SeatWish, { minItems: 1, maxItems: 8 }),
    seat: Type.Union([Seat, Type.Null()]),
    name: Type.Optional(Type.String({ minLength: 1, maxLength: 40 })),
  },
  closed,
);

/** A move as JSON, or in the game's notation. */
export const Move = Type.Union([Type.Object({ do: Type.String({ maxLength: 40 }) }), Type.String({ minLength: 1, maxLength: 200 })]);

/** Each thing that can be asked of a table, with its parameters. */
export const ASKS = {
  play: { number: Count, move: Move, hold: Type.Optional(Type.Boolean()) },
  'end-turn': {},
  undo: { to: Count },
  'ask-undo': { to: Count },
  'answer-undo': { yes: Type.Boolean() },
  resign: {},
  'vote-end': { yes: Type.Boolean() },
  replace: { seat: Seat, by: SeatWish },
  return: {},
  chat: { text: Type.String({ maxLength: 2000 }) },
  mute: { seat: Seat, muted: Type.Boolean() },
  sit: { seat: Seat, name: Type.Optional(Name) },
  leave: {},
  start: {},
  rematch: {},
  look: { number: Count },
  course: {},
  ping: {},
} as const;

const Id = { id: Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER }) };
export const Message = Type.Union([
  Type.Object({ ...Id, do: Type.Literal('play'), ...ASKS.play }, closed),
  Type.Object({ ...Id, do: Type.Literal('end-turn'), ...ASKS['end-turn'] }, closed),
  Type.Object({ ...Id, do: Type.Literal('undo'), ...ASKS.undo }, closed),
  Type.Object({ ...Id, do: Type.Literal('ask-undo'), ...ASKS['ask-undo'] }, closed),
  Type.Object({ ...Id, do: Type.Literal('answer-undo'), ...ASKS['answer-undo'] }, closed),
  Type.Object({ ...Id, do: Type.Literal('resign'), ...ASKS.resign }, closed),
  Type.Object({ ...Id, do: Type.Literal('vote-end'), ...ASKS['vote-end'] }, closed),
  Type.Object({ ...Id, do: Type.Literal('replace'), ...ASKS.replace }, closed),
  Type.Object({ ...Id, do: Type.Literal('return'), ...ASKS.return }, closed),
  Type.Object({ ...Id, do: Type.Literal('chat'), ...ASKS.chat }, closed),
  Type.Object({ ...Id, do: Type.Literal('mute'), ...ASKS.mute }, closed),
  Type.Object({ ...Id, do: Type.Literal('sit'), ...ASKS.sit }, closed),
  Type.Object({ ...Id, do: Type.Literal('leave'), ...ASKS.leave }, closed),
  Type.Object({ ...Id, do: Type.Literal('start'), ...ASKS.start }, closed),
  Type.Object({ ...Id, do: Type.Literal('rematch'), ...ASKS.rematch }, closed),
  Type.Object({ ...Id, do: Type.Literal('look'), ...ASKS.look }, closed),
  Type.Object({ ...Id, do: Type.Literal('course'), ...ASKS.course }, closed),
  Type.Object({ ...Id, do: Type.Literal('ping'), ...ASKS.ping }, closed),
]);

export const NameBody = Type.Object({ name: Name }, closed);
export const LoginBody = Type.Object({ login: Type.String({ minLength: 1, maxLength: 64 }), password: Type.String({ minLength: 1, maxLength: 256 }) }, closed);
export const CodeBody = Type.Object({ code: Type.String({ minLength: 1, maxLength: 64 }) }, closed);
export const TokenBody = Type.Object({ label: Type.String({ minLength: 1, maxLength: 40 }) }, closed);
export const Empty = Type.Object({}, closed);
export const TableParams = Type.Object({ id: Type.String({ pattern: '^[\\w-]{16}$' }) });
export const IdParams = Type.Object({ id: Type.String({ pattern: '^[\\w-]{1,64}$' }) });

// what passes the schemas is what the wire's types promise
type Agrees<Checked extends Promised, Promised> = Checked;
export type CheckedMessage = Agrees<Static<typeof Message>, ClientMessage>;
export type CheckedOpenTable = Agrees<Static<typeof OpenTableBody>, OpenTable>;
