/** The parts of answers that have a name in the OpenAPI document, with the types they have in this house; `parts.ts` holds their schemas to these. */
import type { Reason, Result, SavedGame } from '@bottega/kernel';
import type { Course } from '@bottega/table';
import type { Outcome, Pace, Player, Profile, SeatSummary, Summary, TableLine, Terms, TokenLine, UndoRequest } from '@bottega/table/wire';
import { type Static, type TSchema, type TSchemaOptions, Type } from 'typebox';
import type { Turn } from '../../rooms/turns.ts';

export interface Parts {
  Course: Course;
  Outcome: Outcome;
  Pace: Pace;
  Player: Player;
  Profile: Profile;
  Refusal: { error: Reason & { message: string } };
  Result: Result;
  SavedGame: SavedGame & { seedHash: string };
  SeatSummary: SeatSummary;
  Summary: Summary;
  TableLine: TableLine;
  Terms: Terms;
  TokenLine: TokenLine;
  Turn: Turn;
  UndoRequest: UndoRequest;
}

export const part = <Name extends keyof Parts>(name: Name) => Type.Unsafe<Parts[Name]>(Type.Ref(`#/components/schemas/${name}`));

export const listOf = <Schema extends TSchema>(items: Schema, options: TSchemaOptions = {}) =>
  Type.Unsafe<readonly Static<Schema>[]>(Type.Array(items, options));

export const orNull = <Schema extends TSchema>(schema: Schema, options: TSchemaOptions = {}) => Type.Union([schema, Type.Null()], options);

export const Time = Type.Integer({ description: 'Milliseconds since 1970' });
