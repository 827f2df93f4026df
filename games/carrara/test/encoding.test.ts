import { encodingFault } from '@bottega/kernel/proof';
import { describe, expect, it } from 'vitest';
import { encoding } from '../bot/encode.ts';
import { clone } from '../rules/clone.ts';
import { game } from '../rules/game.ts';
import type { State } from '../rules/state.ts';
import { building, raise, table } from './table.ts';

const encode = (state: State, seat = 0): Float32Array => {
  const into = new Float32Array(encoding.size);
  encoding.encode(state, seat, into);
  return into;
};

it('random games of every count and option are encoded alike from a state, a view, a guess and another world', () => {
  expect(encodingFault(game, encoding, { games: 1, every: 11 })).toBeUndefined();
});

describe('seats', () => {
  it('who sits where makes no difference, only who comes after whom', () => {
    const { state } = table({ players: 3, variant: 'advanced' }, (state) => {
      raise(state, 1, 'lucca', building('porta', 3, { statue: 'white' }));
      state.players[1].florins = 11;
      state.players[2].florins = 12;
      state.cities[4] = 1;
      state.florinPlaces[0] = 2;
      state.visit = { holder: 1, section: 3 };
      state.ender = 2;
    });
    const turned = clone(state);
    const next = (seat: number): number => (seat + 1) % 3;
    turned.players = state.players.map((_, seat) => state.players[(seat + 2) % 3]);
    turned.agenda = state.agenda.map((frame) => ({ ...frame, seat: next(frame.seat) }));
    turned.cities[4] = next(1);
    turned.florinPlaces[0] = next(2);
    turned.visit = { holder: next(1), section: 3 };
    turned.ender = next(2);
    for (const seat of [0, 1, 2]) expect(encode(turned, next(seat))).toEqual(encode(state, seat));
    expect(encode(state, 0)).not.toEqual(encode(state, 1));
  });
});

describe('every fact that can be seen is encoded', () => {
  const advanced = { variant: 'advanced', hidden: true } as const;
  const changes: Readonly<Record<string, (state: State) => void>> = {
    'own florins': (state) => state.players[0].florins++,
    'own blocks': (state) => state.players[0].blocks[3]++,
    'a block on the wheel': (state) => state.wheel[2][4]++,
    'the decorations’ wheel': (state) => (state.decorationWheel = (state.decorationWheel + 1) % 6),
    'the statues’ wheel': (state) => (state.statueWheel = 3),
    'a tile on display': (state) => (state.display[0] = null),
    'tiles in the pile': (state) => state.pile.pop(),
    'a building of somebody': (state) => raise(state, 2, 'massa', building('villa', 2)),
    'its decoration': (state) => raise(state, 2, 'massa', building('villa', 2, { decorated: true })),
    'its statue': (state) => raise(state, 2, 'massa', building('villa', 2, { statue: 'gold' })),
    'an upgrade tile': (state) => (state.players[3].improved[1] = 1),
    'a monument that is gone': (state) => (state.monuments[5] = 0),
    'a piece in a warehouse': (state) => state.players[1].warehouse.push({ piece: 'crown', turn: 1 }),
    'a marker that left its section': (state) => (state.players[1].court[6] = 0),
    'a marker in the open area': (state) => state.players[1].open++,
    'a city that was evaluated': (state) => (state.cities[0] = 3),
    'a florin place': (state) => (state.florinPlaces[1] = 0),
    'a type that was evaluated': (state) => (state.players[3].types[2] = 1),
    'a landscape that was evaluated': (state) => (state.players[0].landscapes[1] = 1),
    'a statue place that was used': (state) => (state.players[0].statuePlaces[2] = 1),
    points: (state) => state.players[2].points.court++,
    'the Royal Visit': (state) => (state.visit = { holder: 2, section: 1 }),
    'a purchase this turn': (state) => (state.purchased = true),
    passes: (state) => state.passes++,
    'who triggered the end': (state) => (state.ender = 1),
    'whose turn it is': (state) => (state.agenda = [{ step: 'action', seat: 1, busy: false }]),
    'what is asked': (state) => (state.agenda = [{ step: 'finish', seat: 0 }]),
    'pieces that are left': (state) => state.decorations[0]--,
  };
  const seen = new Map<string, string>();

  it.each(Object.keys(changes))('%s', (name) => {
    const values = encode(table(advanced, changes[name]).state);
    expect(values).not.toEqual(encode(table(advanced).state));
    const bytes = values.join();
    expect(seen.get(bytes)).toBeUndefined();
    seen.set(bytes, name);
  });
});

it('what was seen to go behind another’s screen is known', () => {
  const [first, other] = [21, 22].map((florins) =>
    encode(
      table({ hidden: true }, ({ players }) => {
        players[1].ledger = { florins, blocks: [0, 0, 0, 0, 1, 1] };
      }).state,
    ),
  );
  expect(first).not.toEqual(other);
});

it('what lies behind another’s screen is not looked at', () => {
  const usual = encode(table({ hidden: true }).state);
  const other = table({ hidden: true }, ({ players }) => {
    players[1].florins += 5;
    players[1].blocks[0]++;
  });
  expect(encode(other.state)).toEqual(usual);
});
