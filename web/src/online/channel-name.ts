import type { Channel } from '@bottega/table/wire';
import { tell } from './words.svelte.ts';

/** What a way to get notices is called in lists. */
export function channelName({ kind, name, form }: Channel): string {
  if (kind === 'mail') return name;
  if (kind === 'hook') return tell('notices.to', { form: form ?? 'json', name });
  return name === '' ? tell('notices.device-unknown') : tell('notices.device', { name });
}
