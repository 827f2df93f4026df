import { describe, expect, it } from 'vitest';
import { game } from '../rules/game.ts';
import { decorationAt, priceOf, statueAt } from '../rules/wheel.ts';
import { blocks, codes, table } from './table.ts';

describe('buying blocks', () => {
  it('Bernard turns the wheel, two blocks are drawn, and he pays 1 florin for green and blue in III (p. 4)', () => {
    const { state, events, play } = table({}, (s) => {
      s.wheel = [blocks({ white: 2, red: 1 }), blocks({ green: 1, blue: 1, red: 1 }), blocks({ purple: 2 }), blocks({}), blocks({ yellow: 1 }), blocks({})];
      s.players[0].blocks = blocks({});
      s.bag = blocks({ green: 3 });
    });
    play('turn wheel', 'sector III', 'take green', 'take blue', 'stop');
    expect(state.wheel[0]).toEqual(blocks({ green: 2 }));
    expect(state.wheel[2]).toEqual(blocks({ red: 1 }));
    expect(state.players[0].florins).toBe(19);
    expect(state.players[0].blocks).toEqual(blocks({ green: 1, blue: 1 }));
    expect(codes(events)).toEqual(['turned', 'drew-blocks', 'bought', 'turn']);
  });

  it('prices fall from slot to slot, and in VI only white costs (p. 4)', () => {
    const { state } = table();
    expect([0, 1, 2, 3, 4, 5].map((slot) => priceOf(state, slot, 0))).toEqual([6, 5, 4, 3, 2, 1]);
    expect([0, 1, 2, 3, 4, 5].map((colour) => priceOf(state, 0, colour))).toEqual([6, 5, 4, 3, 2, 1]);
    expect([3, 4].map((colour) => priceOf(state, 2, colour))).toEqual([1, 0]);
    expect([0, 1, 2, 3, 4, 5].map((colour) => priceOf(state, 5, colour))).toEqual([1, 0, 0, 0, 0, 0]);
  });

  it('the wheel is filled up to 11 blocks, all into slot I (p. 4)', () => {
    const { state } = table().play('turn wheel');
    expect(state.wheel.flat().reduce((a, b) => a + b)).toBe(11);
    expect(state.wheel[0].reduce((a, b) => a + b)).toBe(5);
    expect(state.wheel[1]).toEqual([1, 1, 1, 1, 1, 1]);
  });

  it('without turning, blocks of one sector can be bought at once (normal game, p. 4)', () => {
    const { state, offers, play } = table();
    expect(offers()).toContain('sector I');
    play('sector I', 'take purple', 'take white', 'stop');
    expect(state.players[0].florins).toBe(20 - 1 - 6);
    expect(state.wheel[0]).toEqual(blocks({ yellow: 1, red: 1, green: 1, blue: 1 }));
  });

  it('blocks pass from VI to I and cost slot I’s prices again (special situation 1, C7)', () => {
    const { state, play } = table({}, (s) => {
      s.wheel = [...Array.from({ length: 5 }, () => blocks({})), blocks({ white: 1, yellow: 1 })];
      s.bag = blocks({});
    });
    play('turn wheel');
    expect(state.wheel[0]).toEqual(blocks({ white: 1, yellow: 1 }));
    play('take white', 'stop');
    expect(state.players[0].florins).toBe(14);
  });

  it('whoever turns and can pay nothing shows it, takes 2 florins and is done (special situation 2, C5)', () => {
    const { state, events, play } = table({}, (s) => {
      s.wheel = [blocks({}), blocks({}), blocks({}), blocks({}), blocks({}), blocks({ white: 2 })];
      s.bag = blocks({});
      s.players[0].florins = 3;
    });
    play('turn wheel');
    expect(state.players[0].florins).toBe(5);
    expect(events.find((event) => event.code === 'broke')).toMatchObject({ seat: 0, florins: 3, gained: 2 });
    expect(state.agenda).toEqual([{ step: 'action', seat: 1, busy: false }]);
  });

  it('not turning is allowed only if something can be paid; free counts (C5)', () => {
    const { state, offers, refusal } = table({}, (s) => {
      s.wheel = [blocks({ white: 1 }), blocks({}), blocks({}), blocks({ blue: 1 }), blocks({}), blocks({})];
      s.players[0].florins = 0;
    });
    expect(offers()).toContain('sector IV');
    expect(offers()).not.toContain('sector I');
    expect(refusal('sector I')).toEqual({ code: 'nothing-to-buy' });
    state.wheel[3] = blocks({});
    expect(offers().filter((move) => move.startsWith('sector'))).toEqual([]);
    expect(offers()).toContain('turn wheel');
  });

  it('at least one block must be bought (special situation 2)', () => {
    const { refusal, play } = table();
    play('sector I');
    expect(refusal('stop')).toEqual({ code: 'at-least-one' });
  });

  it('a short bag fills as far as it goes, and an empty one still lets the wheel turn (special situation 3, C6)', () => {
    const { state, play } = table({}, (s) => {
      s.bag = blocks({ white: 1 });
    });
    play('turn wheel');
    expect(state.wheel[0]).toEqual(blocks({ white: 1 }));
    const empty = table({}, (s) => {
      s.bag = blocks({});
    });
    empty.play('turn wheel');
    expect(empty.state.wheel[1]).toEqual([1, 1, 1, 1, 1, 1]);
  });

  it('with wheel and bag empty there is no buying (special situation 4, C6)', () => {
    const { offers, refusal } = table({}, (s) => {
      s.bag = blocks({});
      s.wheel = s.wheel.map(() => blocks({}));
    });
    expect(offers().filter((move) => /^(turn|sector)/.test(move))).toEqual([]);
    expect(refusal('turn wheel')).toEqual({ code: 'wheel-and-bag-empty' });
  });

  it('a block is taken only while there are florins for it, and the refusal gives the sums', () => {
    const { refusal, play } = table({}, (s) => {
      s.players[0].florins = 5;
    });
    play('sector I');
    expect(refusal('take white')).toEqual({ code: 'too-dear', price: 6, florins: 5 });
  });

  it('a colour that the sector does not hold is refused by name', () => {
    const { refusal, play } = table({}, (s) => {
      s.wheel[0] = blocks({ red: 1, blue: 1 });
    });
    play('sector I');
    expect(refusal('take green')).toEqual({ code: 'sector-without', colour: 'green' });
  });
});

describe('the two wheels of the advanced game', () => {
  it('either both turn and refill, or the statues alone without refill (p. 9, C17)', () => {
    const { state, offers, play } = table({ variant: 'advanced' });
    expect(offers().filter((move) => /^(turn|sector)/.test(move))).toEqual(['turn both', 'turn statues']);
    const wheel = JSON.stringify(state.wheel);
    play('turn statues');
    expect(JSON.stringify(state.wheel)).toBe(wheel);
    expect(state.statueWheel).toBe(1);
    const both = table({ variant: 'advanced' });
    const before = both.state.decorationWheel;
    both.play('turn both');
    expect(both.state.decorationWheel).toBe((before + 1) % 6);
    expect(both.state.statueWheel).toBe(1);
    expect(both.state.wheel.flat().reduce((a, b) => a + b)).toBe(11);
  });

  it('turning the statues alone needs something to buy afterwards (C26)', () => {
    const { offers, refusal } = table({ variant: 'advanced' }, (s) => {
      s.wheel = s.wheel.map(() => blocks({}));
    });
    expect(offers()).toContain('turn both');
    expect(offers()).not.toContain('turn statues');
    expect(refusal('turn statues')).toEqual({ code: 'nothing-to-buy' });
    const poor = table({ variant: 'advanced' }, (s) => {
      s.players[0].florins = 0;
    });
    expect(poor.offers()).toContain('turn both');
    expect(poor.offers()).not.toContain('turn statues');
    expect(refusal('sector I')).toEqual({ code: 'other-variant', variant: 'advanced' });
  });

  it('the large wheel starts at a random orientation (p. 8)', () => {
    const starts = Array.from({ length: 40 }, (_, n) => game.setup({ players: 2, options: { variant: 'advanced' } }, `wheel ${n}`).decorationWheel);
    expect(new Set(starts).size).toBe(6);
  });

  it('the purple statue starts at slot I, and the icons move on with their wheels (p. 8)', () => {
    const { state } = table({ variant: 'advanced' });
    const book = [0, 1, 2, 3, 4, 5].find((slot) => decorationAt(state, slot) === 'book')!;
    expect(statueAt(state, 0)).toBe('purple');
    const { state: turned } = table({ variant: 'advanced' }).play('turn both');
    expect(statueAt(turned, 1)).toBe('purple');
    expect(decorationAt(turned, (book + 1) % 6)).toBe('book');
  });
});
