/** A table as everybody may see it. */
import { Type } from 'typebox';
import { Seat } from '../schemas.ts';
import { listOf, orNull, part, Time } from './part.ts';

export const Terms = Type.Object({
  listed: Type.Boolean({ description: 'Whether the public list shows it' }),
  spectators: Type.Boolean(),
  chat: Type.Boolean(),
  pace: part('Pace'),
  timeout: Type.Enum(['wait', 'turn', 'seat'], { description: 'When time runs out: nothing happens, a bot plays this turn, or it takes the seat' }),
  timeoutLevel: Type.String({ description: 'The bot that steps in for somebody' }),
});

export const SeatSummary = Type.Object({
  kind: Type.Enum(['open', 'person', 'bot'], { description: 'Who plays the seat now' }),
  name: orNull(Type.String(), { description: 'The person’s name, also while a bot plays for them' }),
  player: orNull(Type.String(), { description: 'The person’s id' }),
  level: orNull(Type.String(), { description: 'The bot that plays' }),
  resigned: Type.Boolean(),
});

export const UndoRequest = Type.Object({
  seat: Seat,
  to: Type.Integer({ description: 'To how many moves the game would go back' }),
  waiting: listOf(Seat, { description: 'Those who have not answered yet' }),
});

/** What lists tell too. */
export const InLists = {
  id: Type.String(),
  game: Type.String(),
  name: orNull(Type.String()),
  players: Type.Integer(),
  options: Type.Record(Type.String(), Type.Union([Type.String(), Type.Boolean()])),
  status: Type.Enum(['open', 'playing', 'over']),
  seats: listOf(part('SeatSummary')),
  opened: Time,
  outcome: orNull(part('Outcome'), { description: 'Null until it is over' }),
};

export const Summary = Type.Object({
  ...InLists,
  rules: Type.Integer({ description: 'Version of the rules it is played with' }),
  settings: part('Terms'),
  host: Type.String({ description: 'The player who opened the table' }),
  started: orNull(Time),
  ended: orNull(Time),
  toAct: listOf(Seat, { description: 'The seats that must decide now' }),
  undo: orNull(part('UndoRequest'), { description: 'Somebody asks to take moves back' }),
  votes: listOf(Seat, { description: 'Those who wish to end the game now' }),
  seedHash: Type.String({ description: 'SHA-256 of the seed, in hexadecimal, from the very beginning' }),
  seed: orNull(Type.String(), { description: 'The seed itself, once the game is over' }),
  rematch: orNull(Type.String(), { description: 'The table where it is played again' }),
});
