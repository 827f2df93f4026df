/** After the table has been drawn, and between two of them. */
const FIRST = 600;
const NEXT = 20;

/** Does things one after the other while nothing else is to be done; gives back how to stop. */
export function oneByOne(acts: readonly (() => void)[]): () => void {
  let at = 0;
  let idle: number | undefined;
  let wait: ReturnType<typeof setTimeout> | undefined;
  const act = (): void => {
    acts[at++]();
    if (at < acts.length) wait = setTimeout(next, NEXT);
  };
  const next = (): void => {
    if ('requestIdleCallback' in globalThis) idle = requestIdleCallback(act);
    else act();
  };
  if (acts.length > 0) wait = setTimeout(next, FIRST);
  return () => {
    clearTimeout(wait);
    if (idle !== undefined) cancelIdleCallback(idle);
  };
}
