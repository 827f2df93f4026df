/** What routes answer, as the OpenAPI document tells it: the parts that have names there, and whole answers. */
import {
  Act,
  BlockedPlayer,
  Channel,
  ChannelFault,
  CodeLook,
  DailyResult,
  EditionLine,
  EditionPage,
  Followed,
  Holiday,
  House,
  HouseRules,
  HouseTexts,
  Invitation,
  Invited,
  KeepOverview,
  KeptPerson,
  KeptReport,
  KeptTable,
  Leaderboard,
  Notices,
  NoticeWishes,
  Outcome,
  OwnEdition,
  orNull,
  Pace,
  PasskeyLine,
  Plan,
  Player,
  PlayerRating,
  Prepared,
  Profile,
  Report,
  SeatSummary,
  Seek,
  SeekLine,
  SessionLine,
  Summary,
  TableLine,
  TableNotices,
  TablePlan,
  Terms,
  Time,
  TokenLine,
  Tournament,
  TournamentLine,
  TournamentOffer,
  UndoRequest,
} from '@bottega/table/schemas';
import { Type } from 'typebox';
import { GameLine, OptionLine } from './catalogue.ts';
import { Course, Over, Result, SavedGame, Turn } from './game.ts';

const Refusal = Type.Object(
  {
    error: Type.Object(
      {
        code: Type.String({
          description: 'What is wrong; each answer tells its codes. A move can also be refused with a code of its game’s rules',
        }),
        message: Type.String({ description: 'For programmers' }),
      },
      { additionalProperties: true, description: 'Other members are the figures of the code, such as `seconds` of `too-many`' },
    ),
  },
  { description: 'Why it was refused' },
);

export const PARTS = {
  Act,
  BlockedPlayer,
  Channel,
  ChannelFault,
  CodeLook,
  Course,
  DailyResult,
  EditionLine,
  EditionPage,
  Followed,
  GameLine,
  Holiday,
  House,
  HouseRules,
  HouseTexts,
  Invitation,
  Invited,
  KeepOverview,
  KeptPerson,
  KeptReport,
  KeptTable,
  Leaderboard,
  NoticeWishes,
  Notices,
  OptionLine,
  Outcome,
  Over,
  OwnEdition,
  Pace,
  PasskeyLine,
  Plan,
  Player,
  Prepared,
  PlayerRating,
  Profile,
  Refusal,
  Report,
  Result,
  SavedGame,
  SeatSummary,
  Seek,
  SeekLine,
  SessionLine,
  Summary,
  TableLine,
  TableNotices,
  TablePlan,
  Terms,
  TokenLine,
  Tournament,
  TournamentLine,
  TournamentOffer,
  Turn,
  UndoRequest,
};

export const part = (name: keyof typeof PARTS) => Type.Ref(`#/components/schemas/${name}`);

export const GuestWithToken = Type.Object({
  player: part('Player'),
  token: Type.String({ description: 'Shown this once: whoever has it is this guest' }),
});
export const PlayerBody = Type.Object({ player: part('Player') });
export const PlayerOrNobody = Type.Object({ player: orNull(part('Player')) });
export const Nobody = Type.Object({ player: Type.Null() });
export const ResetLook = Type.Object({ name: Type.String(), login: Type.String() });
export const Transfer = Type.Object({ code: Type.String(), expires: Time });
export const Opened = Type.Object({ id: Type.String({ description: 'The table’s id' }) });
export const DailyResults = Type.Object({ results: Type.Array(part('DailyResult')) });
export const Note = Type.Object({ text: Type.String() });
export const SeekBody = Type.Object({ seek: orNull(part('Seek')) });
export const SeekStopped = Type.Object({ table: orNull(Type.String()) });
export const TurnBody = Type.Object({ turn: orNull(part('Turn')) });

const ok = Type.Literal(true);
export const Done = Type.Object({ ok });
export const Look = Type.Object({
  ok,
  view: Type.Unknown({ description: 'The game as you may see it: `GET /api/games/{game}/view.schema.json` has its shape' }),
});
export const CourseBody = Type.Object({ ok, course: part('Course') });
export const PreparedBody = Type.Object({ ok, prepared: orNull(part('Prepared')) });
export const Rematch = Type.Object({ ok, table: Type.String({ description: 'The other table’s id' }) });
