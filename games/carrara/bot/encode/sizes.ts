/** How much room there is for what other editions may have more of; what goes beyond is left out. */

/** Bonus sections of the court: the advanced game has most. */
export const SECTIONS = 8;
export const STATUE_PLACES = 3;
export const FLORIN_PLACES = 2;
/** Printed values of buildings, from 1 on; dearer ones count as the dearest. */
export const VALUES = 5;

export const valueIndex = (value: number): number => Math.min(Math.max(value, 1), VALUES) - 1;
