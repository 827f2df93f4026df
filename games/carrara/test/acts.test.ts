import { type Line, outcomeOf, sameJson } from '@bottega/kernel';
import { describe, expect, it } from 'vitest';
import { canPayOtherwise, isQuiet, kindOf, lines, mainMove } from '../board/acts.ts';
import { prospectsAfter, prospectsOf } from '../board/foresight.ts';
import { cheapest } from '../board/payment.ts';
import { regionOf, regions } from '../board/regions.ts';
import { goalOf, targetOf } from '../board/targets.ts';
import * as core from '../core.ts';
import { type CITIES, CITY_INDEX } from '../edition/names.ts';
import { HOUSE_EDITION } from '../edition/schema.ts';
import { game } from '../rules/game.ts';
import type { Move, MoveOf } from '../rules/moves.ts';
import type { Variant } from '../rules/options.ts';
import type { State } from '../rules/state.ts';
import { blocks, building, raise, table, tile } from './table.ts';

const written = (moves: Line['moves']): string => moves.map((move) => game.notation.write(move as Move)).join(', ');
const linesAt = (state: State, target: string): string[] =>
  lines(game.view(state, 0), 0)
    .filter((line) => line.target === target)
    .map(({ moves }) => written(moves));
/** Seat 0 with 10 florins before a wheel with three blocks in sector II. */
const buyer = (variant: Variant): State =>
  table({ players: 2, variant }, (s) => {
    s.players[0].florins = 10;
    for (const sector of s.wheel) sector.fill(0);
    s.wheel[1] = blocks({ yellow: 1, purple: 2 });
  }).state;

describe('a press on the wheel', () => {
  it('takes a block from its sector at once', () => {
    expect(linesAt(buyer('normal'), 'block:2:yellow')).toEqual(['sector II, take yellow']);
  });

  it('takes everything that lies in a sector, if it can be paid', () => {
    const state = buyer('normal');
    expect(linesAt(state, 'all:2')).toEqual(['sector II, take yellow, take purple, take purple']);
    state.players[0].florins = 1;
    expect(linesAt(state, 'all:2')).toEqual([]);
  });

  it('turns the statue wheel first in the advanced game, where some wheel must turn (C17)', () => {
    const state = buyer('advanced');
    // the only sector there is chooses itself
    expect(linesAt(state, 'block:2:yellow')).toEqual(['turn statues, take yellow']);
    state.wheel[3] = blocks({ blue: 1 });
    expect(linesAt(state, 'block:2:yellow')).toEqual(['turn statues, sector II, take yellow']);
    expect(linesAt(state, 'block:4:blue')).toEqual(['turn statues, sector IV']);
  });
});

describe('paying', () => {
  const paid = (some: Parameters<typeof blocks>[0], city: (typeof CITIES)[number], needed: number): string =>
    written(cheapest(HOUSE_EDITION, blocks(some), city, needed));

  it('begins with the blocks that cost least on the wheel', () => {
    expect(paid({ white: 2, green: 1, purple: 2 }, 'lerici', 3)).toBe('pay green, pay purple, pay purple');
  });

  it('gives a pair of the colour below where that costs less than a fine block, or is all there is (C8)', () => {
    expect(paid({ white: 1, green: 2 }, 'lucca', 2)).toBe('pay white, exchange green');
  });

  it('is offered in another way only if there is one', () => {
    const open = (some: Parameters<typeof blocks>[0]): boolean => {
      const { state } = table({}, (s) => (s.players[0].blocks = blocks(some)));
      return canPayOtherwise(state, 0, { do: 'build', type: 'villa', value: 2, city: 'lerici' } as MoveOf<'build'>);
    };
    expect([open({ red: 1, blue: 1 }), open({ red: 3 }), open({ red: 1, blue: 2 })]).toEqual([false, false, true]);
  });

  it('comes with the building in one press, and for the rest of it once it was begun', () => {
    const arranged = table({}, (s) => {
      s.display = [tile('villa', 3), null, null, null, null, null, null, null, null];
      s.players[0].blocks = blocks({ yellow: 2, purple: 2 });
    });
    expect(linesAt(arranged.state, 'tile:0')).toContain('build villa 3 lerici, pay yellow, pay purple, pay purple');
    arranged.play('build villa 3 lerici', 'pay purple');
    expect(linesAt(arranged.state, 'payment')).toEqual(['pay yellow, pay purple']);
  });
});

describe('a place that is pressed before the marker', () => {
  it('is evaluated with any marker that asks nothing in between', () => {
    const { state } = table({ players: 2 }, (s) => {
      raise(s, 0, 'lucca', building('porta', 4));
      s.players[0].court = [1, 0, 0, 0, 0, 1];
    });
    expect(linesAt(state, 'place:type:porta')).toEqual(['evaluate 1, mark type porta', 'evaluate 6, mark type porta']);
  });
});

it('every press that stands for several moves can be made, move by move, at any moment of a game', () => {
  for (const variant of ['normal', 'advanced'] as const) {
    const state = game.setup({ players: 2, options: { variant } }, `lines ${variant}`);
    for (let made = 0; made < 160 && game.toAct(state).length > 0; made++) {
      const [seat] = game.toAct(state);
      for (const { target, moves } of lines(game.view(state, seat), seat)) {
        expect(regions).toContain(regionOf(target, null, seat));
        const copy = game.clone(state);
        for (const move of moves) {
          expect([written(moves), game.legal(copy, seat).some((legal) => sameJson(legal, move))]).toEqual([written(moves), true]);
          game.play(copy, seat, move as Move);
        }
      }
      const offered = game.legal(state, seat);
      game.play(state, seat, offered[(made * 7) % offered.length]);
    }
  }
});

describe('what building brings', () => {
  const site = (): State =>
    table({ players: 2 }, (s) => {
      raise(s, 0, 'lucca', building('porta', 4));
      s.display = [tile('villa', 3), null, null, null, null, null, null, null, null];
      s.players[0].blocks = blocks({ white: 3 });
      s.players[0].types.fill(0);
    }).state;
  const act = [{ do: 'build', type: 'villa', value: 3, city: 'lucca' }] as const;

  it('is told of the places it opens and raises, before it is built', () => {
    const view = game.view(site(), 0);
    const lucca = CITY_INDEX.lucca;
    const { reward } = HOUSE_EDITION.cities.lucca;
    expect(prospectsOf(view, 0).cities[lucca]).toBeNull();
    expect(prospectsAfter(view, 0, act)?.cities[lucca]).toEqual({ florins: 0, points: (4 + 3) * reward });
  });

  it('is told in words too: what it costs, and which evaluations grow, but never that one shrinks by being used', () => {
    const state = site();
    const things = (moves: Line['moves']): string[] => outcomeOf(core, game.view(state, 0), 0, moves)!.changes.map(({ thing, by }) => `${thing} ${by}`);
    expect(things(act)).toEqual(expect.arrayContaining(['block-white -3', 'may-city-lucca 14', 'may-type-villa 6']));
    const marked = things([{ do: 'evaluate', section: 6 } as never, { do: 'mark-type', type: 'porta' } as never]);
    expect(marked.filter((thing) => thing.startsWith('may-'))).toEqual([]);
  });
});

describe('the acts of a turn', () => {
  it('are buying, building, evaluating, and passing, which gives something up', () => {
    const { state } = table({ players: 2 }, (s) => {
      raise(s, 0, 'lucca', building('porta', 4));
      s.players[0].blocks = blocks({ white: 5 });
    });
    const moves = game.legal(state, 0);
    expect(new Set(moves.map(kindOf))).toEqual(new Set(['buy', 'build', 'evaluate', null]));
    expect(moves.filter(isQuiet).map((move) => move.do)).toEqual(['pass']);
    expect(mainMove(moves)).toBeNull();
  });

  it('have a main one where a question can be closed or a Visit followed', () => {
    const buying = table({ players: 2 }, (s) => {
      s.players[0].florins = 20;
      s.wheel[0] = blocks({ white: 1, yellow: 1 });
    }).play('sector I', 'take white');
    expect(mainMove(game.legal(buying.state, 0))).toEqual({ do: 'stop' });
  });
});

it('what is picked up goes to a city or onto a building, and lies elsewhere before', () => {
  const { state } = table({ players: 2, variant: 'advanced' }, (s) => {
    raise(s, 0, 'lucca', building('porta', 4));
    s.players[0].florins = 20;
    s.players[0].blocks = blocks({ white: 8 });
  });
  const ways = game.legal(state, 0).flatMap((move) => {
    const goal = goalOf(move, 0);
    return goal === null ? [] : [`${targetOf(move, state)?.split(':')[0]} ${goal.split(':')[0]}`];
  });
  expect(new Set(ways)).toEqual(new Set(['tile city', 'monument city', 'monument building', 'supply building']));
});
