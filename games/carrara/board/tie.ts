/** What decides between equal scores (ruling C4). */
import { type Decider, firstToDecide, type Words } from '@bottega/kernel';
import { result } from '../rules/result.ts';
import { type State, total } from '../rules/state.ts';

export function tieBreak(shown: unknown, words: Words): Decider | null {
  const state = shown as State;
  return firstToDecide(result(state), [{ name: words.say('board.tie'), values: state.players.map(({ blocks }) => total(blocks)) }]);
}
