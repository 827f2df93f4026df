import type { Result } from '@bottega/kernel';

/** Everybody's points, seat by seat; in a game against the rules themselves theirs come last. */
export const totalsOf = ({ scores, rival }: Result): number[] => [...scores, ...(rival === undefined ? [] : [rival])].map(({ total }) => total);
