/**
 * For a coach who watches: what every way to go on gives up beside the best. The best turns are searched; then what
 * begins otherwise is compared with the best of them in the same worlds.
 */
import { type BaseMove, type GameCore, type Random, randomFrom, type Seat, sameJson } from '@bottega/kernel';
import { type Reason, reasonsFor } from './advice.ts';
import { compare } from './compare.ts';
import { careFor, thoroughness } from './levels.ts';
import { Thought } from './search/thought.ts';
import { lineOf, type StudiedLine } from './study.ts';

export interface Foreseen {
  /** The own moves to the end of the turn, or as many as it takes to tell it from others. */
  readonly moves: readonly BaseMove[];
  /** By how many points the seat falls back against the best turn. */
  readonly loss: number;
  /** Of its chance to win, from 0 to 1, where that is known. */
  readonly chance?: number;
  /** What the best turn would bring instead. */
  readonly instead: readonly Reason[];
}

/** Less than for a hint: it is asked at every decision, and should be there before somebody presses. */
const MOVES = 12_000;
const LINES = 24;
/** Such a share of its time is for finding the best, so that every other move is looked at in any case. */
const FINDING = 0.5;
/** Each is looked at so often, where there is time for it. */
const LOOKS = 16;
/** First moves that are compared; where there are more, most of them differ little. */
const MOST = 40;

/** Pauses after every little piece of thinking; the best comes first. `spent`: the share of its time that is over. */
export function* foresee(
  core: GameCore,
  view: unknown,
  seat: Seat,
  random: Random = randomFrom('foresee'),
  spent: () => number = () => 0,
): Generator<undefined, Foreseen[]> {
  const care = careFor({ ...thoroughness('master', core), moves: MOVES }, core, view);
  const thought = new Thought(core, view, seat, random, { ...care, candidates: LINES });
  for (const _ of thought.run()) {
    if (spent() > FINDING) break;
    yield;
  }
  const lines = thought.ranking.map((candidate) => lineOf(core, seat, candidate));
  const begun = new Set(lines.map(({ moves: [first] }) => first));
  const isKnown = (move: BaseMove): boolean => [...begun].some((first) => sameJson(first, move));
  const others = core.game
    .legal(view, seat)
    .filter((move: BaseMove) => !isKnown(move))
    .slice(0, MOST);
  const told = lines.map((line) => beside(core, lines[0], line, seat));
  if (others.length === 0) return told;
  const turns = [lines[0].moves, ...others.map((move: BaseMove) => [move])];
  const [best, ...rest] = yield* compare(core, view, seat, turns, care, random, (tried, looks) => tried >= MOVES || looks >= LOOKS || spent() >= 1);
  return [...told, ...rest.map((line) => beside(core, best, line, seat))];
}

function beside({ learning }: GameCore, best: StudiedLine, line: StudiedLine, seat: Seat): Foreseen {
  return {
    moves: line.moves,
    loss: best.margin - line.margin,
    ...(best.chances && line.chances && { chance: best.chances[seat] - line.chances[seat] }),
    instead: reasonsFor(best, line, seat, learning?.topics ?? {}),
  };
}
