/**
 * Pointer, thumb and keyboard on the spots of a board, heard once at its root instead of on every spot:
 * `<div {@attach gestures(shareBoard(…))}>`. A spot with `data-own` answers presses itself and is only explained.
 */
import type { BoardContext } from './context.svelte.ts';

const LONG_PRESS = 450;

type Spot = HTMLElement | SVGElement;
const spotOf = ({ target }: Event): Spot | null => (target instanceof Element ? target.closest<Spot>('.spot[data-target]') : null);
const targetOf = (spot: Spot): string => spot.dataset['target'] ?? '';
const isMouse = (event: PointerEvent): boolean => event.pointerType === 'mouse';

export function gestures(board: BoardContext): (root: HTMLElement) => () => void {
  return (root) => {
    let pressing: ReturnType<typeof setTimeout> | undefined;
    let explained = false;
    /** A spot that came under a pointer which lies still: after scrolling, or when the table came or changed. */
    let resting: Spot | null = null;
    let last = '';
    const at = ({ clientX, clientY }: PointerEvent): string => `${clientX} ${clientY}`;
    const hasMoved = (event: PointerEvent): boolean => (last === '' ? event.movementX !== 0 || event.movementY !== 0 : at(event) !== last);
    const release = (): void => clearTimeout(pressing);
    const choose = (event: Event): void => {
      const spot = spotOf(event);
      if (spot === null || explained || spot.dataset['own'] !== undefined) explained = false;
      else board.press(targetOf(spot), spot);
    };
    const heard: { [kind in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[kind]) => void } = {
      click: choose,
      keydown(event) {
        // a button presses itself, a drawn group does not
        if ((event.key !== 'Enter' && event.key !== ' ') || spotOf(event)?.matches('g') !== true) return;
        event.preventDefault();
        choose(event);
      },
      pointerover(event) {
        const spot = spotOf(event);
        if (spot === null || !isMouse(event)) return;
        if (hasMoved(event)) board.explain(targetOf(spot), spot);
        else resting = spot;
      },
      pointerout(event) {
        release();
        resting = null;
        // a long press explains until something else is pressed
        if (spotOf(event) !== null && isMouse(event)) board.explain(null);
      },
      pointerdown(event) {
        explained = false;
        const spot = spotOf(event);
        if (spot === null || isMouse(event)) return;
        pressing = setTimeout(() => {
          explained = true;
          board.explain(targetOf(spot), spot, 0);
        }, LONG_PRESS);
      },
      pointerup: release,
      pointercancel: release,
      focusin(event) {
        const spot = spotOf(event);
        if (spot?.matches(':focus-visible')) board.explain(targetOf(spot), spot);
      },
      focusout(event) {
        if (spotOf(event) !== null) board.explain(null);
      },
    };
    const moved = (event: PointerEvent): void => {
      if (!isMouse(event)) return;
      const moves = hasMoved(event);
      last = at(event);
      if (!moves) return;
      if (resting !== null) board.explain(targetOf(resting), resting);
      resting = null;
    };
    // wherever it moves: also what comes under a pointer from outside the board must have been pointed at
    document.addEventListener('pointermove', moved, { passive: true });
    for (const [kind, listener] of Object.entries(heard)) root.addEventListener(kind, listener as EventListener);
    return () => {
      release();
      document.removeEventListener('pointermove', moved);
      for (const [kind, listener] of Object.entries(heard)) root.removeEventListener(kind, listener as EventListener);
    };
  };
}
