import { Refusal } from '@bottega/kernel';
import { describe, expect, it } from 'vitest';
import { game } from '../rules/game.ts';

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
