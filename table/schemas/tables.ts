/** Tables: what one is opened with, and what everybody may know of it. */
import { LEVELS } from '@bottega/bots';
import { MARKS, type Result } from '@bottega/kernel';
import { type Static, Type } from 'typebox';
import { closed, orNull, ref, Seat, Time } from './basics.ts';

/** Any of the bots; as a type it is a name, because stored tables may know others. */
const Level = Type.Unsafe<string>(Type.Enum([...LEVELS]));

const Minutes = (description: string) => Type.Integer({ minimum: 0, maximum: 1439, description });

export const DailyHours = Type.Object(
  {
    from: Minutes('Minutes after midnight'),
    until: Minutes('Minutes after midnight; earlier than `from`: on the next day'),
    zone: Type.String({ minLength: 1, maxLength: 60, description: 'Whose midnight: a time zone of the IANA database, such as `Europe/Rome`' }),
  },
  closed,
);

export const Pace = Type.Union([
  Type.Object({ kind: Type.Literal('none') }, closed),
  Type.Object(
    {
      kind: Type.Literal('live'),
      bank: Type.Integer({ minimum: 10, maximum: 86_400, description: 'Seconds of each seat for the whole game' }),
      increment: Type.Integer({ minimum: 0, maximum: 3600, description: 'Seconds added with each decision’s end' }),
    },
    closed,
  ),
  Type.Object(
    {
      kind: Type.Literal('days'),
      days: Type.Integer({ minimum: 1, maximum: 60, description: 'Days for each turn' }),
      bank: Type.Optional(Type.Integer({ minimum: 1, maximum: 90, description: 'Days more of each seat for the whole game, for turns that take longer' })),
      hours: Type.Optional(
        Type.Unsafe<Static<typeof DailyHours>>({ ...DailyHours, description: 'The hours in which clocks run; a day is then as long as they are' }),
      ),
    },
    closed,
  ),
]);

export const TimeoutRule = Type.Enum(['wait', 'turn', 'seat'], {
  description: 'When time runs out: nothing happens, a bot plays this turn, or it takes the seat until its owner returns',
});

const TERMS = {
  listed: Type.Boolean({ description: 'Whether the public list shows it; otherwise only whoever has the link finds it' }),
  spectators: Type.Boolean(),
  chat: Type.Boolean(),
  timeout: TimeoutRule,
  rated: Type.Optional(Type.Boolean({ description: 'Whether it counts for ratings: then it is public, and everybody who sits down has an account' })),
};
const KeptFor = Type.Integer({
  ...{ minimum: 1, maximum: 60 * 24 * 60 },
  description:
    'Minutes for which an absent player’s seat, and an absent host’s place, is kept; a seat only while the others wait for them; by default five in a live game, a day or the days of a move in others',
});
const Hints = Type.Boolean({ description: 'Whether everybody at the table may ask a master what to play; nobody may where nothing is said' });
const StandIn = { description: 'The bot that steps in for somebody' };

export const Terms = Type.Object({
  ...TERMS,
  pace: ref('Pace', Pace),
  timeoutLevel: Type.String(StandIn),
  keptFor: Type.Optional(KeptFor),
  hints: Type.Optional(Hints),
});

export const SeatWish = Type.Union([Type.Object({ kind: Type.Literal('open') }, closed), Type.Object({ kind: Type.Literal('bot'), level: Level }, closed)]);

const Printed = Type.Object(
  { value: Type.Unknown(), mark: Type.Enum([...MARKS]), note: Type.Optional(Type.String({ maxLength: 1000 })) },
  { additionalProperties: false, description: 'A printed value with the mark of its origin' },
);

/** What an edition says otherwise than the house's, and what it is called. */
export const EDITION = {
  name: Type.String({ minLength: 1, maxLength: 1000, description: '1 to 40 visible characters' }),
  changes: Type.Record(Type.String({ maxLength: 100 }), orNull(Printed), {
    maxProperties: 1000,
    description: 'By the path of the value, as `bottega edition` shows it; null where nothing is printed',
  }),
};
export const OwnEdition = Type.Object(EDITION, closed);

/** One of the server's editions, as whoever chose it has seen it. */
const Published = Type.Object(
  { id: Type.String({ pattern: '^[\\w-]{1,64}$' }), version: Type.Integer({ minimum: 1 }) },
  { additionalProperties: false, description: 'One of the server’s editions, in the version that you have seen' },
);

/** What a game lets its players choose before. */
export const OPTIONS = Type.Record(Type.String({ maxLength: 40 }), Type.Union([Type.String({ maxLength: 40 }), Type.Boolean()]), {
  maxProperties: 20,
});

/** Body of POST /api/tables. */
export const OpenTable = Type.Object(
  {
    game: Type.String({ minLength: 1, maxLength: 40 }),
    players: Type.Integer({ minimum: 1, maximum: 8 }),
    options: OPTIONS,
    settings: Type.Object(
      { ...TERMS, pace: Pace, timeoutLevel: Type.Unsafe<string>({ ...Level, ...StandIn }), keptFor: Type.Optional(KeptFor), hints: Type.Optional(Hints) },
      closed,
    ),
    seats: Type.Array(SeatWish, { minItems: 1, maxItems: 8, description: 'One for each seat; the host’s own is open' }),
    seat: orNull(Seat, { description: 'Where the host sits, or null: the host only watches' }),
    name: Type.Optional(Type.String({ minLength: 1, maxLength: 1000, description: '1 to 40 visible characters' })),
    edition: Type.Optional(OwnEdition),
    published: Type.Optional(Published),
  },
  closed,
);

export const SeatSummary = Type.Object({
  kind: Type.Enum(['open', 'person', 'bot'], { description: 'Who plays the seat now' }),
  name: orNull(Type.String(), { description: 'The person’s name, also while a bot plays for them' }),
  player: orNull(Type.String(), { description: 'The person’s id' }),
  level: orNull(Type.String(), { description: 'The bot that plays' }),
  resigned: Type.Boolean(),
  holidays: Type.Optional(
    Type.Array(Type.Object({ begins: Time, ends: Time }), { description: 'When the person is away, and their clock stands; in games over days' }),
  ),
});

export const Outcome = Type.Object({
  why: Type.Enum(['played', 'resigned', 'voted', 'abandoned', 'closed'], {
    description:
      'Played to its end, all but one gave up, all agreed to stop, or the last one left whom the others had let down (nobody has lost then), or whoever keeps the house has closed the table (the same)',
  }),
  result: Type.Unsafe<Result>(Type.Ref('#/components/schemas/Result')),
});

export const UndoRequest = Type.Object({
  seat: Seat,
  to: Type.Integer({ description: 'To how many moves the game would go back' }),
  waiting: Type.Array(Seat, { description: 'Those who have not answered yet' }),
});

/** What lists tell, too. */
const IN_LISTS = {
  id: Type.String(),
  game: Type.String(),
  name: orNull(Type.String()),
  players: Type.Integer(),
  options: Type.Record(Type.String(), Type.Union([Type.String(), Type.Boolean()])),
  status: Type.Enum(['open', 'playing', 'over']),
  seats: Type.Array(ref('SeatSummary', SeatSummary)),
  opened: Time,
  outcome: orNull(ref('Outcome', Outcome), { description: 'Null until it is over' }),
  edition: Type.Optional(
    Type.Object(
      {
        name: orNull(Type.String()),
        differs: Type.Integer({ description: 'In how many values it differs from the house’s' }),
        published: Type.Optional(Published),
      },
      { description: 'Where it is not the house’s' },
    ),
  ),
};

export const Summary = Type.Object({
  ...IN_LISTS,
  rules: Type.Integer({ description: 'Version of the rules it is played with' }),
  settings: ref('Terms', Terms),
  host: Type.String({ description: 'The player who opened the table, or has taken over from whoever was away' }),
  started: orNull(Time),
  ended: orNull(Time),
  toAct: Type.Array(Seat, { description: 'The seats that must decide now' }),
  undo: orNull(ref('UndoRequest', UndoRequest), { description: 'Somebody asks to take moves back' }),
  votes: Type.Array(Seat, { description: 'Those who wish to end the game now' }),
  seedHash: Type.String({ description: 'SHA-256 of the seed, in hexadecimal, from the very beginning' }),
  seed: orNull(Type.String(), { description: 'The seed itself, once the game is over' }),
  rematch: orNull(Type.String(), { description: 'The table where it is played again' }),
  tournament: Type.Optional(Type.String({ description: 'The tournament whose table it is' })),
});

/** In lists: GET /api/tables, GET /api/me/tables and profiles. */
export const TableLine = Type.Object({
  ...IN_LISTS,
  pace: ref('Pace', Pace),
  spectators: Type.Boolean(),
  rated: Type.Optional(Type.Boolean()),
  myTurn: Type.Boolean({
    description: 'Whether you must decide now; in a profile, whether that player must, as with `mySeat` and `deadline`',
  }),
  deadline: orNull(Time, { description: 'When your time runs out, if it does' }),
  mySeat: orNull(Seat),
  moved: Type.Integer({ description: 'When something last happened, in milliseconds since 1970' }),
});
