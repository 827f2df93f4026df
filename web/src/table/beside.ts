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

/**
 * On a narrow screen the table's bar lies at the bottom, and what it says, as why a place can't be chosen, is to be
 * seen too.
 */
function floorAbove(bar: Element | null): number {
  const place = bar?.getBoundingClientRect();
  return place !== undefined && place.bottom > window.innerHeight - 1 ? place.top : window.innerHeight;
}

/** Beside its anchor and clear of the bar, also when the bar grows by an answer that came later. */
export function besideAnchorAndBar(anchor: Element | undefined): (element: HTMLElement) => () => void {
  return (element) => {
    const bar = document.querySelector('.table > section');
    const place = (): void => beside(anchor, floorAbove(bar))(element);
    place();
    const watching = new ResizeObserver(place);
    if (bar !== null) watching.observe(bar);
    return () => watching.disconnect();
  };
}
