/** Results of the daily table. */
import { Type } from 'typebox';
import { closed, Time } from './basics.ts';

/** Body of POST /api/daily/GAME/DAY. */
export const DailyGame = Type.Object(
  {
    rules: Type.Integer({ minimum: 0, description: 'Version of the rules it was played with' }),
    moves: Type.Array(Type.String({ minLength: 3, maxLength: 200 }), {
      maxItems: 4000,
      description: 'Every move of every seat, as in a saved game: `0 take green`',
    }),
  },
  closed,
);

export const DailyResult = Type.Object({
  player: Type.String(),
  name: Type.String(),
  points: Type.Integer(),
  place: Type.Integer({ description: '1 for the winner of that game' }),
  at: Time,
});
