/** The nearest element in the direction of an arrow key: what lies off the axis counts more. */
const OFF_AXIS = 2.5;

export function nearest<E extends Element>(from: Element, all: readonly E[], key: string): E | undefined {
  const start = centre(from);
  let best: E | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const element of all) {
    if (element === from) continue;
    const { x, y } = centre(element);
    const along = { ArrowRight: x - start.x, ArrowLeft: start.x - x, ArrowDown: y - start.y, ArrowUp: start.y - y }[key] ?? 0;
    const across = key === 'ArrowRight' || key === 'ArrowLeft' ? Math.abs(y - start.y) : Math.abs(x - start.x);
    const distance = along + across * OFF_AXIS;
    if (along <= 1 || distance >= least) continue;
    least = distance;
    best = element;
  }
  return best;
}

function centre(element: Element): { x: number; y: number } {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
