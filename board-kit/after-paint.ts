/** What waits for the same frame is done in one go, and so drawn in one frame as well. */
type Acts = Set<() => void>;
/** A page that nobody sees is never painted. */
const LONGEST = 200;

let next: Acts | undefined;

function nextFrame(): Acts {
  const acts: Acts = new Set();
  const perform = (): void => {
    clearTimeout(unseen);
    cancelAnimationFrame(frame);
    if (next === acts) next = undefined;
    for (const act of acts) {
      acts.delete(act);
      try {
        act();
      } catch (error) {
        // the others are not to suffer for it
        reportError(error);
      }
    }
  };
  const frame = requestAnimationFrame(() => {
    // whoever comes now waits for another one
    next = undefined;
    setTimeout(perform);
  });
  const unseen = setTimeout(perform, LONGEST);
  return acts;
}

/** Does something once the next frame is painted; gives back how to call it off. */
export function afterPaint(act: () => void): () => void {
  next ??= nextFrame();
  const acts = next;
  const own = (): void => act();
  acts.add(own);
  return () => acts.delete(own);
}
