/**
 * What turns that somebody has in mind are worth beside the best that is found. The best is searched first; then all are
 * looked at anew in the same worlds, since what was found to be best among many was lucky too.
 */
import { type BaseMove, type GameCore, type Random, randomFrom, type Seat } from '@bottega/kernel';
import { compare } from '../compare.ts';
import { careFor, thoroughness } from '../levels.ts';
import { Thought } from '../search/thought.ts';
import type { StudiedLine } from '../study.ts';

export interface AssessOptions {
  /** Moves that are tried; as many as a master tries where nothing is said. */
  readonly moves?: number;
  readonly random?: Random;
}

export interface Assessment {
  readonly best: StudiedLine;
  /** The turns that were asked about, in their order. */
  readonly lines: readonly StudiedLine[];
}

type Turn = readonly BaseMove[];

/** Fewer ends are looked at than a master does, so that each is looked at more often. */
const CANDIDATES = 12;
/** Such a share of all moves is for finding the best, the rest for comparing. */
const FINDING = 0.5;
const MOST_LOOKS = 48;

/** Pauses after every little piece of thinking. */
export function* assess(
  core: GameCore,
  view: unknown,
  seat: Seat,
  asked: readonly Turn[],
  { moves, random = randomFrom('assess') }: AssessOptions = {},
): Generator<undefined, Assessment> {
  const usual = careFor(thoroughness('master', core), core, view);
  const care = { ...usual, moves: moves ?? usual.moves };
  const thought = new Thought(core, view, seat, random, { ...care, moves: care.moves * FINDING, candidates: CANDIDATES });
  yield* thought.run();
  const isEnough = (tried: number, looks: number): boolean => tried >= care.moves * (1 - FINDING) || looks >= MOST_LOOKS;
  const [best, ...lines] = yield* compare(core, view, seat, [thought.ranking[0].moves, ...asked], care, random, isEnough);
  return { best, lines };
}
