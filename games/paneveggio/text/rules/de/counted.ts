/** German numbers of things, names of cards inside sentences, and the frame of a worked example. */
import type { RulesBlock } from '@bottega/kernel';
import type { Facts } from '../facts.ts';
import type { Played } from '../position.ts';

/** Nominative or accusative, unless the name says otherwise. */
export const counted = ({ many }: Facts) => ({
  apprentices: (count: number) => many(count, { one: '# Lehrling', other: '# Lehrlinge' }),
  beats: (count: number) => many(count, { one: '# Schlag', other: '# Schläge' }),
  /** After *mit*. */
  withBeats: (count: number) => many(count, { one: '# Schlag', other: '# Schlägen' }),
  cards: (count: number) => many(count, { one: '# Karte', other: '# Karten' }),
  /** *Dukat* is a weak noun: one who pays pays "1 Dukaten". */
  ducats: (count: number) => many(count, { other: '# Dukaten' }),
  /** As a heading or in a list. */
  ducatsAlone: (count: number) => many(count, { one: '# Dukat', other: '# Dukaten' }),
  notes: (count: number) => many(count, { one: '# Note', other: '# Noten' }),
  points: (count: number) => many(count, { one: '# Punkt', other: '# Punkte' }),
  rounds: (count: number) => many(count, { one: '# Runde', other: '# Runden' }),
  /** How long nobody has made a violin. */
  roundsOnEnd: (count: number) => many(count, { one: 'eine ganze Runde lang', other: '# Runden hintereinander' }),
  /** After *mit*. */
  withSlots: (count: number) => many(count, { one: '# Platz', other: '# Plätzen' }),
  studies: (count: number) => many(count, { one: '# Studie', other: '# Studien' }),
  tokens: (count: number) => many(count, { other: '# Marker' }),
  violins: (count: number) => many(count, { one: '# Geige', other: '# Geigen' }),
});

/** A card inside a sentence: between quotation marks its name needs neither article nor ending. */
export const named =
  ({ card }: Facts) =>
  (number: number): string =>
    `„${card(number)}“`;

/** Below zero with a real minus sign. */
export const signed = (points: number): string => String(points).replace('-', '−');

const BORROWED = 'Dieses Beispiel ist mit den Karten von Bottega gespielt; in der Ausgabe, mit der du spielst, sind sie anders.';

/** Blocks told of an example, after a word about its cards where it needs one. */
export const told = ({ borrowed }: Played, blocks: readonly RulesBlock[]): RulesBlock[] => (borrowed ? [BORROWED, ...blocks] : [...blocks]);
