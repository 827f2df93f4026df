/** Every rule of the rules page, under the section that tells it. */
import { describe, expect, it } from 'vitest';
import { game } from '../rules/game.ts';
import { market } from './table.ts';

describe('set-up (#setup)', () => {
  it('everyone starts with two cards and a coin; nine coins lie in the bank', () => {
    const { traders, deck, bank, ribbons } = game.setup({ players: 3 }, 'start');
    expect(traders.map(({ hand, coins }) => [hand.length, coins])).toEqual([
      [2, 1],
      [2, 1],
      [2, 1],
    ]);
    expect([deck.length, bank, ribbons]).toEqual([12 - 6, 9, 3]);
  });
});

describe('drawing (#drawing)', () => {
  it('the top card of the deck comes into the hand, and only its owner is told which', () => {
    const { state, events, play } = market({ hands: [['apple'], ['fig']], deck: ['plum', 'fig'] });
    play('0 draw');
    expect(state.traders[0].hand).toEqual(['apple', 'fig']);
    expect(events).toEqual([
      { code: 'drew', seat: 0 },
      { code: 'drew-card', only: 0, fruit: 'fig' },
    ]);
  });
  it('a full hand can neither draw nor beg', () => {
    const { moves, refusal } = market({ hands: [['apple', 'fig', 'plum'], ['fig']], deck: ['plum'] });
    expect(moves(0)).toEqual(['sell apple', 'sell fig', 'sell plum']);
    expect(refusal('0 draw')).toEqual({ code: 'hand-full', most: 3 });
    expect(refusal('0 beg 1')).toEqual({ code: 'hand-full', most: 3 });
  });
  it('nothing is drawn from an empty deck', () => {
    expect(market({ hands: [['apple', 'fig'], ['fig']] }).refusal('0 draw')).toEqual({ code: 'deck-empty' });
  });
});

describe('selling (#selling)', () => {
  it('the bank pays the price, and a coin on top for the fruit in fashion', () => {
    const { state, play } = market({ hands: [['apple'], ['plum']], deck: ['fig'] });
    play('0 sell apple', '1 sell plum');
    expect(state.traders.map(({ coins }) => coins)).toEqual([1 + 1, 1 + 3 + 1]);
  });
  it('a bank that has less pays what is left', () => {
    const { state, play } = market({ hands: [['plum', 'fig'], ['fig']], coins: [8, 1], deck: ['fig'] });
    play('0 sell plum');
    expect([state.traders[0].coins, state.bank]).toEqual([10, 0]);
  });
  it('only what is in the hand can be sold', () => {
    expect(market({ hands: [['apple'], ['fig']], deck: ['fig'] }).refusal('0 sell plum')).toEqual({ code: 'no-such-card', fruit: 'plum' });
  });
});

describe('begging (#begging)', () => {
  it('whoever is begged of chooses: a card of the hand, or a coin', () => {
    const { state, moves, play } = market({ hands: [['apple'], ['fig', 'plum']], deck: ['fig'] });
    play('0 beg 1');
    expect(moves(1)).toEqual(['give fig', 'give plum', 'pay']);
    play('1 give fig');
    expect(state.traders.map(({ hand }) => hand)).toEqual([['apple', 'fig'], ['plum']]);
  });
  it('a coin goes from purse to purse', () => {
    const { state, play } = market({ hands: [['apple'], ['fig', 'plum']], deck: ['fig'] });
    play('0 beg 1', '1 pay');
    expect(state.traders.map(({ coins }) => coins)).toEqual([2, 0]);
  });
  it('only the two of them learn which card it was', () => {
    const { events, play } = market({ hands: [['apple'], ['fig', 'plum'], ['fig']], deck: ['fig'] });
    play('0 beg 1', '1 give plum');
    expect(events.filter((event) => 'fruit' in event).map(({ only }) => only)).toEqual([1, 0]);
  });
  it('nobody begs of somebody without cards', () => {
    expect(market({ hands: [['apple', 'fig'], []], deck: ['fig'] }).refusal('0 beg 1')).toEqual({ code: 'nothing-to-beg', other: 1 });
  });
  it('one rests when nothing else can be done, and only then', () => {
    const { events, play } = market({ hands: [['apple'], []], bidding: false });
    play('0 sell apple');
    expect(events).toContainEqual({ code: 'rested', seat: 1 });
  });
});

describe('bidding (#bidding)', () => {
  const sealed = (coins: readonly number[]) => {
    const table = market({ hands: [['apple'], ['apple']], coins, deck: ['fig', 'fig', 'fig'] });
    table.play('0 draw', '1 draw');
    return table;
  };

  it('all bid at once, up to two coins and never more than they have', () => {
    const { state, moves, refusal } = sealed([0, 5]);
    expect(game.toAct(state)).toEqual([0, 1]);
    expect([moves(0), moves(1)]).toEqual([['bid 0'], ['bid 0', 'bid 1', 'bid 2']]);
    expect(refusal('1 bid 3')).toEqual({ code: 'too-dear', price: 3, coins: 2 });
  });
  it('whoever alone bid most pays the bank and takes the ribbon', () => {
    const { state, play } = sealed([2, 2]);
    play('1 bid 2', '0 bid 1');
    expect(state.traders.map(({ coins, ribbons }) => [coins, ribbons])).toEqual([
      [2, 0],
      [0, 1],
    ]);
  });
  it.each([
    ['a tie', 1, 1],
    ['no bid at all', 0, 0],
  ])('in %s nobody pays and nobody takes it', (_case, one, other) => {
    const { state, events, play } = sealed([2, 2]);
    play(`0 bid ${one}`, `1 bid ${other}`);
    expect(state.traders.map(({ coins, ribbons }) => [coins, ribbons])).toEqual([
      [2, 0],
      [2, 0],
    ]);
    expect(events).toContainEqual({ code: 'no-ribbon' });
  });
  it('can be left out', () => {
    const { state, play } = market({ hands: [['apple'], ['apple']], deck: ['fig', 'fig', 'fig'], bidding: false });
    play('0 draw', '1 draw');
    expect(state.round).toBe(2);
  });
});

describe('the end (#end)', () => {
  const scored = (...purses: readonly (readonly [coins: number, ribbons: number])[]) => {
    const state = game.setup({ players: purses.length }, 'end');
    purses.forEach(([coins, ribbons], seat) => {
      Object.assign(state.traders[seat], { coins, ribbons });
    });
    return game.result(state);
  };

  it('a coin is a point, a ribbon three; cards in hand are worth nothing', () => {
    expect(scored([4, 1], [5, 0]).scores.map(({ total }) => total)).toEqual([7, 5]);
  });
  it('a tie goes to whoever has more ribbons, and is shared if that is a tie too', () => {
    expect(scored([6, 0], [3, 1]).ranking).toEqual([[1], [0]]);
    expect(scored([3, 1], [6, 0], [3, 1]).ranking).toEqual([[0, 2], [1]]);
  });
  it('comes after three rounds', () => {
    const { state, play } = market({ hands: [['apple'], ['apple']], deck: ['fig', 'fig', 'fig', 'fig'], bidding: false });
    play('0 draw', '1 draw', '0 sell fig', '1 sell fig', '0 sell apple');
    expect(game.result(state).over).toBe(false);
    play('1 sell apple');
    expect([state.round, game.result(state).over]).toEqual([3, true]);
  });
});
