/** The rules in prose, a section a rule; what tooltips link to is the section's id. */
export const SECTIONS = [
  'about',
  'setup',
  'turn',
  'buying',
  'building',
  'monuments',
  'upgrades',
  'court',
  'evaluating',
  'pieces',
  'end',
  'rulings',
  'values',
] as const;
export type Section = (typeof SECTIONS)[number];

/** A paragraph, or the items of a list. */
export type Passage = string | readonly string[];

export interface RulesText {
  readonly sections: Readonly<Record<Section, { readonly title: string; readonly text: readonly Passage[] }>>;
  /** What the marks of printed values mean. */
  readonly marks: Readonly<Record<'RB' | 'PUB' | 'DER' | 'OUR', string>>;
  readonly columns: { readonly value: string; readonly printed: string; readonly origin: string };
}
