/**
 * Takes the focus off what a pointer pressed. Otherwise the answer, which changes or removes it, makes the browser lay
 * out the table while it is half drawn. Tab goes on from there all the same, and who plays by keyboard keeps the focus.
 */
export function letGo(): void {
  const focused = document.activeElement;
  if ((focused instanceof HTMLElement || focused instanceof SVGElement) && !focused.matches(':focus-visible')) focused.blur();
}
