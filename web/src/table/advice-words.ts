/** The reasons that engines find, in words. */
import type { Reason } from '@bottega/bots';
import type { Words } from '@bottega/kernel';
import { say } from '../words.svelte.ts';

export function reasonInWords(reason: Reason, words: Words): string {
  if (reason.kind === 'gain' || reason.kind === 'cost')
    return say(`coach.${reason.kind}`, { points: reason.points, topic: words.say(`topic.${reason.topic}`) });
  if (reason.kind === 'deny') return say('coach.deny', { points: reason.points, name: words.name(reason.seat) });
  return say(`coach.${reason.kind}`, { ...reason });
}
