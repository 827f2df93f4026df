/** The schemas of all named parts. */
import type { Static, TSchema } from 'typebox';
import { Pace } from '../schemas.ts';
import { Course, SavedGame, Turn } from './game.ts';
import { Outcome, Result } from './outcome.ts';
import type { Parts } from './part.ts';
import { Player, Profile, TokenLine } from './people.ts';
import { Refusal } from './refusal.ts';
import { SeatSummary, Summary, Terms, UndoRequest } from './summary.ts';
import { TableLine } from './table-line.ts';

const SCHEMAS = {
  Course,
  Outcome,
  Pace,
  Player,
  Profile,
  Refusal,
  Result,
  SavedGame,
  SeatSummary,
  Summary,
  TableLine,
  Terms,
  TokenLine,
  Turn,
  UndoRequest,
};

/** A schema of exactly what the type promises: a member that may be absent is not left out either. */
type Agreeing<Schema extends TSchema, Told> = [Required<Static<Schema>>, Required<Told>] extends [Required<Told>, Required<Static<Schema>>] ? object : never;

export const PARTS: { [Name in keyof Parts]: Agreeing<(typeof SCHEMAS)[Name], Parts[Name]> } = SCHEMAS;
