/** Some turns of a seat side by side: all of them looked at in the same worlds, since worlds differ by more than turns do. */
import type { BaseMove, BaseState, GameCore, Random, Seat } from '@bottega/kernel';
import { chancesOf } from './chances.ts';
import type { Candidate } from './search/candidates.ts';
import { playLine } from './search/look-ahead.ts';
import { SearchTable } from './search/table.ts';
import { type Care, lookAt } from './search/thought.ts';
import { lineOf, type StudiedLine } from './study.ts';

/** Pauses after every look, and gives the lines in their order. */
export function* compare(
  core: GameCore,
  view: unknown,
  seat: Seat,
  turns: readonly (readonly BaseMove[])[],
  care: Care,
  random: Random,
  /** By the moves tried, the worlds looked at, and what was found in them. */
  isEnough: (tried: number, looks: number, candidates: readonly Candidate[]) => boolean,
): Generator<undefined, StudiedLine[]> {
  const guess = (): BaseState => core.game.guess(view, seat, random);
  const first = guess();
  const table = new SearchTable(core, first, random);
  const candidates = turns.map((moves): Candidate => {
    const end = playLine(table, first, seat, moves, care.quick);
    const points = table.judge(end);
    return { from: first, moves, length: moves.length, end, worth: 0, points, chances: chancesOf(core, end, points), over: 0, looks: 0 };
  });
  do {
    const world = guess();
    for (const candidate of candidates) {
      lookAt(table, candidate, world, seat, care);
      yield;
    }
  } while (!isEnough(table.tried, candidates[0].looks, candidates));
  return candidates.map((candidate) => lineOf(core, seat, candidate));
}
