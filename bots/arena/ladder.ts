/** Ratings of bots that met in pairs, with how sure they are. */
import type { Random } from '@bottega/kernel';
import type { Outcome } from './contest.ts';
import { elo } from './statistics.ts';

/** Games of the same few at tables of one size, deal by deal: each deal once for every seat. */
export interface Meeting {
  readonly bots: readonly string[];
  readonly outcomes: readonly Outcome[];
}

export interface Rating {
  readonly elo: number;
  /** 95 of 100 times it lies between these. */
  readonly low: number;
  readonly high: number;
  readonly games: number;
}

/** Somebody whose rating is agreed on: Elo only tells differences. */
export interface Anchor {
  readonly name: string;
  readonly elo: number;
}

/** How often the deals are drawn anew, with repetitions, to see how much chance there is in them (bootstrap). */
const RESAMPLES = 200;
const SURE = 0.95;

export function ratings(meetings: readonly Meeting[], anchor: Anchor, random: Random): Record<string, Rating> {
  const names = [...new Set(meetings.flatMap(({ bots }) => bots))];
  const played = meetings.map((meeting) => ({ ...meeting, deals: dealsOf(meeting) }));
  const rate = (deals: (list: readonly Outcome[][]) => readonly Outcome[][]): number[] => {
    const found = elo(beforeOf(names, played, deals));
    const shift = anchor.elo - found[names.indexOf(anchor.name)];
    return found.map((rating) => rating + shift);
  };
  const middle = rate((list) => list);
  const drawn = Array.from({ length: RESAMPLES }, () => rate((list) => list.map(() => list[random(list.length)])));
  const gamesOf = (name: string): number => meetings.reduce((sum, { bots, outcomes }) => sum + (bots.includes(name) ? outcomes.length : 0), 0);
  return Object.fromEntries(
    names.map((name, index) => {
      const sorted = drawn.map((one) => one[index]).sort((a, b) => a - b);
      const at = (share: number): number => Math.round(sorted[Math.round(share * (RESAMPLES - 1))]);
      return [name, { elo: Math.round(middle[index]), low: at((1 - SURE) / 2), high: at((1 + SURE) / 2), games: gamesOf(name) }];
    }),
  );
}

/** Games of one deal belong together: who had the luck of it in one seat had not in another. */
function dealsOf({ outcomes }: Meeting): Outcome[][] {
  const deals: Outcome[][] = [];
  for (let game = 0; game < outcomes.length; game += outcomes[0].entrants.length) deals.push(outcomes.slice(game, game + outcomes[0].entrants.length));
  return deals;
}

/** How often each came before each. */
function beforeOf(
  names: readonly string[],
  meetings: readonly (Meeting & { readonly deals: readonly Outcome[][] })[],
  choose: (deals: readonly Outcome[][]) => readonly Outcome[][],
): number[][] {
  const before = names.map(() => names.map(() => 0));
  for (const { bots, deals } of meetings) {
    const own = bots.map((name) => names.indexOf(name));
    for (const { entrants, ranks } of choose(deals).flat()) {
      entrants.forEach((a, seat) => {
        entrants.forEach((b, other) => {
          if (a !== b) before[own[a]][own[b]] += ranks[seat] < ranks[other] ? 1 : ranks[seat] === ranks[other] ? 0.5 : 0;
        });
      });
    }
  }
  return before;
}
