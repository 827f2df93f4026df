/** A hint with its reasons: the best few turns, what each may bring, and what sets it apart from the others. */
import { type BaseMove, type BaseState, type GameCore, randomFrom, type Seat, sameJson } from '@bottega/kernel';
import { compare } from './compare.ts';
import type { Expected } from './forecast.ts';
import { careFor, thoroughness } from './levels.ts';
import { openingMove } from './opening.ts';
import { type Source, type StudiedLine, type StudyOptions, study } from './study.ts';

/**
 * `now`: points on the track at the end of the turn; `gain` and `cost`: what is promised by a topic of the game, against
 * the line it is compared with; `deny`: what another seat may expect less; `experience`: games begun so went well.
 */
export type Reason =
  | { readonly kind: 'now'; readonly points: number }
  | { readonly kind: 'gain' | 'cost'; readonly topic: string; readonly points: number }
  | { readonly kind: 'deny'; readonly seat: Seat; readonly points: number }
  | { readonly kind: 'experience' };

export interface Advice {
  /** The own moves to the end of the turn, as far as nothing unforeseen is revealed. */
  readonly moves: readonly BaseMove[];
  /** What each seat may expect at the end of the game; nothing where only experience speaks. */
  readonly points?: readonly number[];
  /** The same as people are told it, where that was learnt: how far it may be off, and not only for telling lines apart. */
  readonly expected?: readonly Expected[];
  /** The own chance to win, from 0 to 1, where it is known. */
  readonly chance?: number;
  readonly reasons: readonly Reason[];
  /** How a turn begins that it was compared with, where no other that begins otherwise is worth telling. */
  readonly against?: BaseMove;
}

const SCORE = 'score';
/** Below this many points nothing is told: the estimate is not that good. */
const WORTH_TELLING = 1;
const MOST_GAINS = 2;
/** Of so many turns those are told that differ in more than taste. */
const CONSIDERED = 24;
const LINES = 3;

/** Pauses after every little piece of thinking; the best advice comes first. */
export function* advise(core: GameCore, view: unknown, seat: Seat, options: StudyOptions = {}): Generator<undefined, Advice[]> {
  const moves: readonly BaseMove[] = core.game.legal(view, seat);
  const known = openingMove(core, view as BaseState, moves, 0, options.random ?? randomFrom('advice'));
  if (known !== undefined) return [{ moves: [known], reasons: [{ kind: 'experience' }] }];
  const topics = core.learning?.topics ?? {};
  const considered = yield* study(core, view, seat, { ...options, lines: CONSIDERED });
  const lines = toldOf(apart(considered, seat, topics), options.lines ?? LINES);
  const [first, second] = lines;
  // two turns that begin alike don't tell why one should begin so
  const alike = second === undefined || sameJson(first.moves[0], second.moves[0]);
  const plain = alike ? yield* besidePlain(core, view, seat, first, options) : {};
  return lines.map((line) => {
    const { moves, points, chances } = line;
    const other = line === first ? second : first;
    const expected = expectedOf(line, first);
    const reasons = other === undefined ? [] : reasonsFor(line, other, seat, topics);
    return { moves, points, ...(expected && { expected }), reasons, ...(chances && { chance: chances[seat] }), ...(line === first && plain) };
  });
}

/** Lines that go on are told as far from the best as they were judged; where a game ends is not a matter of judgement. */
function expectedOf({ expected, points, isOver }: StudiedLine, best: StudiedLine): readonly Expected[] | undefined {
  if (isOver || best.isOver || best.expected === undefined) return expected;
  return best.expected.map((told, at) => ({ ...told, points: told.points + points[at] - best.points[at] }));
}

/** Beginnings that the best turn is compared with, and how much is tried for it. */
const BEGINNINGS = 6;
const PLAIN_LOOKS = 2;
const PLAIN_MOVES = 3000;

/** What it brings against another way to begin: one that does nothing, or else the next best that differs. */
function* besidePlain(
  core: GameCore,
  view: unknown,
  seat: Seat,
  line: StudiedLine,
  { random = randomFrom('plain'), isLate = () => false }: StudyOptions,
): Generator<undefined, Pick<Advice, 'against' | 'reasons'> | Record<string, never>> {
  const { topics = {}, idle = [] } = core.learning ?? {};
  const isIdle = ({ do: deed }: BaseMove): boolean => idle.includes(deed);
  const others: readonly BaseMove[] = core.game.legal(view, seat).filter((move: BaseMove) => !sameJson(move, line.moves[0]));
  const begun = [...others.filter(isIdle), ...others.filter((move) => !isIdle(move))].slice(0, BEGINNINGS);
  if (begun.length === 0 || isLate()) return {};
  const care = careFor(thoroughness('master', core), core, view);
  const turns = [line.moves, ...begun.map((move) => [move])];
  const [own, ...plain] = yield* compare(core, view, seat, turns, care, random, (tried, looks) => looks >= PLAIN_LOOKS || tried >= PLAIN_MOVES || isLate());
  const sorted = plain.sort((a, b) => Number(isIdle(b.moves[0])) - Number(isIdle(a.moves[0])) || b.margin - a.margin);
  for (const other of sorted) {
    const reasons = reasonsFor(own, other, seat, topics);
    if (own.margin > other.margin && reasons.some(({ kind }) => kind !== 'cost')) return { against: other.moves[0], reasons };
  }
  return {};
}

/** The best few. Where all of them begin alike, the last gives way to the best that begins otherwise: how to begin is what is asked first. */
export function toldOf<Line extends Pick<StudiedLine, 'moves'>>(lines: readonly Line[], most: number): Line[] {
  const told = lines.slice(0, most);
  const beginsOtherwise = ({ moves }: Line): boolean => !sameJson(moves[0], lines[0].moves[0]);
  const other = told.length < 2 || told.some(beginsOtherwise) ? undefined : lines.find(beginsOtherwise);
  return other === undefined ? told : [...told.slice(0, -1), other];
}

/** Without those that come to the same as a better one: the same thing in another order, or in another place. */
function apart(lines: readonly StudiedLine[], seat: Seat, topics: Readonly<Record<string, string>>): StudiedLine[] {
  const differ = (line: StudiedLine, other: StudiedLine): boolean =>
    Math.abs(line.margin - other.margin) >= WORTH_TELLING || reasonsFor(line, other, seat, topics).length > 0;
  const kept: StudiedLine[] = [];
  for (const line of lines) if (kept.every((other) => differ(other, line))) kept.push(line);
  return kept;
}

/** What sets a line apart from another: what it brings at once and later, what it gives up, and whom it denies. */
export function reasonsFor(line: StudiedLine, other: StudiedLine, seat: Seat, topics: Readonly<Record<string, string>>): Reason[] {
  const own = differences(line.sources[seat], other.sources[seat], topics);
  const now = Math.round(own.get(SCORE) ?? 0);
  own.delete(SCORE);
  const sorted = [...own].map(([topic, points]) => ({ topic, points: Math.round(points) })).sort((a, b) => b.points - a.points);
  const gains = sorted.filter(({ points }) => points >= WORTH_TELLING).slice(0, MOST_GAINS);
  const cost = sorted.at(-1);
  const denied = line.points
    .map((points, at) => ({ seat: at, points: Math.round(other.points[at] - points) }))
    .filter((each) => each.seat !== seat && each.points >= WORTH_TELLING)
    .sort((a, b) => b.points - a.points)[0];
  return [
    ...(now >= WORTH_TELLING ? [{ kind: 'now', points: now } as const] : []),
    ...gains.map((gain) => ({ kind: 'gain', ...gain }) as const),
    ...(denied === undefined ? [] : [{ kind: 'deny', ...denied } as const]),
    ...(cost !== undefined && cost.points <= -WORTH_TELLING ? [{ kind: 'cost', topic: cost.topic, points: -cost.points } as const] : []),
  ];
}

/** By topic; features that no topic speaks of are left out. */
function differences(line: readonly Source[], other: readonly Source[], topics: Readonly<Record<string, string>>): Map<string, number> {
  const sums = new Map<string, number>();
  const add = (sign: number, { feature, points }: Source): void => {
    const topic = feature === SCORE ? SCORE : topics[feature];
    if (topic !== undefined) sums.set(topic, (sums.get(topic) ?? 0) + sign * points);
  };
  for (const source of line) add(1, source);
  for (const source of other) add(-1, source);
  return sums;
}
