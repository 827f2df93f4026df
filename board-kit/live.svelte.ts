/**
 * A view of which only what changed is drawn anew: every member of it is followed by itself, and so is every member of
 * the records in one of its lists, the players. What lies deeper is taken as a whole.
 */
import { untrack } from 'svelte';

interface Live<T> {
  readonly now: T;
  show(next: T): void;
}

function followed<T extends object>(first: T): Live<T> {
  const now = {} as T;
  const tell: ((next: T) => void)[] = [];
  for (const key of Object.keys(first) as (keyof T)[]) {
    let member = $state.raw(first[key]);
    Object.defineProperty(now, key, { enumerable: true, get: () => member });
    tell.push((next) => {
      member = next[key];
    });
  }
  return {
    now,
    show(next) {
      for (const each of tell) each(next);
    },
  };
}

/** Called while a board is set up: `const view = liveView(() => props.view as View, 'players')`. */
export function liveView<View extends object, Key extends keyof View>(view: () => View & Record<Key, readonly object[]>, list: Key): View {
  const first = untrack(view);
  const members = first[list].map((member: object) => followed(member));
  const whole = followed({ ...first, [list]: members.map(({ now }) => now) });
  $effect.pre(() => {
    const next = view();
    untrack(() => {
      for (const [index, member] of members.entries()) member.show(next[list][index]);
      whole.show({ ...next, [list]: whole.now[list] });
    });
  });
  return whole.now;
}
