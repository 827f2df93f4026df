/** Opens a sheet over the table. It is not modal: making the whole table inert would restyle and repaint all of it. */
export function openSheet(sheet: HTMLElement): () => void {
  sheet.showPopover();
  sheet.querySelector<HTMLElement>('[tabindex], button')?.focus({ preventScroll: true });
  return guard(sheet);
}

/** So long after a finger is lifted its click may come. */
const CLICK = 500;

/** A press beside a sheet closes it, and does nothing to what lies beneath. */
export function guard(sheet: HTMLElement): () => void {
  const shade = document.createElement('div');
  shade.className = 'sheet-shade';
  let pressed = false;
  shade.onpointerdown = () => {
    pressed = true;
  };
  sheet.before(shade);
  return () => {
    // the sheet is gone with the press, the click it makes is still to come
    shade.onclick = () => shade.remove();
    setTimeout(() => shade.remove(), pressed ? CLICK : 0);
  };
}
