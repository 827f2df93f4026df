import { encodingFault } from '@bottega/kernel/proof';
import { describe, expect, it } from 'vitest';
import { encoding } from '../bot/encode.ts';
import { clone } from '../rules/clone.ts';
import { game } from '../rules/game.ts';
import type { State } from '../rules/state.ts';
import { of, space, step, table } from './table.ts';

const encode = (state: State, seat = 0): Float32Array => {
  const into = new Float32Array(encoding.size);
  encoding.encode(state, seat, into);
  return into;
};

it('random games of every count and option are encoded alike from a state, a view, a guess and another world', () => {
  expect(encodingFault(game, encoding, { games: 1, every: 11 })).toBeUndefined();
});

it('who sits where makes no difference, only who comes after whom', () => {
  const state = step(table(3), { step: 'move' }, 1);
  state.players[1].florins = 3;
  state.players[2].at = space('arts-2');
  state.masterpieces[6] = 2;
  state.gridDiscs[0] = 1;
  state.passed = [2];
  const turned = clone(state);
  const next = (seat: number): number => (seat + 1) % 3;
  turned.players = state.players.map((_, seat) => state.players[(seat + 2) % 3]);
  turned.agenda = state.agenda.map((frame) => ({ ...frame, seat: next(frame.seat) }));
  turned.masterpieces = state.masterpieces.map((holder) => (holder >= 0 ? next(holder) : holder));
  turned.gridDiscs = state.gridDiscs.map((holder) => (holder >= 0 ? next(holder) : holder));
  turned.passed = state.passed.map(next);
  for (const seat of [0, 1, 2]) expect(encode(turned, next(seat))).toEqual(encode(state, seat));
  expect(encode(state, 0)).not.toEqual(encode(state, 1));
});

describe('every fact that can be seen is encoded', () => {
  const usual = (): State => step(table(4), { step: 'move' });
  const changes: Readonly<Record<string, (state: State) => void>> = {
    florins: (state) => state.players[1].florins++,
    'a meeple': (state) => state.players[2].meeples[4]++,
    'a book': (state) => state.players[3].books[0]++,
    'a disc in the supply': (state) => state.players[1].discs--,
    'a disc in a box': (state) => state.players[1].boxes[4]++,
    'a sailboat': (state) => state.players[3].boat++,
    'own workers': (state) => (state.players[0].workers = [of(0), of(1), -1, -1, -1, -1]),
    'own workers elsewhere': (state) => (state.players[0].workers = [-1, of(0), of(1), -1, -1, -1]),
    'a worker of somebody': (state) => (state.players[2].workers = [of(0), -1, -1, -1, -1, -1]),
    'a financier': (state) => (state.players[2].financier = (state.players[2].financier + 1) % 6),
    'a flipped financier': (state) => (state.players[1].flipped = true),
    'own recruits': (state) => (state.players[0].recruits[0] = of(3)),
    'a recruit of somebody': (state) => (state.players[1].recruits[0] = of(3)),
    'an artwork': (state) => state.players[1].artworks[2]++,
    'a bonus tile': (state) => state.players[1].tiles.push('boat-steps'),
    'a figurine': (state) => (state.players[3].at = space('politics-2')),
    'a character on the loop': (state) => (state.spaces[5] = -1),
    'the pile': (state) => state.pile.pop(),
    'a bonus tile that is gone': (state) => (state.grid[3] = null),
    'a disc on the grid': (state) => (state.gridDiscs[3] = 2),
    'a Masterpiece': (state) => (state.masterpieces[7] = 1),
    'a covered Masterpiece': (state) => (state.masterpieces[7] = -2),
    'artworks in the room': (state) => state.artworks[0]--,
    'meeples in the room': (state) => state.meeples[0]--,
    'books in the room': (state) => state.books[2]--,
    'the round': (state) => state.round++,
    'the last turns': (state) => (state.last = 2),
    'who passed out': (state) => state.passed.push(3),
    'who acts': (state) => step(state, { step: 'move' }, 1),
    'what is asked': (state) => step(state, { step: 'act' }),
  };
  const seen = new Map<string, string>([[encode(usual()).join(), 'as usual']]);

  it.each(Object.keys(changes))('%s', (name) => {
    const state = usual();
    changes[name](state);
    const bytes = encode(state).join();
    expect(seen.get(bytes)).toBeUndefined();
    seen.set(bytes, name);
  });
});
