/** How a game ended. */
import { Type } from 'typebox';
import { Seat } from '../schemas.ts';
import { listOf, part } from './part.ts';

const SeatScore = Type.Object({
  seat: Seat,
  total: Type.Number(),
  parts: listOf(Type.Object({ code: Type.String(), points: Type.Number() }), { description: 'Where the points come from; they add up to the total' }),
});

export const Result = Type.Object({
  over: Type.Boolean({ description: 'False when the game was ended before: then the scores are the running ones' }),
  scores: listOf(SeatScore),
  ranking: listOf(listOf(Seat), { description: 'Seats from first to last; those that share a rank stand in one group' }),
  rival: Type.Optional(SeatScore),
  beaten: Type.Optional(Type.Boolean({ description: 'In a game against the rules themselves: whether `rival`, who has no seat, is beaten' })),
  shared: Type.Optional(Type.Boolean({ description: 'Whether the victory is shared with `rival`' })),
});

export const Outcome = Type.Object({
  why: Type.Enum(['played', 'resigned', 'voted'], { description: 'Played to its end, all but one gave up, or all agreed to stop' }),
  result: part('Result'),
});
