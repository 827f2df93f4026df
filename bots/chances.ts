/**
 * Each seat's chance to win, from the points that may be expected: a guess from how far apart they are, the less sure
 * the more of them is only promised. How sure is learnt from games, for each kind of game and size of table.
 */
import type { BaseState, GameCore, Sureness } from '@bottega/kernel';

/** Where nothing was learnt. */
const SURENESS: Sureness = { sure: 1.5, promised: 0.2 };

/** They add up to 1, but against the rules themselves, where it is the chance to beat them. Unknown to whoever plays for points alone. */
export function chancesOf(core: GameCore, state: BaseState, points: readonly number[]): number[] | undefined {
  const { over, ranking, rival, beaten, shared } = core.game.result(state);
  if (rival === undefined && points.length === 1) return undefined;
  if (over && rival !== undefined) return [beaten ? 1 : shared ? 0.5 : 0];
  if (over) return points.map((_, seat) => (ranking[0].includes(seat) ? 1 / ranking[0].length : 0));
  const outlook = outlookOf(core, state, points);
  return chancesFrom(outlook, surenessIn(core, state, points.length));
}

/** What the chances are reckoned from: expected points, of an opponent without a seat the present ones, and how much is only promised. */
export interface Outlook {
  readonly points: readonly number[];
  readonly rival?: number;
  readonly promised: number;
}

export function outlookOf({ game }: GameCore, state: BaseState, points: readonly number[]): Outlook {
  const { scores, rival } = game.result(state);
  const promised = scores.reduce((sum, { seat, total }) => sum + Math.abs(points[seat] - total), 0) / scores.length;
  return { points, promised, ...(rival !== undefined && { rival: rival.total }) };
}

export function chancesFrom({ points, rival, promised }: Outlook, { sure, promised: share, growth = 0 }: Sureness): number[] {
  const unsure = sure + share * promised;
  if (rival !== undefined) return [1 / (1 + Math.exp((rival + growth * promised - points[0]) / unsure))];
  const most = Math.max(...points);
  const raised = points.map((own) => Math.exp((own - most) / unsure));
  const sum = raised.reduce((all, one) => all + one, 0);
  return raised.map((one) => one / sum);
}

function surenessIn({ learning }: GameCore, state: BaseState, players: number): Sureness {
  return ofNearestSize(learning?.sureness?.[learning.lessonOf(state)] ?? {}, players) ?? SURENESS;
}

/** What was learnt at tables of that size, or of the size nearest to it. */
export function ofNearestSize<Learnt>(learnt: Readonly<Record<string, Learnt>>, players: number): Learnt | undefined {
  const apart = ([size]: readonly [string, Learnt]): number => Math.abs(Number(size) - players);
  const [nearest] = Object.entries(learnt).sort((a, b) => apart(a) - apart(b));
  return nearest?.[1];
}
