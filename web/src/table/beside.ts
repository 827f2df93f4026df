/** Places a floating element beside its anchor, inside the window; on a phone at the bottom. */
const GAP = 10;
const PHONE = 600;

export function beside(anchor: Element | undefined): (element: HTMLElement) => void {
  return (element) => {
    element.style.position = 'fixed';
    element.style.margin = '0';
    const { width, height } = element.getBoundingClientRect();
    const room = { width: document.documentElement.clientWidth, height: window.innerHeight };
    if (anchor === undefined || room.width < PHONE) {
      element.style.left = `${Math.max(0, (room.width - width) / 2)}px`;
      element.style.top = 'auto';
      element.style.bottom = '0.5rem';
      return;
    }
    const place = anchor.getBoundingClientRect();
    const below = place.bottom + GAP + height < room.height;
    const above = place.top - GAP - height > 0;
    const top = below ? place.bottom + GAP : above ? place.top - GAP - height : Math.max(GAP, (room.height - height) / 2);
    const middle = place.left + place.width / 2 - width / 2;
    element.style.top = `${top}px`;
    element.style.left = `${Math.max(GAP, Math.min(middle, room.width - width - GAP))}px`;
  };
}
