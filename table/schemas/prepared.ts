/** A turn that somebody has prepared for when it is theirs again. */
import { Type } from 'typebox';
import { closed, orNull, Time } from './basics.ts';

/** Moves in one prepared turn; no turn of our games has as many. */
const MOST_MOVES = 60;
const MOST_THINGS = 60;

export const Move = Type.Union([Type.Object({ do: Type.String({ maxLength: 40 }) }), Type.String({ minLength: 1, maxLength: 200 })], {
  description: 'As JSON, or in the game’s notation',
});
export const PreparedMoves = Type.Array(Move, { minItems: 1, maxItems: MOST_MOVES });

export const Expected = Type.Object(
  {
    score: Type.Integer({ minimum: -10_000, maximum: 10_000, description: 'Points more or less' }),
    changes: Type.Array(Type.Object({ thing: Type.String({ maxLength: 60 }), by: Type.Number({ minimum: -10_000, maximum: 10_000 }) }, closed), {
      maxItems: MOST_THINGS,
      description: 'Each thing that you will have more or less of, by the game’s own names of holdings',
    }),
  },
  closed,
);

export const Prepared = Type.Object({
  moves: Type.Array(Type.String(), { description: 'In the game’s notation' }),
  at: Time,
  why: orNull(
    Type.Object(
      {
        code: Type.Enum(['impossible', 'changed', 'shown', 'interrupted', 'ended'], {
          description:
            'A move of it is no longer possible (`move`, and the game’s reason as `reason`), it would cost or bring something else, it showed something on the way, somebody else did something meanwhile, or the seat or the game is no longer yours to play',
        }),
      },
      { additionalProperties: true },
    ),
    { description: 'Why it was not played, or not to its end; null while it waits' },
  ),
});
