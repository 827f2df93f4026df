/** Dutch numbers of things, and the frame of a worked example. */
import type { RulesBlock } from '@bottega/kernel';
import type { Facts } from '../facts.ts';
import type { Played } from '../position.ts';

export const counted = ({ many }: Facts) => ({
  beats: (count: number) => many(count, { one: '# tel', other: '# tellen' }),
  cards: (count: number) => many(count, { one: '# kaart', other: '# kaarten' }),
  ducats: (count: number) => many(count, { one: '# dukaat', other: '# dukaten' }),
  notes: (count: number) => many(count, { one: '# noot', other: '# noten' }),
  points: (count: number) => many(count, { one: '# punt', other: '# punten' }),
  slots: (count: number) => many(count, { one: '# plek', other: '# plekken' }),
  studies: (count: number) => many(count, { one: '# studie', other: '# studies' }),
  tokens: (count: number) => many(count, { one: '# fiche', other: '# fiches' }),
  violins: (count: number) => many(count, { one: '# viool', other: '# violen' }),
});

const BORROWED = 'Dit voorbeeld wordt gespeeld met de kaarten van Bottega; de editie waarmee je speelt, heeft andere.';

/** Blocks told of an example, after a word about its cards where it needs one. */
export const told = ({ borrowed }: Played, blocks: readonly RulesBlock[]): RulesBlock[] => (borrowed ? [BORROWED, ...blocks] : [...blocks]);
