/** How well people play, as one number and by how much it may be wrong. */
import { Type } from 'typebox';
import { orNull, Time } from './basics.ts';

const SHOWN = {
  rating: Type.Integer({ description: '200 more win three games of four' }),
  spread: Type.Integer({ description: 'How much more or less it may well be' }),
};
const LINE = {
  ...SHOWN,
  games: Type.Integer({ description: 'Rated games' }),
  provisional: Type.Boolean({ description: 'Whether it was played too few of them to say much' }),
};

export const PlayerRating = Type.Object({
  game: Type.String(),
  ...LINE,
  course: Type.Array(Type.Object({ at: Time, ...SHOWN }), { description: 'After each of the last rated games, oldest first' }),
});

export const Leaderboard = Type.Object({
  game: Type.String(),
  lines: Type.Array(Type.Object({ id: Type.String(), name: Type.String(), ...LINE }), { description: 'The best first; nobody whose rating is provisional' }),
  bots: Type.Array(Type.Object({ level: Type.String(), rating: orNull(Type.Integer(), { description: 'Null: not measured, and at no rated table' }) }), {
    description: 'The bots of the house, whose ratings stay',
  }),
});
