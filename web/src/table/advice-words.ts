/** What engines find, in words: a line of moves, and the reasons for it. */
import type { Reason } from '@bottega/bots';
import type { BaseMove, Words } from '@bottega/kernel';
import { say } from '../words.svelte.ts';

export function reasonInWords(reason: Reason, words: Words): string {
  if (reason.kind === 'gain' || reason.kind === 'cost')
    return say(`coach.${reason.kind}`, { points: reason.points, topic: words.say(`topic.${reason.topic}`) });
  if (reason.kind === 'deny') return say('coach.deny', { points: reason.points, name: words.name(reason.seat) });
  return say(`coach.${reason.kind}`, { ...reason });
}

/** The same one several times is told once. */
export function movesInWords(moves: readonly BaseMove[], words: Words): string {
  const texts = moves.map((move) => words.move(move));
  const runs = texts.filter((text, at) => text !== texts[at - 1]).map((text) => ({ text, count: 0 }));
  let run = -1;
  for (const [at, text] of texts.entries()) {
    if (text !== texts[at - 1]) run++;
    runs[run].count++;
  }
  return runs.map(({ text, count }) => (count > 1 ? `${text} ×${count}` : text)).join(' → ');
}
