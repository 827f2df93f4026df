/** A thumb that wipes sideways over the board: 1 for the next region, −1 for the one before. */
const FAR = 56;
const STEEP = 0.6;

/** What scrolls sideways itself keeps the gesture. */
function scrollsSideways(from: EventTarget | null, root: Element): boolean {
  for (let part = from instanceof Element ? from : null; part !== null && part !== root; part = part.parentElement)
    if (part.scrollWidth > part.clientWidth + 1 && ['auto', 'scroll'].includes(getComputedStyle(part).overflowX)) return true;
  return root.scrollWidth > root.clientWidth + 1;
}

export function swipes(turn: (by: 1 | -1) => void): (root: HTMLElement) => () => void {
  return (root) => {
    let start: Touch | undefined;
    const begin = (event: TouchEvent): void => {
      start = event.touches.length === 1 && !scrollsSideways(event.target, root) ? event.touches[0] : undefined;
    };
    const end = (event: TouchEvent): void => {
      const now = event.changedTouches[0];
      if (start === undefined || now === undefined) return;
      const across = now.clientX - start.clientX;
      if (Math.abs(across) > FAR && Math.abs(now.clientY - start.clientY) < Math.abs(across) * STEEP) turn(across < 0 ? 1 : -1);
      start = undefined;
    };
    root.addEventListener('touchstart', begin, { passive: true });
    root.addEventListener('touchend', end, { passive: true });
    return () => {
      root.removeEventListener('touchstart', begin);
      root.removeEventListener('touchend', end);
    };
  };
}
