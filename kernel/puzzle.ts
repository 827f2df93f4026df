/**
 * Puzzles as data: positions of real games in which one turn is clearly the best. No word stands in them: moves are
 * written in the game's notation, and why a turn is best is said by the game's own topics.
 */
import * as v from 'valibot';

const COUNT = v.pipe(v.number(), v.integer(), v.minValue(0));
const POINTS = v.number();
const LINE = v.pipe(v.array(v.pipe(v.string(), v.nonEmpty())), v.minLength(1));

/** What sets the best turn apart from the best other one, as `bots/advice.ts` finds it. */
const REASON = v.union([
  v.strictObject({ kind: v.literal('now'), points: POINTS }),
  v.strictObject({ kind: v.picklist(['gain', 'cost']), topic: v.string(), points: POINTS }),
  v.strictObject({ kind: v.literal('deny'), seat: COUNT, points: POINTS }),
]);

/** How many of a level's bots found it, out of how many that tried. */
const TRIES = v.tuple([COUNT, COUNT]);

const PUZZLE = v.strictObject({
  /** Never changed once it was served: readers have solved it by this name. */
  id: v.string(),
  players: COUNT,
  options: v.optional(v.record(v.string(), v.union([v.string(), v.boolean()]))),
  /** The game it was taken from, and the turn. */
  seed: v.string(),
  turn: COUNT,
  /** Early, middle or late in that game: 0, 1 or 2. */
  stage: v.picklist([0, 1, 2]),
  /** Who is to find the best turn. */
  seat: COUNT,
  state: v.unknown(),
  /** The best turn, and the best of those that are clearly worse. */
  best: LINE,
  other: LINE,
  /** By how many points it is ahead of that, in the study that found it and in the longer one that proved it. */
  lead: v.tuple([POINTS, POINTS]),
  /** The topic of the game that decides it, or `score`, or `deny`. */
  theme: v.string(),
  reasons: v.array(REASON),
  /** By level. */
  solved: v.record(v.string(), TRIES),
  rating: COUNT,
});
export type Puzzle = v.InferOutput<typeof PUZZLE>;

/** A file `games/<id>/puzzles/puzzles.json`. */
const PUZZLES = v.strictObject({
  game: v.string(),
  /** Version of the rules they were made with. */
  rules: COUNT,
  /** The command that made them. */
  made: v.string(),
  puzzles: v.array(PUZZLE),
});
export type Puzzles = v.InferOutput<typeof PUZZLES>;

export const readPuzzles = (json: unknown): Puzzles => v.parse(PUZZLES, json);
