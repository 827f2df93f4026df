/** Opens a sheet over the table. It is not modal: making the whole table inert would restyle and repaint all of it. */
export function openSheet(sheet: HTMLElement): void {
  sheet.showPopover();
  sheet.querySelector<HTMLElement>('[tabindex], button')?.focus({ preventScroll: true });
}
