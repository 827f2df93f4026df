/** What the house thinks of a position, for hints and reviews: the best few turns, what they lead to, and why. */
import { type BaseMove, type BaseState, type GameCore, type Random, randomFrom, type Seat } from '@bottega/kernel';
import { type Expected, expectedAt } from './forecast.ts';
import { careFor, type Thinking, type Thoroughness, thoroughness } from './levels.ts';
import type { Candidate } from './search/candidates.ts';
import { Thought } from './search/thought.ts';
import { marginOf } from './search/worth.ts';

export interface StudyOptions {
  /** How long it thinks; a master's time where nothing is said. */
  readonly level?: Thinking | Thoroughness;
  /** Turns told at most. */
  readonly lines?: number;
  readonly random?: Random;
  /** When it is so, what was found by then is told. */
  readonly isLate?: () => boolean;
}

/** Points that a position promises, and the feature of the game's `measure` they come from. */
export interface Source {
  readonly feature: string;
  readonly points: number;
}

export interface StudiedLine {
  /** The own moves to the end of the turn, as far as nothing unforeseen is revealed. */
  readonly moves: readonly BaseMove[];
  /** What each seat may expect at the end of the game. */
  readonly points: readonly number[];
  /** What people are told of it, by seat, where that was learnt. */
  readonly expected?: readonly Expected[];
  /** By how much the seat is ahead of the others then. */
  readonly margin: number;
  /** Each seat's chance to win; unknown where somebody plays for points alone. */
  readonly chances?: readonly number[];
  /** By seat, where its points come from at the end of the turn, those that promise nothing left out. */
  readonly sources: readonly (readonly Source[])[];
  /** Whether the game ended with it in all worlds that were looked at. */
  readonly isOver?: true;
  /** Worlds in which it was looked at further. */
  readonly looks: number;
}

/** Pauses after every little piece of thinking, and gives the lines, the best first. */
export function* study(core: GameCore, view: unknown, seat: Seat, options: StudyOptions = {}): Generator<undefined, StudiedLine[]> {
  const { level = 'master', lines = 3, random = randomFrom('study'), isLate = () => false } = options;
  const care = careFor(typeof level === 'string' ? thoroughness(level, core) : level, core, view);
  const thought = new Thought(core, view, seat, random, { ...care, candidates: Math.max(care.candidates, lines) });
  for (const _ of thought.run()) {
    if (isLate()) break;
    yield;
  }
  return thought.ranking.slice(0, lines).map((candidate) => lineOf(core, seat, { ...candidate, moves: thought.plainMoves(candidate) }));
}

export function lineOf(core: GameCore, seat: Seat, { moves, end, points, chances, over, looks }: Candidate): StudiedLine {
  const foretold = expectedAt(core, end, points);
  // what was played to the end of the game in all worlds is known better than any forecast
  const expected = over === 1 ? foretold?.map(({ off }, at) => ({ points: points[at], off })) : foretold;
  return {
    moves,
    points,
    ...(expected && { expected }),
    margin: marginOf(points, seat),
    ...(chances && { chances }),
    sources: points.map((_, own) => sourcesOf(core, end, own)),
    ...(over === 1 && { isOver: true }),
    looks,
  };
}

function sourcesOf({ learning }: GameCore, end: BaseState, seat: Seat): Source[] {
  if (learning === undefined) return [];
  const { weights } = learning.lessons[learning.lessonOf(end)];
  const values = learning.features.map(() => 0);
  learning.measure(end, seat, values);
  return learning.features.map((feature, at) => ({ feature, points: values[at] * weights[at] })).filter(({ points }) => points !== 0);
}
