/** Order among people: blocks, reports, and what those who keep the house see and do. */
import { LANGUAGES } from '@bottega/kernel';
import { type TSchema, Type } from 'typebox';
import { closed, orNull, ref, Seat, Time } from './basics.ts';
import { TableLine } from './tables.ts';

const Id = Type.String({ minLength: 1, maxLength: 64, pattern: '^[\\w-]+$' });
/** What it says is read where its faults can be told in words. */
const Words = Type.String({ maxLength: 2000 });
const Why = Type.String({ maxLength: 2000, description: 'Why, for the log' });

const ReportReason = Type.Enum(['insult', 'spam', 'unfair', 'name', 'other'], { description: 'What it is about' });

/** Body of POST /api/reports. */
export const NewReport = Type.Object(
  {
    player: Id,
    table: Type.Optional(Type.String({ pattern: '^[\\w-]{16}$' })),
    reason: ReportReason,
    text: Words,
    lines: Type.Optional(
      Type.Array(Type.Object({ from: Seat, at: Time }, closed), {
        maxItems: 20,
        description: 'The lines of the chat that are meant; the server looks them up',
      }),
    ),
  },
  closed,
);

const SomeBody = Type.Object({ id: Type.String(), name: Type.String({ description: 'Empty when it was erased' }) });
const REPORT = {
  id: Type.String(),
  made: Time,
  player: SomeBody,
  table: orNull(Type.String()),
  reason: ReportReason,
  text: Type.String(),
  lines: Type.Array(Type.Object({ at: Time, text: Type.String() })),
  answer: orNull(Type.String(), { description: 'Null until somebody has looked at it' }),
  answered: orNull(Time),
};
export const Report = Type.Object(REPORT);
export const KeptReport = Type.Object({ ...REPORT, reporter: SomeBody });

/** Body of POST /api/keep/reports/:id. */
export const ReportAnswer = Type.Object({ answer: Words }, closed);

export const BlockedPlayer = SomeBody;

export const KeptPerson = Type.Object({
  id: Type.String(),
  name: Type.String(),
  login: orNull(Type.String(), { description: 'Null: a guest' }),
  made: Time,
  seen: orNull(Time),
  suspended: orNull(Time, { description: 'Until when' }),
  silenced: orNull(Time, { description: 'Until when' }),
  keeper: Type.Boolean(),
});

/** Body of POST /api/keep/people/:id. */
export const Sanction = Type.Object(
  {
    what: Type.Enum(['suspend', 'silence'], { description: 'They can do nothing here; or play, but not talk' }),
    days: Type.Integer({ minimum: 0, maximum: 3650, description: '0: not any longer' }),
    why: Why,
  },
  closed,
);

export const KeptTable = Type.Object({ line: ref('TableLine', TableLine), listed: Type.Boolean() });
/** Body of POST /api/keep/tables/:id/close. */
export const CloseTable = Type.Object({ why: Why }, closed);

const worded = <Schema extends TSchema>(schema: Schema) =>
  Type.Object(Object.fromEntries(LANGUAGES.map((language) => [language, schema])) as Record<(typeof LANGUAGES)[number], Schema>, closed);
export const HouseMessage = worded(Type.String({ maxLength: 500 }));
/** Body of POST /api/keep/message. */
export const MessageBody = Type.Object({ message: orNull(HouseMessage, { description: 'Null: none' }) }, closed);
export const House = Type.Object({ message: orNull(HouseMessage, { description: 'What whoever runs the server has to say, by language' }) });

/** Privacy or terms in the words of whoever runs the server, by language; none: the pages have words of their own. */
export const HouseTexts = Type.Object({
  texts: Type.Object(
    Object.fromEntries(LANGUAGES.map((language) => [language, Type.Optional(Type.String())])) as Record<
      (typeof LANGUAGES)[number],
      ReturnType<typeof Type.Optional<ReturnType<typeof Type.String>>>
    >,
    closed,
  ),
  sessions: Type.Object({ idle: Type.Integer(), life: Type.Integer() }, { description: 'Days for which a browser is known: without a visit, and in any case' }),
});

export const Act = Type.Object({
  id: Type.String(),
  at: Time,
  keeper: orNull(SomeBody, { description: 'Null: by the command line' }),
  act: Type.Enum([
    'answer',
    'suspend',
    'silence',
    'pardon',
    'close',
    'message',
    'keeper',
    'no-keeper',
    'default-edition',
    'house-edition',
    'remove-edition',
    'cancel-tournament',
  ]),
  about: orNull(SomeBody, { description: 'The person, the edition or the game; with an empty name the table or the report' }),
  why: Type.String(),
  days: orNull(Type.Integer()),
});

export const KeepOverview = Type.Object({
  health: Type.Object({
    database: Type.String({ description: '`SQLite` or `Postgres`' }),
    answer: Type.Integer({ description: 'Milliseconds in which the database answered' }),
    up: Type.Integer({ description: 'Seconds since this process has started' }),
    memory: Type.Integer({ description: 'Bytes that it takes' }),
    faults: Type.Integer({ description: 'Faults on our side since then' }),
  }),
  figures: Type.Object({
    accounts: Type.Integer(),
    guests: Type.Integer(),
    seen: Type.Integer({ description: 'People who were here within a day' }),
    reports: Type.Integer({ description: 'Reports that wait for an answer' }),
    waiting: Type.Integer({ description: 'People who look for others' }),
    open: Type.Integer(),
    playing: Type.Integer(),
    over: Type.Integer(),
    connected: Type.Integer({ description: 'WebSockets of this process' }),
  }),
});
