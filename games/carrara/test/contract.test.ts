import { Refusal, randomFrom, replay, type SavedGame } from '@bottega/kernel';
import { checkWords, fuzz, perft, playOut } from '@bottega/kernel/proof';
import { describe, expect, it } from 'vitest';
import { box } from '../index.ts';
import { mustAnswer } from '../rules/actions/visit.ts';
import { game } from '../rules/game.ts';
import recorded from './recorded.json' with { type: 'json' };
import { table } from './table.ts';

describe('the contract', () => {
  it('random games of every count and option keep every promise', () => {
    const { violation } = fuzz(game, { moves: 20_000, seed: 'carrara', longest: 5000 });
    expect(violation).toBeUndefined();
  });

  it('and so does every single position of a few games', () => {
    const { violation } = fuzz(game, { moves: 1500, seed: 'thorough', thorough: true, longest: 5000 });
    expect(violation).toBeUndefined();
  });

  it('everything that happens can be said in four languages', () => {
    expect(checkWords(box, 3000)).toEqual([]);
  });

  it('perft counts from fixed positions', () => {
    const count = (players: number, variant: string, depth: number) => perft(game, game.setup({ players, options: { variant } }, 'perft'), depth);
    expect([1, 2, 3, 4, 5].map((depth) => count(2, 'normal', depth))).toMatchInlineSnapshot(`
      [
        11,
        35,
        183,
        810,
        3927,
      ]
    `);
    expect([1, 2, 3, 4, 5].map((depth) => count(4, 'advanced', depth))).toMatchInlineSnapshot(`
      [
        7,
        11,
        37,
        158,
        559,
      ]
    `);
  });

  it('each section of the court opens at most once a game, and the answers leave it empty (C12)', () => {
    for (let number = 0; number < 20; number++) {
      const state = game.setup({ players: 2 + (number % 3), options: { variant: number % 2 ? 'advanced' : 'normal' } }, `court ${number}`);
      const random = randomFrom(`court ${number}`);
      const opened = new Set<number>();
      let before = state.visit;
      while (playOut(game, state, random, 1) > 0) {
        if (state.visit === before) continue;
        if (state.visit !== null) {
          expect(opened.has(state.visit.section)).toBe(false);
          opened.add(state.visit.section);
        } else if (before !== null) {
          for (const player of state.players) expect(player.court[before.section]).toBe(0);
          expect(state.players.some((_, seat) => mustAnswer(state, seat))).toBe(false);
        }
        before = state.visit;
      }
    }
  });
});

describe('recorded games', () => {
  it.each(recorded as { name: string; saved: SavedGame; totals: number[] }[])('$name', ({ saved, totals }) => {
    const { state } = replay(game, saved);
    expect(game.result(state as never).over).toBe(true);
    expect(game.result(state as never).scores.map(({ total }) => total)).toEqual(totals);
  });
});

describe('states from outside', () => {
  const read = (change: (state: Record<string, never>) => void): unknown => {
    const json = JSON.parse(JSON.stringify(game.setup({ players: 3, options: { variant: 'advanced' } }, 'outside')));
    change(json);
    try {
      return game.read(json);
    } catch (error) {
      if (error instanceof Refusal) return error.reason;
      throw error;
    }
  };

  it('a state of the game is accepted as it is', () => {
    expect(read(() => {})).toEqual(game.setup({ players: 3, options: { variant: 'advanced' } }, 'outside'));
  });

  it('broken ones are refused with the path of the fault', () => {
    // biome-ignore lint/suspicious/noExplicitAny: broken on purpose
    const broken: [(state: any) => void, string][] = [
      [(s) => (s.players[1].florins = -3), 'players.1.florins'],
      [(s) => (s.players.length = 1), 'players'],
      [(s) => delete s.wheel, 'wheel'],
      [(s) => (s.agenda[0].step = 'dance'), 'agenda.0.step'],
      [(s) => (s.agenda[0].seat = 3), 'agenda.0.seat'],
      [(s) => (s.bag[0] += 1), ''],
      [(s) => (s.pile[0].type = 'shed'), 'pile.0.type'],
      [(s) => (s.visit = { holder: 0, section: 9 }), 'visit.section'],
      [(s) => s.players[0].court.pop(), 'players.0.court'],
      [(s) => (s.random = null), 'random'],
      [(s) => (s.agenda = [{ step: 'turn', seat: 0 }]), 'agenda.0.step'],
      [(s) => (s.ender = 3), 'ender'],
      [(s) => (s.cities[2] = 3), 'cities.2'],
      [(s) => s.display.pop(), 'display'],
      [(s) => (s.players[0].warehouse = Array(3).fill({ piece: 'cup', turn: 0 })), 'players.0.warehouse'],
      [(s) => (s.players[0].columns[0] = [{ type: 'villa', value: 1, monument: false, decorated: false, statue: 'purple' }]), 'players.0.columns.0.0.statue'],
      [(s) => (s.agenda = [{ step: 'pay', seat: 0, city: 'livorno', left: 9, paid: [] }]), 'agenda'],
    ];
    for (const [change, path] of broken) expect(read(change)).toMatchObject({ code: 'bad-state', path });
  });
});

describe('notation', () => {
  it('reads what it writes and refuses what is no move', () => {
    for (const text of ['turn both', 'sector IV', 'build porta 5 viareggio', 'mark statues massa+pisa', 'swap cup for flag', 'end turn']) {
      expect(game.notation.write(game.notation.read(text))).toBe(text);
    }
    for (const text of ['', 'sector VII', 'build porta five viareggio', 'take orange', 'pass now', 'constructor', 'place __proto__ massa floor 1']) {
      expect(() => game.notation.read(text)).toThrow(Refusal);
    }
  });

  it('a move that does not belong to the moment says so', () => {
    const { refusal } = table();
    expect(refusal('end turn')).toEqual({ code: 'not-now', asked: 'action' });
    expect(refusal('follow 1')).toEqual({ code: 'no-visit' });
    expect(refusal('evaluate open')).toEqual({ code: 'no-marker-there' });
  });
});
