/** A page that nobody sees is never painted. */
const LONGEST = 200;

/** Does something once the next frame is painted; gives back how to call it off. */
export function afterPaint(act: () => void): () => void {
  let later: ReturnType<typeof setTimeout> | undefined;
  const cancel = (): void => {
    cancelAnimationFrame(frame);
    clearTimeout(later);
    clearTimeout(unseen);
  };
  const now = (): void => {
    cancel();
    act();
  };
  const frame = requestAnimationFrame(() => {
    later = setTimeout(now);
  });
  const unseen = setTimeout(now, LONGEST);
  return cancel;
}
