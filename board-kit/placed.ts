/**
 * A sign drawn in a box of 24, moved and scaled into another drawing. It is worked into the path itself: every
 * transform, and every drawing inside another, is one more thing that the browser puts together anew with each answer.
 */
export function placed(path: string, x: number, y: number, size: number): string {
  const scale = size / 24;
  return path.replace(/([a-zA-Z])([^a-zA-Z]*)/g, (_, command: string, rest: string) => {
    const offset = command === command.toLowerCase() ? [0, 0] : [x, y];
    const along = (value: number, index: number): number => {
      switch (command.toUpperCase()) {
        case 'H':
          return value * scale + offset[0];
        case 'V':
          return value * scale + offset[1];
        case 'A':
          return arc(value, index % 7, scale, offset);
        default:
          return value * scale + offset[index % 2];
      }
    };
    const values = (rest.match(/-?\d*\.?\d+/g) ?? []).map(Number);
    return command + values.map((value, index) => Number(along(value, index).toFixed(3))).join(' ');
  });
}

/** Two radii, an angle and two choices, then where it ends. */
function arc(value: number, index: number, scale: number, offset: readonly number[]): number {
  if (index < 2) return value * scale;
  return index < 5 ? value : value * scale + offset[index - 5];
}
