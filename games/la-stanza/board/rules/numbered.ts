/**
 * Puts the numbers 1, 2, … onto the places a figure's labels speak of. They lie inside those, and so stay with them on
 * any screen and on paper.
 */
export function numbered(targets: readonly string[]): (figure: HTMLElement) => void {
  return (figure) => {
    targets.forEach((target, index) => {
      const spot = figure.querySelector<HTMLElement>(selectorOf(target));
      if (spot === null) throw new Error(`the figure shows no ${target}`);
      // a space is wider than the character on it
      const place = spot.querySelector<HTMLElement>('.place') ?? spot;
      const number = document.createElement('span');
      number.className = 'number';
      number.textContent = String(index + 1);
      place.classList.add('numbered');
      place.append(number);
    });
  };
}

/** Hiring costs are printed on the board, but nothing to press. */
const selectorOf = (target: string): string =>
  target.startsWith('cost.') ? `.workers .column:nth-child(${target.slice('cost.'.length)}) > .coin` : `[data-target="${target}"]`;
