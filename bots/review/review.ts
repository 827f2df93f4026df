/**
 * A finished game looked over: what every decision was worth beside the best that could be found by what its seat knew
 * then. Decisions that seem to have lost much are looked at twice, since the worst of many seem worse than they were.
 */
import type { GameCore, Seat } from '@bottega/kernel';
import { type Reason, reasonsFor } from '../advice.ts';
import { scaleOf } from '../search/worth.ts';
import type { StudiedLine } from '../study.ts';
import type { Assessment } from './assess.ts';
import type { Decision } from './decisions.ts';

/** A line of play with what may be expected of it; plain data that can be kept. */
export interface ReviewedLine {
  /** In the game's notation. */
  readonly moves: readonly string[];
  readonly points: readonly number[];
  /** Each seat's chance to win. */
  readonly chances?: readonly number[];
}

export interface ReviewedDecision extends Pick<Decision, 'from' | 'turn' | 'seat'> {
  readonly played: ReviewedLine;
  /** The better line and why, where there is one. */
  readonly better?: ReviewedLine & { readonly reasons: readonly Reason[] };
  /** The chance to win that was given away, from 0 to 1. */
  readonly lost: number;
  /** It seemed to have lost much, and was looked at once more. */
  readonly confirmed?: true;
}

/** Asks what turns of a decision are worth; `moves`: how much is tried. */
export type Assess = (decision: Decision, turns: readonly Decision['moves'][], moves: number, seed: string) => Promise<Assessment>;

export interface ReviewPlan {
  readonly core: GameCore;
  readonly decisions: readonly Decision[];
  readonly assess: Assess;
  /** What an interrupted review had found. */
  readonly known?: readonly ReviewedDecision[];
  /** Called after every decision with all that is known, and how much there is to do. */
  readonly progress?: (known: readonly ReviewedDecision[], done: number, of: number) => void;
}

/** Moves that are tried: in the whole first look, for one decision at most, and for one that is looked at again. */
const ALL = 1_100_000;
const EACH = 20_000;
const AGAIN = 40_000;
/** Decisions of each seat that are looked at again. */
const SUSPECTS = 6;
/** Below this nothing was given away: estimates are not that good. */
const NOTICED = 0.01;

export async function review({ core, decisions, assess, known = [], progress }: ReviewPlan): Promise<readonly ReviewedDecision[]> {
  const seats = new Set(decisions.map(({ seat }) => seat)).size;
  const of = decisions.length + Math.min(decisions.length, SUSPECTS * seats);
  const found = [...known];
  const moves = Math.min(EACH, Math.round(ALL / Math.max(1, decisions.length)));
  const tell = (done: number): void => progress?.([...found], done, of);
  for (const decision of decisions.slice(found.length)) {
    found.push(weighed(core, decision, await assess(decision, [decision.moves], moves, `first ${decision.from}`)));
    tell(found.length);
  }
  for (let again = suspect(found); again !== undefined; again = suspect(found)) {
    const decision = decisions[again];
    const looked = weighed(core, decision, await assess(decision, [decision.moves], AGAIN, `again ${decision.from}`));
    found[again] = { ...looked, confirmed: true };
    tell(decisions.length + found.filter(({ confirmed }) => confirmed).length);
  }
  progress?.([...found], of, of);
  return found;
}

/** The decision that lost most of those not yet looked at again, as long as it may be among the worst of its seat. */
function suspect(found: readonly ReviewedDecision[]): number | undefined {
  let worst: number | undefined;
  for (const [at, { seat, lost, confirmed }] of found.entries()) {
    if (confirmed || lost < NOTICED || (worst !== undefined && lost <= found[worst].lost)) continue;
    if (found.filter((each) => each.confirmed && each.seat === seat).length < SUSPECTS) worst = at;
  }
  return worst;
}

/** What a decision was worth beside the best. */
export function weighed(core: GameCore, { from, turn, seat, moves }: Decision, { best, lines: [played] }: Assessment): ReviewedDecision {
  const lost = Math.max(0, worthOfLine(best, seat) - worthOfLine(played, seat));
  const about = { from, turn, seat, played: { ...plain(core, played), moves: moves.map((move) => core.game.notation.write(move)) } };
  if (lost < NOTICED) return { ...about, lost: 0 };
  return { ...about, lost, better: { ...plain(core, best), reasons: reasonsFor(best, played, seat, core.learning?.topics ?? {}) } };
}

/** The chance to win; of a game that is played for points alone, where they stand on the way to a great many. */
export const worthOfLine = ({ chances, margin, points }: StudiedLine, seat: Seat): number => chances?.[seat] ?? 0.5 + 0.5 * Math.tanh(margin / scaleOf(points));

const tenths = (value: number): number => Math.round(value * 10) / 10;
const thousandths = (value: number): number => Math.round(value * 1000) / 1000;

function plain({ game }: GameCore, { moves, points, chances }: StudiedLine): ReviewedLine {
  return { moves: moves.map((move) => game.notation.write(move)), points: points.map(tenths), ...(chances && { chances: chances.map(thousandths) }) };
}
