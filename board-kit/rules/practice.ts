/** Whoever shows a rules page may offer a lesson beside its sections. */
import { getContext, setContext } from 'svelte';

export interface Practice {
  readonly address: string;
  readonly label: string;
}

type PracticeOf = (section: string) => readonly Practice[];
const KEY = Symbol('practice');

export const sharePractice = (practiceOf: PracticeOf): void => void setContext(KEY, practiceOf);
export const usePractice = (): PracticeOf => getContext<PracticeOf | undefined>(KEY) ?? (() => []);
