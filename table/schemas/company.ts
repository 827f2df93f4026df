/** Strangers who are brought together. */
import { PLAYED } from '@bottega/bots';
import { Type } from 'typebox';
import { SOUGHT_PACES } from '../paces.ts';
import { MOST_NOTED } from '../phrases.ts';
import { Name } from './asks.ts';
import { closed, orNull, ref, Time } from './basics.ts';
import { TableLine } from './tables.ts';

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

/** Somebody who is followed: in the list of GET /api/me/follows. */
export const Followed = Type.Object({
  id: Type.String(),
  name: Type.String(),
  seeking: orNull(ref('SeekLine', SeekLine), { description: 'What they wait for in “Play now”, if they let it be seen' }),
  open: Type.Array(ref('TableLine', TableLine), { description: 'Their tables on the public list where a seat is free' }),
  running: Type.Array(ref('TableLine', TableLine), { description: 'Games of theirs that you may watch, if they let it be seen' }),
});

/** Body of POST /api/me/shown. */
export const ShownBody = Type.Object({ shown: Type.Boolean() }, closed);

/** Body of POST /api/tables/:id/invitations. */
export const Invite = Type.Union([
  Type.Object({ player: Type.String({ pattern: '^[\\w-]{1,64}$' }) }, closed),
  Type.Object({ name: Name }, { ...closed, description: 'The name of somebody with an account' }),
]);

/** Somebody who was invited, for those at the table. */
export const Invited = Type.Object({ id: Type.String(), name: Type.String(), declined: Type.Boolean({ description: 'Whether they have said no' }) });

/** In the list of GET /api/me/invitations. */
export const Invitation = Type.Object({
  line: ref('TableLine', TableLine),
  by: Type.Object({ id: Type.String(), name: Type.String() }),
  made: Time,
});
