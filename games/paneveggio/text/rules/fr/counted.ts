/** French numbers of things, names of cards with their articles, and the frame of a worked example. */
import { ownName, type RulesBlock } from '@bottega/kernel';
import type { Facts } from '../facts.ts';
import type { Played } from '../position.ts';

export const counted = ({ many }: Facts) => ({
  beats: (count: number) => many(count, { other: '# temps' }),
  cards: (count: number) => many(count, { one: '# carte', other: '# cartes' }),
  ducats: (count: number) => many(count, { one: '# ducat', other: '# ducats' }),
  notes: (count: number) => many(count, { one: '# note', other: '# notes' }),
  points: (count: number) => many(count, { other: '# PP' }),
  slots: (count: number) => many(count, { one: '# emplacement', other: '# emplacements' }),
  studies: (count: number) => many(count, { one: '# étude', other: '# études' }),
  tokens: (count: number) => many(count, { one: '# jeton', other: '# jetons' }),
  violins: (count: number) => many(count, { one: '# violon', other: '# violons' }),
});

/** The 8th to 10th of every fifteen cards are composers: their own names take no article. */
const isComposer = (number: number): boolean => [8, 9, 10].includes(number % 15);
const elides = (name: string): boolean => /^[AEÉÈIOUY]/.test(name);

/** Cards inside a sentence: “le Jongleur”, “de l’Abbé mélomane”, “à Rameau”. */
export const named = ({ card, edition }: Facts) => {
  const joined = (number: number, [own, ownElided, plain, elided]: readonly string[]): string => {
    const name = card(number);
    // nobody knows the article of a name that owners gave
    if (ownName(edition.cards[number - 1].name, 'fr') !== null) return own + name;
    if (isComposer(number)) return (elides(name) ? ownElided : own) + name;
    return (elides(name) ? elided : plain) + name;
  };
  return {
    the: (number: number) => joined(number, ['', '', 'le ', 'l’']),
    /** The same at the beginning of a sentence. */
    The: (number: number) => joined(number, ['', '', 'Le ', 'L’']),
    of: (number: number) => joined(number, ['de ', 'd’', 'du ', 'de l’']),
    to: (number: number) => joined(number, ['à ', 'à ', 'au ', 'à l’']),
  };
};

const BORROWED = 'Cet exemple est joué avec les cartes de Bottega ; l’édition en cours en a d’autres.';

/** Blocks told of an example, after a word about its cards where it needs one. */
export const told = ({ borrowed }: Played, blocks: readonly RulesBlock[]): RulesBlock[] => (borrowed ? [BORROWED, ...blocks] : [...blocks]);
