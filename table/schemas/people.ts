/** People, as answers tell of them. */
import { Type } from 'typebox';
import { orNull, ref, Time } from './basics.ts';
import { PlayerRating } from './ratings.ts';
import { TableLine } from './tables.ts';

export const Player = Type.Object({
  id: Type.String(),
  name: Type.String(),
  account: orNull(Type.String(), { description: 'The login name; null without an account' }),
  keeper: Type.Optional(Type.Boolean({ description: 'Whether they keep order here' })),
  shown: Type.Optional(Type.Boolean({ description: 'Whether others may see what they play, and that they look for others' })),
  suspended: Type.Optional(Type.Integer({ description: 'Until when they can do nothing here, in milliseconds since 1970' })),
  silenced: Type.Optional(Type.Integer({ description: 'Until when they can’t talk at tables' })),
});

const Played = Type.Integer({ description: 'Finished games' });
const Won = Type.Integer();

export const Profile = Type.Object({
  id: Type.String(),
  name: Type.String(),
  account: Type.Boolean({ description: 'Whether they have an account, and can be followed' }),
  following: Type.Boolean({ description: 'Whether you follow them' }),
  games: Type.Array(
    Type.Object({
      game: Type.String(),
      played: Played,
      won: Won,
      best: orNull(Type.Number(), { description: 'The highest score' }),
      seats: Type.Array(Type.Object({ players: Type.Integer(), seat: Type.Integer(), played: Played, won: Won }), {
        description: 'By how many played, and where one sat',
      }),
    }),
  ),
  ratings: Type.Array(ref('PlayerRating', PlayerRating)),
  running: Type.Array(ref('TableLine', TableLine), { description: 'Games that are being played, and that everybody may watch, if they let it be seen' }),
  against: Type.Array(Type.Object({ id: Type.String(), name: Type.String(), played: Played, won: Won, lost: Type.Integer() }), {
    description: 'How it went against others, those met most often first, in games that you may know of',
  }),
  recent: Type.Array(ref('TableLine', TableLine), {
    description: 'The last finished games that you may know of, newest first: public ones, and those you sat at',
  }),
});

export const SessionLine = Type.Object({
  id: Type.String(),
  browser: orNull(Type.String(), { description: 'As it told of itself when it was let in: `Firefox`' }),
  system: orNull(Type.String(), { description: '`Windows`, `Android`, …' }),
  made: Time,
  seen: Type.Integer({ description: 'When it was last here, to about five minutes, in milliseconds since 1970' }),
  here: Type.Boolean({ description: 'Whether it is the one you ask from' }),
});

export const CodeLook = Type.Object({
  name: Type.String({ description: 'Whoever made the code, and whom its use makes you' }),
  account: Type.Boolean({ description: 'Whether they have an account' }),
  tables: Type.Integer({ description: 'At how many tables you have a seat as a guest, which could come along' }),
});

export const Holiday = Type.Object({
  id: Type.String(),
  begins: Time,
  ends: Time,
});

export const PasskeyLine = Type.Object({
  id: Type.String(),
  label: Type.String(),
  made: Time,
  used: orNull(Time, { description: 'When it last let somebody in' }),
});

export const TokenLine = Type.Object({
  id: Type.String(),
  label: Type.String(),
  made: Time,
  token: Type.Optional(Type.String({ description: 'The token itself, only in the answer that makes it' })),
});
