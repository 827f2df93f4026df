/** English numbers of things, and the frame of a worked example. */
import type { RulesBlock } from '@bottega/kernel';
import type { Facts } from '../facts.ts';
import type { Played } from '../position.ts';

export const counted = ({ many }: Facts) => ({
  beats: (count: number) => many(count, { one: '# beat', other: '# beats' }),
  cards: (count: number) => many(count, { one: '# card', other: '# cards' }),
  ducats: (count: number) => many(count, { one: '# ducat', other: '# ducats' }),
  notes: (count: number) => many(count, { one: '# note', other: '# notes' }),
  points: (count: number) => many(count, { one: '# point', other: '# points' }),
  slots: (count: number) => many(count, { one: '# slot', other: '# slots' }),
  studies: (count: number) => many(count, { one: '# study', other: '# studies' }),
  tokens: (count: number) => many(count, { one: '# token', other: '# tokens' }),
  violins: (count: number) => many(count, { one: '# violin', other: '# violins' }),
});

const BORROWED = 'This example is played with the cards of this house; the edition in play has others.';

/** Blocks told of an example, after a word about its cards where it needs one. */
export const told = ({ borrowed }: Played, blocks: readonly RulesBlock[]): RulesBlock[] => (borrowed ? [BORROWED, ...blocks] : [...blocks]);
