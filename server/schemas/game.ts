/** A game that is played at a table: what must be decided, how it went, and all of it when it is over. */
import { Count, Outcome, ref, Seat } from '@bottega/table/schemas';
import { Type } from 'typebox';

export const Turn = Type.Object({
  table: Type.String(),
  number: Type.Integer({ description: 'How many moves were made: send it back with the move' }),
  seat: Seat,
  view: Type.Unknown({ description: 'The game as you may see it: `GET /api/games/{game}/view.schema.json` has its shape' }),
  moves: Type.Array(Type.String(), { description: 'Every legal move, in the game’s notation' }),
});

export const Over = Type.Object({
  table: Type.String(),
  seat: Seat,
  outcome: ref('Outcome', Outcome),
});

export const Course = Type.Object({
  scores: Type.Array(Type.Array(Type.Number()), { description: 'Every seat’s score after every move, beginning with none made' }),
  turns: Type.Array(Count, { description: 'The move each turn began with' }),
});

const SeatScore = Type.Object({
  seat: Seat,
  total: Type.Number(),
  parts: Type.Array(Type.Object({ code: Type.String(), points: Type.Number() }), {
    description: 'Where the points come from; they add up to the total',
  }),
});

export const Result = Type.Object({
  over: Type.Boolean({ description: 'False when the game was ended before: then the scores are the running ones' }),
  scores: Type.Array(SeatScore),
  ranking: Type.Array(Type.Array(Seat), { description: 'Seats from first to last; those that share a rank stand in one group' }),
  rival: Type.Optional(SeatScore),
  beaten: Type.Optional(Type.Boolean({ description: 'In a game against the rules themselves: whether `rival`, who has no seat, is beaten' })),
  shared: Type.Optional(Type.Boolean({ description: 'Whether the victory is shared with `rival`' })),
});

export const SavedGame = Type.Object({
  game: Type.String(),
  rules: Type.Integer({ description: 'Version of the rules it was played with' }),
  players: Type.Integer(),
  options: Type.Optional(Type.Record(Type.String(), Type.Union([Type.String(), Type.Boolean()]))),
  edition: Type.Optional(Type.Unknown({ description: 'The edition, where it was not the house’s own' })),
  seed: Type.String(),
  seedHash: Type.String({ description: 'What was known of the seed before the game: its SHA-256, in hexadecimal' }),
  start: Type.Optional(Type.Unknown({ description: 'The state it began with, where that was not the setup' })),
  seats: Type.Array(Type.Object({ name: Type.String(), level: Type.Union([Type.String(), Type.Null()]) }), {
    description: 'Who played: a name, empty where there is none, and the level of a bot',
  }),
  moves: Type.Array(Type.String(), { description: 'Each move as seat and notation: `0 take green`' }),
});
