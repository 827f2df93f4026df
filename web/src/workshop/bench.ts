/** What all parts of the workshop of one edition share. */
import type { PrintedBox, ShownGame, Words } from '@bottega/kernel';
import { getContext, setContext } from 'svelte';
import type { SvelteSet } from 'svelte/reactivity';
import type { Draft } from './draft.svelte.ts';

export interface Bench {
  readonly box: ShownGame;
  /** How the game lays out what is printed; null where it is only listed. */
  readonly printed: PrintedBox | null;
  readonly words: Words;
  /** Without the names of the edition. */
  readonly houseWords: Words;
  readonly draft: Draft;
  /** Whether only what is reconstructed is asked for. */
  readonly onlyOpen: boolean;
  /** The paths of values that stand in a drawing now: the others are listed. */
  readonly drawn: SvelteSet<string>;
}

const KEY = Symbol('bench');
export const shareBench = (bench: Bench): Bench => setContext(KEY, bench);
export const useBench = (): Bench => getContext(KEY);
