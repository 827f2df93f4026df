import { marksOf, Refusal } from '@bottega/kernel';
import { describe, expect, it } from 'vitest';
import house from '../edition/edition.json' with { type: 'json' };
import { CITIES } from '../edition/names.ts';
import { EDITION_KIT } from '../edition/schema.ts';
import { game } from '../rules/game.ts';
import { table } from './table.ts';

// biome-ignore lint/suspicious/noExplicitAny: files from outside may hold anything
const changed = (change: (file: any) => void): unknown => {
  const file = structuredClone(house);
  change(file);
  return file;
};

const fault = (file: unknown): unknown => {
  try {
    game.setup({ players: 2, edition: file }, 's');
  } catch (error) {
    if (error instanceof Refusal) return error.reason;
    throw error;
  }
  throw new Error('the edition was accepted');
};

describe('editions', () => {
  it('every value has a mark of its origin', () => {
    const marks = marksOf(house);
    expect(marks.length).toBeGreaterThan(70);
    expect(marks.find(({ path }) => path === 'cities.livorno.improved')).toEqual({ path: 'cities.livorno.improved', mark: 'OUR', value: 4 });
  });

  it('each rank of a statue majority has a mark of its own', () => {
    const rows = CITIES.map((city) => [city, ...marksOf(house.cities[city].statues).map(({ value, mark }) => `${value} ${mark}`)]);
    expect(rows).toEqual([
      ['livorno', '12 RB', '8 DER', '3 OUR'],
      ['pisa', '11 DER', '7 DER', '3 OUR'],
      ['lucca', '10 DER', '6 DER', '2 OUR'],
      ['viareggio', '9 RB', '5 DER', '2 RB'],
      ['massa', '8 DER', '4 RB', '1 OUR'],
      ['lerici', '7 RB', '3 RB', '1 OUR'],
    ]);
    expect(EDITION_KIT.read(house).cities.livorno.statues).toEqual([12, 8, 3]);
  });

  it('an edition may still mark the three ranks of a city together', () => {
    const file = changed((one) => {
      one.cities.lerici.statues = { value: [6, 4, 2], mark: 'RB' };
    });
    expect(EDITION_KIT.read(file).cities.lerici.statues).toEqual([6, 4, 2]);
    expect(game.read(JSON.parse(JSON.stringify(game.setup({ players: 2, edition: file }, 'x')))).edition?.cities.lerici.statues).toEqual([6, 4, 2]);
  });

  it('another edition changes the game by one line of data', () => {
    const file = changed((one) => {
      one.start.florins.value = 7;
    });
    const { state } = table({ edition: file });
    expect(state.players[0].florins).toBe(7);
    expect(EDITION_KIT.read(file).start.florins).toBe(7);
    expect(game.read(JSON.parse(JSON.stringify(game.setup({ players: 2, edition: file }, 'x'))))).toMatchObject({ edition: { start: { florins: 7 } } });
  });

  it('a wrong one is refused with the path of the fault', () => {
    expect(fault(changed((file) => (file.wheel.capacity.value = 'eleven')))).toMatchObject({ code: 'bad-edition', path: 'wheel.capacity.value' });
    expect(fault(changed((file) => delete file.cities.pisa))).toMatchObject({ code: 'bad-edition', path: 'cities.pisa' });
    expect(fault(changed((file) => (file.cities.pisa.reward.mark = 'TRUE')))).toMatchObject({ code: 'bad-edition', path: 'cities.pisa.reward.mark' });
    expect(fault(changed((file) => (file.wheel.prices.value[2].length = 5)))).toMatchObject({ code: 'bad-edition', path: 'wheel.prices.value.2' });
    expect(fault(changed((file) => (file.cities.pisa.statues[1].value = -7)))).toMatchObject({ code: 'bad-edition', path: 'cities.pisa.statues.1.value' });
    expect(fault(changed((file) => file.cities.pisa.statues.pop()))).toMatchObject({ code: 'bad-edition', path: 'cities.pisa.statues' });
    expect(fault(changed((file) => (file.cities.pisa.statues = { value: [1, 2], mark: 'RB' })))).toMatchObject({ path: 'cities.pisa.statues.value' });
    expect(fault(changed((file) => (file.surprise = 1)))).toMatchObject({ code: 'bad-edition', path: 'surprise' });
    expect(fault(null)).toMatchObject({ code: 'bad-edition' });
  });

  it('values that can’t be true together are refused', () => {
    expect(fault(changed((file) => (file.blocks.perColour.value = 2)))).toMatchObject({
      code: 'bad-edition',
      fault: 'few-blocks',
      path: 'blocks.perColour',
      least: 5,
    });
    expect(fault(changed((file) => (file.buildings.monument.value = 5)))).toMatchObject({ path: 'buildings.monument', fault: 'monument-cheap', most: 5 });
    expect(fault(changed((file) => (file.pieces.warehouses.value = 0)))).toMatchObject({ code: 'bad-edition', path: 'pieces.warehouses.value' });
    expect(fault(changed((file) => (file.florins.places.value[1].needs = 36)))).toMatchObject({ code: 'bad-edition' });
    const [first, second] = house.pieces.statuePlaces.value;
    const places = (value: string[][]) => fault(changed((file) => (file.pieces.statuePlaces.value = value)));
    expect(places([first, second, first.toReversed()])).toMatchObject({ path: 'pieces.statuePlaces.2', fault: 'statue-places' });
    expect(places([['pisa', 'pisa']])).toMatchObject({ path: 'pieces.statuePlaces.0', fault: 'statue-places' });
    expect(fault(changed((file) => (file.buildings.types.villa.decoration.value = 'book')))).toMatchObject({ code: 'bad-edition' });
  });
});

describe('setup', () => {
  it('two starting blocks by turn order, 20 florins, one block of each colour in slot I', () => {
    const state = game.setup({ players: 4 }, 'seed');
    const first = game.toAct(state)[0];
    const inOrder = [0, 1, 2, 3].map((turn) => state.players[(first + turn) % 4]);
    expect(inOrder.map(({ blocks }) => blocks)).toEqual([
      [0, 0, 0, 0, 1, 1],
      [0, 0, 0, 1, 0, 1],
      [0, 0, 1, 0, 0, 1],
      [0, 1, 0, 0, 0, 1],
    ]);
    expect(state.wheel[0]).toEqual([1, 1, 1, 1, 1, 1]);
    expect(state.bag.reduce((a, b) => a + b)).toBe(42 - 6 - 8);
  });

  it('36, 30 or 24 tiles for 4, 3 or 2 players, 9 of them on display', () => {
    const tiles = [4, 3, 2].map((players) => {
      const { display, pile } = game.setup({ players }, 's');
      expect(display).toHaveLength(9);
      return 9 + pile.length;
    });
    expect(tiles).toEqual([36, 30, 24]);
  });

  it('5, 6 or 7 decorations a kind, 6 statues a colour, 2 gold statues a player, 8 markers (advanced, p. 8)', () => {
    for (const players of [2, 3, 4]) {
      const state = game.setup({ players, options: { variant: 'advanced' } }, 's');
      expect(state.decorations).toEqual(Array(6).fill(players + 3));
      expect(state.statues).toEqual(Array(6).fill(6));
      expect(state.gold).toBe(2 * players);
      expect(state.players[0].court).toHaveLength(8);
    }
    expect(game.setup({ players: 2 }, 's').players[0].court).toHaveLength(6);
  });

  it('wrong player counts and options are refused with what is allowed', () => {
    const refused = (players: number, options?: Record<string, string>) => {
      try {
        game.setup({ players, ...(options && { options }) }, 's');
      } catch (error) {
        return (error as Refusal).reason;
      }
      return undefined;
    };
    expect(refused(5)).toEqual({ code: 'bad-players', given: 5, min: 2, max: 4 });
    expect(refused(2, { variant: 'expert' })).toMatchObject({ code: 'bad-option', option: 'variant' });
    expect(refused(2, { colour: 'red' })).toMatchObject({ code: 'unknown-option', option: 'colour' });
  });
});
