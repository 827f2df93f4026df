/** What decides between equal scores (ruling P36); Stradivarius is compared as well. */
import { type Decider, firstToDecide, type Words } from '@bottega/kernel';
import { result } from '../rules/result.ts';
import { type State, violinsMade } from '../rules/state.ts';

export function tieBreak(shown: unknown, words: Words): Decider | null {
  const state = shown as State;
  return firstToDecide(result(state), [
    { name: words.say('board.tie-violins'), values: state.sides.map((side) => violinsMade(state, side)) },
    { name: words.say('board.tie-apprentices'), values: state.sides.map(({ apprentices }) => apprentices.length) },
  ]);
}
