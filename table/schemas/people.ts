/** People, as answers tell of them. */
import { Type } from 'typebox';
import { orNull, ref, Time } from './basics.ts';
import { TableLine } from './tables.ts';

export const Player = Type.Object({
  id: Type.String(),
  name: Type.String(),
  account: orNull(Type.String(), { description: 'The login name; null without an account' }),
});

const Played = Type.Integer({ description: 'Finished games' });
const Won = Type.Integer();

export const Profile = Type.Object({
  id: Type.String(),
  name: Type.String(),
  games: Type.Array(Type.Object({ game: Type.String(), played: Played, won: Won, best: orNull(Type.Number(), { description: 'The highest score' }) })),
  against: Type.Array(Type.Object({ id: Type.String(), name: Type.String(), played: Played, won: Won, lost: Type.Integer() }), {
    description: 'How it went against others, those met most often first',
  }),
  recent: Type.Array(ref('TableLine', TableLine), {
    description: 'The last finished games that were on the public list, newest first; all of them in your own profile',
  }),
});

export const TokenLine = Type.Object({
  id: Type.String(),
  label: Type.String(),
  made: Time,
  token: Type.Optional(Type.String({ description: 'The token itself, only in the answer that makes it' })),
});
