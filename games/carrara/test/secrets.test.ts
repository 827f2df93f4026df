import { type GameEvent, HiddenChance, Refusal, randomFrom, reveals } from '@bottega/kernel';
import { anyMove, playOut } from '@bottega/kernel/proof';
import { describe, expect, it } from 'vitest';
import { game } from '../rules/game.ts';
import type { Move } from '../rules/moves.ts';
import { blocks, building, raise, table, tile } from './table.ts';

describe('what is hidden (C25)', () => {
  it('others’ florins and blocks, the bag and the order of the pile; nothing else', () => {
    const { state } = table({ players: 2, variant: 'advanced', hidden: true });
    const view = game.view(state, 0);
    expect(view.players[0]).toMatchObject({ florins: 20 });
    expect(view.players[1]).toMatchObject({ florins: null, blocks: [null, null, null, null, null, null] });
    expect(view.bag).toEqual([null, null, null, null, null, null]);
    expect(view.pile.every((one) => one === null)).toBe(true);
    expect(view.pile).toHaveLength(state.pile.length);
    expect(view.random).toBeNull();
    const shown = { ...structuredClone(state), bag: view.bag, pile: view.pile, random: null };
    shown.players[1] = { ...shown.players[1], florins: null, blocks: view.players[1].blocks } as never;
    expect(view).toEqual(shown);
  });

  it('a spectator sees behind no screen', () => {
    const view = game.view(table({ players: 3, hidden: true }).state, null);
    expect(view.players.map(({ florins }) => florins)).toEqual([null, null, null]);
  });

  it('open holdings are an option; the bag stays closed', () => {
    const view = game.view(table({ players: 2, hidden: false }).state, null);
    expect(view.players.map(({ florins }) => florins)).toEqual([20, 20]);
    expect(view.bag[0]).toBeNull();
  });

  it('on a view nothing can be drawn from a bag that is not empty', () => {
    const view = game.view(table({ hidden: true }).state, 0) as never;
    expect(() => game.play(view, 0, { do: 'turn', wheels: 'wheel' })).toThrow(HiddenChance);
  });

  it('an empty bag can be felt by all', () => {
    const { state } = table({ hidden: true }, (s) => {
      s.bag = blocks({});
    });
    expect(game.view(state, 1).bag).toEqual([0, 0, 0, 0, 0, 0]);
  });

  it('when the game is over the screens are lifted', () => {
    const { state } = table({ players: 2, hidden: true });
    state.agenda = [];
    expect(game.view(state, null).players.map(({ florins }) => florins)).toEqual([20, 20]);
  });
});

describe('what the course of play betrays', () => {
  it('others see the same whether or not somebody could have paid for more', () => {
    const random = randomFrom('discretion');
    for (let number = 0; number < 40; number++) {
      const variant = number % 2 ? 'advanced' : 'normal';
      const state = game.setup({ players: 2, options: { variant } }, `discretion ${number}`);
      for (let made = 0; made < 60; made++) {
        const next = anyMove(game, state, random);
        if (next === undefined) break;
        const { seat, move } = next;
        const richer = game.clone(state);
        richer.players[seat].florins += 1 + random(40);
        const [events, richerEvents]: [GameEvent[], GameEvent[]] = [[], []];
        game.play(state, seat, move as Move, (event) => events.push(event));
        game.play(richer, seat, move as Move, (event) => richerEvents.push(event));
        // the rules themselves make a player show the florins then (C5)
        if (events.some(({ code }) => code === 'broke')) continue;
        expect(game.view(richer, 1 - seat)).toEqual(game.view(state, 1 - seat));
        expect(richerEvents).toEqual(events);
      }
    }
  });
});

describe('what everybody saw is remembered', () => {
  const screens = (number: number) => ({ players: 2 + (number % 3), options: { variant: number % 2 ? 'advanced' : 'normal', hidden: true } });

  it('who saw every trade knows what lies behind the screens, and guesses nothing else', () => {
    const random = randomFrom('trade');
    for (let number = 0; number < 6; number++) {
      const state = game.setup(screens(number), `trade ${number}`);
      do {
        for (const { ledger, florins, blocks } of state.players) expect(ledger).toEqual({ florins, blocks });
        const world = game.guess(game.view(state, 1), 1, random);
        expect([world.players, world.bag]).toEqual([state.players, state.bag]);
      } while (playOut(game, state, random, 5) > 0);
    }
  });

  it('it rests on what all can hear: worlds that differ behind the screens, and sound alike, are remembered alike', () => {
    const random = randomFrom('memory');
    let compared = 0;
    for (let number = 0; number < 12; number++) {
      const state = game.setup(screens(number), `memory ${number}`);
      for (let next = anyMove(game, state, random); next !== undefined; next = anyMove(game, state, random)) {
        const { seat, move } = next;
        const other = game.proof.scramble(state, null, random);
        const [events, otherEvents]: [GameEvent[], GameEvent[]] = [[], []];
        const offered = game.legal(other, seat).some((one) => game.notation.write(one) === game.notation.write(move as Move));
        game.play(state, seat, move as Move, (event) => events.push(event));
        if (!offered) continue;
        game.play(other, seat, move as Move, (event) => otherEvents.push(event));
        if (JSON.stringify(events) !== JSON.stringify(otherEvents)) continue;
        compared++;
        expect(other.players.map(({ ledger }) => ledger)).toEqual(state.players.map(({ ledger }) => ledger));
      }
    }
    expect(compared).toBeGreaterThan(500);
  });

  it('a state from outside that lacks it is one nobody saw come about', () => {
    const { state } = table({ hidden: true });
    const older = JSON.parse(JSON.stringify(state));
    for (const player of older.players) delete player.ledger;
    expect(game.read(older)).toEqual(state);
  });

  it('nobody remembers what never was', () => {
    const state = game.setup(screens(0), 'false memory');
    state.players[1].ledger = { florins: 21, blocks: state.players[1].blocks };
    expect(() => game.read(structuredClone(state))).toThrow(
      new Refusal({ code: 'bad-state', path: 'players.1.ledger.florins', fault: 'it is not what lies behind the screen' }),
    );
  });

  it('without screens there is nothing to remember', () => {
    expect(game.setup({ players: 2, options: { hidden: false } }, 'open').players.map(({ ledger }) => ledger)).toEqual([null, null]);
  });
});

describe('reserving a florin place', () => {
  it.each([36, 47, 80])('shows that its minimum is there and no more, whatever somebody has (C28; %i florins)', (florins) => {
    const { state, events, play } = table({ players: 2, variant: 'advanced', hidden: true }, (s) => {
      s.players[0].florins = florins;
    });
    play('evaluate 7', 'mark florins 36 at 3');
    expect(events).toContainEqual({ code: 'marked-florins', seat: 0, needs: 36, rate: 3 });
    expect(JSON.stringify(game.view(state, 1).players[0])).not.toContain(String(florins));
  });
});

describe('what a move reveals', () => {
  const shows = (text: string, arrange?: Parameters<typeof table>[1]): boolean => {
    const { state } = table({ players: 2 }, arrange);
    return reveals(game, state, 0, game.notation.read(text));
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
    expect(reveals(game, state, 0, game.notation.read('pay blue'))).toBe(true);
    state.pile = [];
    expect(reveals(game, state, 0, game.notation.read('pay blue'))).toBe(false);
  });
});

describe('guessing', () => {
  const fits = (arrange: Parameters<typeof table>[1], ...moves: string[]): void => {
    const { state } = table({ players: 2, variant: 'advanced', hidden: true }, arrange).play(...moves);
    const view = game.view(state, 1);
    for (let n = 0; n < 20; n++) {
      const world = game.guess(view, 1, randomFrom(`fits ${n}`));
      expect(game.view(world, 1)).toEqual(view);
      expect(game.legal(world, 0).length).toBeGreaterThan(0);
      playOut(game, world, randomFrom(`on ${n}`), 10);
    }
  };

  it('lets a stranger who evaluates for a florin place have the florins', () => {
    fits((s) => {
      s.players[0].florins = 40;
    }, 'evaluate 1');
    fits(
      (s) => {
        s.players[0].florins = 40;
      },
      'evaluate 3',
      'piece none',
    );
  });

  it('lets a stranger who evaluates with nothing but a statue to buy have its florins (C27)', () => {
    fits((s) => {
      raise(s, 0, 'lucca', building('porta', 4));
      s.players[0].types[3] = 1;
      s.players[0].landscapes[0] = 1;
      s.players[0].florins = 5;
      s.florinPlaces = [1, 0];
    }, 'evaluate 5');
  });

  it('lets a stranger who pays have the blocks, in pairs if need be', () => {
    fits((s) => {
      s.players[0].blocks = blocks({ yellow: 5 });
      s.display[0] = tile('villa', 2);
      s.wheel[3] = blocks({ white: 6 });
      s.players[1].blocks = blocks({});
      s.bag = blocks({ yellow: 1, red: 6, green: 6, blue: 6, purple: 6 });
    }, 'build villa 2 livorno');
  });

  it('deals unseen blocks and tiles anew, and keeps what is seen', () => {
    const { state } = table({ players: 3, variant: 'advanced', hidden: true }, (s) => raise(s, 1, 'massa', building('villa', 8, { monument: true })));
    playOut(game, state, randomFrom('x'), 40);
    const view = game.view(state, 2);
    const worlds = [1, 2, 3].map((n) => game.guess(view, 2, randomFrom(`world ${n}`)));
    expect(new Set(worlds.map((world) => JSON.stringify(world.pile))).size).toBe(3);
    for (const world of worlds) expect(game.view(world, 2)).toEqual(view);
  });
});
