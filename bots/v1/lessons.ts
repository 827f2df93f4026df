/** What the first masters had learnt, kept as it was: what is measured with must not change. */
import { type GameCore, type Lessons, weigh } from '@bottega/kernel';
import kept from './lessons.json' with { type: 'json' };

const KEPT: Readonly<Record<string, Readonly<Record<string, Lessons>>>> = kept;

/** The game as they knew it. */
export function asLearntFirst(core: GameCore): GameCore {
  const { learning, network: _, ...plain } = core;
  if (learning === undefined) return plain;
  const first = { ...learning, lessons: { ...learning.lessons, ...KEPT[core.game.id] } };
  return { ...plain, learning: first, estimate: weigh(first) };
}
