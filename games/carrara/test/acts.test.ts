import { type Line, outcomeOf, sameJson, Words, wordsOfLine } from '@bottega/kernel';
import { describe, expect, it } from 'vitest';
import { about } from '../board/about.ts';
import { canPayOtherwise, isQuiet, kindOf, lines, mainMove } from '../board/acts.ts';
import { choices, distinct } from '../board/evaluations.ts';
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
import { text } from '../text/index.ts';
import { blocks, building, markers, raise, table, tile } from './table.ts';

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

  it('takes several blocks of the only colour there, the first of which takes itself', () => {
    const state = buyer('normal');
    state.wheel[3] = blocks({ red: 3 });
    expect(linesAt(state, 'block:4:red')).toEqual(['sector IV']);
    expect(linesAt(state, 'all:4')).toEqual(['sector IV, take red, take red']);
    state.wheel[3] = blocks({ red: 1 });
    expect(linesAt(state, 'all:4')).toEqual([]);
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
  it('offers the marker alone where its bonus asks something first', () => {
    const { state } = table({ players: 2, variant: 'advanced' }, (s) => {
      raise(s, 0, 'lucca', building('porta', 4));
      s.players[0].court = [1, 0, 1, 0, 0, 0, 1, 0];
    });
    // a gold statue, a decoration, points
    expect(linesAt(state, 'place:type:porta')).toEqual(['evaluate 1', 'evaluate 3', 'evaluate 7, mark type porta']);
    expect(linesAt(state, 'court:1')).toEqual(['evaluate 1']);
  });

  it('is evaluated with any marker that asks nothing in between', () => {
    const { state } = table({ players: 2 }, (s) => {
      raise(s, 0, 'lucca', building('porta', 4));
      s.players[0].court = [1, 0, 0, 0, 0, 1];
    });
    expect(linesAt(state, 'place:type:porta')).toEqual(['evaluate 1, mark type porta', 'evaluate 6, mark type porta']);
  });

  it('is offered once for markers that are as good as each other', () => {
    const { state } = table({ players: 2 }, (s) => raise(s, 0, 'lucca', building('porta', 4)));
    const acts = lines(state, 0).flatMap(({ target, moves }) => (target === 'place:type:porta' ? [moves] : []));
    expect(distinct(acts, state).map(written)).toEqual(['evaluate 1, mark type porta', 'evaluate 4, mark type porta']);
    // the one that the other player can't follow differs
    state.players[1].court[1] = 0;
    expect(distinct(acts, state)).toHaveLength(3);
  });
});

describe('answering a Visit', () => {
  const visited = (...places: Parameters<typeof building>[]) =>
    table({ players: 2 }, (s) => {
      raise(s, 0, 'lucca', building('porta', 4));
      raise(s, 1, 'lucca', ...places.map((each) => building(...each)));
      // the landscape is used
      s.players[1].landscapes.fill(1);
    }).play('evaluate 4', 'mark type porta').state;

  it('has a main act only where one place is open: no evaluation is pushed among several', () => {
    const one = visited(['porta', 2]);
    expect(mainMove(game.legal(one, 1), one)).toEqual({ do: 'follow', section: 4 });
    expect(lines(one, 1).map(({ target }) => target)).toEqual(['court:4', 'place:type:porta']);
    const several = visited(['porta', 2], ['villa', 5]);
    expect(mainMove(game.legal(several, 1), several)).toBeNull();
    const follow = { do: 'follow', section: 4 } as const;
    expect(targetOf(follow, several)).toBeNull();
    expect(lines(several, 1).map(({ target }) => target)).toEqual(expect.arrayContaining(['court:4', 'place:type:porta', 'place:type:villa']));
  });

  it('names the place that it spends, where there is one only', () => {
    const words = new Words('en', text.en, ['Ada', 'Bea']);
    expect(about([{ do: 'follow', section: 4 } as never], game.view(visited(['porta', 2]), 1), words)).toBe('Evaluate the type Porta');
    expect(about([{ do: 'follow', section: 4 } as never], game.view(visited(['porta', 2], ['villa', 5]), 1), words)).toBeNull();
  });
});

describe('before a press it is told', () => {
  const words = new Words('en', text.en, ['Ada', 'Bea']);

  it('that it triggers the end, with its points and everyone’s last turn', () => {
    const { state } = table({ players: 2 }, (s) => {
      s.box.tiles.push(...s.pile.splice(1));
      s.players[0].blocks = blocks({ white: 5 });
      markers(s, 1, 0);
    });
    const act = [{ do: 'build', ...state.display[0]!, city: 'livorno' }] as never;
    expect(about(act, game.view(state, 0), words)).toBe('Triggers the end: 5 points for you, one last turn for everyone else');
  });

  it('which pieces it lets one choose from', () => {
    const { state } = table({ players: 2, variant: 'advanced' }, (s) => raise(s, 0, 'lucca', building('porta', 4)));
    expect(about([{ do: 'evaluate', section: 1 } as never], game.view(state, 0), words)).toBe('On offer: a gold statue');
    expect(about([{ do: 'evaluate', section: 8 } as never], game.view(state, 0), words)).toBeNull();
  });

  it('nothing more of blocks that were chosen one by one', () => {
    const { play, state } = table({ players: 2 }, (s) => (s.wheel[1] = blocks({ red: 1, blue: 2 })));
    play('sector II', 'take red');
    expect(about([{ do: 'stop' } as never], game.view(state, 0), words)).toBeNull();
  });

  it('which block a turn of the wheel takes by itself, or that there is none to pay for', () => {
    const broke = (wheel: Parameters<typeof blocks>[0]): string | null => {
      const { state } = table({ players: 2 }, (s) => {
        s.players[0].florins = 0;
        for (const sector of s.wheel) sector.fill(0);
        s.wheel[2] = blocks(wheel);
      });
      return about([{ do: 'turn', wheels: 'wheel' } as never], game.view(state, 0), words);
    };
    expect(broke({ white: 1, blue: 1 })).toBe('Takes the only block you can pay for: blue');
    expect(broke({ white: 1 })).toBe('Nothing you can pay for: your turn ends');
  });
});

it('counts choices, not presses: a sector is one, and so is a place with its marker', () => {
  expect(choices(['turn:wheel', 'sector:1', 'block:1:white', 'block:1:red', 'all:1', 'block:2:blue'])).toBe(3);
  expect(choices(['court:1', 'court:2', 'place:type:porta', 'place:landscape:urban'])).toBe(2);
  expect(choices(['court:1', 'court:2', 'tile:3'])).toBe(3);
});

it('a payment is told by colour', () => {
  const words = new Words('en', text.en, ['Ada', 'Bea']);
  const line = ['build villa 3 lucca', 'pay white', 'pay red', 'pay red'].map((each) => game.notation.read(each));
  expect(wordsOfLine(line, words)).toBe('Build Villa 3 in Lucca → Pay with 1 white and 2 red');
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

  it('is nothing more at the places once the markers are used up', () => {
    const state = site();
    markers(state, 0, 0);
    const view = game.view(state, 0);
    expect(prospectsAfter(view, 0, act)?.cities[CITY_INDEX.lucca]).toBeNull();
    expect(outcomeOf(core, view, 0, act)!.changes.filter(({ thing }) => thing.startsWith('may-'))).toEqual([]);
  });

  it('is still at the places while the last marker is being put down', () => {
    const state = site();
    markers(state, 0, 0);
    state.players[0].court[0] = 1;
    const before = prospectsOf(game.view(state, 0), 0).types;
    const last = game.notation.read('evaluate 1') as Move;
    expect(before.some((reward) => reward !== null && reward.points > 0)).toBe(true);
    expect(prospectsAfter(game.view(state, 0), 0, [last])?.types).toEqual(before);
    const marked = game.notation.read('mark type porta') as Move;
    expect(prospectsAfter(game.view(state, 0), 0, [last, marked])?.types.every((reward) => reward === null)).toBe(true);
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
    expect(mainMove(moves, state)).toBeNull();
  });

  it('have a main one where a question can be closed or a Visit followed', () => {
    const buying = table({ players: 2 }, (s) => {
      s.players[0].florins = 20;
      s.wheel[0] = blocks({ white: 1, yellow: 1 });
    }).play('sector I', 'take white');
    expect(mainMove(game.legal(buying.state, 0), buying.state)).toEqual({ do: 'stop' });
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
