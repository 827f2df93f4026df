/** A number as it is printed, with a true minus. */
export const figure = (count: number): string => (count < 0 ? `−${-count}` : `${count}`);
