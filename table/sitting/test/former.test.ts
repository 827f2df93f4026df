import type { AnyGame, BaseMove, BaseState } from '@bottega/kernel';
import { describe, expect, it } from 'vitest';
import { apply, type Entry, type OpenEntry, openSitting, type Sitting } from '../index.ts';
import { game, TestTable } from './table.ts';

/** Earlier rules made the second and the fourth of these moves by themselves: their log has no entry for them. */
function played(moves: number): { table: TestTable; former: ReadonlySet<number> } {
  const table = TestTable.full(2);
  while (table.sitting.moves.length < moves) table.move('draw');
  return { table, former: new Set([1, 3]) };
}

function newer(former: ReadonlyMap<string, BaseMove>): AnyGame {
  const key = (state: BaseState): string => JSON.stringify(state);
  return { ...game, version: game.version + 1, formerly: (state: BaseState) => former.get(key(state)) ?? null };
}

function fold(rules: AnyGame, log: readonly { entry: Entry; at: number }[]): Sitting {
  const sitting = openSitting(rules, log[0].entry as OpenEntry, log[0].at);
  for (const { entry, at } of log.slice(1)) apply(rules, sitting, entry as Exclude<Entry, OpenEntry>, at);
  return sitting;
}

/** The log as earlier rules would have left it, and the rules that know what they did by themselves. */
function earlier(moves: number) {
  const { table, former } = played(moves);
  const known = new Map<string, BaseMove>();
  const state = game.setup({ players: 2, options: {} }, 'seed');
  for (const [index, { seat, text }] of table.sitting.moves.entries()) {
    if (former.has(index)) known.set(JSON.stringify(state), game.notation.read(text));
    game.play(state, seat, game.notation.read(text));
  }
  let number = -1;
  const log = table.log.filter(({ entry }) => entry.kind !== 'move' || !former.has(++number));
  return { table, log, rules: newer(known) };
}

describe('a table of earlier rules', () => {
  it('comes to the same position, with what those rules did by themselves in its place', () => {
    const { table, log, rules } = earlier(5);
    const sitting = fold(rules, log);
    expect(sitting.state).toEqual(table.sitting.state);
    expect(sitting.moves.map(({ text }) => text)).toEqual(table.sitting.moves.map(({ text }) => text));
    expect(sitting.log).toEqual(table.sitting.log);
  });

  it('takes back the moves that were meant, though more were made', () => {
    const { log, rules } = earlier(5);
    // in the log's own count there are three moves; the third is taken back
    const undo: Entry = { kind: 'undo', seat: 0, to: 2 };
    const sitting = fold(rules, [...log, { entry: undo, at: 2_000_000 }]);
    expect(sitting.moves).toHaveLength(4);
    expect(sitting.state).toEqual(earlier(4).table.sitting.state);
  });

  it('counts moves as they are from the moment it goes on under the present rules', () => {
    const { log, rules } = earlier(5);
    const on: Entry = { kind: 'rules', version: rules.version };
    const undo: Entry = { kind: 'undo', seat: 0, to: 3 };
    const sitting = fold(rules, [...log, { entry: on, at: 2_000_000 }, { entry: undo, at: 2_000_000 }]);
    expect(sitting.moves).toHaveLength(3);
  });
});
