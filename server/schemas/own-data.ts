/** The file with everything that is kept about somebody. */
import { OwnEdition, orNull, Prepared, Time } from '@bottega/table/schemas';
import { Type } from 'typebox';
import { part } from './answers.ts';

const Deed = Type.Object(
  { number: Type.Integer({ description: 'The number of the entry in the table’s log' }), at: Time, kind: Type.String() },
  { additionalProperties: true, description: 'An entry as it is kept: a `move` in the game’s notation, a `vote-end`, …' },
);

const OwnTable = Type.Object({
  id: Type.String(),
  game: Type.String(),
  name: orNull(Type.String()),
  status: Type.String(),
  opened: Time,
  host: Type.Boolean({ description: 'Whether you opened it' }),
  seats: Type.Array(Type.Object({ seat: Type.Integer(), rank: orNull(Type.Integer()), total: orNull(Type.Number()) }), {
    description: 'Where you sit, or sat at the end, and what came of it',
  }),
  did: Type.Array(Deed, { description: 'What was done in your seat, by you or by a bot in your place' }),
  said: Type.Array(Type.Object({ at: Time, text: Type.String() })),
});

export const OwnData = Type.Object({
  made: Time,
  account: Type.Object({
    id: Type.String(),
    name: Type.String(),
    login: orNull(Type.String()),
    shown: Type.Boolean({ description: 'Whether others may see what you play' }),
    made: Time,
    seen: orNull(Time, { description: 'When you were last here, to about five minutes' }),
    formerly: Type.Array(Type.String(), { description: 'Ids of the guest you were before' }),
  }),
  sessions: Type.Array(part('SessionLine')),
  tokens: Type.Array(part('TokenLine')),
  passkeys: Type.Array(part('PasskeyLine')),
  holidays: Type.Array(part('Holiday')),
  notices: part('Notices'),
  daily: Type.Array(Type.Object({ day: Type.String(), game: Type.String(), points: Type.Integer(), place: Type.Integer(), at: Time }), {
    description: 'Your results of daily tables, kept for a year',
  }),
  editions: Type.Object({
    published: Type.Array(
      Type.Object({
        ...{ id: Type.String(), game: Type.String(), ...OwnEdition.properties, note: Type.String(), differs: Type.Integer() },
        ...{ version: Type.Integer(), made: Time, changed: Time },
      }),
    ),
    votes: Type.Array(Type.Object({ edition: Type.String(), value: orNull(Type.String(), { description: 'Null: all of it' }), at: Time }), {
      description: 'Where you said that your box says the same',
    }),
  }),
  houseRules: Type.Array(part('HouseRules'), { description: 'What you keep to play by' }),
  seeking: orNull(Type.Object({ game: Type.String(), pace: Type.String(), players: Type.Array(Type.Integer()), rated: Type.Boolean(), since: Time }), {
    description: 'What you wait for, if you look for others to play with',
  }),
  follows: Type.Array(part('BlockedPlayer'), { description: 'Whom you follow' }),
  invitations: Type.Array(Type.Object({ table: Type.String(), by: part('BlockedPlayer'), made: Time }), { description: 'What you are invited to' }),
  blocked: Type.Array(part('BlockedPlayer')),
  reports: Type.Array(part('Report'), { description: 'Those you have made' }),
  prepared: Type.Array(Type.Object({ table: Type.String(), ...Prepared.properties }), { description: 'Turns you have prepared' }),
  notes: Type.Array(Type.Object({ table: Type.String(), text: Type.String(), at: Time }), { description: 'What you have noted for yourself at tables' }),
  tournaments: Type.Array(Type.Object({ id: Type.String(), name: Type.String(), game: Type.String(), status: Type.String(), organiser: Type.Boolean() }), {
    description: 'Those in which you take part, or which you have announced',
  }),
  ratings: Type.Array(part('PlayerRating')),
  tables: Type.Array(OwnTable),
});
