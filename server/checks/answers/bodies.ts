/** Whole answers that are more than one named part. */
import { Type } from 'typebox';
import { orNull, part, Time } from './part.ts';

export const PlayerBody = Type.Object({ player: part('Player') });
export const PlayerOrNobody = Type.Object({ player: orNull(part('Player')) });
export const Nobody = Type.Object({ player: Type.Null() });
export const Transfer = Type.Object({ code: Type.String(), expires: Time });
export const Opened = Type.Object({ id: Type.String({ description: 'The table’s id' }) });
export const TurnBody = Type.Object({ turn: orNull(part('Turn')) });

const ok = Type.Literal(true);
export const Done = Type.Object({ ok });
export const Look = Type.Object({ ok, view: Type.Unknown({ description: 'The game as you may see it; its shape is the game’s own' }) });
export const CourseBody = Type.Object({ ok, course: part('Course') });
export const Rematch = Type.Object({ ok, table: Type.String({ description: 'The other table’s id' }) });
