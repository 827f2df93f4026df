/** Games of version 2: what it did by itself is played in its place, and what can't go on is refused. */
import { readdirSync, readFileSync } from 'node:fs';
import { Refusal, readSavedGame, replay } from '@bottega/kernel';
import { describe, expect, it } from 'vitest';
import { game } from '../rules/game.ts';
import { notation } from '../rules/notation.ts';
import type { State } from '../rules/state.ts';
import { Table } from './table.ts';

/** What a version did by itself where this is asked now, as text. */
const formerly = (table: Table, version: number): string | null => {
  const move = game.formerly?.(table.state, game.toAct(table.state)[0], version) ?? null;
  return move === null ? null : notation.write(move);
};

describe('what version 2 did by itself', () => {
  it('the token of the quality bonus was laid (P-N2)', () => {
    const table = new Table().wood(2).musician(31).action('craft', 1).play('craft 31 3');
    expect([2, 3].map((version) => formerly(table, version))).toEqual(['improve', null]);
  });
  it('after a discard the only way left was taken (P-N4)', () => {
    const alone = (...hand: number[]) =>
      new Table(1, 'piano')
        .wood(1)
        .musician(20, 0, [0], [0], [0])
        .hand(31, ...hand)
        .action('craft', 2)
        .play('add 31');
    expect([2, 3].map((version) => formerly(alone(), version))).toEqual(['craft 20 4', null]);
    // with another card to add there was a choice, and between people it was asked all the same
    expect(formerly(alone(32), 2)).toBeNull();
    const two = new Table(2).wood(1).musician(20, 0, [0], [0], [0]).hand(31, 11).action('craft', 2).play('add 31');
    expect(formerly(two, 2)).toBeNull();
    // where only the Master's help led on, ignoring was always a choice
    expect(formerly(new Table(1, 'piano').hand(1).action('wood', 1).play('add 1'), 2)).toBeNull();
  });
  it('Somis had no Relation, so that the Troubadour could not use him (card 10)', () => {
    const lay = (...hand: number[]) =>
      new Table(1, 'piano')
        .musician(51, 0, [0])
        .hand(...hand)
        .action('relation', 3)
        .play('relate 51');
    expect(lay(10).moves()).toEqual(['discard 10', 'done']);
    expect([2, 3].map((version) => formerly(lay(10), version))).toEqual(['done', null]);
    expect(formerly(lay(10, 16), 2)).toBeNull();
    // as any other card he could be discarded
    const gentleman = new Table(1, 'piano').musician(52, 0, [0]).hand(10).action('relation', 3).play('relate 52');
    expect(gentleman.moves()).toEqual(['discard 10', 'done']);
    expect(formerly(gentleman, 2)).toBeNull();
  });
  it('of the parts of a split action only the first was held to a discard (P-N4, P6)', () => {
    const table = new Table(1, 'piano').apprentices(0, 14).purse(2).hand(1).action('wood', 1).play('add 1', 'apprentice 14', 'part 1');
    expect(formerly(table, 2)).toBe('buy 1');
    expect(formerly(table.play('buy 1'), 2)).toBeNull();
  });
});

describe('games that version 2 kept, whole and half-way, of one to four players', () => {
  const folder = new URL('games/', import.meta.url);
  for (const file of readdirSync(folder).filter((name) => name.startsWith('v2-'))) {
    const { saved, over, turn, totals, refused } = JSON.parse(readFileSync(new URL(file, folder), 'utf8'));
    if (refused !== undefined) {
      it(`${file} is refused at the move that can no longer be made`, () => {
        const refusal = expect.objectContaining({ reason: { code: 'other-rules', saved: 2, present: game.version, ...refused } });
        expect(() => replay(game, readSavedGame(saved))).toThrow(refusal);
        expect(() => replay(game, readSavedGame(saved))).toThrow(Refusal);
      });
      continue;
    }
    it(`${file} is taken along to where it stood`, () => {
      const match = replay(game, readSavedGame(saved));
      const state = match.state as State;
      const { over: ended, scores, rival } = game.result(state);
      expect([ended, state.turn, [...scores, ...(rival ? [rival] : [])].map(({ total }) => total)]).toEqual([over, turn, totals]);
      // it was asked more than then, and is a game of the present rules from here on
      expect(match.length).toBeGreaterThan(saved.moves.length);
      expect(replay(game, match.save()).state).toEqual(state);
    });
  }
});
