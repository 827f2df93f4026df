/** Strangers who are brought together. */
import { PLAYED } from '@bottega/bots';
import { Type } from 'typebox';
import { SOUGHT_PACES } from '../paces.ts';
import { MOST_NOTED } from '../phrases.ts';
import { closed, orNull, Time } from './basics.ts';

const Game = Type.String({ minLength: 1, maxLength: 40 });
const Counts = Type.Array(Type.Integer({ minimum: 2, maximum: 8 }), {
  ...{ minItems: 1, maxItems: 7, uniqueItems: true },
  description: 'How many may play; with several, whichever comes together first',
});
const PaceName = Type.Enum([...SOUGHT_PACES], {
  description: 'Live with 10 or 25 minutes each (`quick`, `calm`), or one or three days for each turn',
});
const Helper = Type.Enum([...PLAYED], { description: 'The level of bots that would take the missing seats' });

const Rated = Type.Boolean({ description: 'Whether the game counts for ratings: only with others who have an account and wish the same' });

/** Body of POST /api/me/seek. */
export const SeekWish = Type.Object({ game: Game, players: Counts, pace: PaceName, rated: Type.Optional(Rated) }, closed);

/** Body of POST /api/me/seek/bots. */
export const SeekBots = Type.Object({ level: Helper }, closed);

export const Seek = Type.Object({
  game: Type.String(),
  players: Counts,
  pace: PaceName,
  rated: Rated,
  since: Time,
  others: Type.Integer({ description: 'How many others wait who could play with you' }),
  bots: orNull(Helper, { description: 'The bots you have agreed to, while those who wait with you are asked' }),
  botsFrom: Time,
  table: orNull(Type.String(), { description: 'The table where you have a seat; null while you wait' }),
});

/** Body of POST /api/tables/:id/note. */
export const NoteBody = Type.Object({ text: Type.String({ maxLength: MOST_NOTED }) }, closed);

/** In the list of GET /api/seekers. */
export const SeekLine = Type.Object({ game: Type.String(), pace: PaceName, players: Counts, rated: Rated, waiting: Type.Integer() });
