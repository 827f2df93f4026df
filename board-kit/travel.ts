/** Pieces travel from place to place: share one `travel` pair between the lists a piece may lie in, and key it by a stable id. */
import { cubicInOut } from 'svelte/easing';
import { crossfade } from 'svelte/transition';

/** Whether the reader asked for less motion. */
export const still = (): boolean => globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;

/** `const [send, receive] = travel()`; then `in:receive={{ key }} out:send={{ key }}`. */
export function travel(milliseconds = 350) {
  return crossfade({
    duration: () => (still() ? 0 : milliseconds),
    easing: cubicInOut,
    fallback: () => ({ duration: still() ? 0 : milliseconds / 2, css: (t: number) => `opacity: ${t}` }),
  });
}
