import { describe, expect, it } from 'vitest';
import { game } from '../../examples/mercato/rules/game.ts';
import type { State } from '../../examples/mercato/rules/state.ts';
import { encodingOf, forEachSeat, type Section, seatsAfter, thermometer } from '../encoding.ts';
import type { BaseState } from '../game.ts';
import { encodingFault } from '../proof/encoding.ts';

const section = (name: string, size: number, write: Section<State>['write']): Section<State> => ({ name, size, write });
const turns = section('turns', 1, ({ turn }, _seat, into, at) => {
  into[at] = turn / 10;
});
const faultOf = (...sections: Section<State>[]): string | undefined => encodingFault(game, encodingOf([turns, ...sections]), { games: 1 });

describe('an encoding', () => {
  it('is as large as its sections', () => {
    expect(encodingOf([turns, section('nothing', 3, () => {})]).size).toBe(4);
  });

  it('has room for every seat of the largest table, the own first', () => {
    const each = forEachSeat<BaseState & { players: string[] }>(4, ({ players }) => players.length, {
      name: 'seat',
      size: 1,
      write(_state, seat, _viewer, into, at) {
        into[at] = seat + 1;
      },
    });
    const into = new Float32Array(4);
    encodingOf([each]).encode({ agenda: [], random: null, turn: 0, players: ['Ada', 'Bea', 'Cleo'] }, 2, into);
    expect([...into]).toEqual([3, 1, 2, 0]);
    expect([0, 1, 2].map((other) => seatsAfter(2, other, 3))).toEqual([1, 2, 0]);
  });

  it('a thermometer shows every step that is reached', () => {
    const into = new Float32Array(3);
    thermometer(into, 0, 4, [1, 4, 9]);
    expect([...into]).toEqual([1, 1, 0]);
  });
});

describe('the proof of an encoding', () => {
  it('has nothing to say against one that keeps its promises', () => {
    expect(faultOf()).toBeUndefined();
  });

  it('finds one that looks at chance', () => {
    const leak = section('fate', 1, ({ random }, _seat, into, at) => {
      into[at] = random === null ? 0 : 1;
    });
    expect(faultOf(leak)).toMatch(/^the own view differs in “fate”, number 0 /);
  });

  it('finds one that is not finite', () => {
    const broken = section('broken', 2, (_state, _seat, into, at) => {
      into[at + 1] = Number.NaN;
    });
    expect(faultOf(broken)).toMatch(/^“broken”, number 1 is not finite /);
  });

  it('finds a section that writes into its neighbour', () => {
    const wide = section('wide', 1, (_state, _seat, into, at) => {
      into[at - 1] = 1;
    });
    expect(faultOf(wide)).toMatch(/^“wide” writes beyond its room /);
  });
});
