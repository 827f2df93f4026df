/** Each seat's line has its own dashes besides its colour. */
export const DASHES: readonly string[] = ['', '8 4', '2 4', '10 4 2 4', '1 5'];
