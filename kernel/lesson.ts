/**
 * Lessons as data: a course is a list of chapters, a chapter a list of steps on positions of the real game. No code and
 * no word stands in them: moves are written in the game's notation, places by the board's own targets, and what is said
 * stands under `<chapter>.<step>` in the dictionaries of `games/<id>/lessons/text`.
 */
import * as v from 'valibot';
import type { Options } from './options.ts';

const NAME = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/, 'a name of small letters, figures and hyphens'));
const COUNT = v.pipe(v.number(), v.integer(), v.minValue(0));
/** A move in the game's notation. */
const MOVE = v.pipe(v.string(), v.nonEmpty());
/** The same, where `*` stands for anything: `take *`. */
const PATTERN = MOVE;

/** An event that has this code, and these parameters if some are given. */
const EVENT = v.looseObject({ code: v.string() });
export type EventPattern = v.InferOutput<typeof EVENT>;

/** A number in what is said, worked out by the engine. */
export type Figure =
  /** A member of the position: `players.0.florins`; the length of a list: `pile.length`. */
  | { readonly state: string }
  /** A printed value: `cities.2.points`. */
  | { readonly edition: string }
  /** A seat's running score. */
  | { readonly score: number }
  /** What the last such event of the chapter tells. */
  | { readonly event: EventPattern; readonly get: string }
  /** The same, or any other figure, if these moves were made now. */
  | { readonly after: readonly string[]; readonly figure: Figure }
  | { readonly sum: readonly Figure[] }
  | { readonly minus: readonly [Figure, Figure] }
  | { readonly times: readonly [Figure, Figure] };

const FIGURE: v.GenericSchema<Figure> = v.lazy(() =>
  v.union([
    v.strictObject({ state: v.string() }),
    v.strictObject({ edition: v.string() }),
    v.strictObject({ score: COUNT }),
    v.strictObject({ event: EVENT, get: v.string() }),
    v.strictObject({ after: v.array(MOVE), figure: FIGURE }),
    v.strictObject({ sum: v.array(FIGURE) }),
    v.strictObject({ minus: v.tuple([FIGURE, FIGURE]) }),
    v.strictObject({ times: v.tuple([FIGURE, FIGURE]) }),
  ]),
);
const FIGURES = v.optional(v.record(v.string(), FIGURE));

/** What is answered to moves that were not asked for; said under `<chapter>.<step>.<id>`. */
const ANSWER = v.strictObject({
  id: NAME,
  moves: v.array(PATTERN),
  /** It does as well: it is played, and the answer said beside what comes next. */
  accept: v.optional(v.literal(true)),
  /** The worse of two moves: it is played and then these, by whoever is asked; when all was seen it is taken back. */
  shows: v.optional(v.array(PATTERN)),
  /** Of the answer alone, at the position it is said in. */
  figures: FIGURES,
});
export type Answer = v.InferOutput<typeof ANSWER>;

const STEP = v.strictObject({
  /** Never changed once it was served; it names the words. */
  id: NAME,
  /** The file in `positions/` that is laid out first; without one the step goes on from where the last ended. */
  position: v.optional(NAME),
  /**
   * What is pointed at: targets of the board, where `*` stands for anything at the end (`city:0:*`), `panel:1` for what is
   * told of a seat beside the board, `prompt` for the question with its buttons. Without any, and after the first of
   * several moves, it is the place of the next move of the line.
   */
  point: v.optional(v.array(v.string())),
  /** What others do first, by whoever is asked; `?` before a move: only if it can be made. */
  before: v.optional(v.array(PATTERN)),
  figures: FIGURES,
  /** What is asked for, move by move; without a line the step only tells. */
  line: v.optional(v.array(MOVE)),
  /** Moves that do as well as the next of the line. */
  accept: v.optional(v.array(PATTERN)),
  /** It is done when all of these have happened in it; without them, when as many moves were made as the line has. */
  done: v.optional(v.array(EVENT)),
  /** The first that fits answers; a move that none fits hears what it would have done, and that another is asked for. */
  answers: v.optional(v.array(ANSWER)),
});
export type Step = v.InferOutput<typeof STEP>;

/** A file `lessons/<chapter>.json`. */
const CHAPTER = v.strictObject({
  id: NAME,
  /** Raised when accepted moves or steps change: what was begun with another begins anew. */
  version: COUNT,
  /** Who learns; the others are played by the chapter. */
  seat: COUNT,
  steps: v.pipe(v.array(STEP), v.minLength(1)),
});
export type Chapter = v.InferOutput<typeof CHAPTER>;

/** What a course knows of a chapter before it is opened. */
const ENTRY = v.strictObject({
  id: NAME,
  minutes: COUNT,
  /** Sections of the rules page that it makes one feel. */
  rules: v.array(v.string()),
  /** For whoever has played before: not counted in the course's minutes. */
  advanced: v.optional(v.literal(true)),
});

/** Said once in the first game, under `hint.<id>`, when all of these figures of one's view lie within their bounds. */
const HINT = v.strictObject({
  id: NAME,
  when: v.array(v.strictObject({ figure: FIGURE, least: v.optional(v.number()), most: v.optional(v.number()) })),
});
export type Hint = v.InferOutput<typeof HINT>;

/** `lessons/course.json`. */
const COURSE = v.strictObject({
  chapters: v.pipe(v.array(ENTRY), v.minLength(1)),
  /** The game that follows the course: against bots of a level, with the recommended options. */
  first: v.strictObject({ players: COUNT, level: v.string(), options: v.record(v.string(), v.union([v.string(), v.boolean()])) }),
  /** The first whose time has come is said. */
  hints: v.optional(v.array(HINT)),
});
export type Course = v.InferOutput<typeof COURSE> & { readonly first: { readonly options: Options } };

/** Throws where the file is none; pages trust what was proved. */
export const readChapter = (json: unknown): Chapter => v.parse(CHAPTER, json);
export const readCourse = (json: unknown): Course => v.parse(COURSE, json);
