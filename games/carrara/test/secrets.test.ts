import { randomFrom, reveals } from '@bottega/kernel';
import { playOut } from '@bottega/kernel/proof';
import { describe, expect, it } from 'vitest';
import { carrara } from '../rules/game.ts';
import { blocks, building, raise, table, tile } from './table.ts';

describe('what is hidden (C25)', () => {
  it('others’ florins and blocks, the bag and the order of the pile; nothing else', () => {
    const { state } = table({ players: 2, variant: 'advanced' });
    const view = carrara.view(state, 0);
    expect(view.players[0]).toMatchObject({ florins: 20 });
    expect(view.players[1]).toMatchObject({ florins: null, blocks: [null, null, null, null, null, null] });
    expect(view.bag).toEqual([null, null, null, null, null, null]);
    expect(view.pile.every((one) => one === null)).toBe(true);
    expect(view.pile).toHaveLength(state.pile.length);
    expect(view.random).toBeNull();
    expect(view.display).toEqual(state.display);
  });

  it('a spectator sees behind no screen', () => {
    const view = carrara.view(table({ players: 3 }).state, null);
    expect(view.players.map(({ florins }) => florins)).toEqual([null, null, null]);
  });

  it('open holdings are an option; the bag stays closed', () => {
    const view = carrara.view(table({ players: 2, hidden: false }).state, null);
    expect(view.players.map(({ florins }) => florins)).toEqual([20, 20]);
    expect(view.bag[0]).toBeNull();
  });

  it('an empty bag can be felt by all', () => {
    const { state } = table({}, (s) => {
      s.bag = blocks({});
    });
    expect(carrara.view(state, 1).bag).toEqual([0, 0, 0, 0, 0, 0]);
  });

  it('when the game is over the screens are lifted', () => {
    const { state } = table({ players: 2 });
    state.agenda = [];
    expect(carrara.view(state, null).players.map(({ florins }) => florins)).toEqual([20, 20]);
  });
});

describe('what a move reveals', () => {
  const shows = (text: string, arrange?: Parameters<typeof table>[1]): boolean => {
    const { state } = table({ players: 2 }, arrange);
    return reveals(carrara, state, 0, carrara.notation.read(text));
  };

  it('turning the wheel reveals the blocks that are drawn, and nothing when the wheel is full', () => {
    expect(shows('turn wheel')).toBe(true);
    expect(
      shows('turn wheel', (s) => {
        s.wheel[2] = blocks({ blue: 5 });
      }),
    ).toBe(false);
  });

  it('buying and paying reveal nothing, the new tile does', () => {
    expect(shows('sector I')).toBe(false);
    const enough = (s: Parameters<NonNullable<Parameters<typeof table>[1]>>[0]): void => {
      s.players[0].blocks = blocks({ purple: 2, blue: 1 });
      s.display[0] = tile('villa', 2);
    };
    expect(shows('build villa 2 lerici', enough)).toBe(false);
    const { state } = table({ players: 2 }, enough).play('build villa 2 lerici');
    expect(reveals(carrara, state, 0, carrara.notation.read('pay blue'))).toBe(true);
    state.pile = [];
    expect(reveals(carrara, state, 0, carrara.notation.read('pay blue'))).toBe(false);
  });
});

describe('guessing', () => {
  it('deals unseen blocks and tiles anew, and keeps what is seen', () => {
    const { state } = table({ players: 3, variant: 'advanced' }, (s) => raise(s, 1, 'massa', building('villa', 8, { monument: true })));
    playOut(carrara, state, randomFrom('x'), 40);
    const view = carrara.view(state, 2);
    const worlds = [1, 2, 3].map((n) => carrara.guess(view, 2, randomFrom(`world ${n}`)));
    expect(new Set(worlds.map((world) => JSON.stringify(world.pile))).size).toBe(3);
    for (const world of worlds) expect(carrara.view(world, 2)).toEqual(view);
  });
});
