import { attempt, type GameEvent, reveals } from '@bottega/kernel';
import { describe, expect, it } from 'vitest';
import { game as mercato } from '../../examples/mercato/rules/game.ts';
import type { Move } from '../../examples/mercato/rules/moves.ts';
import type { State } from '../../examples/mercato/rules/state.ts';
import { reasonOf } from './refuse.ts';

const start = (): State => mercato.setup({ players: 2 }, 'attempt');

describe('the door for moves from outside', () => {
  it('plays an offered move, whatever the order of its keys, and gives back the offer itself', () => {
    const state = start();
    const fruit = state.traders[0].hand[0];
    const events: GameEvent[] = [];
    const played = attempt(mercato, state, 0, JSON.parse(`{"fruit":"${fruit}","do":"sell"}`), (event) => events.push(event));
    expect(mercato.legal(start(), 0)).toContain(played);
    expect(events[0]).toMatchObject({ code: 'sold', seat: 0, fruit });
  });

  it.each([
    ['a move of another seat', 1, { do: 'draw' }, 'not-asked'],
    ['a move of another moment', 0, { do: 'bid', coins: 0 }, 'not-now'],
    ['an extra parameter', 0, { do: 'draw', cards: 2 }, 'deck-empty'],
    ['a seat that is not there', 7, { do: 'draw' }, 'not-asked'],
    ['rubbish', 0, [['draw']], 'not-a-move'],
  ])('refuses %s and leaves the state as it was, byte for byte', (_name, seat, move, code) => {
    const state = start();
    const before = JSON.stringify(state);
    expect(reasonOf(() => attempt(mercato, state, seat, move)).code).toBe(code);
    expect(JSON.stringify(state)).toBe(before);
  });
});

describe('a move reveals something to its mover', () => {
  /** Two rounds before the end, seat 1's turn still to come, and no chance until then. */
  const state: State = { ...start(), deck: ['plum', 'fig'] };
  state.traders[0].hand = ['apple', 'fig'];
  state.traders[1] = { hand: ['plum', 'plum'], coins: 1, ribbons: 0, bid: null };

  const shows = (state: State, move: Move): boolean => reveals(mercato, state, 0, move);

  it('when a card is drawn from the deck', () => expect(shows(state, { do: 'draw' })).toBe(true));
  it('not when an open card is sold for coins', () => expect(shows(state, { do: 'sell', fruit: 'fig' })).toBe(false));
  it('not when another is asked for a card, and may choose', () => expect(shows(state, { do: 'beg', other: 1 })).toBe(false));

  it('when another is asked for a card and, having no choice, gives it at once', () => {
    const forced: State = { ...state, traders: [state.traders[0], { ...state.traders[1], coins: 0 }] };
    expect(shows(forced, { do: 'beg', other: 1 })).toBe(true);
  });

  it('when sealed bids are opened, but not when the bid is made', () => {
    const bid: Move = { do: 'bid', coins: 1 };
    const first: State = {
      ...state,
      agenda: [
        { step: 'end-round', seat: 0 },
        { step: 'bid', seat: 0, waiting: [0, 1] },
      ],
      round: 3,
    };
    expect(shows(first, bid)).toBe(false);
    const last = mercato.clone(first);
    mercato.play(last, 1, bid);
    expect(shows(last, bid)).toBe(true);
  });

  it('when chance comes after it', () => {
    const last: State = {
      ...state,
      agenda: [
        { step: 'begin-round', seat: 0 },
        { step: 'turn', seat: 0 },
      ],
    };
    expect(shows(last, { do: 'sell', fruit: 'fig' })).toBe(true);
  });

  it('and asking so changes nothing', () => {
    const before = JSON.stringify(state);
    shows(state, { do: 'draw' });
    expect(JSON.stringify(state)).toBe(before);
  });
});
