/** The lists of what is printed on boards and cards. Order matters: notes are counted by line in this order. */
export const LINES = ['wood', 'study', 'craft', 'relation', 'restoration'] as const;
/** A line of the score is an action; a card is affiliated to one. */
export type Line = (typeof LINES)[number];

/** As many as are in the box, numbered from 1. */
export const CARDS = 75;

export const KINDS = ['musician', 'apprentice'] as const;
export type Kind = (typeof KINDS)[number];

/** What a slot of a musician gives. */
export const BONUSES = ['place', 'draw', 'study', 'quality', 'ducat'] as const;
export type Bonus = (typeof BONUSES)[number];
/** What may be printed in a slot; the house's cards have a bonus in each. */
export const SLOTS = [...BONUSES, 'none'] as const;
