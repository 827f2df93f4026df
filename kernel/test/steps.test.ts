import { type BaseState, type Frame, type GameEvent, type Steps, stepVerbs } from '@bottega/kernel';
import { describe, expect, it } from 'vitest';
import { game as mercato } from '../../examples/mercato/rules/game.ts';
import type { State } from '../../examples/mercato/rules/state.ts';
import { settle } from '../../examples/mercato/rules/steps.ts';

/** A mercato state with everything open to the test; whatever is not given is as after setup. */
function state(change: Partial<State>): State {
  return { ...mercato.setup({ players: 2 }, 'steps'), ...change };
}
const trader = (change: Partial<State['traders'][number]>) => ({ hand: [], coins: 0, ribbons: 0, bid: null, ...change });

describe('settling', () => {
  it('runs procedures up to the first real choice', () => {
    const given = state({ agenda: [{ step: 'begin-round', seat: 0 }], round: 0 });
    settle(given);
    expect(given.agenda.map((frame) => frame.step)).toEqual(['end-round', 'bid', 'turn', 'turn']);
    expect(mercato.toAct(given)).toEqual([0]);
  });

  it('plays a single legal move by itself, and tells the log', () => {
    const events: GameEvent[] = [];
    const given = state({ agenda: [{ step: 'give', seat: 1, to: 0 }], traders: [trader({}), trader({ hand: ['fig', 'fig'] })] });
    settle(given, (event) => events.push(event));
    expect(given.traders[0].hand).toEqual(['fig']);
    expect(events.map((event) => event.code)).toEqual(['gave', 'gave-card', 'got-card']);
  });

  it('leaves a choice between two moves alone', () => {
    const given = state({ agenda: [{ step: 'give', seat: 1, to: 0 }], traders: [trader({}), trader({ hand: ['fig'], coins: 1 })] });
    settle(given);
    expect(given.agenda).toHaveLength(1);
    expect(mercato.toAct(given)).toEqual([1]);
  });

  it('goes through a whole chain of forced moves to the end of the game', () => {
    const turns = [1, 0].map((seat) => ({ step: 'turn', seat }) as const);
    const given = state({ agenda: [{ step: 'end-round', seat: 0 }, ...turns], round: 3, deck: [], traders: [trader({}), trader({})], bidding: false });
    const events: GameEvent[] = [];
    settle(given, (event) => events.push(event));
    expect(events.map((event) => event.code)).toEqual(['rested', 'rested']);
    expect(mercato.toAct(given)).toEqual([]);
    expect(mercato.result(given).over).toBe(true);
  });

  it('waits while several seats decide at once, even for a seat with one move', () => {
    const given = state({ agenda: [{ step: 'bid', seat: 0, waiting: [0, 1] }], traders: [trader({ coins: 1 }), trader({})] });
    settle(given);
    expect(mercato.toAct(given)).toEqual([0, 1]);
    expect(mercato.legal(given, 1)).toEqual([{ do: 'bid', coins: 0 }]);
  });

  it('plays the forced move of the last seat that is waited for', () => {
    const given = state({ agenda: [{ step: 'bid', seat: 0, waiting: [0, 1] }], traders: [trader({ coins: 1 }), trader({})] });
    mercato.play(given, 0, { do: 'bid', coins: 1 });
    expect(given.agenda).toEqual([]);
    expect(given.traders.map((each) => each.bid)).toEqual([1, 0]);
  });

  it('stops at a choice without a move, which is a fault of the rules', () => {
    const given = state({ agenda: [{ step: 'give', seat: 1, to: 0 }], traders: [trader({}), trader({})] });
    expect(() => settle(given)).toThrow('give offers seat 1 no move');
  });

  it('stops at a step that nobody knows, or that never ends', () => {
    expect(() => settle(state({ agenda: [{ step: 'dance', seat: 0 } as never] }))).toThrow('no step is called dance');
    const loop: Steps<BaseState, Frame & { step: 'loop' }, { do: 'nothing' }> = { loop: { run: (endless, frame) => void endless.agenda.push(frame) } };
    const endless: BaseState = { agenda: [{ step: 'loop', seat: 0 }], random: null, turn: 0 };
    expect(() => stepVerbs(loop).settle(endless)).toThrow('loop is carried out without end');
  });
});

describe('a discreet choice', () => {
  const only = { do: 'show' };
  const verbs = stepVerbs<BaseState, Frame, typeof only>({
    ask: { moves: ['show'], legal: () => [only], play: () => {}, discreet: (given: BaseState) => given.turn > 0 },
  } as Steps<BaseState, Frame, typeof only>);
  const asked = (turn: number): BaseState => ({ agenda: [{ step: 'ask', seat: 1 }], random: null, turn });

  it('is asked even of somebody with a single move', () => {
    const given = asked(1);
    verbs.settle(given);
    expect(verbs.toAct(given)).toEqual([1]);
    expect(verbs.discreet(given)).toBe(true);
    expect(verbs.legal(given, 1)).toEqual([only]);
  });

  it('plays itself like any other where there is nothing to betray', () => {
    const given = asked(0);
    verbs.settle(given);
    expect(given.agenda).toEqual([]);
    expect(verbs.discreet(given)).toBe(false);
  });
});

describe('the agenda', () => {
  it('asks out of turn: a beggar waits for the seat that is begged of', () => {
    const given = state({ traders: [trader({ hand: ['fig'] }), trader({ hand: ['plum', 'apple'] })], deck: ['fig'] });
    mercato.play(given, 0, { do: 'beg', other: 1 });
    expect(mercato.toAct(given)).toEqual([1]);
    expect(mercato.prompt(given, 1)).toEqual({ code: 'give', other: 0 });
    expect(mercato.legal(given, 0)).toEqual([]);
    mercato.play(given, 1, { do: 'give', fruit: 'plum' });
    expect(given.traders[0].hand).toEqual(['fig', 'plum']);
    expect(mercato.toAct(given)).toEqual([1]);
    expect(mercato.prompt(given, 1).code).toBe('turn');
  });

  it('takes sealed bids in any order', () => {
    const outcomes = [
      [0, 1],
      [1, 0],
    ].map((order) => {
      const given = state({
        agenda: [
          { step: 'end-round', seat: 0 },
          { step: 'bid', seat: 0, waiting: [0, 1] },
        ],
        round: 3,
      });
      given.traders = [trader({ coins: 2 }), trader({ coins: 2 })];
      for (const seat of order) mercato.play(given, seat, { do: 'bid', coins: seat + 1 });
      return given;
    });
    expect(outcomes[0]).toEqual(outcomes[1]);
    expect(outcomes[0].traders.map((each) => each.ribbons)).toEqual([0, 1]);
  });

  it('has no prompt for a seat that is not asked, and no play after the end', () => {
    const over = state({ agenda: [] });
    expect(() => mercato.prompt(over, 0)).toThrow('seat 0 is not asked anything');
    expect(() => mercato.play(over, 0, { do: 'rest' })).toThrow('the game is over');
  });
});

describe('why not', () => {
  const turn = state({ traders: [trader({ hand: ['fig', 'fig', 'fig'] }), trader({})] });

  it.each([
    ['after the end', state({ agenda: [] }), 0, { do: 'rest' }, { code: 'game-over' }],
    ['of a seat that is not asked', turn, 1, { do: 'draw' }, { code: 'not-asked', seats: [0] }],
    ['of a move of another step', turn, 0, { do: 'bid', coins: 1 }, { code: 'not-now', asked: 'turn' }],
    ['of something that is no move', turn, 0, 'draw', { code: 'not-a-move' }],
    ['of nothing at all', turn, 0, null, { code: 'not-a-move' }],
    ['with the figures of the rule', turn, 0, { do: 'draw' }, { code: 'hand-full', most: 3 }],
    ['with the rule that comes first', turn, 0, { do: 'sell', fruit: 'plum' }, { code: 'no-such-card', fruit: 'plum' }],
    ['where no rule has a word for it', turn, 0, { do: 'sell', fruit: 'fig', extra: 1 }, { code: 'not-offered' }],
  ])('%s', (_name, given, seat, move, reason) => {
    expect(mercato.why(given, seat, move)).toEqual(reason);
  });

  it('stumbles over a malformed move without falling', () => {
    const given = state({ traders: [trader({ hand: ['fig'] }), trader({})] });
    expect(mercato.why(given, 0, { do: 'beg', other: 9 })).toEqual({ code: 'not-offered' });
  });
});
