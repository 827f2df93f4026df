/** The shape of the rules page in one language. Figures come from the edition, so that the page never disagrees with the game. */
import type { Mark } from '@bottega/kernel';
import type { Edition } from '../../edition/schema.ts';

/** Every section of the page, in order; the ids are the anchors tooltips link to. */
export const SECTIONS = [
  ...['about', 'setup', 'turn', 'moving', 'activate', 'hiring', 'strength', 'money'],
  ...['room-discoveries', 'room-literature', 'room-religion', 'room-arts', 'room-politics'],
  ...['bonus-tiles', 'masterpieces', 'refill', 'end', 'scoring', 'variants', 'rulings', 'values'],
] as const;
export type SectionId = (typeof SECTIONS)[number];

/** Values that are ours or worked out, grouped as the page lists them. */
export const VALUES = [
  ...['hiringCosts', 'recruitmentSpaces', 'moneyTrack', 'masterpieces', 'museum', 'bonusMajority', 'passing', 'characters', 'starters', 'bank'],
] as const;

export interface RulesText {
  readonly sections: Readonly<Record<SectionId, { readonly title: string; readonly text: readonly string[] }>>;
  /** Question and answer of each ruling, in the order of their numbers. */
  readonly rulings: readonly (readonly [question: string, answer: string])[];
  /** How the groups of values are called. */
  readonly values: Readonly<Record<(typeof VALUES)[number], string>>;
  readonly marks: Readonly<Record<Mark, string>>;
}

/** A paragraph that begins with this is an item of a list. */
export const ITEM = '• ';

export type WriteRules = (edition: Edition, list: (values: readonly (string | number)[]) => string) => RulesText;
