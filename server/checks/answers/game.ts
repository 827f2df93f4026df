/** A game that is played at a table: what must be decided, how it went, and all of it when it is over. */
import { Type } from 'typebox';
import { Count, Seat } from '../schemas.ts';
import { listOf } from './part.ts';

export const Turn = Type.Object({
  table: Type.String(),
  number: Type.Integer({ description: 'How many moves were made: send it back with the move' }),
  seat: Seat,
  view: Type.Unknown({ description: 'The game as you may see it; its shape is the game’s own' }),
  moves: listOf(Type.String(), { description: 'Every legal move, in the game’s notation' }),
});

export const Course = Type.Object({
  scores: listOf(listOf(Type.Number()), { description: 'Every seat’s score after every move, beginning with none made' }),
  turns: listOf(Count, { description: 'The move each turn began with' }),
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
  moves: listOf(Type.String(), { description: 'Each move as seat and notation: `0 take green`' }),
});
