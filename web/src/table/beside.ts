/** Places a floating element beside its anchor, inside the window; on a phone at the bottom. */
const GAP = 10;
const PHONE = 600;

export function beside(anchor: Element | undefined, floor = window.innerHeight): (element: HTMLElement) => void {
  return (element) => {
    element.style.position = 'fixed';
    element.style.margin = '0';
    const { width, height } = element.getBoundingClientRect();
    const room = document.documentElement.clientWidth;
    if (anchor === undefined || room < PHONE) {
      element.style.left = `${Math.max(0, (room - width) / 2)}px`;
      element.style.top = 'auto';
      element.style.bottom = `calc(${window.innerHeight - floor}px + 0.5rem)`;
      return;
    }
    const place = anchor.getBoundingClientRect();
    const below = place.bottom + GAP + height < floor;
    const above = place.top - GAP - height > 0;
    const top = below ? place.bottom + GAP : above ? place.top - GAP - height : Math.max(GAP, (floor - height) / 2);
    const middle = place.left + place.width / 2 - width / 2;
    element.style.top = `${top}px`;
    element.style.left = `${Math.max(GAP, Math.min(middle, room - width - GAP))}px`;
  };
}

/** On the nearer side of the group its anchor belongs to, so that the rest of the group stays in sight; else beside the anchor. */
export function besideGroup(anchor: Element | undefined): (element: HTMLElement) => void {
  return (element) => {
    beside(anchor)(element);
    const group = anchor?.closest('.zone')?.getBoundingClientRect();
    if (anchor === undefined || group === undefined || document.documentElement.clientWidth < PHONE) return;
    const { width, height } = element.getBoundingClientRect();
    const { top, left: from, right: to } = anchor.getBoundingClientRect();
    const sides = [group.left - GAP - width, group.right + GAP];
    if (group.right - to < from - group.left) sides.reverse();
    const left = sides.find((x) => x >= GAP && x + width + GAP <= document.documentElement.clientWidth);
    if (left === undefined) return;
    element.style.left = `${left}px`;
    element.style.top = `${Math.max(GAP, Math.min(top, window.innerHeight - height - GAP))}px`;
  };
}

/**
 * Beside its anchor and over the board alone, on the side where it covers the fewest other choices; placed again when a
 * bar grows by an answer that came later.
 */
export function besideOnBoard(anchor: Element): (element: HTMLElement) => () => void {
  return (element) => {
    const board = document.querySelector('.table > .board');
    const place = (): void => {
      const floor = board?.getBoundingClientRect().bottom ?? window.innerHeight;
      beside(anchor, floor)(element);
      if (document.documentElement.clientWidth >= PHONE) clearOfChoices(element, anchor, floor);
    };
    place();
    const watching = new ResizeObserver(place);
    if (board !== null) watching.observe(board);
    return () => watching.disconnect();
  };
}

function clearOfChoices(element: HTMLElement, anchor: Element, floor: number): void {
  const { width, height, left, top } = element.getBoundingClientRect();
  const place = anchor.getBoundingClientRect();
  const right = document.documentElement.clientWidth - GAP - width;
  const level = Math.max(GAP, Math.min(place.top + (place.height - height) / 2, floor - GAP - height));
  const sides = [
    { left, top },
    { left, top: place.top - GAP - height },
    { left: place.right + GAP, top: level },
    { left: place.left - GAP - width, top: level },
  ].filter((side) => side.top >= 0 && side.left >= GAP && side.left <= right);
  const choices = [...document.querySelectorAll('.spot.legal')].filter((spot) => spot !== anchor).map((spot) => spot.getBoundingClientRect());
  const covered = (side: { left: number; top: number }): number =>
    choices.filter((spot) => spot.left < side.left + width && spot.right > side.left && spot.top < side.top + height && spot.bottom > side.top).length;
  const best = sides.map((side) => ({ ...side, covers: covered(side) })).sort((a, b) => a.covers - b.covers)[0];
  if (best === undefined) return;
  element.style.left = `${best.left}px`;
  element.style.top = `${best.top}px`;
}
