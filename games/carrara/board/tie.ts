/** What decides between equal scores (ruling C4); null where none are equal. */
import type { Words } from '@bottega/kernel';
import { result } from '../rules/result.ts';
import { type State, total } from '../rules/state.ts';

export function tieBreak(shown: unknown, words: Words): { readonly name: string; readonly values: readonly number[] } | null {
  const state = shown as State;
  const { over, scores } = result(state);
  const totals = new Set(scores.map((score) => score.total));
  if (!over || totals.size === scores.length) return null;
  return { name: words.say('board.tie'), values: state.players.map(({ blocks }) => total(blocks)) };
}
