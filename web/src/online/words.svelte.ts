/** The words of tables with friends, loaded only when somebody goes there. */
import { type Dictionary, type Language, Refusal, Words } from '@bottega/kernel';
import { loadKernelWords } from '../game-text.svelte.ts';
import { say } from '../words.svelte.ts';

const dictionaries = import.meta.glob<Dictionary>('./text/*.json', { import: 'default' });

let current = $state.raw<Words | null>(null);

export async function speakOnline(language: Language): Promise<void> {
  const [common, own] = await Promise.all([loadKernelWords(language), dictionaries[`./text/${language}.json`]()]);
  current = new Words(language, { ...common, ...own }, []);
}

export const readyOnline = (): boolean => current !== null;

/** The message under a key, in the reader's language. */
export function tell(key: string, parameters?: Readonly<Record<string, unknown>>): string {
  return current === null ? '' : current.say(key, parameters);
}

/** Why something did not work, in words: the house's own refusals, else those of the game. */
export function why(error: unknown, game?: Words): string {
  if (!(error instanceof Refusal)) return say('table.fault');
  const key = `refusal.${error.reason.code}`;
  for (const words of [current, game]) if (words?.has(key)) return words.refusal(error.reason);
  return say('table.fault');
}
