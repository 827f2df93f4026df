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

/** The values of the edition the rulebook does not state, in the groups and the order the page lists them. */
export const VALUES = {
  wheel: ['wheel.prices', 'wheel.start', 'wheel.decorations', 'wheel.statues'],
  start: ['start.blocks'],
  cities: ['cities.pays', 'cities.reward', 'cities.improved', 'cities.improvements', 'cities.statues'],
  buildings: ['buildings.types.landscape', 'buildings.types.decoration', 'buildings.values', 'buildings.display'],
  court: ['court.normal'],
  landscapes: ['landscapes.reward'],
  end: ['end.stalledRounds'],
} as const;
export type ValueGroup = keyof typeof VALUES;
export type ValueName = (typeof VALUES)[ValueGroup][number];

/** Values of which a part has another origin than the whole. */
export const NOTED = [
  'wheel.statues',
  'start.blocks',
  'cities.livorno.statues',
  'cities.pisa.statues',
  'cities.lucca.statues',
  'cities.viareggio.statues',
  'cities.massa.statues',
  'cities.lerici.statues',
  'buildings.values',
] as const;

/** A paragraph, or the items of a list. */
export type Passage = string | readonly string[];

export interface RulesText {
  readonly sections: Readonly<Record<Section, { readonly title: string; readonly text: readonly Passage[] }>>;
  /** What the marks of printed values mean. */
  readonly marks: Readonly<Record<'RB' | 'PUB' | 'DER' | 'OUR', string>>;
  /** What the values are, and how their groups are called. */
  readonly groups: Readonly<Record<ValueGroup, string>>;
  readonly values: Readonly<Record<ValueName, string>>;
  readonly notes: Readonly<Record<(typeof NOTED)[number], string>>;
  /** What follows a number of players. */
  readonly players: string;
}
