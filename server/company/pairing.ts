/** Who plays with whom: the first who came are the first to play, with as many as they wish. */
import type { SeekerRow } from '../storage/seeker-store.ts';

export interface Group {
  readonly people: readonly SeekerRow[];
  readonly players: number;
  /** Who takes the missing seats. */
  readonly bots: string | null;
}

/** Whether two people must not meet. */
export type Apart = (one: string, other: string) => boolean;

/** Milliseconds in which those who wait with somebody may agree to bots as well. */
export const AGREEING = 10_000;

/** The next who can sit down together, or null; `waiting` in the order in which they came. */
export function nextGroup(waiting: readonly SeekerRow[], apart: Apart, now: number): Group | null {
  for (const first of waiting) {
    for (const players of [...first.players].sort((a, b) => b - a)) {
      const people = company(first, waiting, players, apart);
      if (people.length === players) return { people, players, bots: null };
    }
  }
  for (const first of waiting) {
    const group = first.bots === null ? null : withBots(first, waiting, apart, now);
    if (group !== null) return group;
  }
  return null;
}

/** Somebody, and those who came next and would play with them: as many as there are seats. */
function company(first: SeekerRow, waiting: readonly SeekerRow[], players: number, apart: Apart): SeekerRow[] {
  const people = [first];
  for (const other of waiting) {
    if (people.length === players) break;
    const fits = other !== first && other.players.includes(players) && people.every(({ player }) => !apart(player, other.player));
    if (fits) people.push(other);
  }
  return people;
}

/** Whoever agreed to bots plays with all others who did, as soon as nobody is left to be asked. */
function withBots(first: SeekerRow, waiting: readonly SeekerRow[], apart: Apart, now: number): Group | null {
  const [most] = [...first.players].sort((a, b) => b - a);
  const couldJoin = company(first, waiting, most, apart);
  const isSettled = couldJoin.every(({ bots }) => bots !== null) || now >= first.agreed! + AGREEING;
  if (!isSettled) return null;
  const agreed = waiting.filter(({ bots }) => bots !== null);
  return { people: company(first, agreed, most, apart), players: most, bots: first.bots };
}

/** How many others wait who could play with somebody. */
export const othersFor = (seeker: SeekerRow, waiting: readonly SeekerRow[], apart: Apart): number =>
  waiting.filter(({ player, players }) => player !== seeker.player && players.some((count) => seeker.players.includes(count)) && !apart(player, seeker.player))
    .length;
