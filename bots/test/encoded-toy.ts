/** The toy game with an encoding, and an estimate that knows nothing of cards in hand: something to learn. */
import { type BaseState, encodingOf, type GameBox } from '@bottega/kernel';
import { type ToyState, toyBox } from './toy.ts';

const CARDS = 9;

export const toyEncoding = encodingOf<ToyState & BaseState>([
  {
    name: 'own cards',
    size: CARDS,
    write({ hands }, seat, into, at) {
      for (const card of hands[seat]) if (card !== null) into[at + card - 1] += 0.5;
    },
  },
  {
    name: 'whose turn, cards left',
    size: 4,
    write({ agenda, deck, hands }, seat, into, at) {
      if (agenda.length > 0) into[at + ((agenda[agenda.length - 1].seat - seat + hands.length) % hands.length)] = 1;
      into[at + 3] = deck.length / 12;
    },
  },
  {
    name: 'cards of each seat',
    size: 3,
    write({ hands }, seat, into, at) {
      for (let after = 0; after < hands.length; after++) into[at + after] = hands[(seat + after) % hands.length].length / 6;
    },
  },
]);

export const encodedToy = {
  ...toyBox,
  estimate: (state: BaseState, seat: number) => (state as ToyState).scores[seat],
  encoding: toyEncoding,
} as GameBox;
