/** Whether a turn is clearly ahead of all others, and whether another turn is as good. */
import { type BaseMove, type BaseState, type GameCore, type Random, randomFrom, type Seat } from '@bottega/kernel';
import { compare } from '../compare.ts';
import { judge } from '../judgement.ts';
import { careFor, thoroughness } from '../levels.ts';
import type { Candidate } from '../search/candidates.ts';
import { SearchTable } from '../search/table.ts';
import { Thought } from '../search/thought.ts';
import { movesOf, TurnSearch } from '../search/turn.ts';
import { marginOf } from '../search/worth.ts';
import type { StudiedLine } from '../study.ts';
import { asGood, clearLead } from './lead.ts';

import { endOf, markOf, type Position } from './position.ts';
import { Leads } from './settled.ts';

type Turn = readonly BaseMove[];

/** What is as good as equal, in parts of a clear lead: far from it, so that no study wavers. */
const EQUAL = 0.25;

/** How the ends of a turn are first told apart: widely, by what they promise at once in one world. */
const WIDTH = 40;
const KEPT = 150;
const ENOUGH = 1500;
/** Such a part of a clear lead must be seen at once: it may still grow when others answer. */
const SEEMING = 0.6;

export interface Ends {
  /** The best first. */
  readonly lines: readonly Turn[];
  /** How many of them are as good as the best. */
  readonly equals: number;
  /** Whether those stand out. */
  readonly isClear: boolean;
}

/** All ends of a turn that are worth a look, and whether some stand out among them. */
export function endsOfTurn(core: GameCore, view: unknown, seat: Seat, random: Random): Ends {
  const world: BaseState = core.game.guess(view, seat, random);
  const table = new SearchTable(core, world);
  const search = new TurnSearch(table, world, seat, WIDTH, KEPT);
  if (search.advance(ENOUGH)) search.hurry();
  search.advance(Number.POSITIVE_INFINITY);
  const ranking = [...search.best].sort((a, b) => marginOf(b.points, seat) - marginOf(a.points, seat));
  const [{ points }] = ranking;
  const behind = ranking.map((each) => marginOf(points, seat) - marginOf(each.points, seat));
  const clear = clearLead(core, points);
  const equals = behind.filter((by) => by <= EQUAL * clear).length;
  return { lines: ranking.map(movesOf), equals, isClear: behind[equals] >= SEEMING * clear };
}

/** What is looked at, how often at most and how widely. */
interface Study {
  readonly looks: number;
  readonly others: number;
  readonly quick: number;
}
/** Many positions that seem clear are not, and a first look costs little. */
const SIFT: Study = { looks: 1, others: 4, quick: 2 };
const STUDY: Study = { looks: 2, others: 14, quick: 6 };
const LONGER: Study = { looks: 12, others: 4, quick: 10 };

export interface Proof {
  /** The best turn, and the best of those that are clearly worse. */
  readonly best: StudiedLine;
  readonly other: StudiedLine;
  /** By how many points it is ahead, in the study and in the longer one. */
  readonly lead: readonly [number, number];
  /** Whether a master found it too. */
  readonly master: 'as good' | 'worse';
}

/**
 * Looked at further, from what the seat may know and in guessed worlds: first many turns, then the best of them longer
 * and in other worlds. The same turn must be clearly ahead in both; and a master who thinks the turn through anew must
 * not find a better one.
 */
export function proveBest(core: GameCore, view: unknown, seat: Seat, { lines, equals }: Ends, seed: string): Proof | null {
  const [best] = lines;
  const beside = ({ others }: Study): readonly Turn[] => [best, ...lines.slice(equals, equals + others)];
  const sifted = studied(core, view, seat, beside(SIFT), SIFT, `${seed} sift`);
  if (leadOf(sifted) < SEEMING * clearLead(core, sifted[0].points)) return null;
  const first = studied(core, view, seat, beside(STUDY), STUDY, `${seed} study`);
  const lead = leadOf(first);
  const clear = clearLead(core, first[0].points);
  if (lead < clear) return null;
  const rivals = first.slice(1).sort((a, b) => b.margin - a.margin);
  const closest = rivals.slice(0, LONGER.others).map(({ moves }) => moves);
  const bounds = closest.map(() => clear);
  const again = studied(core, view, seat, [best, ...closest], LONGER, `${seed} longer study`, bounds);
  const longer = leadOf(again);
  if (longer < clearLead(core, again[0].points)) return null;
  const [other] = again.slice(1).sort((a, b) => b.margin - a.margin);
  const master = masterFinds(core, view, seat, best, `${seed} master`);
  return master === 'better' ? null : { best: again[0], other, lead: [lead, longer], master };
}

/**
 * What is wrong with a turn that was the best, when it is studied anew with all other ends of its turn; nothing if no
 * turn is better, and the one it was compared with, which is the first of the others, is still behind.
 */
export function proveAgain(core: GameCore, view: unknown, seat: Seat, best: Turn, others: readonly Turn[], seed: string): string | null {
  const [own, other, ...rest] = studied(core, view, seat, [best, ...others.slice(0, STUDY.others)], STUDY, seed);
  const rivals = rest.sort((a, b) => b.margin - a.margin).slice(0, LONGER.others);
  const half = asGood(core, own.points);
  const bounds = [half, ...rivals.map(() => -half)];
  const again = studied(core, view, seat, [best, ...[other, ...rivals].map(({ moves }) => moves)], LONGER, `${seed} longer`, bounds);
  const behind = again.map(({ margin }) => again[0].margin - margin);
  const least = Math.min(...behind);
  if (least < -half) return `another turn is ${-least.toFixed(1)} points better`;
  return behind[1] < half ? `it is only ${behind[1].toFixed(1)} points ahead` : null;
}

/** What a master makes of it who does not know the turn. */
function masterFinds(core: GameCore, view: unknown, seat: Seat, best: Turn, seed: string): 'better' | 'as good' | 'worse' {
  const random = randomFrom(seed);
  const thought = new Thought(core, view, seat, random, careFor(thoroughness('master', core), core, view));
  for (const _ of thought.run());
  const { moves } = thought.ranking[0];
  if (endAlike(core, { state: core.game.guess(view, seat, random), seat }, best, moves)) return 'as good';
  const [own, theirs] = studied(core, view, seat, [best, moves], LONGER, `${seed} compared`);
  const behind = own.margin - theirs.margin;
  return behind < -EQUAL * clearLead(core, own.points) ? 'better' : behind <= asGood(core, own.points) ? 'as good' : 'worse';
}

/** Whether two turns leave the same on the table. */
function endAlike(core: GameCore, position: Position, one: Turn, other: Turn): boolean {
  const [first, second] = [one, other].map((turn) => endOf(core, position, turn));
  return first !== null && second !== null && markOf(first) === markOf(second);
}

const leadOf = ([best, ...others]: readonly StudiedLine[]): number => best.margin - Math.max(...others.map(({ margin }) => margin));

/** `bounds`: no more looks than it takes to tell on which side of them the lead over each other turn lies. */
function studied(
  core: GameCore,
  view: unknown,
  seat: Seat,
  turns: readonly Turn[],
  { looks, quick }: Study,
  seed: string,
  bounds?: readonly number[],
): StudiedLine[] {
  const usual = careFor({ ...thoroughness('master', core), quick }, core, view);
  // two turns may promise the same and differ in what the others make of them
  const care = { ...usual, rounds: Math.max(1, usual.rounds) };
  const leads = bounds && new Leads(seat, bounds);
  const isEnough = (_: number, looked: number, lines: readonly Candidate[]): boolean => leads?.areSettled(lines) === true || looked >= looks;
  const comparing = compare(core, view, seat, turns, care, randomFrom(seed), isEnough);
  for (;;) {
    const { done, value } = comparing.next();
    if (done) return value;
  }
}

/** Looks enough to tell a clear lead from none. */
const GLANCE: Study = { looks: 6, others: 1, quick: 3 };
/** Who is so many clear leads behind at the end of the turn does not come back. */
const HOPELESS = 2;

/** Whether a turn is as good as the best. */
export function isAsGood(core: GameCore, state: BaseState, seat: Seat, best: Turn, moves: Turn): boolean {
  const [end, other] = [best, moves].map((turn) => endOf(core, { state, seat }, turn));
  if (end !== null && other !== null) {
    const points = judge(core, end);
    const behind = marginOf(points, seat) - marginOf(judge(core, other), seat);
    if (behind >= HOPELESS * clearLead(core, points)) return false;
  }
  const view = core.game.view(state, seat);
  const bound = asGood(core, judge(core, state));
  const [first, own] = studied(core, view, seat, [best, moves], GLANCE, 'as good', [bound]);
  return first.margin - own.margin <= asGood(core, first.points);
}
