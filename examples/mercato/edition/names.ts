/** The names of what is printed. Order matters: counts are arrays in this order. */
export const FRUITS = ['apple', 'fig', 'plum'] as const;
export type Fruit = (typeof FRUITS)[number];
