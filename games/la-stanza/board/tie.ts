/** What decides between equal scores (ruling LS-A25). */
import { type Decider, firstToDecide, type Words } from '@bottega/kernel';
import { result } from '../rules/result.ts';
import type { State } from '../rules/state.ts';

export function tieBreak(shown: unknown, words: Words): Decider | null {
  const state = shown as State;
  const { players, passed } = state;
  return firstToDecide(result(state), [
    { name: words.say('board.tie-flipped'), values: players.map(({ flipped }) => Number(flipped)) },
    { name: words.say('board.tie-space'), values: players.map(({ financier }) => financier + 1) },
    { name: words.say('board.tie-passed'), values: players.map((_, seat) => (passed.includes(seat) ? passed.indexOf(seat) + 1 : players.length)) },
  ]);
}
