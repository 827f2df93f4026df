/** What is asked while something is in the hand. */
import type { Words } from '@bottega/kernel';
import type { View } from '../rules/view.ts';

export function questionFor(held: string | null, { display }: View, words: Words): string | null {
  const [kind, which] = held?.split(':') ?? [];
  if (kind === 'tile') {
    const tile = display[Number(which)];
    return tile === null ? null : words.say('board.where', { ...tile });
  }
  if (kind === 'monument') return words.say('board.where-monument', { type: which });
  return which === undefined ? null : words.say('board.where-piece', { piece: which });
}
