import { perft } from '@bottega/kernel/proof';
import { describe, expect, it } from 'vitest';
import { game as mercato } from '../../examples/mercato/rules/game.ts';
import type { State } from '../../examples/mercato/rules/state.ts';

/** Last round, two traders, no chance left: small enough to count by hand. */
function ending(bidding: boolean): State {
  const state = mercato.setup({ players: 2, options: { bidding } }, 'perft');
  return {
    ...state,
    round: 3,
    agenda: [
      { step: 'end-round', seat: 0 },
      ...(bidding ? ([{ step: 'bid', seat: 0, waiting: [0, 1] }] as const) : []),
      { step: 'turn', seat: 1 },
      { step: 'turn', seat: 0 },
    ],
    deck: [],
    traders: [
      { hand: ['fig'], coins: 0, ribbons: 0, bid: null },
      { hand: ['plum', 'apple'], coins: 0, ribbons: 0, bid: null },
    ],
  };
}

describe('counting lines of play, by hand', () => {
  /*
   * Seat 0 sells its fig, or begs of seat 1.
   * After selling: seat 1 sells plum or apple (nobody is left to beg of): 2 lines.
   * After begging: seat 1 gives plum or apple, then sells the other one or begs of seat 0, who has two kinds to give
   * (fig and the gift) and no coin: 2 × (1 sale + 1 begging), the latter with 2 answers.
   */
  const state = ending(false);
  it('nothing to play is one line', () => expect(perft(mercato, state, 0)).toBe(1));
  it('one move: sell or beg', () => expect(perft(mercato, state, 1)).toBe(2));
  it('two moves', () => expect(perft(mercato, state, 2)).toBe(2 + 2));
  it('three moves: the sales end the game', () => expect(perft(mercato, state, 3)).toBe(2 * 2));
  it('four moves: only the begging goes on', () => expect(perft(mercato, state, 4)).toBe(2 * 2));
  it('five moves: nothing is so long', () => expect(perft(mercato, state, 5)).toBe(0));

  it('counts sealed bids in every order', () => {
    /* After two sales, seat 0 has fig's price and seat 1 one or more coins: bids of 0 to 2 each, first one seat or the other. */
    const sealed = ending(true);
    mercato.play(sealed, 0, { do: 'sell', fruit: 'fig' });
    mercato.play(sealed, 1, { do: 'sell', fruit: 'plum' });
    expect(perft(mercato, sealed, 1)).toBe(3 + 3);
    expect(perft(mercato, sealed, 2)).toBe(2 * 3 * 3);
  });

  it('leaves the position alone', () => {
    const before = JSON.stringify(state);
    perft(mercato, state, 4);
    expect(JSON.stringify(state)).toBe(before);
  });
});
