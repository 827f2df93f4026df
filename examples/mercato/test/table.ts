/** A market for the tests: two traders, every card and coin where the test wants it, moves as people write them. */
import { attempt, type GameEvent, Refusal, type Seat } from '@bottega/kernel';
import { FRUITS } from '../edition/names.ts';
import { editionOf } from '../edition/schema.ts';
import { game } from '../rules/game.ts';
import type { Card, State } from '../rules/state.ts';

interface Wish {
  readonly hands: readonly (readonly Card[])[];
  readonly coins?: readonly number[];
  /** The card that is drawn first comes last; all others are sold. */
  readonly deck?: readonly Card[];
  readonly bidding?: boolean;
}

export function market({ hands, coins = hands.map(() => 1), deck = [], bidding = true }: Wish) {
  const state: State = game.setup({ players: hands.length, options: { bidding } }, 'market');
  const { cards, coins: box } = editionOf(state);
  state.fashion = 'plum';
  state.deck = [...deck];
  hands.forEach((hand, seat) => {
    Object.assign(state.traders[seat], { hand: [...hand], coins: coins[seat] });
  });
  const out = [...deck, ...hands.flat()];
  state.sold = FRUITS.map((fruit) => cards[fruit] - out.filter((card) => card === fruit).length);
  state.bank = box.bank + box.start * hands.length - coins.reduce((sum, some) => sum + some, 0);
  const events: GameEvent[] = [];
  return {
    state,
    events,
    moves: (seat: Seat): string[] => game.legal(state, seat).map((move) => game.notation.write(move)),
    play(...lines: readonly string[]): void {
      for (const line of lines) attempt(game, state, Number(line[0]), game.notation.read(line.slice(2)), (event) => events.push(event));
    },
    refusal(line: string): unknown {
      try {
        attempt(game, state, Number(line[0]), game.notation.read(line.slice(2)));
      } catch (error) {
        if (error instanceof Refusal) return error.reason;
        throw error;
      }
      return undefined;
    },
  };
}
