/** A table in a list. */
import { Type } from 'typebox';
import { Seat } from '../schemas.ts';
import { orNull, part, Time } from './part.ts';
import { InLists } from './summary.ts';

export const TableLine = Type.Object({
  ...InLists,
  pace: part('Pace'),
  spectators: Type.Boolean(),
  myTurn: Type.Boolean({ description: 'Whether you must decide now; in a profile, whether that player must, as with `mySeat` and `deadline`' }),
  deadline: orNull(Time, { description: 'When your time runs out, if it does' }),
  mySeat: orNull(Seat),
  moved: Type.Integer({ description: 'When something last happened, in milliseconds since 1970' }),
});
